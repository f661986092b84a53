import { RULES_REVISION, type GameId, type JsonObject, type StoredEvent } from '../../src/game/index.js';
import { sealHash } from '../../src/fairness/seal.js';
import { fromHex } from '../../src/fairness/bytes.js';
import type { Difference } from '../../src/fairness/verify/verdict.js';
import {
  archiveHouse,
  archiveOf,
  finishedGame,
  isRefuted,
  OTHER_SIGNER,
  playOn,
  rechained,
  SIGNER,
  startedBy,
  verify,
} from '../support/archives.js';
import { send } from '../support/house.js';
import { LONG } from '../support/long.js';

const DAMAGES = LONG ? 2_000 : 100;

let events: readonly StoredEvent[];
let archive: string;
beforeAll(async () => {
  do events = await finishedGame(['ann', 'bob'], { expansion: 'style' }, 'random');
  while (!events.some(({ type }) => type === 'CardDrawn'));
  archive = await archiveOf(events);
}, 60_000);

const first = (type: string): StoredEvent => events.find((event) => event.type === type)!;
const last = (type: string): StoredEvent => events.findLast((event) => event.type === type)!;

/** The whole history with one event replaced and everything hashed anew. */
const with1 = (event: StoredEvent, change: Partial<StoredEvent>): readonly StoredEvent[] =>
  rechained(events.with(event.version - 1, { ...event, ...change }));
const payload = (event: StoredEvent, change: JsonObject): readonly StoredEvent[] =>
  with1(event, { payload: { ...event.payload, ...change } });

const differenceIn = async (forged: readonly StoredEvent[]): Promise<Difference | undefined> =>
  verify(await archiveOf(forged)).difference;

describe('a whole game', () => {
  it('is verified to the last draw', () => {
    const { outcome, checks, unchecked, entropies } = verify(archive);
    expect({ outcome, unchecked }).toEqual({ outcome: 'verified', unchecked: [] });
    expect(entropies).toEqual({ given: 2, of: 2 });
    expect(checks?.commands.checked).toBe(checks?.commands.of);
    expect(checks?.draws.checked).toBe(checks?.draws.of);
    expect(checks?.draws.of).toBeGreaterThan(20);
  });

  it('that was changed and hashed anew fails on the signature', async () => {
    const roll = first('DiceRolled');
    const dice = (roll.payload['dice'] as readonly number[]).map((die) => (die % 6) + 1);
    const forged = (await archiveOf(payload(roll, { dice }), { signer: OTHER_SIGNER })).split('\n');
    const mine = JSON.parse(forged.at(-2)!) as JsonObject;
    const theirs = JSON.parse(archive.split('\n').at(-2)!) as JsonObject;
    const trailer = { ...theirs, head: mine['head'], sha256: mine['sha256'] };
    const text = forged.with(-2, JSON.stringify(trailer)).join('\n');
    expect(verify(text).difference).toEqual({ reason: 'SIGNATURE_BROKEN' });
  });

  it('shows random damage', () => {
    const bytes = new TextEncoder().encode(archive);
    let missed = 0;
    for (let nth = 1; nth <= DAMAGES; nth += 1) {
      const changed = bytes.slice();
      const at = (nth * 7919 * 104_729) % bytes.length;
      changed[at] = ((changed[at] ?? 0) + 1 + (nth % 255)) % 256;
      if (!isRefuted(changed)) missed += 1;
    }
    expect(missed).toBe(0);
  });

  it('replaced as a whole is noticed by whoever kept a head', async () => {
    const kept = events[99]!;
    expect(verify(archive, { head: kept })).toMatchObject({ outcome: 'verified', keptHead: true });
    const forged = await archiveOf(with1(first('GameOpened'), { at: '2000-01-01T00:00:00.000Z' }));
    expect(verify(forged).outcome).toBe('verified');
    expect(verify(forged, { head: kept }).difference).toMatchObject({ reason: 'OTHER_HEAD', version: 100 });
    expect(verify(forged, { head: { hash: kept.hash } }).difference?.reason).toBe('OTHER_HEAD');
    const short = await archiveOf(events.slice(0, 50));
    expect(verify(short, { head: kept }).difference).toEqual({ reason: 'MISSING', version: 51 });
  });
});

/** What a server could do that signs with its own key, and where it shows. */
describe('a server that cheats and signs', () => {
  it('cannot change dice', async () => {
    const roll = first('DiceRolled');
    const dice = roll.payload['dice'] as readonly number[];
    const other = dice.map((die) => (die % 6) + 1);
    expect(await differenceIn(payload(roll, { dice: other }))).toEqual({
      reason: 'DRAW_DIFFERS',
      version: roll.version,
      stored: other,
      expected: dice,
    });
  });

  it('cannot roll again under another number', async () => {
    const roll = first('DiceRolled');
    const draw = Number(roll.payload['draw']);
    expect(await differenceIn(payload(roll, { draw: draw + 1 }))).toMatchObject({
      reason: 'DRAW_OUT_OF_ORDER',
      version: roll.version,
      expected: draw,
    });
  });

  it('cannot deal another card, turn another tile, or seat people otherwise', async () => {
    const [deal, tile, start] = [first('CardsDealt'), first('TileTurned'), first('GameStarted')];
    const cards = deal.payload['cards'] as readonly JsonObject[];
    const swapped = cards.map(({ place }, at) => ({ place: place!, card: cards.at(at - 1)!['card']! }));
    const seats = start.payload['seats'] as readonly string[];
    const found = await Promise.all([
      differenceIn(payload(deal, { cards: swapped })),
      differenceIn(payload(tile, { tile: last('TileTurned').payload['tile']! })),
      differenceIn(payload(start, { seats: [...seats].reverse() })),
    ]);
    expect(found.map((each) => [each?.reason, each?.version])).toEqual(
      [deal, tile, start].map(({ version }) => ['DRAW_DIFFERS', version]),
    );
  });

  it('cannot put another card into somebody’s hand, sealed anew', async () => {
    const drawn = first('CardDrawn');
    const [dealt] = first('CardsDealt').payload['cards'] as readonly JsonObject[];
    const value = { card: dealt!['card']! };
    const salt = drawn.sealed!.salt!;
    const sealed = { salt, value, hash: sealHash(fromHex(salt), value) };
    expect(await differenceIn(with1(drawn, { sealed }))).toMatchObject({
      reason: 'DRAW_DIFFERS',
      version: drawn.version,
    });
  });

  it('cannot change a decision, or what came of it', async () => {
    const placed = first('PeoplePlaced');
    const taken = first('GoodsTaken');
    const command = { ...placed.command, people: Number(placed.payload['people']) + 1 };
    expect(await differenceIn(with1(placed, { command }))).toMatchObject({ version: placed.version });
    expect(await differenceIn(payload(taken, { goods: { gold: 9 } }))).toMatchObject({
      reason: 'DECIDED_OTHERWISE',
      version: taken.version,
      stored: { goods: { gold: 9 } },
    });
  });

  it('cannot make a command that the rules refuse', async () => {
    const placed = first('PeoplePlaced');
    const command = { type: 'PlacePeople', place: 'moon', people: 1 };
    expect(await differenceIn(with1(placed, { command }))).toMatchObject({
      reason: 'REFUSED',
      version: placed.version,
      expected: { code: 'NO_SUCH_PLACE' },
    });
  });

  it('cannot leave a consequence out, or invent one', async () => {
    const over = last('GameEnded');
    const without = [...events.slice(0, over.version - 1), ...events.slice(over.version)];
    const renumbered = without.map((event, at) => ({ ...event, version: at + 1 }));
    expect((await differenceIn(rechained(renumbered)))?.reason).toBe('DECIDED_OTHERWISE');
    const twice = [...events.slice(0, over.version), { ...over, ordinal: over.ordinal + 1 }].map(
      (event, at) => ({ ...event, version: at + 1 }),
    );
    expect(await differenceIn(rechained(twice))).toMatchObject({
      reason: 'DECIDED_OTHERWISE',
      version: over.version + 1,
    });
  });

  it('cannot show another seed, or entropy that was not sealed', async () => {
    const [shown, ready] = [first('SeedRevealed'), first('EntropyRevealed')];
    const seed = 'ab'.repeat(32);
    expect(
      await differenceIn(with1(shown, { payload: { seed }, command: { type: 'RevealSeed', seed } })),
    ).toMatchObject({ reason: 'COMMITMENT_BROKEN', version: shown.version });
    const entropy = 'cd'.repeat(32);
    const forged = with1(ready, {
      payload: { ...ready.payload, entropy },
      command: { type: 'Ready', entropy },
    });
    expect(await differenceIn(forged)).toMatchObject({ reason: 'ENTROPY_DIFFERS', version: ready.version });
  });

  it('cannot count other points', async () => {
    const counted = first('ScoresCounted');
    const [one, ...others] = counted.payload['scores'] as readonly JsonObject[];
    const scores = [{ ...one, total: Number(one!['total']) + 100 }, ...others] as readonly JsonObject[];
    expect(await differenceIn(payload(counted, { scores }))).toMatchObject({
      reason: 'DECIDED_OTHERWISE',
      version: counted.version,
    });
  });

  it('cannot turn time back, split a command, or use a command id twice', async () => {
    const late = last('PeoplePlaced');
    expect(await differenceIn(with1(late, { at: '2001-01-01T00:00:00.000Z' }))).toMatchObject({
      reason: 'TIME_RUNS_BACK',
    });
    const [begun, follows] = [first('PeoplePlaced'), first('PhaseStarted')];
    expect(await differenceIn(with1(follows, { actor: 'owner', commandId: 'x' }))).toMatchObject({
      reason: 'NOT_ONE_COMMAND',
      version: follows.version,
    });
    const again = with1(late, { commandId: begun.commandId, actor: begun.actor });
    expect((await differenceIn(again))?.reason).toBe('NOT_ONE_COMMAND');
  });
});

describe('a game by another revision of the rules', () => {
  it('folds and has its draws checked, but is not decided again, and is not called changed', async () => {
    const started = first('GameStarted');
    const older = await archiveOf(payload(started, { rules: RULES_REVISION + 1 }));
    const { outcome, checks, unchecked } = verify(older);
    expect(outcome).toBe('asFarAsPossible');
    expect(unchecked).toEqual([
      { what: 'commands', why: 'OTHER_RULES', revision: RULES_REVISION + 1, ours: RULES_REVISION },
    ]);
    expect(checks).toMatchObject({ commands: { checked: 0 }, scores: 'unchecked' });
    expect(checks?.draws.checked).toBe(checks?.draws.of);
  });
});

describe('an archive of a running game', () => {
  it('is verified as far as possible by whoever keeps the head of a mail', async () => {
    const house = archiveHouse();
    const game = await startedBy(house, ['ann', 'bob'], { expansion: 'style' });
    const drew = (history: readonly StoredEvent[]): boolean =>
      history.some(({ type }) => type === 'CardDrawn');
    while (!drew(await house.history(game))) await playSome(house, game);
    const kept = (await house.history(game)).at(-1)!;
    await playSome(house, game);
    const history = await house.history(game);
    const [seat, other] = [1, 2].sort((a) => (drewBy(history, a) ? -1 : 1));
    for (const view of ['public', `seat:${seat!}`, `seat:${other!}`] as const) {
      const verdict = verify(await archiveOf(history, { view }), { head: kept, keys: [SIGNER.keyId] });
      const hidden = history.filter(
        ({ sealed, payload: { seat: whose } }) => sealed !== undefined && whose !== Number(view.slice(5)),
      ).length;
      expect(verdict).toMatchObject({ outcome: 'asFarAsPossible', keptHead: true });
      expect(verdict.checks?.commands.checked).toBe(verdict.checks?.commands.of);
      expect(verdict.checks?.draws.checked).toBe(0);
      expect(verdict.unchecked).toEqual([
        { what: 'draws', why: 'SEED_NOT_REVEALED' },
        ...(hidden === 0 ? [] : [{ what: 'hidden', why: 'PARTS_HIDDEN', count: hidden }]),
      ]);
    }
  }, 60_000);

  it('may hold moves that were taken back', async () => {
    const house = archiveHouse();
    const game = await startedBy(house, ['ann', 'bob'], { order: 'joined' });
    for (const place of ['hunt', 'forest']) {
      await send(house.at, game, 'seat:ann', { type: 'PlacePeople', place, people: 1 });
      await send(house.at, game, 'seat:ann', { type: 'UndoMove' });
    }
    await playSome(house, game);
    const history = await house.history(game);
    expect(history.filter(({ type }) => type === 'MovesUndone')).toHaveLength(2);
    const { outcome, checks } = verify(await archiveOf(history));
    expect(outcome).toBe('asFarAsPossible');
    expect(checks?.commands.checked).toBe(checks?.commands.of);
  });
});

const playSome = async (house: ReturnType<typeof archiveHouse>, game: GameId): Promise<void> => {
  const from = (await house.history(game)).length;
  await playOn(house, game, 'random', (version) => version > from + 20);
};

const drewBy = (history: readonly StoredEvent[], seat: number): boolean =>
  history.some(({ type, payload }) => type === 'CardDrawn' && payload['seat'] === seat);
