import type { Seat } from './model/ids.js';
import { actOptions } from './options/act.js';
import type { ActOptions } from './options/act.js';
import { feedOptions } from './options/feed.js';
import type { FeedOptions } from './options/feed.js';
import { pickOptions } from './options/pick.js';
import type { PickOptions } from './options/pick.js';
import { placeOptions } from './options/place.js';
import type { PlaceOptions } from './options/place.js';
import { settleOptions } from './options/settle.js';
import type { SettleOptions } from './options/settle.js';
import type { SeenTable } from './seen.js';
import type { SeenGame } from './state.js';
import { decisionOf } from './awaiting.js';
import { askedAboutUndo, refuseAskingUndo } from './table/requests.js';
import { undoOption } from './table/undo.js';

export type DecisionOptions = PlaceOptions | ActOptions | SettleOptions | PickOptions | FeedOptions;

/** Everything a seat may do now (R40). */
export type SeatOptions = Readonly<{ decision?: DecisionOptions; undo?: WayBack }>;

/** The way back; `from` are those who would be asked, nobody where only bots sit there too. */
type WayBack = Readonly<{ freeTo: number } | { needsConsent: number; from: readonly Seat[] }>;

/** What this seat may do now by hand, from what it can see and by the same rules as `decide`. */
export function options(seen: SeenTable, seat: Seat): SeatOptions {
  const { game, closed, seats } = seen;
  if (game === undefined || closed !== undefined || isPlayedForIt(seats, seat)) return {};
  const decision = gameOptions(game, seat);
  const undo = openUndo(seen, seat);
  return { ...(decision === undefined ? {} : { decision }), ...(undo === undefined ? {} : { undo }) };
}

/** Whether autopilot plays the seat: what its person sends is refused. */
const isPlayedForIt = (seats: SeenTable['seats'], wanted: Seat): boolean =>
  seats.some(
    ({ seat, kept, played, resigned }) =>
      seat === wanted && (kept === true || played === true || resigned === true),
  );

/** The way back, as far as it can be gone or asked for. */
function openUndo(seen: SeenTable, seat: Seat): WayBack | undefined {
  const option = undoOption(seen, seat);
  if (option === undefined || 'freeTo' in option) return option;
  return refuseAskingUndo(seen) === undefined ? { ...option, from: askedAboutUndo(seen, seat) } : undefined;
}

/** As `options`, for the game alone: the decision this seat owes, if any. */
export function gameOptions(game: SeenGame, seat: Seat): DecisionOptions | undefined {
  switch (decisionOf(game, seat)) {
    case undefined:
      return undefined;
    case 'place':
      return placeOptions(game, seat);
    case 'act':
      return actOptions(game, seat);
    case 'settle':
      return game.roll && settleOptions(game, seat, game.roll);
    case 'pickDie':
      return game.market && pickOptions(game, seat, game.market);
    case 'feed':
      return feedOptions(game, seat);
  }
}
