import type { Seat } from './model/ids.js';
import { placeOptions } from './options/place.js';
import type { PlaceOptions } from './options/place.js';
import type { SeenTable } from './seen.js';
import { awaiting } from './table/awaiting.js';
import { undoOption } from './table/undo.js';
import type { UndoOption } from './table/undo.js';

export type DecisionOptions = PlaceOptions;

/** Everything a seat may do now (R40). */
export type SeatOptions = Readonly<{ decision?: DecisionOptions; undo?: UndoOption }>;

/** What this seat may do now, from what it can see. */
export function options(seen: SeenTable, seat: Seat): SeatOptions {
  const decision = decisionOptions(seen, seat);
  const undo = undoOption(seen, seat);
  return { ...(decision === undefined ? {} : { decision }), ...(undo === undefined ? {} : { undo }) };
}

function decisionOptions(seen: SeenTable, seat: Seat): DecisionOptions | undefined {
  const open = awaiting(seen).find((each) => each.seat === seat);
  if (open === undefined || seen.game === undefined) return undefined;
  return open.kind === 'place' ? placeOptions(seen.game, seat) : undefined;
}
