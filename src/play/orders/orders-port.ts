import type { GameId, SeatId } from '../../game/index.js';
import type { Orders } from './orders.js';

/** Orders as they are kept: for one holder of a seat, and for nobody who takes the seat over. */
export type KeptOrders = Readonly<{
  seatId: SeatId;
  /** Another one whenever they are set; a list of places is played under it once, for ever. */
  revision: string;
  orders: Orders;
  /** The decision that was last found to be none they answer. */
  considered: number;
}>;

/** Standing orders: ordinary rows, private, and gone with their person. What they play is history, they are not. */
export type StandingOrders = Readonly<{
  of: (game: GameId, account: string) => Promise<KeptOrders | undefined>;
  set: (
    game: GameId,
    account: string,
    kept: Pick<KeptOrders, 'seatId' | 'revision' | 'orders'>,
  ) => Promise<void>;
  /** False when there were none. */
  clear: (game: GameId, account: string) => Promise<boolean>;
  /** Those of several games, in one statement; games without any are left out. */
  inGames: (games: readonly GameId[]) => Promise<ReadonlyMap<GameId, readonly KeptOrders[]>>;
  /** The list of places of this revision is used up. */
  spend: (game: GameId, kept: Pick<KeptOrders, 'seatId' | 'revision'>) => Promise<void>;
  /** This revision does not answer that decision: nobody need look again. */
  consider: (game: GameId, kept: Pick<KeptOrders, 'seatId' | 'revision'>, since: number) => Promise<void>;
  /** Games that have been waiting since before this time for a seat whose orders nobody has looked at. */
  unheard: (before: Date, limit: number) => Promise<readonly GameId[]>;
}>;
