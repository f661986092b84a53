import type { Client as SocketClient } from 'graphql-ws';
import { giveUpHanging } from '../../web/src/api/hanging.js';
import { tryNow } from '../../web/src/api/hurry.js';
import { keepListening } from '../../web/src/api/keep-listening.js';
import { untilSaid } from '../../web/src/api/until-said.js';

/** Attempts to listen that a test lets hear something, and break. */
function attempts() {
  const begun: Readonly<{ heard: () => void; ended: () => void }>[] = [];
  const dropped: number[] = [];
  const broke = jest.fn();
  const stop = keepListening((heard, ended) => {
    const number = begun.push({ heard, ended });
    return () => void dropped.push(number);
  }, broke);
  return { begun, dropped, broke, stop };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('listening', () => {
  it('is begun again when it broke, and at once for whoever does not want to wait', () => {
    const { begun, broke, stop } = attempts();
    begun[0]?.ended();
    expect([begun.length, broke.mock.calls.length]).toEqual([1, 1]);
    jest.advanceTimersByTime(500);
    begun[1]?.ended();
    tryNow();
    expect(begun).toHaveLength(3);
    stop();
  });

  it('gives an attempt up that nobody has answered, for whoever does not want to wait', () => {
    const { begun, dropped, broke, stop } = attempts();
    jest.advanceTimersByTime(60_000);
    tryNow();
    expect([begun.length, dropped]).toEqual([2, [1]]);
    // What was given up may still say so; the attempt that took its place goes on.
    begun[0]?.ended();
    jest.advanceTimersByTime(60_000);
    expect([begun.length, broke.mock.calls.length]).toEqual([2, 0]);
    stop();
  });

  it('goes on where something was heard, and is over once nobody wants it', () => {
    const { begun, stop } = attempts();
    begun[0]?.heard();
    tryNow();
    expect(begun).toHaveLength(1);
    stop();
    tryNow();
    expect(begun).toHaveLength(1);
  });
});

describe('a line for all feeds', () => {
  it('is given up while nobody has answered at its other end, and only then', () => {
    const listeners = new Map<string, () => void>();
    const terminate = jest.fn();
    const on = (event: string, listener: () => void) => listeners.set(event, listener);
    giveUpHanging({ on, terminate } as unknown as SocketClient);
    listeners.get('connecting')?.();
    tryNow();
    expect(terminate).toHaveBeenCalledTimes(1);
    listeners.get('connecting')?.();
    listeners.get('connected')?.();
    tryNow();
    expect(terminate).toHaveBeenCalledTimes(1);
  });
});

describe('a question', () => {
  it('is asked until it is answered, and at once by whoever does not want to wait', async () => {
    const answers = ['later', 'later', 'later', 14] as const;
    let asked = 0;
    const answer = untilSaid(
      () => Promise.resolve(answers[asked++] ?? null),
      () => true,
    );
    await jest.advanceTimersByTimeAsync(500);
    expect(asked).toBe(2);
    tryNow();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toBe(3);
    tryNow();
    expect(await answer).toBe(14);
  });

  it('is not asked again once nobody wants to know', async () => {
    let wanted = true;
    const ask = jest.fn(() => Promise.resolve('later' as const));
    const answer = untilSaid(ask, () => wanted);
    await jest.advanceTimersByTimeAsync(0);
    wanted = false;
    await jest.advanceTimersByTimeAsync(500);
    expect(await answer).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
