import type { PrismaClient } from '../generated/prisma/client.js';
import type { SeatId } from '../game/index.js';
import type { BrokenWay, Inboxes, NewsKind, OwnGame } from '../play/lobby-port.js';
import { ROW_COLUMNS, rowOf, type RawGame } from './game-row.js';

type Database = Pick<PrismaClient, '$queryRaw'>;
type Own = RawGame & Readonly<{ seatId: string }>;
type Asked = RawGame & Readonly<{ at: Date }>;
type Heard = Asked & Readonly<{ kind: string }>;

/** What an inbox is made of: four statements, however much is in it. */
export const createInboxes = (db: Database): Inboxes => ({
  of: async (account) => {
    const [games, invitations, news, broken] = await Promise.all([
      ownGames(db, account),
      invitationsOf(db, account),
      newsOf(db, account),
      brokenChannelsOf(db, account),
    ]);
    return {
      games,
      invitations: invitations.map((row) => ({ game: rowOf(row), at: row.at })),
      news: news.map((row) => ({ game: rowOf(row), kind: row.kind as NewsKind, at: row.at })),
      brokenChannels: broken.map(({ error, ...way }) => (error === null ? way : { ...way, error })),
    };
  },
});

async function ownGames(db: Database, account: string): Promise<readonly OwnGame[]> {
  const rows = await db.$queryRaw<readonly Own[]>`
    select ${ROW_COLUMNS}, s.seat_id as "seatId" from seat s join game g on g.id = s.game_id
    where s.account_id = ${account}::uuid and g.status in ('open', 'running')
    order by g.id`;
  return rows.map((row) => ({ game: rowOf(row), seatId: row.seatId as SeatId }));
}

const invitationsOf = (db: Database, account: string): Promise<readonly Asked[]> =>
  db.$queryRaw`
    select ${ROW_COLUMNS}, i.at from invitation i join game g on g.id = i.game_id
    where i.account_id = ${account}::uuid and i.declined_at is null and g.status = 'open'
    order by i.at, g.id`;

const newsOf = (db: Database, account: string): Promise<readonly Heard[]> =>
  db.$queryRaw`
    select ${ROW_COLUMNS}, n.at, n.kind from news n join game g on g.id = n.game_id
    where n.account_id = ${account}::uuid and n.read_at is null
    order by n.at, g.id, n.kind`;

type Broken = Omit<BrokenWay, 'error'> & Readonly<{ error: string | null }>;

const brokenChannelsOf = (db: Database, account: string): Promise<readonly Broken[]> =>
  db.$queryRaw`
    select id as channel, kind, broken_at as at, last_error as error from channel
    where account_id = ${account}::uuid and broken_at is not null
    order by broken_at, id`;
