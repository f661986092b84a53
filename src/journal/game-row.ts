import { Prisma } from '../generated/prisma/client.js';
import type { GameId, JsonObject } from '../game/index.js';
import type { GameRow } from '../play/people-port.js';
import type { AwaitedRow, NewGame } from '../play/ports.js';

/** The columns that make a row, of a table that the statement calls g. */
export const ROW_COLUMNS = Prisma.sql`g.id, g.version, encode(g.head_hash, 'hex') as "headHash", g.summary, g.awaiting,
  g.owner, g.title, g.visibility, encode(g.link_secret_hash, 'hex') as "linkHash",
  g.opened_at as "openedAt", g.updated_at as "updatedAt", g.ended_at as "endedAt", g.copied`;

/** A row as Postgres gives it. */
export type RawGame = Readonly<{
  id: string;
  version: number;
  headHash: string;
  summary: unknown;
  awaiting: unknown;
  owner: string;
  title: string;
  visibility: string;
  linkHash: string | null;
  openedAt: Date;
  updatedAt: Date;
  endedAt: Date | null;
  copied: boolean;
}>;

/** A game's row as the rest of the house knows it. */
export const rowOf = (game: RawGame): GameRow => ({
  id: game.id as GameId,
  version: game.version,
  headHash: game.headHash,
  summary: game.summary as JsonObject,
  awaiting: game.awaiting as readonly AwaitedRow[],
  openedAt: game.openedAt,
  updatedAt: game.updatedAt,
  owner: game.owner,
  title: game.title,
  visibility: game.visibility as NewGame['visibility'],
  ...(game.linkHash === null ? {} : { linkHash: game.linkHash }),
  ...(game.endedAt === null ? {} : { endedAt: game.endedAt }),
  ...(game.copied ? { copied: true } : {}),
});
