import { fromHex, toHex } from '../../src/fairness/bytes.js';
import { canonicalJson, whyNotCanonical } from '../../src/fairness/canonical.js';
import {
  eventText,
  genesisHash,
  hashCommand,
  hashEvent,
  verifyChain,
  type ChainHead,
  type Hashable,
  type Linked,
} from '../../src/fairness/chain.js';
import { sealHash } from '../../src/fairness/seal.js';
import { fail, ok } from '../../src/lib/result.js';
import { GAME } from './example.js';

const salt = fromHex('ab'.repeat(16));
const sealedCard = { card: 'C07' };

const common = { game: GAME, shape: 1, at: '2026-11-16T02:00:00.000Z' };
const placing = { ...common, actor: 'seat:1', commandId: '7f1d3c7e-8a52-4a52-9d1c-0b5f6a2e9c11' };
const buying = { ...common, actor: 'seat:2', commandId: 'a1', at: '2026-11-16T02:03:04.567Z' };

const history: readonly Hashable[] = [
  {
    ...placing,
    version: 1,
    ordinal: 0,
    type: 'PeoplePlaced',
    payload: { people: 3, place: 'forest', seat: 1 },
    command: { people: 3, place: 'forest', type: 'PlacePeople' },
    clock: { spent: 60, left: 86_340 },
  },
  { ...placing, version: 2, ordinal: 1, type: 'TurnPassed', payload: { to: 2 } },
  {
    ...buying,
    version: 3,
    ordinal: 0,
    type: 'CardBought',
    payload: { card: 'C01', paid: { wood: 1 }, seat: 2 },
    command: { type: 'BuyCard', card: 'C01' },
  },
  {
    ...buying,
    version: 4,
    ordinal: 1,
    type: 'CardDrawn',
    payload: { draw: 9, seat: 2, source: 'C01' },
    sealed: { hash: sealHash(salt, sealedCard), salt: toHex(salt), value: sealedCard },
  },
  { ...buying, version: 5, ordinal: 2, type: 'GoodsShown', payload: { goods: ['wood', 'clay'] } },
];

function linked(events: readonly Hashable[]): readonly Linked[] {
  let previous = genesisHash(GAME);
  return events.map((event) => {
    previous = hashEvent(previous, event);
    return { ...event, hash: previous };
  });
}

const chain = linked(history);
const head: ChainHead = { version: chain.length, hash: chain.at(-1)!.hash };
const verify = (events: readonly Linked[]) => verifyChain(events, GAME, head);

/** Every way to change one leaf, add a key to, or take a key from a JSON value. */
function changes(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [`${value}x`, value.slice(1), '', 7];
  if (typeof value === 'number') return [value + 1, -1, String(value), value + 0.5];
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const inside = items.flatMap((item, index) => changes(item).map((changed) => items.with(index, changed)));
    return [...inside, items.slice(1), [...items, 'x'], items.toReversed()];
  }
  const members = Object.entries(value as object);
  return [
    { ...(value as object), extra: 1 },
    ...members.flatMap(([key, member]) => [
      Object.fromEntries(members.filter(([other]) => other !== key)),
      ...changes(member).map((changed) => ({ ...(value as object), [key]: changed })),
    ]),
  ];
}

/** Every event with one field changed somewhere. Unknown fields are the archive's business: they are not hashed. */
const forgeries = chain.flatMap((event, index) =>
  Object.entries(event).flatMap(([field, value]) =>
    changes(value)
      .filter((changed) => field !== 'sealed' || !('extra' in (changed as object)))
      .map((changed) => ({ index, field, changed, forged: { ...event, [field]: changed } })),
  ),
);

describe('the text of an event', () => {
  it.each(history.map((event) => [event.type, event] as const))(
    'of %s is the canonical JSON of its fields',
    (_, event) => {
      const { sealed, ...rest } = event;
      expect(eventText(event)).toBe(
        canonicalJson(sealed === undefined ? rest : { ...rest, sealed: sealed.hash }),
      );
    },
  );

  it('leaves out whatever else stands in the row', () => {
    const row = { ...history[0]!, hash: 'x', undone: true };
    expect(eventText(row)).toBe(eventText(history[0]!));
  });

  it('is the same for those who may not see the sealed part', () => {
    const { hash } = history[3]!.sealed!;
    expect(eventText({ ...history[3]!, sealed: { hash } })).toBe(eventText(history[3]!));
  });

  it.each<readonly [string, Partial<Hashable>, string]>([
    ['seconds without a fraction', { at: '2026-11-16T02:00:00Z' }, 'its time is not of the form'],
    ['a time zone', { at: '2026-11-16T02:00:00.000+00:00' }, 'its time is not of the form'],
    ['microseconds', { at: '2026-11-16T02:00:00.000000Z' }, 'its time is not of the form'],
    ['a command on a consequence', { ordinal: 1 }, 'it is a consequence and yet has a command'],
    ['a seal that is no hash', { sealed: { hash: 'AB' } }, 'its sealed hash is not 32 bytes of hexadecimal'],
    ['a null in the payload', { payload: { a: null } }, 'payload.a is null instead of absent'],
    ['a fraction on the clock', { clock: { spent: 0.5 } }, 'clock.spent is not an integer'],
    ['a broken text', { actor: '\ud800' }, 'actor contains U+0000 or a lone surrogate'],
  ])('does not exist with %s', (_, change, why) =>
    expect(() => hashEvent(genesisHash(GAME), { ...history[0]!, ...change })).toThrow(why),
  );

  it.each(['', 'ab', 'AB'.repeat(32), 'ab'.repeat(33)])('is not hashed after %j', (previous) =>
    expect(() => hashEvent(previous, history[0]!)).toThrow(/hexadecimal|32 bytes/),
  );
});

describe('a chain', () => {
  it('answers its head', () => {
    expect(verify(chain)).toEqual(ok(head));
    expect(verifyChain(chain, GAME)).toEqual(ok(head));
    expect(verifyChain([], GAME)).toEqual(ok({ version: 0, hash: genesisHash(GAME) }));
  });

  it('holds for those who may not see the sealed parts', () => {
    const redacted = chain.map((event) =>
      event.sealed === undefined ? event : { ...event, sealed: { hash: event.sealed.hash } },
    );
    expect(verify(redacted)).toEqual(ok(head));
  });

  it('may have gone on since a head was kept', () =>
    expect(verifyChain(chain, GAME, { version: 2, hash: chain[1]!.hash })).toEqual(ok(head)));

  it('shows any change of any field, at that event', () => {
    expect(forgeries.length).toBeGreaterThan(250);
    for (const { index, field, changed, forged } of forgeries) {
      const found = verify(chain.with(index, forged));
      expect({ field, changed, found }).toEqual({
        field,
        changed,
        found: { ok: false, reason: { version: index + 1, reason: expect.any(String) as string } },
      });
    }
  });

  it('shows a change even if that event is hashed anew', () => {
    for (const { index, field, forged } of forgeries) {
      if (field !== 'payload' || index === chain.length - 1) continue;
      const before = chain[index - 1]?.hash ?? genesisHash(GAME);
      if (whyNotCanonical(forged.payload) !== undefined) continue;
      const renewed = { ...forged, hash: hashEvent(before, forged) };
      expect(verify(chain.with(index, renewed))).toEqual(
        fail({ version: index + 2, reason: 'HASH_DIFFERS' }),
      );
    }
  });

  it('hashed anew from end to end shows only against a head kept from earlier', () => {
    const rewritten = linked(history.with(1, { ...history[1]!, payload: { to: 1 } }));
    expect(verifyChain(rewritten, GAME).ok).toBe(true);
    expect(verify(rewritten)).toEqual(fail({ version: 5, reason: 'OTHER_HEAD' }));
    expect(verifyChain(rewritten, GAME, { version: 2, hash: chain[1]!.hash })).toEqual(
      fail({ version: 2, reason: 'OTHER_HEAD' }),
    );
  });

  it.each(chain.map(({ version }) => version))('shows that version %i was deleted', (version) => {
    const rest = chain.filter((event) => event.version !== version);
    const last = version === chain.length;
    expect(verify(rest)).toEqual(fail({ version, reason: last ? 'MISSING' : 'OUT_OF_ORDER' }));
    const renumbered = rest.map((event, index) => ({ ...event, version: index + 1 }));
    expect(verify(renumbered)).toEqual(fail({ version, reason: last ? 'MISSING' : 'HASH_DIFFERS' }));
  });

  it('shows a swap at the earlier of the two', () => {
    for (let a = 0; a < chain.length; a += 1) {
      for (let b = a + 1; b < chain.length; b += 1) {
        const swapped = chain.with(a, chain[b]!).with(b, chain[a]!);
        expect(verify(swapped)).toEqual(fail({ version: a + 1, reason: 'OUT_OF_ORDER' }));
        const renumbered = swapped.map((event, index) => ({ ...event, version: index + 1 }));
        expect(verify(renumbered)).toEqual(fail({ version: a + 1, reason: 'HASH_DIFFERS' }));
      }
    }
  });

  it('shows an insertion where it was made', () => {
    for (let index = 0; index < chain.length; index += 1) {
      const copied = chain.toSpliced(index, 0, chain[index]!);
      expect(verify(copied)).toEqual(fail({ version: index + 2, reason: 'OUT_OF_ORDER' }));
      const before = chain[index - 1]?.hash ?? genesisHash(GAME);
      const invented = { ...placing, version: index + 1, ordinal: 1, type: 'TurnPassed', payload: { to: 1 } };
      const renumbered = [
        ...chain.slice(0, index),
        { ...invented, hash: hashEvent(before, invented) },
        ...chain.slice(index).map((event) => ({ ...event, version: event.version + 1 })),
      ];
      const found = verify(renumbered);
      const atHead = index + 1 === head.version;
      expect(found).toEqual(
        fail(
          atHead
            ? { version: index + 1, reason: 'OTHER_HEAD' }
            : { version: index + 2, reason: 'HASH_DIFFERS' },
        ),
      );
    }
  });

  it('shows everything that was cut off', () => {
    for (let kept = 0; kept < chain.length; kept += 1) {
      expect(verify(chain.slice(0, kept))).toEqual(fail({ version: kept + 1, reason: 'MISSING' }));
    }
  });

  it('names the reason', () => {
    const forged = (index: number, change: object) =>
      verify(chain.with(index, { ...chain[index]!, ...change }));
    expect(forged(1, { game: '00112233-4455-4677-8899-aabbccddeefe' })).toEqual(
      fail({ version: 2, reason: 'OTHER_GAME' }),
    );
    expect(forged(1, { at: 'yesterday' })).toEqual(fail({ version: 2, reason: 'MALFORMED' }));
    expect(forged(1, { actor: undefined })).toEqual(fail({ version: 2, reason: 'MALFORMED' }));
    expect(forged(0, { clock: { left: null } })).toEqual(fail({ version: 1, reason: 'MALFORMED' }));
    expect(forged(3, { sealed: { ...chain[3]!.sealed, value: { card: 'C08' } } })).toEqual(
      fail({ version: 4, reason: 'SEAL_BROKEN' }),
    );
    expect(forged(3, { sealed: undefined })).toEqual(fail({ version: 4, reason: 'HASH_DIFFERS' }));
    expect(forged(4, { hash: head.hash.toUpperCase() })).toEqual(
      fail({ version: 5, reason: 'HASH_DIFFERS' }),
    );
  });

  it('belongs to one game', () =>
    expect(verifyChain(chain, '00112233-4455-4677-8899-aabbccddeefe')).toEqual(
      fail({ version: 1, reason: 'OTHER_GAME' }),
    ));
});

describe('the hash of a command', () => {
  it('is the same for the same command in another order', () =>
    expect(hashCommand({ type: 'Roll', site: 'forest' })).toBe(
      hashCommand({ site: 'forest', type: 'Roll' }),
    ));

  it('differs for another command', () =>
    expect(hashCommand({ type: 'Roll', site: 'forest' })).not.toBe(
      hashCommand({ type: 'Roll', site: 'river' }),
    ));
});
