import fc from 'fast-check';
import { paceOf, stepAt } from '../../src/lib/pace.js';

describe('a pace', () => {
  it('lets a burst through and then one in each stretch', () => {
    const pace = paceOf(2, 1_000);
    const first = stepAt(pace, undefined, 0);
    const second = stepAt(pace, first.dueAt, 0);
    const third = stepAt(pace, second.dueAt, 0);
    expect([first, second, third].map(({ waitMs, left }) => [waitMs, left])).toEqual([
      [0, 1],
      [0, 0],
      [500, 0],
    ]);
    expect(stepAt(pace, third.dueAt, 500).waitMs).toBe(0);
  });

  it('never lets more through than a burst and what has come up since', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 200 }),
        (burst, pauses) => {
          const pace = { burst, everyMs: 100 };
          let [now, due, passed]: [number, number | undefined, number] = [0, undefined, 0];
          for (const pause of pauses) {
            now += pause;
            const step = stepAt(pace, due, now);
            due = step.dueAt;
            if (step.waitMs === 0) passed += 1;
            else expect(stepAt(pace, due, now + step.waitMs).waitMs).toBeLessThan(1e-6);
            expect(passed).toBeLessThanOrEqual(burst + Math.floor(now / 100) + 1e-9);
          }
        },
      ),
    );
  });
});
