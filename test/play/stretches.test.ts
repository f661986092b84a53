import { chanceOf } from '../../src/bots/chance.js';
import { random } from '../../src/bots/random.js';
import { DEFAULT_CALENDAR } from '../../src/clock/calendar.js';
import { restOf, type Stretch } from '../../src/clock/stretch.js';
import { awaiting, DEFAULT_TIME, seenGame, type Table } from '../../src/game/index.js';
import type { Loaded } from '../../src/play/loaded.js';
import { accepted, node, send } from '../support/house.js';
import { memoryStores } from '../support/memory-stores.js';

const HOUR = 60 * 60 * 1_000;

/** Everything that was seen while a game was played to its end, with pauses of up to a day between the moves. */
async function watched(name: string): Promise<readonly (readonly [before: Loaded, after: Loaded])[]> {
  let now = Date.parse('2026-05-04T08:00:00.000Z');
  const at = node(memoryStores(), { now: () => new Date(now) });
  const game = await at.open({ seats: 3, entropy: 'open', time: DEFAULT_TIME });
  for (const actor of ['seat:ann', 'seat:bob', 'seat:cyd'] as const)
    await send(at, game, actor, { type: 'JoinGame' });
  await send(at, game, 'owner', { type: 'StartGame' });
  const chance = chanceOf(name);
  const seen: [Loaded, Loaded][] = [];
  let loaded = (await at.tables.load(game))!;
  while (loaded.table.closed === undefined) {
    now += chance.below(24) * HOUR;
    accepted(await at.play({ game, commandId: `move-${seen.length}`, ...moveIn(loaded.table, chance) }));
    const after = (await at.tables.load(game))!;
    seen.push([loaded, after]);
    loaded = after;
  }
  return seen;
}

function moveIn(table: Table, chance: ReturnType<typeof chanceOf>) {
  const { seat, since } = awaiting(table)[0]!;
  const { seatId } = table.seats.find((each) => each.seat === seat)!;
  const command = random(seenGame(table.game!, seat), seat, chance);
  return { actor: `seat:${seatId}`, command, decision: since } as const;
}

const seatsOf = (stretches: readonly Stretch[]): readonly number[] => stretches.map(({ seat }) => seat);
const of = ({ stretches }: Loaded, seat: number): Stretch | undefined =>
  stretches.find((each) => each.seat === seat);

describe('stretches of a whole game', () => {
  let steps: Awaited<ReturnType<typeof watched>>;
  beforeAll(async () => {
    steps = (await Promise.all(['spring', 'summer'].map(watched))).flat();
  });

  it('are there for whoever is awaited, each its own, and for nobody else', () => {
    for (const [, after] of steps)
      expect(seatsOf(after.stretches)).toEqual(awaiting(after.table).map(({ seat }) => seat));
    expect(steps.some(([, after]) => after.stretches.length > 1)).toBe(true);
  });

  it('go on exactly while a seat is awaited without a break', () => {
    let wentOn = 0;
    for (const [before, after] of steps) {
      for (const stretch of after.stretches) {
        const earlier = of(before, stretch.seat);
        if (earlier === undefined) expect(stretch.since).toBe(after.table.version);
        else expect(stretch).toEqual(earlier);
        wentOn += earlier === undefined ? 0 : 1;
      }
    }
    expect(wentOn).toBeGreaterThan(0);
  });

  it('go on with the rest, and at least four awake hours, after others have picked dice of a market', () => {
    const interrupted = steps.flatMap(([before, after]) => {
      const buyer = before.table.game?.market?.buyer ?? 0;
      const opened = of(before, buyer) === undefined ? of(after, buyer) : undefined;
      const stillActing = after.table.game?.phase === 'acting' && after.table.game.turn === buyer;
      const left = before.table.seats.find(({ seat }) => seat === buyer)?.time?.left;
      return opened === undefined || !stillActing || left === undefined ? [] : [{ opened, left }];
    });
    expect(interrupted.length).toBeGreaterThan(0);
    for (const { opened, left } of interrupted)
      expect(opened.clock?.budget).toBe(restOf(DEFAULT_CALENDAR, left));
  });
});
