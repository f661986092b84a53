import type { Die, Good, PlaceId, Player, Site, Tool } from '../model.js';

/** Something I still have to do after this decision, in any order. */
export type Errand = Readonly<{
  icon: 'cards' | 'hut' | 'person';
  label: string;
  amount: number;
  any: boolean;
}>;

type Open = Readonly<{ id: string; until: Date | null }>;

/** People wait at home to be sent out. */
export type PlaceDecision = Open & Readonly<{ kind: 'place'; home: number }>;

/** Dice have fallen; tools may be added. */
export type SettleDecision = Open &
  Readonly<{
    kind: 'settle';
    site: Site;
    dice: readonly Die[];
    divisor: number;
    good: Good;
    tools: readonly Tool[];
    /** Positions in `tools` that the server suggests to add. */
    suggested: readonly number[];
    errands: readonly Errand[];
  }>;

/** Somebody else is on turn. */
export type Waiting = Readonly<{
  kind: 'wait';
  players: readonly Player[];
  next: Player | null;
  until: Date | null;
  told: string | null;
}>;

/** What the table waits for: a decision of mine, or somebody else's. */
export type Decision =
  | PlaceDecision
  | SettleDecision
  | Waiting
  | Readonly<{ kind: 'look' }>
  | Readonly<{ kind: 'over'; winners: readonly Player[] }>;

/** My choice while I place people: not sent yet, shown dashed on the board. */
export type Choice = Readonly<{ place: PlaceId; people: number }>;

/** The choice being made and what can be done with it. */
export type Choosing = Readonly<{
  choice: Choice | null;
  /** Sent and not answered yet. */
  sending: boolean;
  choose: (place: PlaceId) => void;
  setPeople: (people: number) => void;
  confirm: () => void;
  cancel: () => void;
}>;
