import type { Actor, Command, GameId, SeatId } from '../game/index.js';
import { createLru } from '../lib/lru.js';
import { Fault, noSuchGame } from './faults.js';
import type { Games, Seats } from './people-port.js';
import { refusalBy, SPECTATOR } from './policy.js';
import type { Play, Played } from './sent.js';
import type { Tables } from './tables.js';

/** A person's command: who asks is known, which seat that is must be found. */
export type Wish = Readonly<{
  account: string;
  game: GameId;
  commandId: string;
  command: Command;
  decision?: number;
  expectedVersion?: number;
}>;

export type Act = Readonly<{
  /** From one's own seat. */
  asSeat: (wish: Wish) => Promise<Played>;
  /** Sitting down: the claim is made before the command, so that a retry finds the same seat. */
  asJoiner: (wish: Wish) => Promise<Played>;
  /** As the one who opened the game. */
  asOwner: (wish: Wish) => Promise<Played>;
  /** As somebody who sees to the game; that they may is for the caller to find out. */
  asOrganiser: (wish: Wish) => Promise<Played>;
}>;

export type ActParts = Readonly<{ play: Play; seats: Seats; games: Games; tables: Tables }>;

/** Turns persons into actors; events know nothing but seats. */
export function createAct({ play, seats, games, tables }: ActParts): Act {
  // A claim never changes hands.
  const claims = createLru<string, SeatId>(10_000);

  const asSeat = async ({ account, ...wish }: Wish): Promise<Played> => {
    const key = `${wish.game} ${account}`;
    const seatId = claims.get(key) ?? (await seats.of(wish.game, account));
    if (seatId === undefined) throw await notSeated(wish.game);
    claims.set(key, seatId);
    const played = await play({ ...wish, actor: seatActor(seatId) });
    if (played.kind !== 'accepted' && !(await sits(wish.game, seatId))) throw await notSeated(wish.game);
    return played;
  };

  /**
   * The claim is the same for a seat and for seeing to a game: so nobody can do the one after the other. It stays where the
   * command is refused: if it were taken back, another request of the same person could sit down with what nobody knows any more.
   */
  const claiming =
    (as: 'seat' | 'organiser') =>
    async ({ account, ...wish }: Wish): Promise<Played> => {
      const { game } = wish;
      if ((await tables.load(game)) === undefined) throw noSuchGame(game);
      const seatId = (await seats.of(game, account)) ?? (await seats.claim(game, account));
      return play({ ...wish, actor: `${as}:${seatId}` });
    };

  const asOwner = async ({ account, ...wish }: Wish): Promise<Played> => {
    const row = await games.row(wish.game);
    if (row === undefined) throw noSuchGame(wish.game);
    if (refusalBy('owner', { ...SPECTATOR, owner: row.owner === account }) !== undefined)
      throw new Fault('FORBIDDEN', 'Only the one who opened this game may do that.');
    return play({ ...wish, actor: 'owner' });
  };

  /** A seat may have been left or lost: then what the rules would say is not for this person, it is a matter of rights. */
  const sits = async (game: GameId, seatId: SeatId): Promise<boolean> =>
    (await tables.fresh(game))?.table.seats.some((each) => each.seatId === seatId) === true;

  const notSeated = async (game: GameId): Promise<Fault> =>
    (await tables.load(game)) === undefined
      ? noSuchGame(game)
      : new Fault('FORBIDDEN', 'You do not sit in this game.', { game });

  return { asSeat, asJoiner: claiming('seat'), asOwner, asOrganiser: claiming('organiser') };
}

const seatActor = (seatId: SeatId): Actor => `seat:${seatId}`;
