import { EDITION_TABLE } from './content/editions.js';
import type { EditionRow } from './content/editions.js';
import type { Price } from './model/buildings.js';
import type { EditionId } from './model/settings.js';
import type { Rejection, RejectionCode } from './rejection.js';

type Rulebook = EditionRow['rulebook'];
/** Our rule, the line of each base rulebook that says so, and the line of the expansion's (001). */
type Source = Readonly<{ rule: string; lines?: Readonly<Partial<Record<Rulebook, number>>>; style?: number }>;

const from = (rule: string, lines?: readonly [number, number, number, number], style?: number): Source => ({
  rule,
  ...(lines === undefined
    ? {}
    : { lines: { '000': lines[0], '002': lines[1], '003': lines[2], '004': lines[3] } }),
  ...(style === undefined ? {} : { style }),
});

/** Where a refusal comes from. Lines are in the order of the rulebooks 000, 002, 003, 004. */
const SOURCES: Readonly<Record<RejectionCode, Source>> = {
  NOT_YOUR_TURN: from('R3', [115, 94, 253, 99]),
  OTHER_DECISION: from('R39'),
  NO_SUCH_PLACE: from('R2', [113, 93, 252, 99]),
  WRONG_NUMBER: from('R2', [119, 96, 257, 99], 156),
  NOT_ENOUGH_PEOPLE: from('R2', [154, 108, 278, 123], 156),
  PLACE_OCCUPIED: from('R2', [119, 96, 257, 99], 174),
  PLACE_FULL: from('R2', [186, 120, 297, 158]),
  ALREADY_PLACED_HERE: from('R4', [123, 98, 260, 101]),
  TOO_MANY_TRIBES: from('R5', [543, 494, 653, 482]),
  VILLAGE_CLOSED: from('R5', [542, 491, 647, 478], 303),
  NOT_YOUR_TILE: from('R35', undefined, 409),
  NOBODY_THERE: from('R6', [234, 170, 345, 216]),
  NOT_DONE_HERE: from('R6', [234, 170, 345, 216]),
  NO_SUCH_TOOL: from('R8', [336, 185, 383, 242]),
  TOOL_NAMED_TWICE: from('R8', [338, 185, 383, 242]),
  TOOL_USED: from('R8', [338, 185, 383, 242]),
  NO_SUCH_ONE_USE_TOOL: from('R10', [724, 311, 94, 638]),
  CARD_NAMED_TWICE: from('R10', [724, 311, 96, 638]),
  NOTHING_TO_SPLIT: from('R29', undefined, 271),
  WRONG_SPLIT: from('R29', undefined, 271),
  BAD_AMOUNT: from('R18', [365, 312, 480, 342]),
  NOT_PAYABLE: from('R18', [361, 314, 483, 342], 140),
  NOT_ENOUGH_GOODS: from('R18', [369, 315, 484, 342]),
  WRONG_PRICE: from('R18'),
  NO_TRADE_TRACK: from('R28'),
  NO_TRADE_YET: from('R32', undefined, 215),
  TRADED_ALREADY: from('R32', undefined, 226),
  TRADER_VISITED: from('R32', undefined, 225),
  WRONG_RATIO: from('R31', undefined, 224),
  TRADE_NOT_NEEDED: from('R31', undefined, 222),
  NO_EXTRA_HERE: from('R33', undefined, 291),
  DECK_EMPTY: from('R19', undefined, 287),
  NO_SUCH_DIE: from('R14', [660, 311, 35, 576], 390),
  NO_ANY_TWO: from('R21', [730, 311, 103, 646]),
  WRONG_COUNT: from('R21', [730, 311, 105, 646]),
  WRONG_FEEDING: from('R23', [403, 404, 562, 398]),
  UNKNOWN_COMMAND: from('R39'),
  NOT_ALLOWED: from('R1'),
  GAME_OPEN_ALREADY: from('R1'),
  NO_SUCH_GAME: from('R1'),
  GAME_NOT_STARTED: from('R1'),
  GAME_STARTED: from('R1'),
  GAME_CLOSED: from('R24', [427, 453, 593, 422]),
  GAME_NOT_CLOSED: from('R24'),
  INVALID_SETTINGS: from('R1'),
  NO_SUCH_CONTENT_FILE: from('R1'),
  CONTENT_FILE_CHANGES_NOTHING: from('R1'),
  NOT_SEATED: from('R1'),
  SEATED_ALREADY: from('R1'),
  TABLE_FULL: from('R1'),
  TOO_FEW_PLAYERS: from('R1', [85, 60, 205, 71]),
  NOT_READY: from('R1'),
  READY_ALREADY: from('R1'),
  BAD_ENTROPY: from('R1'),
  OTHER_JOIN_NUMBER: from('R1'),
  SEATS_FIXED: from('R1'),
  SEATS_FREE: from('R1'),
  ENTROPY_DOES_NOT_MATCH: from('R1'),
  COMMAND_ID_REUSED: from('R39'),
  GAME_IS_A_COPY: from('R39'),
  SEED_REVEALED_ALREADY: from('R24'),
  SEAT_KEPT: from('R37'),
  SEAT_NOT_KEPT: from('R37'),
  SEAT_RESIGNED: from('R37'),
  NO_SUCH_SEAT: from('R37'),
  NOTHING_TO_UNDO: from('R38'),
  UNDO_NEEDS_CONSENT: from('R38'),
  NO_SUCH_MOVE: from('R38'),
  BOTS_DO_NOT_AGREE: from('R38'),
  REQUEST_OPEN: from('R39'),
  NO_SUCH_REQUEST: from('R39'),
  ANSWERED_ALREADY: from('R39'),
  BAD_NUMBER: from('R39'),
  FULL_VIEW_OFF: from('R20'),
  FULL_VIEW_OPEN_ALREADY: from('R20'),
  SAW_EVERYTHING: from('R20'),
  NO_CLOCK: from('R39'),
  CLOCK_PAUSED: from('R39'),
  CLOCK_NOT_PAUSED: from('R39'),
  PAUSES_SPENT: from('R39'),
  TIME_NOT_UP: from('R37'),
  VACATION_DAYS: from('R39'),
  VACATION_TOO_SOON: from('R39'),
  VACATION_OVERLAPS: from('R39'),
  VACATION_SPENT: from('R39'),
  VACATION_TOO_LATE: from('R39'),
  NOBODY_TO_NUDGE: from('R39'),
  NUDGED_LATELY: from('R39'),
};

/** The rule each refusal rests on, whatever the edition. */
export const RULE_OF_REFUSAL = Object.fromEntries(
  Object.entries(SOURCES).map(([code, { rule }]) => [code, rule]),
) as Readonly<Record<RejectionCode, string>>;

/** A wrong price is told where that kind of price is explained. */
const PRICE_SOURCES: Readonly<Record<Price['kind'], Source>> = {
  any: from('R18', [357, 312, 480, 342]),
  fixed: from('R18', [381, 362, 497, 353], 283),
  exactKinds: from('R18', [616, 383, 526, 373]),
  range: from('R18', [622, 387, 533, 379]),
  ornamentRange: from('R18', undefined, 405),
};
/** One tribe at a gathering place is the rule for two players. */
const FOR_TWO = from('R5', [548, 496, 657, 480]);

function sourceOf(rejection: Rejection): Source {
  if (rejection.code === 'WRONG_PRICE') return PRICE_SOURCES[rejection.price.kind];
  return rejection.code === 'TOO_MANY_TRIBES' && rejection.limit === 1 ? FOR_TWO : SOURCES[rejection.code];
}

/** Every line that a refusal by this rule cites, whatever the edition: `['000:113', …, '001:156']`. */
export function passagesOf(rule: string): readonly string[] {
  const sources = [...Object.values(SOURCES), ...Object.values(PRICE_SOURCES), FOR_TWO].filter(
    (source) => source.rule === rule,
  );
  const cited = sources.flatMap(({ lines = {}, style }) => [
    ...Object.entries(lines),
    ...(style === undefined ? [] : [['001', style] as const]),
  ]);
  return [...new Set(cited.map(([rulebook, line]) => `${rulebook}:${String(line).padStart(4)}`))]
    .sort()
    .map((passage) => passage.replaceAll(' ', ''));
}

/** The rule a refusal rests on and where the edition's rulebook says so, e.g. `['R4', '000:123']`. */
export function citationOf(rejection: Rejection, edition: EditionId): readonly string[] {
  const { rule, lines, style } = sourceOf(rejection);
  const { rulebook } = EDITION_TABLE[edition];
  const line = lines?.[rulebook];
  const cited = line === undefined ? [rule] : [rule, `${rulebook}:${line}`];
  return style === undefined || !isOfStyle(rejection, line) ? cited : [...cited, `001:${style}`];
}

const NEW_PLACES: readonly string[] = ['trader', 'card5'];

/** Whether the expansion's rulebook has something to say: it is about its places or ornaments, or nobody else does. */
const isOfStyle = (rejection: Rejection, line: number | undefined): boolean =>
  line === undefined ||
  ('place' in rejection && NEW_PLACES.includes(rejection.place)) ||
  ('good' in rejection && rejection.good === 'ornaments') ||
  ('price' in rejection && rejection.price.kind === 'fixed' && rejection.price.goods.ornaments !== undefined);
