import { pino } from 'pino';
import { createDuty } from '../../src/cli/duty.js';
import type { House } from '../../src/cli/house.js';

/** A house in which nothing is due and nothing can be found out about vacations. */
function houseWithout(looked: string[]): Pick<House, 'stores' | 'useCases'> {
  const seen = <Found>(what: string, found: Found): Promise<Found> => {
    looked.push(what);
    return Promise.resolve(found);
  };
  const none = { games: 0, overdue: 0, results: [], lost: 0, troubled: [] };
  return {
    stores: {
      stretches: { due: () => seen('time-outs', []) },
      notices: { deliveries: {} },
    },
    useCases: {
      holidays: { sweep: () => Promise.reject(new Error('no vacations')) },
      looker: { look: () => seen('reminders', none) },
    },
  } as unknown as Pick<House, 'stores' | 'useCases'>;
}

describe('the sweep', () => {
  it('attends to everybody, though something is wrong with vacations', async () => {
    const [looked, said]: [string[], string[]] = [[], []];
    const log = pino({}, { write: (line: string) => void said.push(line) });
    await createDuty(houseWithout(looked), log).sweep();
    expect(looked).toEqual(['time-outs', 'reminders']);
    expect(said.join('')).toContain('looking for vacations failed');
  });
});
