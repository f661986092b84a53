import type { Die } from './luck.js';
import type { Price } from './model/buildings.js';
import type { CardId, Seat } from './model/ids.js';
import type { PlaceId } from './model/places.js';
import type { DecisionKind } from './table.js';

/** Refusals that speak of the game itself. */
export type GameRejection = Readonly<
  // whose turn
  | { code: 'NOT_YOUR_TURN'; awaiting: readonly Seat[] }
  /** You are asked something else first. */
  | { code: 'OTHER_DECISION'; awaited: DecisionKind }
  // placing
  | { code: 'NO_SUCH_PLACE'; place: PlaceId }
  | { code: 'WRONG_NUMBER'; place: PlaceId; min: number; max: number }
  | { code: 'NOT_ENOUGH_PEOPLE'; place: PlaceId; home: number; needed: number }
  | { code: 'PLACE_OCCUPIED'; place: PlaceId }
  | { code: 'PLACE_FULL'; place: PlaceId; room: number }
  | { code: 'ALREADY_PLACED_HERE'; place: PlaceId }
  | { code: 'TOO_MANY_TRIBES'; place: PlaceId; limit: number }
  | { code: 'VILLAGE_CLOSED'; place: PlaceId; limit: number }
  | { code: 'NOT_YOUR_TILE'; place: PlaceId }
  // acting
  | { code: 'NOBODY_THERE'; place: PlaceId }
  | { code: 'NOT_DONE_HERE'; place: PlaceId; instead: 'UsePlace' | 'Roll' | 'BuyCard' | 'BuyBuilding' }
  // settling a roll
  | { code: 'NO_SUCH_TOOL'; slot: number }
  | { code: 'TOOL_NAMED_TWICE'; slot: number }
  | { code: 'TOOL_USED'; slot: number }
  | { code: 'NO_SUCH_ONE_USE_TOOL'; card: CardId }
  | { code: 'CARD_NAMED_TWICE'; card: CardId }
  | { code: 'NOTHING_TO_SPLIT' }
  | { code: 'WRONG_SPLIT'; max: number }
  // paying
  | { code: 'BAD_AMOUNT'; good: string }
  | { code: 'NOT_PAYABLE'; good: string }
  | { code: 'NOT_ENOUGH_GOODS'; good: string; have: number; needed: number }
  | { code: 'WRONG_PRICE'; price: Price }
  // trading
  /** Trading belongs to the expansion. */
  | { code: 'NO_TRADE_TRACK' }
  | { code: 'NO_TRADE_YET' }
  | { code: 'TRADED_ALREADY' }
  | { code: 'TRADER_VISITED' }
  | { code: 'WRONG_RATIO'; give: number; take: number }
  | { code: 'TRADE_NOT_NEEDED' }
  // extra card
  | { code: 'NO_EXTRA_HERE'; place: PlaceId }
  | { code: 'DECK_EMPTY' }
  // market, any two, feeding
  | { code: 'NO_SUCH_DIE'; face: Die; dice: readonly Die[] }
  | { code: 'NO_ANY_TWO' }
  | { code: 'WRONG_COUNT'; count: number }
  | { code: 'WRONG_FEEDING'; missing: number; allowed: readonly number[] }
>;

/** What could stand where something else stands. */
export type Allowed = Readonly<
  | { oneOf: readonly (string | boolean)[] }
  | { min: number; max: number }
  /** So many bytes in lower-case hexadecimal. */
  | { bytes: number }
  /** Nothing, unless the game is played with that. */
  | { onlyWith: 'expansion' }
>;

/** Refusals that speak of the table around the game. */
export type TableRejection = Readonly<
  | { code: 'UNKNOWN_COMMAND' }
  | { code: 'NOT_ALLOWED'; to: 'owner' | 'server' | 'seat' | 'organiser' }
  | { code: 'GAME_OPEN_ALREADY' }
  | { code: 'NO_SUCH_GAME' }
  | { code: 'GAME_NOT_STARTED' }
  | { code: 'GAME_STARTED' }
  | { code: 'GAME_CLOSED'; closed: 'cancelled' | 'over' }
  | { code: 'GAME_NOT_CLOSED' }
  /** `part` is inside the field, where that has parts; `allowed` is what could stand there, where that can be said. */
  | { code: 'INVALID_SETTINGS'; field: string; part?: string; allowed?: Allowed }
  | { code: 'NO_SUCH_CONTENT_FILE' }
  /** It corrects nothing of what is to be played. */
  | { code: 'CONTENT_FILE_CHANGES_NOTHING' }
  | { code: 'NOT_SEATED' }
  | { code: 'SEATED_ALREADY' }
  | { code: 'TABLE_FULL'; seats: number }
  | { code: 'TOO_FEW_PLAYERS'; needed: number }
  | { code: 'NOT_READY'; seats: readonly string[] }
  | { code: 'READY_ALREADY' }
  | { code: 'BAD_ENTROPY'; field: 'entropySeal' | 'entropy' }
  /** The seal was made for another join number than the one that is next. */
  | { code: 'OTHER_JOIN_NUMBER'; next: number }
  /** Entropy has been shown: nobody may come or go any more. */
  | { code: 'SEATS_FIXED' }
  /** Entropy is shown only when all have sat down. */
  | { code: 'SEATS_FREE'; free: number }
  | { code: 'SEED_REVEALED_ALREADY' }
  | { code: 'SEAT_KEPT' }
  | { code: 'SEAT_NOT_KEPT' }
  | { code: 'SEAT_RESIGNED' }
  | { code: 'NO_SUCH_SEAT'; seat: Seat }
  | { code: 'NOTHING_TO_UNDO' }
  /** Chance or somebody else's move lies in between: ask the others. */
  | { code: 'UNDO_NEEDS_CONSENT'; toVersion: number }
  | { code: 'NO_SUCH_MOVE'; toVersion: number }
  | { code: 'BOTS_DO_NOT_AGREE' }
  | { code: 'REQUEST_OPEN'; request: number }
  | { code: 'NO_SUCH_REQUEST'; request: number }
  | { code: 'ANSWERED_ALREADY'; request: number }
  | { code: 'BAD_NUMBER'; field: string }
  /** Nobody was told, when the game was opened, that organisers may see everything. */
  | { code: 'FULL_VIEW_OFF' }
  | { code: 'FULL_VIEW_OPEN_ALREADY' }
  /** Whoever has seen everything as an organiser cannot sit down. */
  | { code: 'SAW_EVERYTHING' }
  // time
  | { code: 'NO_CLOCK' }
  | { code: 'CLOCK_PAUSED' }
  | { code: 'CLOCK_NOT_PAUSED' }
  /** This player's clock has stood still in this game for as many days as it may. */
  | { code: 'PAUSES_SPENT'; days: number }
  // found beside the rules, while playing (src/play)
  /** This id belongs to another command, whose first event is `first`. */
  | { code: 'COMMAND_ID_REUSED'; first: number }
  /** It was played on another server: here it can be read. */
  | { code: 'GAME_IS_A_COPY' }
  /** Nobody's time is out before Postgres says so. */
  | { code: 'TIME_NOT_UP'; seat: Seat }
  // vacations, which are no commands to a game
  | { code: 'VACATION_DAYS' }
  | { code: 'VACATION_TOO_SOON'; first: string }
  | { code: 'VACATION_OVERLAPS'; first: string }
  | { code: 'VACATION_SPENT'; year: number; left: number }
  /** In so many games the last quarter of a stretch is running. */
  | { code: 'VACATION_TOO_LATE'; games: number }
  // nudges, which are none either
  /** Not awaited, played for, with a clock that stands still, or one's own seat. */
  | { code: 'NOBODY_TO_NUDGE'; seat: Seat }
  /** Whoever it was has to wait until then. */
  | { code: 'NUDGED_LATELY'; seat: Seat; until: string }
  /** What was revealed is not what was sealed at joining. */
  | { code: 'ENTROPY_DOES_NOT_MATCH'; join: number }
>;

/** Why a command was refused: a code and the facts it rests on. A refusal is an answer, not an exception. */
export type Rejection = GameRejection | TableRejection;
export type RejectionCode = Rejection['code'];
