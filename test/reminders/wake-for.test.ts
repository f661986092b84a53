import type { GameId } from '../../src/game/index.js';
import type { WakeupQueue } from '../../src/reminders/queue-port.js';
import { createWaker } from '../../src/reminders/wake-for.js';

const wakeOf = (seat: number) => ({ game: 'game' as GameId, seat, since: 7, at: 60_000, inMs: 1_000 });

/** A queue that keeps what is armed, and with what else. */
function listQueue(fails = false) {
  const armed: (readonly string[])[] = [];
  const armOnce: WakeupQueue['armOnce'] = async (wakeups) => {
    armed.push(wakeups.map(({ id }) => id));
    if (fails) throw new Error('the queue is away');
    return Promise.resolve();
  };
  return { armed, armOnce };
}

describe('waking', () => {
  it('arms together what is asked for at nearly the same time', async () => {
    const queue = listQueue();
    const { wake } = createWaker(queue);
    await Promise.all([wake([wakeOf(1)]), wake([]), wake([wakeOf(2), wakeOf(3)])]);
    await Promise.all([wake([wakeOf(4)]), wake([wakeOf(5)])]);
    const id = (seat: number): string => `stretch game ${seat} 7 60000`;
    expect(queue.armed).toEqual([
      [id(1), id(2), id(3)],
      [id(4), id(5)],
    ]);
  });

  it('arms several that are asked for at once without waiting for more, and with them whatever waits', () => {
    const queue = listQueue();
    const { wake } = createWaker(queue);
    const first = wake([wakeOf(0)]);
    const others = wake([wakeOf(1), wakeOf(2)]);
    expect(queue.armed.map((ids) => ids.length)).toEqual([3]);
    return Promise.all([first, others]);
  });

  it('arms many without waiting for more', async () => {
    const queue = listQueue();
    const { wake } = createWaker(queue);
    const one = Array.from({ length: 250 }, (_, seat) => wake([wakeOf(seat)]));
    expect(queue.armed.map((ids) => ids.length)).toEqual([200]);
    await Promise.all(one);
    expect(queue.armed.map((ids) => ids.length)).toEqual([200, 50]);
  });

  it('arms nothing twice', async () => {
    const queue = listQueue();
    const { wake } = createWaker(queue);
    const first = wake([wakeOf(0)]);
    await wake(Array.from({ length: 500 }, (_, seat) => wakeOf(seat + 1)));
    await first;
    expect(queue.armed).toHaveLength(1);
  });

  it('says so to everybody whose wake-up could not be armed', async () => {
    const { wake } = createWaker(listQueue(true));
    const outcomes = await Promise.allSettled([wake([wakeOf(1)]), wake([wakeOf(2)])]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
