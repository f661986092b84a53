/** What the game page shows. Plain data: one file (`api/to-view.ts`) makes it from the server's answer. */

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black'] as const;
/** A player's colour also fixes the shape: circle, square, triangle, diamond, hexagon. */
export type Colour = (typeof COLOURS)[number];

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
export type PlaceId = BoardPlace | CardPlace | StackPlace;

/** A player as named in sentences and lists. */
export type Player = Readonly<{ seat: number; name: string; colour: Colour; me: boolean }>;

/** One player's people at a place; `gone` were there this round and have walked home. */
export type Crowd = Readonly<{ player: Player; people: number; gone: number }>;

/** What the server says about sending my people to a place now. */
export type Opening =
  | Readonly<{ open: true; min: number; max: number; hint: string | null }>
  | Readonly<{ open: false; reason: string; short: string | null }>;

type Standing = Readonly<{ crowds: readonly Crowd[]; opening: Opening | null }>;

/** A place in the valley. `rings` is null where any number may stand. */
export type Place = Standing &
  Readonly<{
    id: BoardPlace;
    rings: number | null;
    free: number | null;
    yields: Readonly<{ good: Good; divisor: number }> | null;
  }>;

export type Culture =
  'healing' | 'art' | 'writing' | 'pottery' | 'time' | 'transport' | 'music' | 'weaving' | 'ornament';
export type Profession = 'farmer' | 'toolMaker' | 'hutBuilder' | 'shaman' | 'trader';

/** Benefits that read as a number and a word. */
export type CountedBenefit = 'points' | 'tool' | 'grain' | 'oneUseTool' | 'anyResources' | 'extraCard';

/** The upper half of a card: what its buyer gets. */
export type Benefit = Readonly<
  | { kind: 'goods'; good: Good; amount: number }
  | { kind: 'counted'; what: CountedBenefit; amount: number }
  | { kind: 'roll'; resource: Resource; dice: number }
  | { kind: 'trade'; steps: number; ornaments: number }
  | { kind: 'market'; style: boolean }
>;
/** The lower half: what counts at the end. */
export type Legacy = Readonly<
  { kind: 'culture'; symbol: Culture } | { kind: 'people'; profession: Profession; count: number }
>;
export type Card = Readonly<{ id: string; benefit: Benefit; legacy: Legacy; reconstructed: boolean }>;

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
  points: Readonly<{ from: number; to: number }>;
  reconstructed: boolean;
}>;
export type Stack = Standing & Readonly<{ id: StackPlace; left: number; building: Building | null }>;

export type Tool = Readonly<{ value: number; used: boolean; once: boolean }>;

/** One tribe as everybody sees it; `mine` holds what only its owner sees. */
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
  buildings: number;
  cards: number;
  legacies: readonly Legacy[];
  /** One short sentence: "Acts after you". */
  state: string | null;
  feeding: Readonly<{ enough: boolean; sentence: string }> | null;
}>;

/** One sentence of the chronicle. */
export type Line = Readonly<{
  version: number;
  player: Player | null;
  sentence: string;
  at: Date;
  undone: boolean;
}>;

/** A roll that lies on the board and waits to be settled. */
export type Roll = Readonly<{ site: Site; dice: readonly Die[] }>;

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
  deck: number;
  /** Dearest first, as they lie on the table. */
  cards: readonly CardSlot[];
  stacks: readonly Stack[];
  roll: Roll | null;
  /** Places where my people wait for me to act. */
  calling: readonly PlaceId[];
  rounds: readonly Readonly<{ round: number; version: number }>[];
}>;
