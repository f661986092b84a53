import { EDITIONS } from '../../src/game/index.js';
import type {
  CairnEvent,
  EventType,
  Rejection,
  RejectionCode,
  SeatId,
  Settings,
} from '../../src/game/index.js';

type Samples<Of extends Readonly<Record<Key, string>>, Key extends 'type' | 'code'> = {
  readonly [One in Of as One[Key]]: readonly One[];
};

const ema = 'seat-ema' as SeatId;
const marek = 'seat-marek' as SeatId;

/** Settings with everything in them that can be said. */
export const STYLE: Settings = {
  edition: 'cs-2019',
  expansion: 'style',
  olderTiles: true,
  houseRules: {
    starvation: 'perMissing',
    huntAgain: true,
    spareGreens: 'onePointEach',
    tie: 'lexicographic',
  },
  contentFile: 'c'.repeat(64),
  seats: 4,
  order: 'drawn',
  entropy: 'open',
  practice: true,
  time: {
    system: { kind: 'bank', hours: 240, increment: 1, grace: 12 },
    whenOut: { kind: 'ladder', excuses: 2, keepAfter: 5 },
  },
};

/** Settings with nothing to be said. */
/** What settings consist of that have parts. */
const SETTING_PARTS = [
  ...['starvation', 'huntAgain', 'spareGreens', 'tie'].map((part) => ['houseRules', part] as const),
  ...['system', 'whenOut', 'hours', 'increment', 'grace', 'excuses', 'keepAfter'].map(
    (part) => ['time', part] as const,
  ),
];

export const BASE: Settings = { edition: 'cs-classic', seats: 3, order: 'joined', entropy: 'sealed' };

const parts = {
  inPlay: 100,
  culture: 36,
  farmers: 10,
  toolMakers: 24,
  hutBuilders: 21,
  shamans: 8,
  traders: 14,
  resources: 7,
};

/** Every event in each of its variants; a type without a sample does not compile. */
const EVENT_SAMPLES: Samples<CairnEvent, 'type'> = {
  GameStarted: [
    { type: 'GameStarted', rules: 1, edition: 'cs-2019', content: 'x', seats: [ema, marek], draw: 0 },
    {
      type: 'GameStarted',
      rules: 1,
      edition: 'hr-2008',
      expansion: 'style',
      olderTiles: true,
      content: 'x',
      seats: [marek, ema],
    },
  ],
  RoundStarted: [
    { type: 'RoundStarted', round: 3, start: 1 },
    { type: 'RoundStarted', round: 4, start: 2 },
  ],
  CardsShifted: [{ type: 'CardsShifted', cards: [{ place: 'card1', card: 'C05' }] }],
  CardsDealt: [
    {
      type: 'CardsDealt',
      cards: [
        { place: 'card3', card: 'C01' },
        { place: 'card4', card: 'C25' },
      ],
      draw: 1,
    },
    { type: 'CardsDealt', cards: [{ place: 'card5', card: 'X1' }], draw: 1 },
  ],
  TileTurned: [
    { type: 'TileTurned', place: 'building2', tile: 'B01', draw: 1 },
    { type: 'TileTurned', place: 'building1', tile: 'B19', draw: 1 },
    { type: 'TileTurned', place: 'building1', tile: 'B26', draw: 1 },
    { type: 'TileTurned', place: 'building5', tile: 'XB1', draw: 1 },
    { type: 'TileTurned', place: 'building5', tile: 'XB8', draw: 1 },
    { type: 'TileTurned', place: 'building5', tile: 'M2', draw: 1 },
  ],
  StackExhausted: [{ type: 'StackExhausted', place: 'building2' }],
  PhaseStarted: [
    { type: 'PhaseStarted', phase: 'placing' },
    { type: 'PhaseStarted', phase: 'acting' },
    { type: 'PhaseStarted', phase: 'feeding' },
  ],
  TurnPassed: [
    { type: 'TurnPassed', to: 1 },
    { type: 'TurnPassed', to: 2 },
  ],
  PlayerSkipped: [
    { type: 'PlayerSkipped', seat: 2, reason: 'nobodyHome' },
    { type: 'PlayerSkipped', seat: 1, reason: 'nowhereToGo' },
  ],
  PeoplePlaced: [
    { type: 'PeoplePlaced', seat: 2, place: 'forest', people: 3 },
    { type: 'PeoplePlaced', seat: 1, place: 'hut', people: 2 },
    { type: 'PeoplePlaced', seat: 2, place: 'card2', people: 1 },
    { type: 'PeoplePlaced', seat: 2, place: 'building1', people: 1 },
    { type: 'PeoplePlaced', seat: 2, place: 'XB8', people: 3 },
    { type: 'PeoplePlaced', seat: 2, place: 'hunt', people: 5 },
  ],
  DiceRolled: [
    { type: 'DiceRolled', seat: 2, dice: [6, 4, 3], good: 'stone', divisor: 5, source: 'quarry', draw: 7 },
    { type: 'DiceRolled', seat: 1, dice: [5], good: 'gold', divisor: 6, source: 'river', draw: 7 },
    { type: 'DiceRolled', seat: 2, dice: [6, 1], good: 'gold', divisor: 6, source: 'C23', draw: 7 },
    { type: 'DiceRolled', seat: 2, dice: [6, 6, 5], good: 'food', divisor: 2, source: 'hunt', draw: 7 },
    { type: 'DiceRolled', seat: 2, dice: [1], good: 'brick', divisor: 4, source: 'clayPit', draw: 7 },
  ],
  GoodsTaken: [
    { type: 'GoodsTaken', seat: 2, goods: { stone: 3 }, source: 'quarry', tools: [0, 1], oneUse: ['C33'] },
    { type: 'GoodsTaken', seat: 1, goods: { wood: 1 }, source: 'forest', tools: [0] },
    { type: 'GoodsTaken', seat: 2, goods: {}, source: 'river', auto: true },
    { type: 'GoodsTaken', seat: 2, goods: { food: 5, ornaments: 3 }, source: 'hunt' },
    { type: 'GoodsTaken', seat: 2, goods: { food: 7 }, source: 'C11' },
    { type: 'GoodsTaken', seat: 2, goods: { brick: 1 }, source: 'market' },
  ],
  ToolGained: [
    { type: 'ToolGained', seat: 2, slot: 0, value: 1, source: 'toolMaker', auto: true },
    { type: 'ToolGained', seat: 1, slot: 1, value: 2, source: 'C29' },
    { type: 'ToolGained', seat: 2, source: 'market' },
    { type: 'ToolGained', seat: 2, slot: 1, value: 3, source: 'M5' },
  ],
  PersonBorn: [
    { type: 'PersonBorn', seat: 2, people: 6, by: 1, source: 'hut', auto: true },
    { type: 'PersonBorn', seat: 1, people: 10, by: 0, source: 'hut' },
  ],
  AgricultureRaised: [
    { type: 'AgricultureRaised', seat: 2, to: 5, by: 1, source: 'field', auto: true },
    { type: 'AgricultureRaised', seat: 1, to: 10, by: 0, source: 'C30' },
  ],
  TradeAdvanced: [
    { type: 'TradeAdvanced', seat: 2, to: 4, by: 2, ornaments: 2, source: 'trader', auto: true },
    { type: 'TradeAdvanced', seat: 1, to: 10, by: 0, ornaments: 0, source: 'trader' },
  ],
  IncomeTaken: [{ type: 'IncomeTaken', seat: 2, tile: 'M2', goods: { brick: 1 } }],
  CardBought: [
    { type: 'CardBought', seat: 2, place: 'card2', card: 'C26', paid: { wood: 2 }, points: 3 },
    { type: 'CardBought', seat: 1, place: 'card5', card: 'X1', paid: { ornaments: 6 }, extra: true },
    {
      type: 'CardBought',
      seat: 2,
      place: 'card1',
      card: 'C15',
      paid: { brick: 1 },
      trade: { give: { ornaments: 1 }, take: { brick: 1, wood: 1 }, lost: { wood: 1 } },
    },
  ],
  CardDeclined: [
    { type: 'CardDeclined', seat: 2, place: 'card3' },
    { type: 'CardDeclined', seat: 1, place: 'card3', auto: true },
  ],
  CardDrawn: [
    { type: 'CardDrawn', seat: 2, source: 'C32', draw: 9 },
    { type: 'CardDrawn', seat: 1, source: 'C32', sealed: { card: 'C01' }, draw: 9 },
  ],
  BuildingBought: [
    {
      type: 'BuildingBought',
      seat: 2,
      place: 'building1',
      tile: 'B01',
      paid: { wood: 2, brick: 1 },
      points: 10,
    },
    {
      type: 'BuildingBought',
      seat: 1,
      place: 'building1',
      tile: 'B08',
      paid: { brick: 2, stone: 1 },
      points: 13,
      trade: { give: { wood: 2 }, take: { stone: 1 } },
    },
  ],
  BuildingDeclined: [
    { type: 'BuildingDeclined', seat: 1, place: 'building3' },
    { type: 'BuildingDeclined', seat: 2, place: 'building3', auto: true },
  ],
  MarketOpened: [
    { type: 'MarketOpened', seat: 2, source: 'C01', faces: 'market', dice: [2, 5], order: [2, 1], draw: 3 },
    { type: 'MarketOpened', seat: 1, source: 'XB6', faces: 'style', dice: [2, 6], order: [1, 2], draw: 3 },
  ],
  DieTaken: [
    { type: 'DieTaken', seat: 2, face: 5 },
    { type: 'DieTaken', seat: 1, face: 2, auto: true },
  ],
  AnyTwoTaken: [
    { type: 'AnyTwoTaken', seat: 2, card: 'C36', goods: { brick: 1, gold: 1 } },
    { type: 'AnyTwoTaken', seat: 1, card: 'C36', goods: { wood: 2 }, auto: true },
  ],
  FoodHarvested: [{ type: 'FoodHarvested', seat: 2, food: 3 }],
  TribeFed: [
    { type: 'TribeFed', seat: 2, food: 5, paid: {}, auto: true },
    { type: 'TribeFed', seat: 1, food: 4, paid: { wood: 1 } },
  ],
  TribeStarved: [
    { type: 'TribeStarved', seat: 2, food: 3, paid: {}, missing: 2, lost: 10, auto: true },
    { type: 'TribeStarved', seat: 1, food: 3, paid: { gold: 1 }, missing: 1, lost: 4 },
    { type: 'TribeStarved', seat: 2, food: 0, paid: {}, missing: 5, lost: 20 },
  ],
  CardsRevealed: [{ type: 'CardsRevealed', seat: 2, cards: ['C06', 'C22'] }],
  ScoresCounted: [
    {
      type: 'ScoresCounted',
      scores: [
        { seat: 1, parts, total: 220 },
        { seat: 2, parts, total: -3 },
      ],
    },
  ],
  GameEnded: [
    {
      type: 'GameEnded',
      reason: 'stackExhausted',
      ranking: [{ seat: 2, rank: 1, total: 220, tie: 9 }],
      winners: [2],
    },
    {
      type: 'GameEnded',
      reason: 'byConsent',
      ranking: [{ seat: 1, rank: 1, total: 1, tie: 9 }],
      winners: [1],
    },
    {
      type: 'GameEnded',
      reason: 'notEnoughCards',
      ranking: [
        { seat: 1, rank: 1, total: 102, tie: 9 },
        { seat: 2, rank: 1, total: 102, tie: 9 },
      ],
      winners: [1, 2],
    },
    { type: 'GameEnded', reason: 'lastPlayerLeft', ranking: [], winners: [] },
  ],
  GameOpened: [
    { type: 'GameOpened', settings: STYLE, commitment: 'c' },
    ...EDITIONS.map(
      (edition) =>
        ({
          type: 'GameOpened',
          settings: { edition, seats: 2, order: 'joined', entropy: 'sealed' },
          commitment: 'c',
        }) as const,
    ),
  ],
  PlayerJoined: [
    { type: 'PlayerJoined', seatId: marek, join: 1 },
    { type: 'PlayerJoined', seatId: ema, join: 2 },
  ],
  PlayerLeft: [
    { type: 'PlayerLeft', seatId: marek },
    { type: 'PlayerLeft', seatId: marek, removed: true },
    { type: 'PlayerLeft', seatId: ema, removed: true },
  ],
  EntropyRevealed: [
    { type: 'EntropyRevealed', seatId: marek, entropy: 'e' },
    { type: 'EntropyRevealed', seatId: ema },
  ],
  MovesUndone: [
    { type: 'MovesUndone', seat: 2, toVersion: 120, seats: [2] },
    { type: 'MovesUndone', seat: 1, toVersion: 120, seats: [1, 2] },
  ],
  RequestMade: [
    { type: 'RequestMade', seat: 2, request: 1, kind: 'undo', toVersion: 120 },
    { type: 'RequestMade', seat: 2, request: 1, kind: 'cancel' },
    { type: 'RequestMade', seat: 1, request: 1, kind: 'finish' },
    { type: 'RequestMade', seat: 2, request: 1, kind: 'pause' },
    { type: 'RequestMade', seat: 2, request: 1, kind: 'replace', about: 1 },
    { type: 'RequestMade', seat: 1, request: 1, kind: 'replace', about: 2 },
  ],
  RequestAnswered: [
    { type: 'RequestAnswered', seat: 2, request: 1, agree: true },
    { type: 'RequestAnswered', seat: 2, request: 1, agree: true, outcome: 'granted' },
    { type: 'RequestAnswered', seat: 1, request: 1, agree: false, outcome: 'refused' },
    { type: 'RequestAnswered', seat: 2, request: 1, agree: false, outcome: 'expired' },
  ],
  Resigned: [
    { type: 'Resigned', seat: 2 },
    { type: 'Resigned', seat: 1 },
  ],
  TimedOut: [
    { type: 'TimedOut', seat: 2, since: 40, step: 'extended' },
    { type: 'TimedOut', seat: 1, since: 40, step: 'excused', count: 1 },
    { type: 'TimedOut', seat: 2, since: 40, step: 'played', count: 1 },
    { type: 'TimedOut', seat: 2, since: 40, step: 'kept', count: 1 },
    { type: 'TimedOut', seat: 1, since: 40, step: 'kept', count: 2 },
    { type: 'TimedOut', seat: 2, since: 40, step: 'kept', count: 5 },
  ],
  SeatKept: [
    { type: 'SeatKept', seat: 2 },
    { type: 'SeatKept', seat: 1 },
  ],
  SeatReturned: [
    { type: 'SeatReturned', seat: 2 },
    { type: 'SeatReturned', seat: 1 },
    { type: 'SeatReturned', seat: 2, stretch: true },
    { type: 'SeatReturned', seat: 1, stretch: true },
  ],
  ClockPaused: [
    { type: 'ClockPaused' },
    { type: 'ClockPaused', seat: 1, days: 1 },
    { type: 'ClockPaused', seat: 2, days: 3 },
    { type: 'ClockPaused', seat: 2, days: 14 },
  ],
  ClockResumed: [
    { type: 'ClockResumed' },
    { type: 'ClockResumed', seat: 1, days: 1 },
    { type: 'ClockResumed', seat: 2, days: 3 },
  ],
  SeatReplaced: [{ type: 'SeatReplaced', seat: 2, by: marek }],
  GameCancelled: [
    { type: 'GameCancelled', reason: 'beforeStart' },
    { type: 'GameCancelled', reason: 'byConsent' },
    { type: 'GameCancelled', reason: 'idle' },
  ],
  SeedRevealed: [{ type: 'SeedRevealed', seed: 's' }],
  DrawsSkipped: [{ type: 'DrawsSkipped', draws: 3 }],
  FullViewOpened: [
    { type: 'FullViewOpened' },
    { type: 'FullViewOpened', viewer: ema },
    { type: 'FullViewOpened', viewer: marek },
  ],
};

const REJECTION_SAMPLES: Samples<Rejection, 'code'> = {
  NOT_YOUR_TURN: [
    { code: 'NOT_YOUR_TURN', awaiting: [2] },
    { code: 'NOT_YOUR_TURN', awaiting: [] },
  ],
  OTHER_DECISION: (['place', 'act', 'settle', 'pickDie', 'feed'] as const).map((awaited) => ({
    code: 'OTHER_DECISION',
    awaited,
  })),
  NO_SUCH_PLACE: [{ code: 'NO_SUCH_PLACE', place: 'moon' }],
  WRONG_NUMBER: [
    { code: 'WRONG_NUMBER', place: 'hut', min: 2, max: 2 },
    { code: 'WRONG_NUMBER', place: 'forest', min: 1, max: 5 },
    { code: 'WRONG_NUMBER', place: 'field', min: 1, max: 1 },
  ],
  NOT_ENOUGH_PEOPLE: [{ code: 'NOT_ENOUGH_PEOPLE', place: 'hut', home: 1, needed: 2 }],
  PLACE_OCCUPIED: [{ code: 'PLACE_OCCUPIED', place: 'toolMaker' }],
  PLACE_FULL: [
    { code: 'PLACE_FULL', place: 'forest', room: 7 },
    { code: 'PLACE_FULL', place: 'XB9', room: 3 },
  ],
  ALREADY_PLACED_HERE: [{ code: 'ALREADY_PLACED_HERE', place: 'quarry' }],
  TOO_MANY_TRIBES: [
    { code: 'TOO_MANY_TRIBES', place: 'river', limit: 1 },
    { code: 'TOO_MANY_TRIBES', place: 'river', limit: 2 },
  ],
  VILLAGE_CLOSED: [
    { code: 'VILLAGE_CLOSED', place: 'field', limit: 2 },
    { code: 'VILLAGE_CLOSED', place: 'field', limit: 3 },
  ],
  NOT_YOUR_TILE: [{ code: 'NOT_YOUR_TILE', place: 'XB8' }],
  NOBODY_THERE: [{ code: 'NOBODY_THERE', place: 'card1' }],
  NOT_DONE_HERE: (['UsePlace', 'Roll', 'BuyCard', 'BuyBuilding'] as const).map((instead) => ({
    code: 'NOT_DONE_HERE',
    place: 'forest',
    instead,
  })),
  NO_SUCH_TOOL: [
    { code: 'NO_SUCH_TOOL', slot: 1 },
    { code: 'NO_SUCH_TOOL', slot: -1 },
  ],
  TOOL_NAMED_TWICE: [{ code: 'TOOL_NAMED_TWICE', slot: 0 }],
  TOOL_USED: [{ code: 'TOOL_USED', slot: 2 }],
  NO_SUCH_ONE_USE_TOOL: [
    { code: 'NO_SUCH_ONE_USE_TOOL', card: 'C33' },
    { code: 'NO_SUCH_ONE_USE_TOOL', card: '' },
  ],
  CARD_NAMED_TWICE: [
    { code: 'CARD_NAMED_TWICE', card: 'C33' },
    { code: 'CARD_NAMED_TWICE', card: 'x' },
  ],
  NOTHING_TO_SPLIT: [{ code: 'NOTHING_TO_SPLIT' }],
  WRONG_SPLIT: [{ code: 'WRONG_SPLIT', max: 1 }],
  BAD_AMOUNT: [
    { code: 'BAD_AMOUNT', good: 'brick' },
    { code: 'BAD_AMOUNT', good: 'trade' },
  ],
  NOT_PAYABLE: [
    { code: 'NOT_PAYABLE', good: 'food' },
    { code: 'NOT_PAYABLE', good: 'ornaments' },
    { code: 'NOT_PAYABLE', good: '__proto__' },
  ],
  NOT_ENOUGH_GOODS: [
    { code: 'NOT_ENOUGH_GOODS', good: 'brick', have: 0, needed: 1 },
    { code: 'NOT_ENOUGH_GOODS', good: '?', have: 0, needed: 1 },
  ],
  WRONG_PRICE: [
    { code: 'WRONG_PRICE', price: { kind: 'fixed', goods: { wood: 2, gold: 1 } } },
    { code: 'WRONG_PRICE', price: { kind: 'any', count: 1 } },
    { code: 'WRONG_PRICE', price: { kind: 'exactKinds', count: 5, kinds: 1 } },
    { code: 'WRONG_PRICE', price: { kind: 'range', min: 1, max: 7 } },
    { code: 'WRONG_PRICE', price: { kind: 'ornamentRange', min: 1, max: 4 } },
  ],
  NO_TRADE_YET: [{ code: 'NO_TRADE_YET' }],
  TRADED_ALREADY: [{ code: 'TRADED_ALREADY' }],
  NO_TRADE_TRACK: [{ code: 'NO_TRADE_TRACK' }],
  TRADER_VISITED: [{ code: 'TRADER_VISITED' }],
  WRONG_RATIO: [{ code: 'WRONG_RATIO', give: 2, take: 1 }],
  TRADE_NOT_NEEDED: [{ code: 'TRADE_NOT_NEEDED' }],
  NO_EXTRA_HERE: [{ code: 'NO_EXTRA_HERE', place: 'card1' }],
  DECK_EMPTY: [{ code: 'DECK_EMPTY' }],
  NO_SUCH_DIE: [{ code: 'NO_SUCH_DIE', face: 3, dice: [2, 5] }],
  NO_ANY_TWO: [{ code: 'NO_ANY_TWO' }],
  WRONG_COUNT: [{ code: 'WRONG_COUNT', count: 2 }],
  WRONG_FEEDING: [{ code: 'WRONG_FEEDING', missing: 2, allowed: [0, 2] }],
  UNKNOWN_COMMAND: [{ code: 'UNKNOWN_COMMAND' }],
  NOT_ALLOWED: (['owner', 'server', 'seat', 'organiser'] as const).map((to) => ({ code: 'NOT_ALLOWED', to })),
  GAME_OPEN_ALREADY: [{ code: 'GAME_OPEN_ALREADY' }],
  NO_SUCH_GAME: [{ code: 'NO_SUCH_GAME' }],
  GAME_NOT_STARTED: [{ code: 'GAME_NOT_STARTED' }],
  GAME_STARTED: [{ code: 'GAME_STARTED' }],
  GAME_CLOSED: [
    { code: 'GAME_CLOSED', closed: 'over' },
    { code: 'GAME_CLOSED', closed: 'cancelled' },
  ],
  GAME_NOT_CLOSED: [{ code: 'GAME_NOT_CLOSED' }],
  INVALID_SETTINGS: [
    ...[...Object.keys(STYLE), 'settings', 'commitment', 'seed'].map((field) => ({ field })),
    { field: 'seats', allowed: { min: 2, max: 4 } },
    { field: 'order', allowed: { oneOf: ['drawn', 'joined'] } },
    { field: 'olderTiles', allowed: { onlyWith: 'expansion' as const } },
    { field: 'seed', allowed: { bytes: 32 } },
    ...SETTING_PARTS.map(([field, part]) => ({ field, part })),
  ].map((wrong) => ({ code: 'INVALID_SETTINGS', ...wrong })),
  NO_SUCH_CONTENT_FILE: [{ code: 'NO_SUCH_CONTENT_FILE' }],
  CONTENT_FILE_CHANGES_NOTHING: [{ code: 'CONTENT_FILE_CHANGES_NOTHING' }],
  NOT_SEATED: [{ code: 'NOT_SEATED' }],
  SEATED_ALREADY: [{ code: 'SEATED_ALREADY' }],
  TABLE_FULL: [{ code: 'TABLE_FULL', seats: 4 }],
  TOO_FEW_PLAYERS: [{ code: 'TOO_FEW_PLAYERS', needed: 2 }],
  NOT_READY: [
    { code: 'NOT_READY', seats: ['a'] },
    { code: 'NOT_READY', seats: ['a', 'b'] },
  ],
  READY_ALREADY: [{ code: 'READY_ALREADY' }],
  BAD_ENTROPY: [
    { code: 'BAD_ENTROPY', field: 'entropy' },
    { code: 'BAD_ENTROPY', field: 'entropySeal' },
  ],
  OTHER_JOIN_NUMBER: [{ code: 'OTHER_JOIN_NUMBER', next: 3 }],
  SEATS_FIXED: [{ code: 'SEATS_FIXED' }],
  SEATS_FREE: [{ code: 'SEATS_FREE', free: 2 }],
  SEED_REVEALED_ALREADY: [{ code: 'SEED_REVEALED_ALREADY' }],
  SEAT_KEPT: [{ code: 'SEAT_KEPT' }],
  SEAT_NOT_KEPT: [{ code: 'SEAT_NOT_KEPT' }],
  SEAT_RESIGNED: [{ code: 'SEAT_RESIGNED' }],
  NO_SUCH_SEAT: [{ code: 'NO_SUCH_SEAT', seat: 7 }],
  NOTHING_TO_UNDO: [{ code: 'NOTHING_TO_UNDO' }],
  UNDO_NEEDS_CONSENT: [{ code: 'UNDO_NEEDS_CONSENT', toVersion: 12 }],
  NO_SUCH_MOVE: [{ code: 'NO_SUCH_MOVE', toVersion: 12 }],
  BOTS_DO_NOT_AGREE: [{ code: 'BOTS_DO_NOT_AGREE' }],
  REQUEST_OPEN: [{ code: 'REQUEST_OPEN', request: 1 }],
  NO_SUCH_REQUEST: [{ code: 'NO_SUCH_REQUEST', request: 1 }],
  ANSWERED_ALREADY: [{ code: 'ANSWERED_ALREADY', request: 1 }],
  BAD_NUMBER: [{ code: 'BAD_NUMBER', field: 'n' }],
  FULL_VIEW_OFF: [{ code: 'FULL_VIEW_OFF' }],
  FULL_VIEW_OPEN_ALREADY: [{ code: 'FULL_VIEW_OPEN_ALREADY' }],
  SAW_EVERYTHING: [{ code: 'SAW_EVERYTHING' }],
  NO_CLOCK: [{ code: 'NO_CLOCK' }],
  CLOCK_PAUSED: [{ code: 'CLOCK_PAUSED' }],
  CLOCK_NOT_PAUSED: [{ code: 'CLOCK_NOT_PAUSED' }],
  PAUSES_SPENT: [{ code: 'PAUSES_SPENT', days: 21 }],
  TIME_NOT_UP: [{ code: 'TIME_NOT_UP', seat: 1 }],
  VACATION_DAYS: [{ code: 'VACATION_DAYS' }],
  VACATION_TOO_SOON: [{ code: 'VACATION_TOO_SOON', first: '2026-05-06' }],
  VACATION_OVERLAPS: [{ code: 'VACATION_OVERLAPS', first: '2026-05-06' }],
  VACATION_SPENT: [1, 2, 5, 22].map((left) => ({ code: 'VACATION_SPENT', year: 2026, left })),
  VACATION_TOO_LATE: [1, 2, 5, 22].map((games) => ({ code: 'VACATION_TOO_LATE', games })),
  NOBODY_TO_NUDGE: [{ code: 'NOBODY_TO_NUDGE', seat: 2 }],
  NUDGED_LATELY: [{ code: 'NUDGED_LATELY', seat: 2, until: '2026-05-04T20:00:00.000Z' }],
  GAME_IS_A_COPY: [{ code: 'GAME_IS_A_COPY' }],
  COMMAND_ID_REUSED: [{ code: 'COMMAND_ID_REUSED', first: 12 }],
  ENTROPY_DOES_NOT_MATCH: [{ code: 'ENTROPY_DOES_NOT_MATCH', join: 1 }],
};

export const EVENT_TYPES = Object.keys(EVENT_SAMPLES) as readonly EventType[];
export const REJECTION_CODES = Object.keys(REJECTION_SAMPLES) as readonly RejectionCode[];

/** Samples of one event type. */
export const eventsOf = (type: EventType): readonly CairnEvent[] => EVENT_SAMPLES[type];

/** Samples of one refusal. */
export const rejectionsOf = (code: RejectionCode): readonly Rejection[] => REJECTION_SAMPLES[code];
