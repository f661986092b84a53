import type { Act } from '../act.js';
import type { Live } from '../ports.js';
import type { LobbyStores } from '../lobby-port.js';
import type { Games, Seats } from '../people-port.js';
import type { RandomBytes } from '../record.js';
import type { Play } from '../sent.js';
import type { Tables } from '../tables.js';
import type { Opened, Opening } from './open-game.js';

/** What the lobby works with. */
export type LobbyParts = LobbyStores &
  Readonly<{
    act: Act;
    play: Play;
    tables: Tables;
    games: Games;
    seats: Seats;
    live: Live;
    openGame: (opening: Opening) => Promise<Opened>;
    random: RandomBytes;
    now: () => Date;
    warn: (what: string, error: unknown) => void;
  }>;
