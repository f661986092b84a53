import type { Outcome } from '../api/outcome.js';

const TRIES = 3;

const isOvertaken = (outcome: Outcome): boolean =>
  outcome.kind === 'rejected' && outcome.code === 'OTHER_JOIN_NUMBER';

/** Somebody else may sit down while the seal is on its way: then it is made anew for the number that is next now. */
export async function inTurn(sitDown: () => Promise<Outcome>, tries = TRIES): Promise<Outcome> {
  const outcome = await sitDown();
  return isOvertaken(outcome) && tries > 1 ? inTurn(sitDown, tries - 1) : outcome;
}
