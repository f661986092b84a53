import type {
  ActOption,
  Affordable,
  DecisionKind,
  EndReason,
  Good,
  Phase,
  PlaceRule,
  ScorePart,
} from '../game/index.js';
import { describeEnum } from './describe-enum.js';

export const GoodEnum = describeEnum(
  'Good',
  'What a tribe can own.',
  {
    WOOD: 'wood',
    BRICK: 'brick',
    STONE: 'stone',
    GOLD: 'gold',
    FOOD: 'food',
    ORNAMENTS: 'ornaments',
  } satisfies Record<string, Good>,
  {
    WOOD: 'A resource, from the forest; 3 points in a building.',
    BRICK: 'A resource, from the clay pit; 4 points in a building.',
    STONE: 'A resource, from the quarry; 5 points in a building.',
    GOLD: 'A resource, from the river; 6 points in a building.',
    FOOD: 'Feeds people at the end of a round and pays for nothing else.',
    ORNAMENTS: 'Of the expansion: pays for the fifth card place and some buildings, and can be traded.',
  },
);

export const PhaseEnum = describeEnum(
  'Phase',
  'The part of the round.',
  { PLACING: 'placing', ACTING: 'acting', FEEDING: 'feeding' } satisfies Record<string, Phase>,
  {
    PLACING: 'People are sent out, one place a turn.',
    ACTING: 'Each player in turn does what their people came for.',
    FEEDING: 'Everybody feeds their people, all at the same time.',
  },
);

export const DecisionKindEnum = describeEnum(
  'DecisionKind',
  'What a player is asked. The list is closed.',
  { PLACE: 'place', ACT: 'act', SETTLE: 'settle', PICK_DIE: 'pickDie', FEED: 'feed' } satisfies Record<
    string,
    DecisionKind
  >,
  {
    PLACE: 'Send people to one place.',
    ACT: 'Choose the next place to act on, and how.',
    SETTLE: 'Dice have fallen: add tools or not, and take the goods.',
    PICK_DIE: 'Take one of the market dice.',
    FEED: 'There is not enough food: pay with resources or go hungry.',
  },
);

export const PlaceKindEnum = describeEnum(
  'PlaceKind',
  'What kind of place people stand on.',
  { VILLAGE: 'village', HUNT: 'hunt', GATHER: 'gather', WORKER: 'worker' } satisfies Record<
    string,
    PlaceRule['kind']
  >,
  {
    VILLAGE: 'Tool maker, hut, field or trader: gives its benefit once a round.',
    HUNT: 'Dice for food; any number of people.',
    GATHER: 'Dice for a resource; seven rings.',
    WORKER: 'A tile of the expansion that only its owner may use.',
  },
);

export const EndReasonEnum = describeEnum(
  'EndReason',
  'Why a game ended.',
  {
    STACK_EXHAUSTED: 'stackExhausted',
    NOT_ENOUGH_CARDS: 'notEnoughCards',
    BY_CONSENT: 'byConsent',
    LAST_PLAYER_LEFT: 'lastPlayerLeft',
  } satisfies Record<string, EndReason>,
  {
    STACK_EXHAUSTED: 'The last building of a stack was bought.',
    NOT_ENOUGH_CARDS: 'There were too few cards to fill the card places.',
    BY_CONSENT: 'The table agreed to count the points.',
    LAST_PLAYER_LEFT: 'The others had resigned.',
  },
);

export const ActionEnum = describeEnum(
  'Action',
  'What is done on a place.',
  { USE: 'use', ROLL: 'roll', BUY_CARD: 'buyCard', BUY_BUILDING: 'buyBuilding' } satisfies Record<
    string,
    ActOption['action']
  >,
  {
    USE: 'Take what the village place gives.',
    ROLL: 'Roll the dice.',
    BUY_CARD: 'Buy the card, or leave it.',
    BUY_BUILDING: 'Build, or leave it.',
  },
);

export const AffordableEnum = describeEnum(
  'Affordable',
  'Whether you can pay a price.',
  { NOW: 'now', WITH_ANY_TWO: 'withAnyTwo', WITH_TRADE: 'withTrade', NO: 'no' } satisfies Record<
    string,
    Affordable
  >,
  {
    NOW: 'From your stock.',
    WITH_ANY_TWO: 'After taking the resources of your choice.',
    WITH_TRADE: 'With a trade.',
    NO: 'In no way.',
  },
);

export const ScorePartEnum = describeEnum(
  'ScorePart',
  'A part of a final score.',
  {
    IN_PLAY: 'inPlay',
    CULTURE: 'culture',
    FARMERS: 'farmers',
    TOOL_MAKERS: 'toolMakers',
    HUT_BUILDERS: 'hutBuilders',
    SHAMANS: 'shamans',
    TRADERS: 'traders',
    RESOURCES: 'resources',
  } satisfies Record<string, ScorePart>,
  {
    IN_PLAY: 'Points made during play.',
    CULTURE: 'Symbols of culture: a set of different ones counts squared.',
    FARMERS: 'Farmers, each counting the agriculture step.',
    TOOL_MAKERS: 'Tool makers, each counting the value of the tools.',
    HUT_BUILDERS: 'Hut builders, each counting the buildings.',
    SHAMANS: 'Shamans, each counting the people.',
    TRADERS: 'Traders, each counting the trade step; only in the expansion.',
    RESOURCES: 'Resources left over.',
  },
);
