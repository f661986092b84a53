import type { Die } from './luck.js';
import type { MarketKind } from './model/cards.js';
import type { Good, Goods, Payment, Resource, Trade } from './model/goods.js';
import type { BuildingId, CardId, Seat, SeatId } from './model/ids.js';
import type { CardPlace, PlaceId, StackPlace } from './model/places.js';
import type { Ranking, ScoreSheet } from './model/scores.js';
import type { EditionId, HouseRules, Settings } from './model/settings.js';

type Fact<Type extends string, Data = unknown> = Readonly<{ type: Type } & Data>;
type Deed<Type extends string, Data = unknown> = Fact<Type, { seat: Seat } & Data>;
/** The server did it because there was no choice (R7, R8, R15, R23). */
type Automatic = { auto?: true };
/** The number of the draw that produced this (see Luck). An event that has one is an information barrier. */
type Drawn = { draw: number };
/** A trade as it was made; at 1:2 a taken piece that the price had no use for is lost (001:259). */
type Traded = { trade?: Trade & Readonly<{ lost?: Payment }> };
/** Where an effect comes from: the id of a place (its people go home), of a card or of a tile, or `market`. */
type Caused = { source: string };

export type Phase = 'placing' | 'acting' | 'feeding';
export type DealtCard = Readonly<{ place: CardPlace; card: CardId }>;

/** Everything that can happen in a game of Stone Age. Past tense, complete, never changed once stored. */
export type GameEvent =
  // what the table did
  | Fact<
      'GameStarted',
      {
        rules: number;
        edition: EditionId;
        expansion?: 'style';
        olderTiles?: true;
        houseRules?: HouseRules;
        /** Hash of the content tables in use. */
        content: string;
        /** Seat ids clockwise: the first is seat 1. */
        seats: readonly SeatId[];
        /** Present when the seats were drawn. */
        draw?: number;
      }
    >
  | Fact<'RoundStarted', { round: number; start: Seat }>
  | Fact<'CardsShifted', { cards: readonly DealtCard[] }>
  | Fact<'CardsDealt', { cards: readonly DealtCard[] } & Drawn>
  | Fact<'TileTurned', { place: StackPlace; tile: BuildingId } & Drawn>
  | Fact<'StackExhausted', { place: StackPlace }>
  | Fact<'PhaseStarted', { phase: Phase }>
  | Fact<'TurnPassed', { to: Seat }>
  | Fact<'PlayerSkipped', { seat: Seat; reason: 'nobodyHome' | 'nowhereToGo' }>
  // what a player chose, and what it brought
  | Deed<'PeoplePlaced', { place: PlaceId; people: number }>
  | Deed<'DiceRolled', { dice: readonly Die[]; good: Good; divisor: number } & Caused & Drawn>
  | Deed<
      'GoodsTaken',
      { goods: Goods; tools?: readonly number[]; oneUse?: readonly CardId[] } & Caused & Automatic
    >
  /** `slot` and `value` are absent when all three tools are at four already. */
  | Deed<'ToolGained', { slot?: number; value?: number } & Caused & Automatic>
  /** `people` is the tribe's number afterwards; `by` is 0 when ten are out already. */
  | Deed<'PersonBorn', { people: number; by: number } & Caused & Automatic>
  | Deed<'AgricultureRaised', { to: number; by: number } & Caused & Automatic>
  | Deed<'TradeAdvanced', { to: number; by: number; ornaments: number } & Caused & Automatic>
  | Deed<'IncomeTaken', { tile: BuildingId; goods: Goods<Resource> }>
  | Deed<
      'CardBought',
      { place: CardPlace; card: CardId; paid: Payment; extra?: true; points?: number } & Traded
    >
  | Deed<'CardDeclined', { place: CardPlace } & Automatic>
  /** Who drew is public, what was drawn is sealed to the owner until the end (R19, R20). */
  | Deed<'CardDrawn', { sealed?: Readonly<{ card: CardId }> } & Caused & Drawn>
  | Deed<'BuildingBought', { place: StackPlace; tile: BuildingId; paid: Payment; points: number } & Traded>
  | Deed<'BuildingDeclined', { place: StackPlace } & Automatic>
  /** `order` is who picks, the buyer first. */
  | Deed<'MarketOpened', { faces: MarketKind; dice: readonly Die[]; order: readonly Seat[] } & Caused & Drawn>
  | Deed<'DieTaken', { face: Die } & Automatic>
  | Deed<'AnyTwoTaken', { card: CardId; goods: Goods<Resource> } & Automatic>
  | Deed<'FoodHarvested', { food: number }>
  | Deed<'TribeFed', { food: number; paid: Goods<Resource> } & Automatic>
  | Deed<'TribeStarved', { food: number; paid: Goods<Resource>; missing: number; lost: number } & Automatic>
  | Deed<'CardsRevealed', { cards: readonly CardId[] }>
  | Fact<'ScoresCounted', { scores: readonly ScoreSheet[] }>
  | Fact<'GameEnded', { reason: EndReason; ranking: readonly Ranking[]; winners: readonly Seat[] }>;

export type EndReason = 'stackExhausted' | 'notEnoughCards' | 'byConsent' | 'lastPlayerLeft';

/** What happens around the game. Table events are never undone. */
export type TableEvent =
  | Fact<'GameOpened', { settings: Settings; commitment: string }>
  /** `join` counts every joining of this game from 1 and is never used again. */
  | Fact<
      'PlayerJoined',
      { seatId: SeatId; join: number; entropySeal?: string; entropy?: string; bot?: string }
    >
  | Fact<'PlayerLeft', { seatId: SeatId; removed?: true }>
  | Fact<'EntropyRevealed', { seatId: SeatId; entropy?: string }>
  /** `seats` are those whose moves were taken back: only their decisions open anew. */
  | Deed<'MovesUndone', { toVersion: number; seats: readonly Seat[] }>
  | Deed<'RequestMade', { request: number; kind: RequestKind; toVersion?: number; about?: Seat }>
  | Deed<'RequestAnswered', { request: number; agree: boolean; outcome?: 'granted' | 'refused' | 'expired' }>
  | Deed<'Resigned'>
  /**
   * Of the stretch that version `since` opened. `count`: which excuse it was, or which stretch in a row. `notices`: what
   * the player was told before, or what was sent in vain, by names that mean nothing without the records of deliveries.
   */
  | Deed<'TimedOut', { since: number; step: TimeOutStep; count?: number; notices?: readonly string[] }>
  | Deed<'SeatKept'>
  /** `stretch`: autopilot has played the one stretch it was to play. */
  | Deed<'SeatReturned', { stretch?: true }>
  /** One player's clock, for up to so many days; without a seat all clocks. */
  | Fact<'ClockPaused', { seat?: Seat; days?: number }>
  | Fact<'ClockResumed', { seat?: Seat; days?: number }>
  | Deed<'SeatReplaced', { by: SeatId; bot?: string }>
  | Fact<'GameCancelled', { reason: CancelReason }>
  | Fact<'SeedRevealed', { seed: string }>
  /** After a restored backup: draws that may have been seen are never used again. */
  | Fact<'DrawsSkipped', { draws: number }>
  /** From here on an organiser sees hidden cards too; without one, whoever runs the server. */
  | Fact<'FullViewOpened', { viewer?: SeatId }>;

/** Given up by its owner or its players, or by the server because nothing came of it. */
export type CancelReason = 'beforeStart' | 'byConsent' | 'idle';

export type RequestKind = 'undo' | 'cancel' | 'finish' | 'replace' | 'pause';

/**
 * What a time-out leads to. Extended: the player could not be reached and gets the time again, once in a game;
 * excused: he gets it again; played: autopilot plays the stretch; kept: it plays until he returns.
 */
export type TimeOutStep = 'extended' | 'excused' | 'played' | 'kept';

export type CairnEvent = GameEvent | TableEvent;
export type EventType = CairnEvent['type'];
