import type { Stretches } from '../../src/play/stretch-port.js';
import type { TakenVacation, Vacations } from '../../src/play/vacation-port.js';

/** Vacations that last as long as a test. What follows in games is the worker's business, which needs a database. */
export function memoryVacations(): Readonly<{ vacations: Vacations; stretches: Stretches }> {
  const kept = new Map<string, TakenVacation & Readonly<{ account: string }>>();
  const found = (account: string, id: string) => [kept.get(id)].find((each) => each?.account === account);
  const vacations: Vacations = {
    of: (account, since) =>
      Promise.resolve([...kept.values()].filter((each) => each.account === account && each.endsAt > since)),
    take: (account, vacation, known) => {
      const others = [...kept.values()].filter(
        (each) => each.account === account && !known.includes(each.id),
      );
      if (others.length === 0) kept.set(vacation.id, { ...vacation, account });
      return Promise.resolve(others.length === 0);
    },
    cancel: (account, id, at) => {
      const one = found(account, id);
      return Promise.resolve(one !== undefined && one.startsAt > at && kept.delete(id));
    },
    end: (account, id, at, last) => {
      const one = found(account, id);
      if (one !== undefined) kept.set(id, { ...one, endsAt: at, last });
      return Promise.resolve(one !== undefined);
    },
    toPause: () => Promise.resolve([]),
    toResume: () => Promise.resolve([]),
  };
  const nothing = () => Promise.resolve([]);
  return { vacations, stretches: { due: nothing, ofAccount: nothing } };
}
