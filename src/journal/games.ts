import { Prisma, type Game, type PrismaClient } from '../generated/prisma/client.js';
import type { Awaited, GameId, JsonObject } from '../game/index.js';
import type { GamePage, GameRow, Games, Page } from '../play/people-port.js';
import type { NewGame } from '../play/ports.js';
import { cursorOf, placeOf, type Place } from './cursor.js';
import { isGameId } from './game-id.js';

type Database = Pick<PrismaClient, 'game' | '$queryRaw'>;
type Listed = Omit<Game, 'draws' | 'status' | 'nextDeadline' | 'linkSecretHash'>;

/** The rows of games, in as many statements for a hundred of them as for one. */
export const createGames = (db: Database): Games => ({
  row: async (game) => {
    const found = isGameId(game) ? await db.game.findUnique({ where: { id: game } }) : null;
    return found === null ? undefined : rowOf(found);
  },
  joinable: (page) => joinable(db, page),
  ofAccount: (account, page) => ofAccount(db, account, page),
  leftToHouse: async (before, limit) => {
    const left = await db.$queryRaw<readonly { id: GameId }[]>`
      select id from game where summary ? 'houseTurn' and updated_at < ${before} order by updated_at limit ${limit}`;
    return left.map(({ id }) => id);
  },
});

async function joinable(db: Database, { first, after }: Page): Promise<GamePage> {
  const games = await db.game.findMany({
    where: {
      visibility: 'public',
      status: 'open',
      ...(after === undefined ? {} : openedBefore(placeOf(after))),
    },
    orderBy: [{ openedAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
  });
  return pageOf(games, first, ({ openedAt }) => openedAt);
}

/** The first condition alone would not do where two were opened in the same millisecond; it is what the index is for. */
const openedBefore = ({ at, id }: Place) => ({
  openedAt: { lte: at },
  OR: [{ openedAt: { lt: at } }, { id: { lt: id } }],
});

/** By hand, because only a union lets Postgres use the indexes on both ways to have a game. */
async function ofAccount(db: Database, account: string, { first, after }: Page): Promise<GamePage> {
  const place = after === undefined ? undefined : placeOf(after);
  const before =
    place === undefined ? Prisma.empty : Prisma.sql`and (updated_at, id) < (${place.at}, ${place.id}::uuid)`;
  const games = await db.$queryRaw<readonly Listed[]>`
    select id, version, head_hash as "headHash", summary, awaiting, owner, title, visibility,
      opened_at as "openedAt", updated_at as "updatedAt"
    from game
    where id in (
      select game_id from seat where account_id = ${account}::uuid
      union select id from game where owner = ${account}::uuid) ${before}
    order by updated_at desc, id desc limit ${first + 1}`;
  return pageOf(games, first, ({ updatedAt }) => updatedAt);
}

/** One more than asked for was read, to know whether there are more. */
function pageOf(games: readonly Listed[], first: number, orderedBy: (game: Listed) => Date): GamePage {
  const rows = games
    .slice(0, first)
    .map((game) => ({ ...rowOf(game), cursor: cursorOf({ at: orderedBy(game), id: game.id }) }));
  const last = rows.at(-1);
  return { rows, ...(games.length > first && last !== undefined ? { next: last.cursor } : {}) };
}

const rowOf = (game: Listed): GameRow => ({
  id: game.id as GameId,
  version: game.version,
  headHash: Buffer.from(game.headHash).toString('hex'),
  summary: game.summary as JsonObject,
  awaiting: game.awaiting as unknown as readonly Awaited[],
  openedAt: game.openedAt,
  updatedAt: game.updatedAt,
  owner: game.owner,
  title: game.title,
  visibility: game.visibility as NewGame['visibility'],
});
