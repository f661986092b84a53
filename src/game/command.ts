import type { Die } from './luck.js';
import type { Resource, Goods, Payment, Trade } from './model/goods.js';
import type { CardId, SeatId, Seat } from './model/ids.js';
import type { CardPlace, PlaceId, StackPlace } from './model/places.js';
import type { Settings } from './model/settings.js';

type Order<Type extends string, Data = unknown> = Readonly<{ type: Type } & Data>;

/** What a player may decide in the game itself. The seat is the actor's: it is not repeated in the command. */
export type GameCommand =
  | Order<'PlacePeople', { place: PlaceId; people: number }>
  | Order<'UsePlace', { place: PlaceId }>
  | Order<'Roll', { place: PlaceId }>
  /** `tools` are slots 0…2, `oneUse` are cards; `ornaments` is the part of a hunt taken as ornaments (R29). */
  | Order<'Settle', { tools: readonly number[]; oneUse: readonly CardId[]; ornaments?: number }>
  | Order<'BuyCard', { place: CardPlace; pay: Payment; trade?: Trade; extra?: true }>
  | Order<'DeclineCard', { place: CardPlace }>
  | Order<'BuyBuilding', { place: StackPlace; pay: Payment; trade?: Trade }>
  | Order<'DeclineBuilding', { place: StackPlace }>
  | Order<'PickDie', { face: Die }>
  | Order<'TakeAnyTwo', { goods: Goods<Resource> }>
  /** Resources paid for missing food; nothing named = go hungry. */
  | Order<'Feed', { pay: Goods<Resource> }>;

/** What happens around the game: opening, joining, undo, requests, absence. */
export type TableCommand =
  | Order<'OpenGame', { settings: Settings; commitment: string }>
  /**
   * A person seals entropy (or, in quick games, gives it openly); the owner seats a bot by naming its kind.
   * The seal is made for one join number, so the command names it: another joiner may have been faster.
   * `fill` seats such a bot on every seat that is still free.
   */
  | Order<'JoinGame', { join?: number; entropySeal?: string; entropy?: string; bot?: string; fill?: true }>
  /** The owner may name somebody else to be removed before the start. */
  | Order<'LeaveGame', { seatId?: SeatId }>
  | Order<'Ready', { entropy?: string }>
  | Order<'StartGame'>
  | Order<'UndoMove'>
  | Order<'AskUndo', { toVersion: number }>
  /** Before the start the owner needs nobody's consent; the server cancels what lies idle. */
  | Order<'AskCancel'>
  /** Count the points now (R25, R37). */
  | Order<'AskFinish'>
  | Order<'AskReplace', { seat: Seat }>
  | Order<'Answer', { request: number; agree: boolean }>
  | Order<'Resign'>
  /** Stop all clocks for a while; whoever is back first lets them run again. */
  | Order<'AskPause'>
  /**
   * The time of a stretch has run out. `unreached`: its player could not be told that it was his turn. `notices`: the
   * names of those he got about it, or of those that were sent in vain.
   */
  | Order<'TimeOut', { seat: Seat; since: number; unreached?: true; notices?: readonly string[] }>
  /** By the server for a player on vacation, whose clock stands still for up to so many days. */
  | Order<'Pause', { seat: Seat; days: number }>
  /** Without a seat: the clocks that the table stopped. `days` is how many of the vacation were used. */
  | Order<'Resume', { seat?: Seat; days?: number }>
  /** The server hands an absent player's seat to the autopilot, until its person comes back. */
  | Order<'KeepSeat', { seat: Seat }>
  | Order<'ComeBack'>
  | Order<'SkipDraws', { draws: number }>
  /** An organiser who does not sit here wants to see everything, where the settings allow it. */
  | Order<'OpenFullView'>
  | Order<'RevealSeed', { seed: string }>;

export type Command = GameCommand | TableCommand;
