import type { Colour } from './colours.js';

/** What the game page shows. Plain data: one file (`api/to-view.ts`) makes it from the server's answer. */

export const RESOURCES = ['wood', 'brick', 'stone', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Good = Resource | 'food' | 'ornaments';
export type Goods = Readonly<Partial<Record<Good, number>>>;

export type Phase = 'placing' | 'acting' | 'feeding';
export type Die = 1 | 2 | 3 | 4 | 5 | 6;

export const SITES = ['hunt', 'forest', 'clayPit', 'quarry', 'river'] as const;
export const VILLAGE = ['field', 'hut', 'toolMaker', 'trader'] as const;
export type Site = (typeof SITES)[number];
export type Village = (typeof VILLAGE)[number];
export type BoardPlace = Site | Village;
export type CardPlace = `card${1 | 2 | 3 | 4 | 5}`;
export type StackPlace = `building${1 | 2 | 3 | 4 | 5}`;
/** A building that is a place of its own; it goes by the id of its tile. */
export type WorkerPlace = `${'X' | 'M'}${string}`;
export type PlaceId = BoardPlace | CardPlace | StackPlace | WorkerPlace;

/** A player as named in sentences and lists. */
export type Player = Readonly<{ seat: number; name: string; colour: Colour; me: boolean }>;

/** One player's people at a place; `gone` were there this round and have walked home. */
export type Crowd = Readonly<{ player: Player; people: number; gone: number }>;

/** Why the rules say no: the server's sentence and the rule. */
export type Refusal = Readonly<{
  sentence: string;
  /** What to do about it, where no rule says so. */
  hint?: string;
  rule: string | null;
}>;

/** What the server says about sending my people to a place now. */
export type Opening =
  | Readonly<{
      open: true;
      min: number;
      max: number;
      /** About how many pieces `min` people bring, then one more each; null where nothing is rolled. */
      expected: readonly number[] | null;
      /** Whether what is sold there could not be paid with what I have now. */
      tooDear?: boolean;
    }>
  | Readonly<{ open: false; refusal: Refusal; short: string | null }>;

type Standing = Readonly<{ crowds: readonly Crowd[]; opening: Opening | null }>;

/** What is rolled for at a place, and how many pips make one piece. */
export type Yields = Readonly<{ good: Good; divisor: number }>;

/** A place in the valley. `rings` is null where any number may stand. */
export type Place = Standing &
  Readonly<{
    id: BoardPlace;
    rings: number | null;
    free: number | null;
    yields: Yields | null;
  }>;

/** A worker tile: only its owner may send people there. */
export type Workshop = Standing & Readonly<{ id: WorkerPlace; owner: Player; rings: number; yields: Yields }>;

export type Culture =
  'healing' | 'art' | 'writing' | 'pottery' | 'time' | 'transport' | 'music' | 'weaving' | 'ornament';
export type Profession = 'farmer' | 'toolMaker' | 'hutBuilder' | 'shaman' | 'trader';

/** Benefits that read as a number and a word. */
export type CountedBenefit =
  'points' | 'tool' | 'grain' | 'person' | 'oneUseTool' | 'anyResources' | 'extraCard';

/** What a card, a building, a place or a market die gives. */
export type Benefit = Readonly<
  | { kind: 'goods'; good: Good; amount: number }
  | { kind: 'income'; good: Good; amount: number }
  | { kind: 'counted'; what: CountedBenefit; amount: number }
  | { kind: 'roll'; resource: Resource; dice: number }
  | { kind: 'worker'; resource: Resource; divisor: number }
  | { kind: 'trade'; steps: number; ornaments: number }
  | { kind: 'market'; style: boolean }
>;
/** The lower half: what counts at the end. */
export type Legacy = Readonly<
  { kind: 'culture'; symbol: Culture } | { kind: 'people'; profession: Profession; count: number }
>;
/** `reconstructed` says, as the server words it, which printed values are not known; null where all are. */
export type Card = Readonly<{ id: string; benefit: Benefit; legacy: Legacy; reconstructed: string | null }>;

/** A card place of the row; `boughtBy` when its card has gone this round. */
export type CardSlot = Standing &
  Readonly<{
    id: CardPlace;
    price: number;
    currency: 'any' | 'ornaments';
    card: Card | null;
    boughtBy: Player | null;
  }>;

export type Price = Readonly<
  | { kind: 'fixed'; goods: Goods }
  | { kind: 'kinds'; pieces: number; kinds: number }
  | { kind: 'upTo'; min: number; max: number }
  | { kind: 'ornaments'; min: number; max: number }
>;
export type Building = Readonly<{
  id: string;
  price: Price;
  /** `each` is what every piece paid brings; null where the points are printed. */
  points: Readonly<{ from: number; to: number; each: Goods | null }>;
  effect: Benefit | null;
  reconstructed: string | null;
}>;
export type Stack = Standing & Readonly<{ id: StackPlace; left: number; building: Building | null }>;

export type Tool = Readonly<{ value: number; used: boolean; once: boolean }>;

/** How a tribe would be fed now: what is owed, what it has, what it will harvest first, what would be missing. */
export type Feeding = Readonly<{ owed: number; food: number; harvest: number; missing: number }>;

/** One tribe as this viewer sees it. */
export type Tribe = Readonly<{
  player: Player;
  starts: boolean;
  autopilot: boolean;
  score: number;
  stock: Goods;
  people: Readonly<{ total: number; home: number }>;
  tools: readonly Tool[];
  grain: number;
  trade: number | null;
  buildings: readonly Building[];
  cards: readonly Card[];
  /** Face-down cards this viewer may not know. */
  hidden: number;
  /** One short sentence: "Acts after you". */
  state: string | null;
  feeding: Feeding | null;
}>;

/** A roll that lies on the board and waits to be settled. */
export type Roll = Readonly<{ site: Site; dice: readonly Die[]; sum: number }>;

/** Steps of the trade track on which so many pieces are given for so many. */
export type TradeSteps = Readonly<{ from: number; to: number; give: number; take: number }>;

/** What each face of market dice gives. */
export type MarketFaces = readonly Readonly<{ face: Die; benefit: Benefit }>[];

/** Market dice: those left, what each face gives, and who still picks, next first. */
export type Market = Readonly<{
  style: boolean;
  /** What about its faces is not printed anywhere we could read; null where all is. */
  reconstructed: string | null;
  dice: readonly Die[];
  faces: MarketFaces;
  order: readonly Player[];
  /** Dice that are gone, and who took them. */
  taken: readonly Readonly<{ face: Die; by: Player }>[];
}>;

/** The whole board at one version, as one viewer sees it. */
export type GameView = Readonly<{
  id: string;
  title: string;
  subtitle: string;
  expansion: boolean;
  round: number;
  phase: Phase;
  version: number;
  head: number;
  /** Me first, then in turn order. */
  tribes: readonly Tribe[];
  places: readonly Place[];
  workshops: readonly Workshop[];
  /** The ratios over the trade track; none without the expansion. */
  tradeTrack: readonly TradeSteps[];
  /** What the dice of each market give in this game. */
  markets: readonly Readonly<{ style: boolean; faces: MarketFaces }>[];
  deck: number;
  /** Dearest first, as they lie on the table. */
  cards: readonly CardSlot[];
  stacks: readonly Stack[];
  roll: Roll | null;
  market: Market | null;
  /** A stack has run out: this round is the last. */
  lastRound: boolean;
  /** Places where my people wait for me to act. */
  calling: readonly PlaceId[];
}>;
