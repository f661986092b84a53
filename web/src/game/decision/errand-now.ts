import type { PlaceId } from '../model.js';
import type { ActDecision, Decision, Errand } from './decision.js';

/** What is out of reach is not offered first. */
const isOutOfReach = (errand: Errand): boolean => 'offer' in errand && errand.offer.affordable === 'no';

/** The errand that lies open: the one that was chosen, else the first within reach. */
export const errandNow = ({ errands }: ActDecision, chosen: PlaceId | null): Errand | undefined =>
  errands.find(({ place }) => place === chosen) ?? errands.find((each) => !isOutOfReach(each)) ?? errands[0];

/** The place that is being decided about; null where none is. */
export function placeNow(decision: Decision, chosen: PlaceId | null): PlaceId | null {
  if (decision.kind === 'act') return errandNow(decision, chosen)?.place ?? null;
  return decision.kind === 'place' ? chosen : null;
}
