import type pg from 'pg';
import { Prisma, type PrismaClient } from '../generated/prisma/client.js';
import type { GameId } from '../game/index.js';
import type { GameList, GamePage, GameRow, Games, OpenRequest, Page } from '../play/people-port.js';
import { cursorOf, placeOf } from './cursor.js';
import { isGameId } from './game-id.js';
import { byKey, gathered } from './gathered.js';
import { ROW_COLUMNS, rowOf, type RawGame } from './game-row.js';
import { bytes } from './secrets.js';

type Database = Pick<PrismaClient, 'game' | '$queryRaw'>;

/** The rows of games, in as many statements for a hundred of them as for one. */
export function createGames(db: Database, pool: pg.Pool): Games {
  const stored = storedRow(pool);
  const row = async (game: GameId): Promise<GameRow | undefined> =>
    isGameId(game) ? stored(game) : undefined;
  return {
    row,
    rows: async (games) => {
      const found = await Promise.all(games.map(row));
      return new Map(found.flatMap((each) => (each === undefined ? [] : [[each.id, each]])));
    },
    list: (which, page) => list(db, which, page),
    setLink: async (game, linkHash) => {
      await db.game.updateMany({ where: { id: game }, data: { linkSecretHash: bytes(linkHash) } });
    },
    leftToHouse: async (before, limit) => {
      const left = await db.$queryRaw<readonly { id: GameId }[]>`
      select id from game where summary ? 'houseTurn' and not copied and updated_at < ${before} order by updated_at limit ${limit}`;
      return left.map(({ id }) => id);
    },
    unstarted: async (before, limit) => {
      // Visibility comes first in the index on the games of the lobby.
      const left = await db.$queryRaw<readonly { id: GameId; version: number }[]>`
      select id, version from game
      where visibility in ('public', 'unlisted', 'invitation') and status = 'open' and not copied
        and opened_at < ${before} order by opened_at limit ${limit}`;
      return left;
    },
    lapsedRequests: (before, limit) => db.$queryRaw<readonly OpenRequest[]>(lapsedQuery(before, limit)),
  };
}

/**
 * No request is older than its game, so that the index on the games of the lobby leaves out the young ones. When a
 * request was made stands in its event, which is looked up for each open one: there are few.
 */
const lapsedQuery = (before: Date, limit: number): Prisma.Sql => Prisma.sql`
  select g.id as game, (open -> 'request')::integer as request
  from game g
    cross join lateral jsonb_array_elements(g.summary -> 'requests') as open
    cross join lateral (
      select e.at from event e
      where e.game_id = g.id and e.type = 'RequestMade' and e.payload -> 'request' = open -> 'request'
      order by e.version desc limit 1) as made
  where g.visibility in ('public', 'unlisted', 'invitation') and g.status = 'running' and not g.copied
    and g.opened_at < ${before} and g.summary ? 'requests' and made.at < ${before}
  order by made.at
  limit ${limit}`;

const storedRow = (pool: pg.Pool) =>
  gathered<RawGame, GameRow>(pool, {
    name: 'game-rows',
    text: `select ${ROW_COLUMNS.sql} from game g where g.id = any($1::uuid[])`,
    values: (games) => [games],
    found: (rows) => byKey(rows, ({ id }) => id, rowOf),
  });

/** What a list holds and by which time it is ordered, newest first. */
type Listing = Readonly<{ where: Prisma.Sql; by: Prisma.Sql; at: (game: GameRow) => Date | undefined }>;

const BY_OPENING = { by: Prisma.sql`g.opened_at`, at: ({ openedAt }: GameRow) => openedAt };
const BY_END = { by: Prisma.sql`g.ended_at`, at: ({ endedAt }: GameRow) => endedAt };
const BY_CHANGE = { by: Prisma.sql`g.updated_at`, at: ({ updatedAt }: GameRow) => updatedAt };

function listingOf(which: GameList): Listing {
  switch (which.kind) {
    case 'joinable':
      return {
        ...BY_OPENING,
        where: Prisma.sql`g.visibility = 'public' and g.status = 'open' and not g.copied
        and jsonb_array_length(g.summary -> 'taken') < (g.summary ->> 'seats')::integer`,
      };
    case 'running':
      return {
        ...BY_OPENING,
        where: Prisma.sql`g.visibility = 'public' and g.status = 'running' and not g.copied`,
      };
    case 'finished':
      return {
        ...BY_END,
        where: Prisma.sql`g.visibility = 'public' and g.ended_at is not null and g.status = 'over'`,
      };
    case 'mine':
      return { ...BY_CHANGE, where: Prisma.sql`g.id in (${gamesOf(which.account)})` };
    case 'playedBy':
      return { ...BY_END, where: playedBy(which) };
  }
}

/** A union lets Postgres use the indexes on both ways to have a game. Whoever left a table keeps a claim on it. */
const gamesOf = (account: string): Prisma.Sql => Prisma.sql`
  select s.game_id from seat s join game h on h.id = s.game_id
  where s.account_id = ${account}::uuid
    and h.summary -> 'taken' @> jsonb_build_array(jsonb_build_object('seatId', s.seat_id))
  union select id from game where owner = ${account}::uuid`;

/** Games that somebody has played to the end, as far as the one who looks may see them. */
const playedBy = ({ account, viewer }: Extract<GameList, { kind: 'playedBy' }>): Prisma.Sql => Prisma.sql`
  g.ended_at is not null
  and g.id in (
    select s.game_id from seat s join result r on r.game_id = s.game_id and r.seat_id = s.seat_id
    where s.account_id = ${account}::uuid and r.status = 'over' and not r.practice)
  and (g.visibility = 'public' ${
    viewer === undefined ? Prisma.empty : Prisma.sql`or g.id in (${gamesOf(viewer)})`
  })`;

async function list(db: Database, which: GameList, { first, after }: Page): Promise<GamePage> {
  const { where, by, at } = listingOf(which);
  const place = after === undefined ? undefined : placeOf(after);
  const further =
    place === undefined ? Prisma.empty : Prisma.sql`and (${by}, g.id) < (${place.at}, ${place.id}::uuid)`;
  const found = await db.$queryRaw<readonly RawGame[]>`
    select ${ROW_COLUMNS} from game g where ${where} ${further}
    order by ${by} desc, g.id desc limit ${first + 1}`;
  return pageOf(found.map(rowOf), first, at);
}

/** One more than asked for was read, to know whether there are more. */
function pageOf(games: readonly GameRow[], first: number, orderedBy: Listing['at']): GamePage {
  const rows = games
    .slice(0, first)
    .map((game) => ({ ...game, cursor: cursorOf({ at: orderedBy(game) ?? game.openedAt, id: game.id }) }));
  const last = rows.at(-1);
  return { rows, ...(games.length > first && last !== undefined ? { next: last.cursor } : {}) };
}
