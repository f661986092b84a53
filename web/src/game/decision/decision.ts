import type {
  Benefit,
  Building,
  Card,
  CardPlace,
  Die,
  Feeding,
  Good,
  Goods,
  PlaceId,
  Player,
  Price,
  Refusal,
  StackPlace,
  Yields,
} from '../model.js';

/** What a payment must be: so many pieces, of these goods, of so many kinds where that matters. */
export type Terms = Readonly<{ min: number; max: number; kinds: number | null; payWith: readonly Good[] }>;

/** A price, whether and how I can pay it, and payments that would be accepted. */
export type Offer = Readonly<{
  price: Price;
  terms: Terms;
  affordable: 'now' | 'withAnyTwo' | 'withTrade' | 'no';
  suggested: Goods | null;
  traded: Readonly<{ pay: Goods; give: Goods; take: Goods }> | null;
}>;

/** An extra card with the one that is bought: its price together with it, or why there is none. */
export type Extra = Readonly<{ offer: Offer }> | Readonly<{ closed: Refusal }>;

/** One of my places whose action is still to come. */
export type Errand = Readonly<
  | { action: 'use'; place: PlaceId; benefit: Benefit }
  | { action: 'roll'; place: PlaceId; dice: number; yields: Yields | null; expected: number | null }
  | { action: 'buyCard'; place: CardPlace; card: Card; offer: Offer; extra: Extra | null }
  | { action: 'buyBuilding'; place: StackPlace; building: Building; offer: Offer }
>;

/** The one exchange of a round that may be part of a purchase, or why there is none now. */
export type Trade =
  Readonly<{ give: number; take: number; goods: readonly Good[] }> | Readonly<{ closed: Refusal }>;

/** Goods of my choice that a card gives, once. */
export type AnyTwo = Readonly<{ count: number; goods: readonly Good[] }>;

/** What I own and could spend. */
type Purse = Readonly<{ stock: Goods; anyTwo: AnyTwo | null }>;

type Open = Readonly<{ id: number; until: Date | null }>;

/** People wait at home to be sent out. */
export type PlaceDecision = Open & Readonly<{ kind: 'place'; home: number }>;

/** My people wait on their places for me to act. */
export type ActDecision = Open &
  Purse &
  Readonly<{ kind: 'act'; errands: readonly Errand[]; trade: Trade | null }>;

/** So many pieces and the pips they take; `ornaments` is the share of them that is suggested, null where there is none. */
export type Step = Readonly<{ pieces: number; pips: number; ornaments: number | null }>;

/** Dice have fallen; tools may be added, and a hunt may be shared out. */
export type SettleDecision = Open &
  Readonly<{
    kind: 'settle';
    /** Where it was rolled; for a building that is not at hand, null. */
    source: Readonly<{ place: PlaceId } | { card: Card } | { building: Building | null }>;
    dice: readonly Die[];
    sum: number;
    good: Good;
    /** What comes without any tool. */
    plain: number;
    /** Everything the roll can bring, and the next step beyond. */
    steps: readonly Step[];
    /** Slots of the tools that are suggested. */
    suggested: readonly number[];
    tools: readonly Readonly<{ slot: number; value: number; used: boolean }>[];
    oneUse: readonly Readonly<{ card: string; value: number }>[];
    split: boolean;
    feeding: Feeding | null;
  }>;

/** A market: one of the dice is mine to take. */
export type PickDecision = Open &
  Readonly<{
    kind: 'pickDie';
    style: boolean;
    faces: readonly Readonly<{ face: Die; benefit: Benefit; works: boolean }>[];
  }>;

/** There is not enough food. */
export type FeedDecision = Open &
  Purse &
  Readonly<{
    kind: 'feed';
    owed: number;
    food: number;
    missing: number;
    choices: readonly Readonly<{ count: number; lost: number; suggested: Goods }>[];
    payWith: readonly Good[];
  }>;

/** Somebody else is on turn. */
export type Waiting = Readonly<{
  kind: 'wait';
  players: readonly Player[];
  /** What they are asked; null when they are asked different things. */
  asked: MyDecision['kind'] | null;
  /** While all feed at once: how many of how many tribes have. */
  fed: Readonly<{ tribes: number; done: number }> | null;
  next: Player | null;
  /** The earliest deadline among them; null where no clock runs. */
  until: Date | null;
  /** Whether nobody but bots is awaited: it will be over in a moment. */
  brief: boolean;
  /** By seat, from when on I can nudge them again, null where nobody has yet; whoever is not in it cannot be nudged. */
  nudges: ReadonlyMap<number, Date | null>;
}>;

/** How a finished game ended. */
export type Over = Readonly<{
  kind: 'over';
  winners: readonly Player[];
  cancelled: boolean;
  /** What everybody has in the end, best first; none where nothing was counted. */
  totals: readonly Readonly<{ player: Player; total: number }>[];
}>;

/** A decision of mine. */
export type MyDecision = PlaceDecision | ActDecision | SettleDecision | PickDecision | FeedDecision;

/** I have no seat here: whom the table waits for; null where one looks at another time, or with other eyes. */
export type Look = Readonly<{ kind: 'look'; waiting: Waiting | null }>;

/** What the table waits for: a decision of mine, or somebody else's. */
export type Decision = MyDecision | Waiting | Over | Look;

/** Tells one question to me from the next of its kind. */
export const questionOf = (decision: Decision): string =>
  'id' in decision ? `${decision.kind} ${decision.id}` : decision.kind;

/** Whether it is mine to decide. */
export const isMine = (decision: Decision): decision is MyDecision =>
  !['wait', 'over', 'look'].includes(decision.kind);
