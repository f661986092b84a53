import type { GameId, SeatId } from '../../game/index.js';
import type { Wish } from '../act.js';
import type { Invited } from '../lobby-port.js';
import type { Played } from '../sent.js';
import { decline, invite, invited, join, readNews, removePlayer, withdraw, type Inviting } from './invite.js';
import { renewLink, withLink } from './lobby-link.js';
import type { Opened, Opening } from './open-game.js';
import type { LobbyParts } from './parts.js';
import { playNow, type PlayingNow } from './play-now.js';
import { rematch, type Again } from './rematch.js';

/** What people do before they play, and after. */
export type Lobby = Readonly<{
  open: (opening: Opening) => Promise<Opened>;
  playNow: (wanted: PlayingNow) => Promise<Opened>;
  rematch: (again: Again) => Promise<Opened>;
  join: (wish: Wish) => Promise<Played>;
  remove: (wish: Wish, seatId: SeatId) => Promise<Played>;
  renewLink: (owner: string, game: GameId) => Promise<string>;
  invited: (owner: string, game: GameId) => Promise<readonly Invited[]>;
  invite: (owner: string, game: GameId, accounts: readonly string[]) => Promise<Inviting>;
  withdraw: (owner: string, game: GameId, account: string) => Promise<boolean>;
  decline: (account: string, game: GameId) => Promise<boolean>;
  readNews: (account: string, game: GameId) => Promise<void>;
}>;

/** The lobby of one process. */
export const createLobby = (parts: LobbyParts): Lobby => ({
  open: (opening) => withLink(parts, opening),
  playNow: (wanted) => playNow(parts, wanted),
  rematch: (again) => rematch(parts, again),
  join: (wish) => join(parts, wish),
  remove: (wish, seatId) => removePlayer(parts, wish, seatId),
  renewLink: (owner, game) => renewLink(parts, owner, game),
  invited: (owner, game) => invited(parts, owner, game),
  invite: (owner, game, accounts) => invite(parts, owner, game, accounts),
  withdraw: (owner, game, account) => withdraw(parts, owner, game, account),
  decline: (account, game) => decline(parts, account, game),
  readNews: (account, game) => readNews(parts, account, game),
});
