import type { GameId, StoredEvent } from '../../src/game/index.js';
import { loadedFrom } from '../../src/play/loaded.js';
import { createLook, type Look } from '../../src/play/look.js';
import type { Journal } from '../../src/play/ports.js';
import { createTables } from '../../src/play/tables.js';
import { node, send, startedGame } from '../support/house.js';
import { memoryStores } from '../support/memory-stores.js';

type Played = Readonly<{ look: Look; game: GameId; events: readonly StoredEvent[] }>;

/** A game with two moves, one of them taken back, and one more move after that. */
async function played(): Promise<Played> {
  const stores = memoryStores();
  const at = node(stores);
  const game = await startedGame(at, { edition: 'cs-classic' });
  const hunt = { type: 'PlacePeople', place: 'hunt', people: 1 } as const;
  await send(at, game, 'seat:ann', hunt);
  await send(at, game, 'seat:bob', hunt);
  await send(at, game, 'seat:bob', { type: 'UndoMove' });
  await send(at, game, 'seat:bob', { ...hunt, people: 2 });
  const { journal } = stores;
  return { look: createLook(journal, createTables(journal)), game, events: await journal.read(game, 0) };
}

describe('looking at a game', () => {
  it.each([
    ['forwards', (versions: readonly number[]) => versions],
    ['backwards', (versions: readonly number[]) => [...versions].reverse()],
    [
      'to and fro',
      (versions: readonly number[]) =>
        versions.map((_, index) => versions.at(index % 2 ? -index : index) ?? 1),
    ],
  ])('at its versions, %s, gives what folding up to each gives', async (_name, order) => {
    const { look, game, events } = await played();
    for (const version of order(events.map((event) => event.version))) {
      const { loaded, settled } = await look.at(game, version);
      expect(loaded).toEqual(loadedFrom(events.slice(0, version)));
      expect(settled).toBe(events[version]?.ordinal !== undefined ? events[version].ordinal === 0 : true);
    }
  });

  it('tells what was taken back: moves, and nothing around them', async () => {
    const { look, game, events } = await played();
    const undone = await look.undone(game);
    const back = events.find(({ type }) => type === 'MovesUndone')!;
    const expected = events.filter(
      ({ version }) => version > Number(back.payload['toVersion']) && version < back.version,
    );
    expect(expected.map(({ type }) => type)).toContain('PeoplePlaced');
    expect(events.filter(undone)).toEqual(expected);
  });

  it('tells that what happened around the table between a move and its undo stays', async () => {
    const { journal, ...others } = memoryStores();
    const at = node({ journal, ...others });
    const game = await startedGame(at);
    const move = await send(at, game, 'seat:ann', { type: 'PlacePeople', place: 'hunt', people: 1 });
    const asked = await send(at, game, 'seat:bob', { type: 'AskCancel' });
    await send(at, game, 'seat:ann', { type: 'UndoMove' });
    const events = await journal.read(game, 0);
    const taken = events.slice(move.first - 1, move.version);
    expect(events[asked.version - 1]?.type).toBe('RequestMade');
    expect(events.at(-1)).toMatchObject({ type: 'MovesUndone', payload: { toVersion: move.first - 1 } });
    const look = createLook(journal, at.tables);
    expect(events.filter(await look.undone(game))).toEqual(taken);
    const recent = await look.recent(await look.now(game), events.length);
    expect(recent.events.filter(recent.undone)).toEqual(taken);
  });

  it('forgets what was taken back where a backup of the same length came back in its stead', async () => {
    const { journal, ...others } = memoryStores();
    const at = node({ journal, ...others });
    const game = await startedGame(at, { edition: 'cs-classic' });
    await send(at, game, 'seat:ann', { type: 'PlacePeople', place: 'hunt', people: 1 });
    await send(at, game, 'seat:ann', { type: 'UndoMove' });
    const real = await journal.read(game, 0);
    const restored = real.with(-1, { ...real.at(-1)!, type: 'RequestMade', hash: 'f'.repeat(64) });
    let stored = real;
    const restorable: Journal = {
      ...journal,
      read: (_, after, upTo) => Promise.resolve(stored.slice(after, upTo)),
      head: async (id) => {
        const { head } = (await journal.head(id))!;
        return { head: { ...head, headHash: stored.at(-1)!.hash } };
      },
    };
    const look = createLook(restorable, at.tables);
    expect(stored.filter(await look.undone(game))).not.toEqual([]);
    stored = restored;
    expect(stored.filter(await look.undone(game))).toEqual([]);
  });

  it('knows no version that is not there', async () => {
    const { look, game, events } = await played();
    const head = events.length;
    await look.at(game, head);
    const ahead = { code: 'CURSOR_AHEAD', facts: { head } };
    await expect(look.at(game, head + 1)).rejects.toMatchObject(ahead);
    await expect(look.forward(game, head + 1, 1)).rejects.toMatchObject(ahead);
    await expect(look.backward(game, head + 2, 1)).rejects.toMatchObject(ahead);
    await expect(look.now('00000000-0000-4000-8000-000000000000' as GameId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('believes a replaced history and not what it remembers', async () => {
    const first = await played();
    const second = await played();
    let current = first.events;
    const journal = {
      ...memoryStores().journal,
      read: (_game: GameId, after: number, upTo = Infinity) =>
        Promise.resolve(current.slice(after, Math.max(after, upTo))),
    };
    const look = createLook(journal, createTables(journal));
    await look.at(first.game, 9);
    current = second.events;
    expect((await look.at(first.game, 10)).loaded).toEqual(loadedFrom(second.events.slice(0, 10)));
  });
});
