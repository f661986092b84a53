import type { EndReason, Phase } from './event.js';
import type { Die } from './luck.js';
import type { MarketKind } from './model/cards.js';
import type { Good, Stock } from './model/goods.js';
import type { BuildingId, CardId, Seat } from './model/ids.js';
import type { PlaceId } from './model/places.js';
import type { Rules } from './model/rules.js';
import type { Ranking, ScoreSheet } from './model/scores.js';

/** One tribe: its people, its goods and what it has bought. */
export type Tribe = Readonly<{
  seat: Seat;
  people: number;
  /** Those of its people who stand nowhere on the board. */
  home: number;
  stock: Stock;
  score: number;
  agriculture: number;
  trade: number;
  /** Values of the three tool slots; 0 = empty. */
  tools: readonly number[];
  /** Turned tokens: used this round. */
  used: readonly boolean[];
  /** Cards bought, in order: known to everybody (R20). */
  cards: readonly CardId[];
  /** Deferred cards among them that were used up. */
  spent: readonly CardId[];
  /** How many extra cards lie face down. */
  extras: number;
  /** Those of the extra cards that the holder of this state may know. */
  extraCards: readonly CardId[];
  tiles: readonly BuildingId[];
  /** Has made its one trade of this round. */
  traded: boolean;
  fed: boolean;
  /** The version that opened its decision how to feed. */
  feedSince: number;
  /** Resigned seats are played to the end and rank last (R37). */
  resigned: boolean;
}>;

/** People of one tribe on one place this round; `done` once its action is finished and they are home again. */
export type Standing = Readonly<{ seat: Seat; place: PlaceId; people: number; done: boolean }>;

/** A stack of buildings: the tile on top, and how many lie below it. */
export type Stack = Readonly<{ tile: BuildingId | undefined; left: number }>;

/** Dice that lie on the table until their player has settled them. */
export type OpenRoll = Readonly<{
  seat: Seat;
  /** The place or the card that was rolled for. */
  source: string;
  dice: readonly Die[];
  good: Good;
  divisor: number;
}>;

/** Market dice that are left, and who still picks, next first. */
export type OpenMarket = Readonly<{
  buyer: Seat;
  /** The card or the tile that brought it. */
  source: string;
  faces: MarketKind;
  dice: readonly Die[];
  order: readonly Seat[];
}>;

export type GameResult = Readonly<{
  reason: EndReason;
  ranking: readonly Ranking[];
  winners: readonly Seat[];
}>;

/** The game as one viewer may see it. What the rules ask, they ask of this. */
export type SeenGame = Readonly<{
  rules: Rules;
  round: number;
  start: Seat;
  phase: Phase;
  turn: Seat;
  /** The version of the last game event: it opened the decision that is open now. */
  since: number;
  /** Index 0 is seat 1. */
  tribes: readonly Tribe[];
  standing: readonly Standing[];
  /** Seats that can place no more this round. */
  skipped: readonly Seat[];
  /** By card place, cheapest first. */
  cards: readonly (CardId | undefined)[];
  /** How many cards are left to draw. */
  deck: number;
  stacks: readonly Stack[];
  /** Tiles nobody has seen: those in the stacks and those left in the box. */
  unseenTiles: readonly BuildingId[];
  /** A last tile was bought: this round is the last. */
  exhausted: boolean;
  roll: OpenRoll | undefined;
  market: OpenMarket | undefined;
  scores: readonly ScoreSheet[];
  result: GameResult | undefined;
}>;

/** The whole game: also which cards are left to draw, from which extra cards could be told. */
export type Game = SeenGame & Readonly<{ undrawnCards: readonly CardId[] }>;

/** The tribe of a seat that is known to sit at this table. */
export function tribeOf(game: SeenGame, seat: Seat): Tribe {
  const tribe = game.tribes[seat - 1];
  if (tribe === undefined) throw new Error(`no seat ${seat}`);
  return tribe;
}

const MOST_SEATS = 5;

/** By number of players, then by the first seat: asked at every turn, hence a table. */
const CLOCKWISE = Array.from({ length: MOST_SEATS + 1 }, (_, players) =>
  Array.from({ length: players }, (_seat, first) =>
    Array.from({ length: players }, (_step, step): Seat => ((first + step) % players) + 1),
  ),
);

/** Seats clockwise, `first` first. */
export const clockwiseFrom = (first: Seat, players: number): readonly Seat[] =>
  CLOCKWISE[players]?.[first - 1] ?? [];

/** The next seat clockwise. */
export const leftOf = (seat: Seat, players: number): Seat => (seat % players) + 1;
