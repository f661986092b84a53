import type { ChannelHealth } from '../../src/play/channels-port.js';
import { healthAfter, leftAloneUntil } from '../../src/play/letters/channel-health.js';
import type { Posted } from '../../src/play/post-port.js';

const NOON = new Date('2026-11-17T12:00:00.000Z');
const minutes = (count: number): Date => new Date(NOON.getTime() + count * 60_000);
const FAILED: Posted = { result: 'failed', error: 'HTTP 500', permanent: false };
const OURS: Posted = { result: 'failed', error: 'ECONNREFUSED', permanent: false, ours: true };
const SENT: Posted = { result: 'sent' };
const DAY = 24 * 60;

const after = (before: ChannelHealth, posted: Posted, at: Date, verified = true): ChannelHealth =>
  healthAfter({ ...before, verified }, posted, at);

/** Tries whenever it is time again, until the channel is off or so many minutes have passed. */
function keepTrying(posted: Posted, until: number, verified = true) {
  const tries: number[] = [];
  let health: ChannelHealth = {};
  for (let minute = 0; minute <= until && health.off === undefined; minute += 1) {
    if (leftAloneUntil(health, minutes(minute)) !== undefined) continue;
    tries.push(minute);
    health = after(health, posted, minutes(minute), verified);
  }
  return { tries, health };
}

describe('a channel that fails', () => {
  it('is left alone for a minute, then twice as long each time, up to an hour', () => {
    const { tries } = keepTrying(FAILED, 5 * 60);
    expect(tries.slice(1).map((minute, index) => minute - tries[index]!)).toEqual([
      1, 2, 4, 8, 16, 32, 60, 60, 60,
    ]);
  });

  it('is switched off by the first failure after a day of them', () => {
    const { tries, health } = keepTrying(FAILED, 3 * DAY);
    const [last, before] = [tries.at(-1)!, tries.at(-2)!];
    expect(before).toBeLessThan(DAY);
    expect(last).toBeGreaterThanOrEqual(DAY);
    expect(last).toBeLessThanOrEqual(DAY + 60);
    expect(health).toEqual({
      off: 'failing',
      brokenAt: minutes(last),
      failing: { since: NOON, times: tries.length },
    });
  });

  it('is not switched off for two failures that lie days apart, but for the third', () => {
    const twice = after(after({}, FAILED, NOON), FAILED, minutes(3 * DAY));
    expect(twice.off).toBeUndefined();
    expect(after(twice, FAILED, minutes(4 * DAY)).off).toBe('failing');
  });

  it('counts letters that fail together once', () => {
    const once = after({}, FAILED, NOON);
    expect(after(once, FAILED, new Date(NOON.getTime() + 59_999))).toEqual(once);
    expect(after(once, FAILED, minutes(1)).failing?.times).toBe(2);
  });

  it('is tried every minute, and never switched off, while the fault is this house’s own', () => {
    const { tries, health } = keepTrying(OURS, 2 * DAY);
    expect(tries).toHaveLength(2 * DAY + 1);
    expect(health).toEqual({ retryAt: minutes(2 * DAY + 1) });
    const hour = { failing: { since: NOON, times: 9 }, retryAt: minutes(60) };
    expect(after(hour, OURS, minutes(2))).toEqual(hour);
  });

  it('is not switched off before it was ever verified: nothing but tests is sent there', () =>
    expect(keepTrying(FAILED, 3 * DAY, false).health.off).toBeUndefined());
});

describe('a channel that takes something', () => {
  const broken: ChannelHealth = { off: 'failing', brokenAt: NOON, failing: { since: NOON, times: 30 } };

  it('is forgiven everything and on again', () => {
    expect(after(broken, SENT, NOON)).toEqual({});
    expect(after({ failing: { since: NOON, times: 2 }, retryAt: minutes(2) }, SENT, NOON)).toEqual({});
  });

  it.each(['chosen', 'unsubscribed'] as const)('stays off if that was %s', (off) =>
    expect(after({ off }, SENT, NOON)).toEqual({ off }),
  );
});
