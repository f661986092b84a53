import { awaiting, decide, evolveAll, fold, seenBy } from '../../src/game/index.js';
import type { Actor, CairnEvent, Command, Game, Luck, Recorded, Table } from '../../src/game/index.js';
import { BOTS } from '../../src/bots/bots.js';
import { chanceOf, luckOf } from '../../src/bots/chance.js';
import type { Chance } from '../../src/bots/chance.js';
import { startedTable } from '../../src/bots/self-play.js';

type Stored = Readonly<{ table: Table; history: readonly Recorded[] }>;

/** As the journal does it: decide, record, fold on; after an undo fold everything anew. */
function send({ table, history }: Stored, actor: Actor, command: Command, luck: Luck): Stored | undefined {
  const decided = decide(table, actor, command, luck);
  if (!decided.ok) return undefined;
  const recorded = decided.value.map((event: CairnEvent, ordinal): Recorded => {
    const version = table.version + 1 + ordinal;
    return { version, ordinal, actor, commandId: String(table.version + 1), event };
  });
  const whole = [...history, ...recorded];
  const next = evolveAll(table, recorded);
  return { table: next === 'refold' ? fold(whole) : next, history: whole };
}

/** The game without the versions that name its decisions, which an undo opens anew. */
const bare = (game: Game): Game => ({
  ...game,
  since: 0,
  tribes: game.tribes.map((tribe) => ({ ...tribe, feedSince: 0 })),
});

/** One move by hand of whoever is awaited first. */
function move(stored: Stored, luck: Luck, chance: Chance): Readonly<{ next: Stored; actor: Actor }> {
  const { seat } = awaiting(stored.table)[0]!;
  const actor: Actor = `seat:${stored.table.seats[seat - 1]!.seatId}`;
  const command = BOTS.random(seenBy(stored.table, seat).game!, seat, chance);
  const next = send(stored, actor, command, luck);
  if (next === undefined) throw new Error(`${actor} may not ${JSON.stringify(command)}`);
  return { next, actor };
}

const CHOICES = [{ edition: 'cs-2019' }, { edition: 'cs-classic', expansion: 'style' }] as const;

describe('undo', () => {
  it.each(CHOICES)('leads back to the game as it was, and never past a draw ($edition)', (choice) => {
    const chance = chanceOf('undo', choice.edition);
    const luck = luckOf(chance);
    const start = startedTable(choice, ['random', 'random', 'random'], luck);
    let stored: Stored = { table: start.table, history: start.taken.flatMap(({ recorded }) => recorded) };
    const counts = { undone: 0, kept: 0 };
    while (stored.table.closed === undefined) {
      const before = stored.table;
      const { next, actor } = move(stored, luck, chance);
      const back = chance.below(3) === 0 ? send(next, actor, { type: 'UndoMove' }, luck) : undefined;
      stored = back ?? next;
      if (back === undefined) counts.kept += 1;
      else {
        counts.undone += 1;
        expect(bare(back.table.game!)).toEqual(bare(before.game!));
        expect(back.table.draws).toBe(before.draws);
        expect(back.table.version).toBe(next.table.version + 1);
      }
    }
    expect(fold(stored.history)).toEqual(stored.table);
    expect(counts.undone).toBeGreaterThan(50);
    expect(counts.kept).toBeGreaterThan(50);
  });
});
