import { emptyTable, type GameId } from '../../../src/game/index.js';
import type { Loaded } from '../../../src/play/loaded.js';
import { createFirstWakes } from '../../../src/play/reminding/first-wakes.js';
import type { Wake } from '../../../src/play/waker-port.js';

const HELD_MS = 10_000;
const WAIT_MS = 120_000;

type Open = Readonly<{ seat: number; since: number; dueInMs?: number }>;

/** A game after a command, with the stretches that are open then. */
function loaded(game: string, version: number, open: readonly Open[]): Loaded {
  const table = { ...emptyTable, version };
  const stretches = open.map(({ seat, since, dueInMs }) => ({
    ...{ seat, since, openedAt: 1_000_000 },
    ...(dueInMs === undefined ? {} : { clock: { running: { due: 1_000_000 + dueInMs } } }),
  }));
  return { game: game as GameId, table, stretches } as unknown as Loaded;
}

/** Somebody who notes down who is to be woken, statement by statement. */
function notingWaker(fails = false) {
  const armed: Wake[][] = [];
  const failures: unknown[] = [];
  const wake = async (wakes: readonly Wake[]): Promise<void> => {
    armed.push([...wakes]);
    return fails ? Promise.reject(new Error('the queue is away')) : Promise.resolve();
  };
  const firstWakes = createFirstWakes({ wake }, (error) => void failures.push(error));
  const names = () => armed.map((wakes) => wakes.map(({ game, seat, since }) => `${game} ${seat} ${since}`));
  return { ...firstWakes, armed, failures, names };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the first look at a stretch', () => {
  it('is armed once for all that moves have opened in the last seconds', () => {
    const { after, names } = notingWaker();
    after(loaded('a', 5, [{ seat: 1, since: 5 }]));
    after(loaded('b', 7, [{ seat: 2, since: 7 }]));
    jest.advanceTimersByTime(HELD_MS - 1);
    expect(names()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(names()).toEqual([['a 1 5', 'b 2 7']]);
    jest.advanceTimersByTime(10 * HELD_MS);
    expect(names()).toHaveLength(1);
  });

  it('is not armed for a stretch that has ended meanwhile, but for those that go on', () => {
    const { after, names } = notingWaker();
    after(
      loaded('a', 5, [
        { seat: 1, since: 5 },
        { seat: 2, since: 5 },
      ]),
    );
    after(
      loaded('a', 6, [
        { seat: 2, since: 5 },
        { seat: 3, since: 6 },
      ]),
    );
    after(loaded('b', 7, [{ seat: 1, since: 7 }]));
    after(loaded('b', 8, []));
    jest.advanceTimersByTime(HELD_MS);
    expect(names()).toEqual([['a 2 5', 'a 3 6']]);
  });

  it('is asked for in as many milliseconds as are left', () => {
    const { after, armed } = notingWaker();
    after(loaded('a', 5, [{ seat: 1, since: 5 }]));
    jest.advanceTimersByTime(HELD_MS - 4_000);
    after(loaded('b', 7, [{ seat: 1, since: 7, dueInMs: 60_000 }]));
    jest.advanceTimersByTime(4_000);
    const left = armed[0]?.map(({ inMs }) => inMs);
    expect(left).toEqual([WAIT_MS - HELD_MS, 60_000 - 4_000]);
  });

  it('is armed at once where time is nearly out', () => {
    const { after, names } = notingWaker();
    after(
      loaded('a', 5, [
        { seat: 1, since: 5, dueInMs: 25_000 },
        { seat: 2, since: 5 },
      ]),
    );
    expect(names()).toEqual([['a 1 5']]);
    jest.advanceTimersByTime(HELD_MS);
    expect(names()).toEqual([['a 1 5'], ['a 2 5']]);
  });

  it('is armed once, however often the same state is told', () => {
    const { after, names } = notingWaker();
    for (let time = 0; time < 3; time += 1) after(loaded('a', 5, [{ seat: 1, since: 5 }]));
    jest.advanceTimersByTime(HELD_MS);
    expect(names()).toEqual([['a 1 5']]);
  });

  it('is armed before the process ends, and from then on at once', async () => {
    const { after, close, names } = notingWaker();
    after(loaded('a', 5, [{ seat: 1, since: 5 }]));
    await close();
    expect(names()).toEqual([['a 1 5']]);
    after(loaded('b', 7, [{ seat: 1, since: 7 }]));
    expect(names()).toEqual([['a 1 5'], ['b 1 7']]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is armed for many games in several statements, of which one that fails leaves the others alone', async () => {
    const { after, close, armed, failures } = notingWaker(true);
    for (let game = 0; game < 450; game += 1) after(loaded(`g${game}`, 5, [{ seat: 1, since: 5 }]));
    await close();
    expect(armed.map(({ length }) => length)).toEqual([200, 200, 50]);
    expect(failures).toHaveLength(3);
  });

  it('is waited for by whoever closes while it is being armed', async () => {
    let armed: () => void = () => undefined;
    const wake = () => new Promise<void>((resolve) => (armed = resolve));
    const { after, close } = createFirstWakes({ wake }, () => undefined);
    after(loaded('a', 5, [{ seat: 1, since: 5 }]));
    jest.advanceTimersByTime(HELD_MS);
    let closed = false;
    const closing = close().then(() => (closed = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(closed).toBe(false);
    armed();
    await closing;
  });
});
