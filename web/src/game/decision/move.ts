import type { Goods, PlaceId } from '../model.js';

/** Goods as they are paid: only those there are any of. */
type Pay = Goods;

/** An exchange as part of a purchase. */
export type TradeMade = Readonly<{ give: Pay; take: Pay }>;

/** Everything a player can send from the game page; `type` is the name of the mutation. */
export type Move = Readonly<
  | { type: 'placePeople'; place: PlaceId; people: number }
  | { type: 'usePlace'; place: PlaceId }
  | { type: 'roll'; place: PlaceId }
  | { type: 'settle'; tools: readonly number[]; oneUse: readonly string[]; ornaments?: number }
  | { type: 'buyCard'; place: PlaceId; pay: Pay; extra: boolean; trade?: TradeMade }
  | { type: 'declineCard'; place: PlaceId }
  | { type: 'buyBuilding'; place: PlaceId; pay: Pay; trade?: TradeMade }
  | { type: 'declineBuilding'; place: PlaceId }
  | { type: 'pickDie'; face: number }
  | { type: 'takeAnyTwo'; goods: Pay }
  | { type: 'feed'; pay: Pay }
  | { type: 'undoMove' }
  | { type: 'askUndo'; toVersion: number }
  | { type: 'askCancel' }
  | { type: 'askFinish' }
  | { type: 'askPause' }
  | { type: 'resumeClocks' }
  | { type: 'askReplace'; seat: number }
  | { type: 'answerRequest'; request: number; agree: boolean }
  | { type: 'resign' }
  | { type: 'comeBack' }
>;

/** Sends moves, each as soon as the one before it is stored; true when all of them are. */
export type Send = (...moves: readonly Move[]) => Promise<boolean>;

/** How moves are sent, and why they cannot be sent now. */
export type Sender = Readonly<{ send: Send; sending: boolean; blocked: string | null }>;

/** My choice while I place people or act: not sent yet. */
export type Choosing = Readonly<{
  /** The place under my finger; null before the first. */
  place: PlaceId | null;
  /** How many I would send there; 0 while I act. */
  people: number;
  choose: (place: PlaceId) => void;
  setPeople: (people: number) => void;
  confirm: () => void;
  cancel: () => void;
}>;
