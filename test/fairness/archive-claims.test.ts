import type { JsonObject, StoredEvent } from '../../src/game/index.js';
import type { ArchiveView } from '../../src/fairness/archive/lines.js';
import { signHead } from '../../src/fairness/head.js';
import { without } from '../../src/lib/without.js';
import { archiveOf, finishedGame, rechained, SIGNER, verify } from '../support/archives.js';
import { linesIn, signedLines, withHeader } from '../support/signed-lines.js';

// A server that signs whatever it likes: what it says beside what the rules make of its commands.
let events: readonly StoredEvent[];
let archive: string;
beforeAll(async () => {
  do events = await finishedGame(['ann', 'bob'], { expansion: 'style' }, 'random');
  while (!events.some(({ type }) => type === 'CardDrawn'));
  archive = await archiveOf(events);
}, 60_000);

const first = (type: string, among = events): StoredEvent => among.find((event) => event.type === type)!;

/** The history with one event changed, hashed anew. */
const with1 = (
  { version }: StoredEvent,
  change: Partial<StoredEvent>,
  among = events,
): readonly StoredEvent[] => rechained(among.with(version - 1, { ...among[version - 1]!, ...change }));

const differenceIn = async (changed: readonly StoredEvent[], view: 'full' | 'public' = 'full') =>
  verify(await archiveOf(changed, { view })).difference;

describe('an event', () => {
  it('has a sealed part if it is one that hides something, and only then', async () => {
    const [roll, drawn] = [first('DiceRolled'), first('CardDrawn')];
    const malformed = ({ version }: StoredEvent) => ({ reason: 'MALFORMED', version });
    const sealed = { hash: 'ab'.repeat(32) };
    expect(await differenceIn(with1(roll, { sealed }), 'public')).toEqual(malformed(roll));
    const bare = rechained(events.with(drawn.version - 1, without(drawn, 'sealed')));
    expect(await differenceIn(bare, 'public')).toEqual(malformed(drawn));
    const value = drawn.sealed!.value as JsonObject;
    const shown = { ...without(drawn, 'sealed'), payload: { ...drawn.payload, sealed: value } };
    expect(await differenceIn(rechained(events.with(drawn.version - 1, shown)))).toEqual(malformed(drawn));
  });

  it('cannot have its hidden card in what everybody sees, beside the sealed one', async () => {
    const drawn = first('CardDrawn');
    const payload = { ...drawn.payload, sealed: { card: 'C01' } };
    expect(await differenceIn(with1(drawn, { payload }))).toEqual({
      reason: 'MALFORMED',
      version: drawn.version,
    });
  });

  it('opens what was sealed, with the very salt', async () => {
    const drawn = first('CardDrawn');
    const { hash, salt, value } = drawn.sealed!;
    const broken = { reason: 'SEAL_BROKEN', version: drawn.version, line: drawn.version + 1 };
    for (const sealed of [
      { hash: 'ab'.repeat(32), salt: salt!, value: value! },
      { hash, salt: 'cd'.repeat(16), value: value! },
      { hash, salt: salt!, value: { card: 'C99' } },
    ])
      expect(await differenceIn(with1(drawn, { sealed }))).toEqual(broken);
  });

  it('is called by one name', async () => {
    const roll = first('DiceRolled');
    const payload = { ...roll.payload, type: 'GoodsTaken' };
    expect(await differenceIn(with1(roll, { payload }))).toEqual({
      reason: 'MALFORMED',
      version: roll.version,
    });
  });
});

describe('the first line', () => {
  it('names the tables by their own name', () => {
    const renamed = withHeader(archive, ({ content, ...header }) => ({
      ...header,
      content: { ...(content as JsonObject), name: 'base' },
    }));
    expect(verify(renamed).difference).toEqual({ reason: 'CONTENT_DIFFERS', line: 1 });
  });

  it('says whose secrets are opened: neither more nor fewer', async () => {
    const { seat } = first('CardDrawn').payload;
    const [own, other]: readonly ArchiveView[] = seat === 1 ? ['seat:1', 'seat:2'] : ['seat:2', 'seat:1'];
    for (const [view, claim] of [
      ['full', 'public'],
      ['public', 'full'],
      ['public', own],
      [own, 'public'],
      [own, other],
    ] as const) {
      const shown = await archiveOf(events, { view: view! });
      const claimed = withHeader(shown, (header) => ({ ...header, view: claim }));
      expect([view, claim, verify(claimed).difference]).toEqual([
        view,
        claim,
        { reason: 'HEADER_DIFFERS', line: 1 },
      ]);
    }
  });

  it('cannot be for somebody who does not sit there', async () => {
    const shown = await archiveOf(events, { view: 'public' });
    const strange = withHeader(shown, (header) => ({ ...header, view: 'seat:4' }));
    expect(verify(strange).difference).toEqual({ reason: 'HEADER_DIFFERS', line: 1 });
  });
});

describe('the last line', () => {
  it('cannot vouch for another head than the one its events lead to', () => {
    const { game, version, hash } = events.at(-1)!;
    const other = events.at(-2)!.hash;
    for (const claim of [
      { version, hash: other },
      { version: version - 1, hash: other },
      { version: version - 1, hash },
    ]) {
      const headSignature = signHead(SIGNER, game, claim);
      const vouched = { version: claim.version, head: claim.hash, headSignature };
      expect(verify(signedLines(linesIn(archive), vouched)).difference).toEqual({
        reason: 'TRAILER_DIFFERS',
        version: claim.version,
      });
    }
  });
});

describe('seals that a file does not open', () => {
  it('are said to be unchecked, also when the seed tells which cards they must hold', async () => {
    const count = events.filter(({ sealed }) => sealed !== undefined).length;
    const drawn = first('CardDrawn');
    const forged = with1(drawn, { sealed: { hash: 'ab'.repeat(32) } });
    for (const history of [events, forged]) {
      const { outcome, unchecked, checks } = verify(await archiveOf(history, { view: 'public' }));
      expect(outcome).toBe('asFarAsPossible');
      expect(unchecked).toEqual([{ what: 'hidden', why: 'PARTS_HIDDEN', count }]);
      expect(checks?.draws.checked).toBe(checks?.draws.of);
    }
  });
});

describe('by whatever rules a game was played', () => {
  const started = (): readonly StoredEvent[] => {
    const start = first('GameStarted');
    const running = events.slice(0, first('SeedRevealed').version - 1);
    return with1(start, { payload: { ...start.payload, rules: 99 } }, running);
  };

  it('shown entropy is what was sealed', async () => {
    const ready = first('EntropyRevealed');
    const entropy = 'cd'.repeat(32);
    const change = { payload: { ...ready.payload, entropy }, command: { type: 'Ready', entropy } };
    expect(await differenceIn(with1(ready, change, started()))).toEqual({
      reason: 'ENTROPY_DIFFERS',
      version: ready.version,
    });
  });

  it('nobody begins before all that was sealed is shown', async () => {
    const ready = first('EntropyRevealed');
    const silent = started().filter(({ version }) => version !== ready.version);
    const closed = rechained(silent.map((event, at) => ({ ...event, version: at + 1 })));
    expect(await differenceIn(closed)).toEqual({
      reason: 'ENTROPY_DIFFERS',
      version: first('GameStarted', closed).version,
    });
  });
});
