import { DEFAULT_TIME, type Command, type SeatId, type TableSeat } from '../../src/game/index.js';
import { createNudging, NUDGE_PAUSE_MS, nudgeOffers } from '../../src/play/nudging/nudging.js';
import type { Wake } from '../../src/play/waker-port.js';
import { node, send, startedGame } from '../support/house.js';
import { memoryNudges } from '../support/memory-nudges.js';
import { memoryStores } from '../support/memory-stores.js';

const [ANN, BOB] = ['ann', 'bob'] as unknown as readonly [SeatId, SeatId];
const hunt: Command = { type: 'PlacePeople', place: 'hunt', people: 1 };

/** Ann has moved, Bob is awaited; the test winds the clock of the nudges. */
async function waiting(
  more: readonly Readonly<{ by: 'seat:ann' | 'seat:bob' | 'server'; do: Command }>[] = [],
  changed: (seat: TableSeat) => TableSeat = (seat) => seat,
) {
  const at = node(memoryStores());
  const game = await startedGame(at, { time: DEFAULT_TIME });
  await send(at, game, 'seat:ann', hunt);
  for (const { by, do: command } of more) await send(at, game, by, command);
  const clock = { now: Date.now() };
  const nudges = memoryNudges(() => clock.now);
  const woken: Wake[] = [];
  const waker = { wake: (wakes: readonly Wake[]) => Promise.resolve(void woken.push(...wakes)) };
  const { nudge } = createNudging({ nudges, waker, warn: () => undefined });
  const loaded = async () => {
    const found = (await at.tables.fresh(game))!;
    return { ...found, table: { ...found.table, seats: found.table.seats.map(changed) } };
  };
  return {
    clock,
    woken,
    nudge: async (by: SeatId, seat: number) => nudge(await loaded(), by, seat),
    offers: async (by: SeatId) => nudgeOffers(await loaded(), by, nudges.of),
    stretch: async () => (await loaded()).stretches[0]!,
  };
}

const refused = (code: string): unknown =>
  expect.objectContaining({ reason: expect.objectContaining({ code }) as object });

describe('a nudge', () => {
  it('is for an awaited player, once in twelve hours, whoever nudges', async () => {
    const { clock, woken, nudge, offers, stretch } = await waiting();
    const { since, openedAt } = await stretch();
    expect(await offers(ANN)).toEqual([{ seat: 2, from: new Date(openedAt) }]);
    const [at, again] = [new Date(clock.now), new Date(clock.now + NUDGE_PAUSE_MS)];
    expect(await nudge(ANN, 2)).toEqual({ ok: true, value: { seat: 2, at, again } });
    expect(woken).toMatchObject([{ seat: 2, since, inMs: 0 }]);
    expect(await offers(ANN)).toEqual([{ seat: 2, from: again, last: at }]);
    clock.now += NUDGE_PAUSE_MS - 1;
    const reason = { code: 'NUDGED_LATELY', seat: 2, until: again.toISOString() };
    expect(await nudge('eve' as SeatId, 2)).toEqual({ ok: false, reason });
    expect(woken).toHaveLength(1);
    clock.now += 1;
    expect(await nudge(ANN, 2)).toMatchObject({ ok: true });
  });

  it('is for nobody else: not for oneself, nor for who is not awaited or does not sit there', async () => {
    const { nudge, offers } = await waiting();
    expect(await nudge(BOB, 2)).toEqual(refused('NOBODY_TO_NUDGE'));
    expect(await nudge(BOB, 1)).toEqual(refused('NOBODY_TO_NUDGE'));
    expect(await nudge(ANN, 7)).toEqual(refused('NO_SUCH_SEAT'));
    expect(await offers(BOB)).toEqual([]);
  });

  it('comes from nobody who has given up', async () => {
    const { nudge, offers } = await waiting([], (seat) =>
      seat.seatId === ANN ? { ...seat, resigned: true } : seat,
    );
    expect(await nudge(ANN, 2)).toEqual(refused('SEAT_RESIGNED'));
    expect(await offers(ANN)).toEqual([]);
  });

  it.each([
    ['whose seat autopilot keeps', [{ by: 'server', do: { type: 'KeepSeat', seat: 2 } }]],
    ['whose clock stands still', [{ by: 'server', do: { type: 'Pause', seat: 2, days: 3 } }]],
    [
      'while the table has stopped all clocks',
      [
        { by: 'seat:ann', do: { type: 'AskPause' } },
        { by: 'seat:bob', do: { type: 'Answer', request: 1, agree: true } },
      ],
    ],
  ] as const)('is not for somebody %s', async (_what, more) => {
    const { nudge, offers } = await waiting(more);
    expect(await nudge(ANN, 2)).toEqual(refused('NOBODY_TO_NUDGE'));
    expect(await offers(ANN)).toEqual([]);
  });

  it('is not for anybody once the game is over', async () => {
    const { nudge, offers } = await waiting([{ by: 'seat:bob', do: { type: 'Resign' } }]);
    expect(await nudge(ANN, 2)).toEqual(refused('GAME_CLOSED'));
    expect(await offers(ANN)).toEqual([]);
  });
});
