import type { GameId } from '../../src/game/index.js';
import type { Journal } from '../../src/play/ports.js';
import { createTables } from '../../src/play/tables.js';
import { node, send, startedGame, type Stores } from '../support/house.js';
import { memoryStores } from '../support/memory-stores.js';

type BackedUp = Readonly<{ game: GameId; lost: Stores; backup: Stores }>;

/** A game that has just started, and a backup of it. */
async function backedUp(): Promise<BackedUp> {
  const [lost, backup] = [memoryStores(), memoryStores()];
  const both: Journal = {
    ...lost.journal,
    open: async (...opening) => {
      await backup.journal.open(...opening);
      return lost.journal.open(...opening);
    },
    append: async (append) => {
      await backup.journal.append(append);
      return lost.journal.append(append);
    },
  };
  return { game: await startedGame(node({ ...lost, journal: both })), lost, backup };
}

/** A journal in whose place another one can be put. */
function replaceable(first: Journal): Readonly<{ journal: Journal; replaceBy: (next: Journal) => void }> {
  let current = first;
  const journal: Journal = {
    read: (...part) => current.read(...part),
    head: (...asked) => current.head(...asked),
    open: (...opening) => current.open(...opening),
    append: (append) => current.append(append),
  };
  return { journal, replaceBy: (next) => (current = next) };
}

describe('a table kept in memory', () => {
  it('is folded anew where a restored backup was played past it in another way', async () => {
    const { game, lost, backup } = await backedUp();
    await send(node(lost), game, 'seat:ann', { type: 'PlacePeople', place: 'hunt', people: 1 });
    const { journal, replaceBy } = replaceable(lost.journal);
    const tables = createTables(journal);
    const known = await tables.load(game);

    const restored = node(backup);
    const other = await send(restored, game, 'seat:ann', { type: 'PlacePeople', place: 'forest', people: 2 });
    await send(restored, game, 'seat:bob', { type: 'PlacePeople', place: 'quarry', people: 1 });
    replaceBy(backup.journal);
    // The next event has the number that would follow: only its hash tells that it follows something else.
    expect(known?.table.version).toBe(other.version);
    expect(await tables.fresh(game)).toEqual(await createTables(backup.journal).load(game));
  });
});
