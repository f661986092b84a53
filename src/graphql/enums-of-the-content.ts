import type {
  Benefit,
  CultureSymbol,
  Legacy,
  MarketKind,
  Price,
  Profession,
  TilePoints,
  UnsurePart,
} from '../game/index.js';
import { describeEnum } from './describe-enum.js';

export const BenefitKindEnum = describeEnum(
  'BenefitKind',
  'What sort of effect it is; says which fields of `Benefit` are filled.',
  {
    GOODS: 'goods',
    POINTS: 'points',
    TOOL: 'tool',
    AGRICULTURE: 'agriculture',
    PERSON: 'person',
    TRADE: 'trade',
    ROLL: 'roll',
    MARKET: 'market',
    EXTRA_CARD: 'extraCard',
    ONE_USE_TOOL: 'oneUseTool',
    ANY_TWO: 'anyTwo',
    INCOME: 'income',
    WORKER: 'worker',
  } satisfies Record<string, Benefit['kind']>,
  {
    GOODS: '`goods` at once.',
    POINTS: '`amount` points at once.',
    TOOL: 'One tool.',
    AGRICULTURE: 'One step on the agriculture track.',
    PERSON: 'One more person.',
    TRADE: '`amount` steps on the trade track.',
    ROLL: 'Roll `dice` dice for `good`, one piece for each `divisor` pips.',
    MARKET: 'A die for every player; `market` says which faces.',
    EXTRA_CARD: 'One card from the deck, face down; only its lower half counts.',
    ONE_USE_TOOL: 'A tool of value `amount` that works once.',
    ANY_TWO: 'Any `amount` resources, at a moment of your choice.',
    INCOME: '`goods` at the start of every acting phase.',
    WORKER: 'A place of your own: up to `amount` people roll for `good`.',
  },
);

export const LegacyKindEnum = describeEnum(
  'LegacyKind',
  'What the lower half of a card counts for at the end.',
  { CULTURE: 'culture', PEOPLE: 'people' } satisfies Record<string, Legacy['kind']>,
  {
    CULTURE: 'A symbol of culture; different symbols count squared.',
    PEOPLE: 'People of a profession, multiplied with what they work on.',
  },
);

export const CultureEnum = describeEnum(
  'Culture',
  'A symbol of culture on the lower half of a card.',
  {
    HEALING: 'healing',
    ART: 'art',
    MUSIC: 'music',
    WRITING: 'writing',
    TIME: 'time',
    POTTERY: 'pottery',
    TRANSPORT: 'transport',
    WEAVING: 'weaving',
    ORNAMENT: 'ornament',
  } satisfies Record<string, CultureSymbol>,
  {
    HEALING: 'Healing.',
    ART: 'Art.',
    MUSIC: 'Music.',
    WRITING: 'Writing.',
    TIME: 'Telling the time.',
    POTTERY: 'Pottery.',
    TRANSPORT: 'Transport.',
    WEAVING: 'Weaving.',
    ORNAMENT: 'Ornaments; only in the expansion.',
  },
);

export const ProfessionEnum = describeEnum(
  'Profession',
  'A profession on the lower half of a card.',
  {
    FARMER: 'farmer',
    TOOL_MAKER: 'toolMaker',
    HUT_BUILDER: 'hutBuilder',
    SHAMAN: 'shaman',
    TRADER: 'trader',
  } satisfies Record<string, Profession>,
  {
    FARMER: 'Counts with the agriculture track.',
    TOOL_MAKER: 'Counts with the value of the tools.',
    HUT_BUILDER: 'Counts with the number of buildings.',
    SHAMAN: 'Counts with the number of people.',
    TRADER: 'Counts with the trade track; only in the expansion.',
  },
);

export const MarketKindEnum = describeEnum(
  'MarketKind',
  'Which table the faces of market dice are read from.',
  { MARKET: 'market', STYLE: 'style' } satisfies Record<string, MarketKind>,
  { MARKET: 'That of the base game.', STYLE: 'That of the expansion.' },
);

export const PriceKindEnum = describeEnum(
  'PriceKind',
  'How a price is named.',
  {
    FIXED: 'fixed',
    ANY: 'any',
    EXACT_KINDS: 'exactKinds',
    RANGE: 'range',
    ORNAMENT_RANGE: 'ornamentRange',
  } satisfies Record<string, Price['kind']>,
  {
    FIXED: 'Exactly `goods`.',
    ANY: 'Exactly `min` resources of any kinds.',
    EXACT_KINDS: 'Exactly `min` resources of exactly `kinds` kinds.',
    RANGE: '`min` to `max` resources of any kinds.',
    ORNAMENT_RANGE: '`min` to `max` ornaments.',
  },
);

export const PointsKindEnum = describeEnum(
  'PointsKind',
  'Where the points of a building come from.',
  { PRINTED: 'printed', VALUE: 'value', PER_ORNAMENT: 'perOrnament' } satisfies Record<
    string,
    TilePoints['kind']
  >,
  {
    PRINTED: 'A printed number.',
    VALUE: 'The value of the resources paid: wood 3, brick 4, stone 5, gold 6.',
    PER_ORNAMENT: 'So many for each ornament paid.',
  },
);

export const UnsurePartEnum = describeEnum(
  'UnsurePart',
  'A part of a card or of a building that no source we could read confirms.',
  {
    TOP: 'top',
    BOTTOM: 'bottom',
    PAIRING: 'pairing',
    PRICE: 'price',
    POINTS: 'points',
    COPIES: 'copies',
  } satisfies Record<string, UnsurePart>,
  {
    TOP: 'The upper half of a card.',
    BOTTOM: 'The lower half of a card.',
    PAIRING: 'Which halves belong together on a card.',
    PRICE: 'The price of a building.',
    POINTS: 'The points of a building.',
    COPIES: 'How many such buildings there are.',
  },
);
