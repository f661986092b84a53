import { Prisma, type PrismaClient } from '../generated/prisma/client.js';
import type { GameId, SeatId } from '../game/index.js';
import type { Said, Talk, TalkLine } from '../play/lobby-port.js';

type Database = Pick<PrismaClient, 'talkCount' | '$queryRaw'>;

const COLUMNS = Prisma.sql`t.line, t.change, t.seat_id as "seatId", t.account_id as account, t.at, t.text`;

type Row = Readonly<{
  line: number;
  change: number;
  seatId: string;
  account: string;
  at: Date;
  text: string | null;
}>;

/** Table talk: rows that their author can erase. */
export const createTalk = (db: Database): Talk => ({
  say: async (said, most, since) => (await saidBefore(db, said)) ?? (await say(db, said, most, since)),
  erase: (game, account, line) => erase(db, game, account, line),
  lines: async (game, before, count) => {
    const rows = await db.$queryRaw<readonly Row[]>`
      select ${COLUMNS} from talk t where t.game_id = ${game}::uuid
        ${before === undefined ? Prisma.empty : Prisma.sql`and t.line < ${before}`}
      order by t.line desc limit ${count}`;
    return rows.map(lineOf).reverse();
  },
  changes: async (game, after, count) => {
    const rows = await db.$queryRaw<readonly Row[]>`
      select ${COLUMNS} from talk t where t.game_id = ${game}::uuid and t.change > ${after}
      order by t.change limit ${count}`;
    return rows.map(lineOf);
  },
  lastChange: async (game) => (await db.talkCount.findUnique({ where: { gameId: game } }))?.changes ?? 0,
});

async function saidBefore(db: Database, { game, account, commandId }: Said): Promise<TalkLine | undefined> {
  const [row] = await db.$queryRaw<readonly Row[]>`
    select ${COLUMNS} from talk t
    where t.game_id = ${game}::uuid and t.account_id = ${account}::uuid and t.command_id = ${commandId}`;
  return row && lineOf(row);
}

/** The count's row puts those who talk at once in order; nothing is counted for a line that may not be said. */
async function say(db: Database, said: Said, most: number, since: Date): Promise<TalkLine | undefined> {
  const { game, account, seatId, commandId, at, text } = said;
  const [row] = await db.$queryRaw<readonly Row[]>`
    with counted as (
      insert into talk_count (game_id, lines, changes)
      select ${game}::uuid, 1, 1
      where (select count(*) from talk
             where game_id = ${game}::uuid and account_id = ${account}::uuid and at > ${since}) < ${most}
      on conflict (game_id) do update set lines = talk_count.lines + 1, changes = talk_count.changes + 1
      returning lines, changes)
    insert into talk as t (game_id, line, change, account_id, seat_id, command_id, at, text)
    select ${game}::uuid, lines, changes, ${account}::uuid, ${seatId}, ${commandId}, ${at}, ${text} from counted
    returning ${COLUMNS}`;
  return row && lineOf(row);
}

async function erase(db: Database, game: GameId, account: string, line: number): Promise<boolean> {
  const rows = await db.$queryRaw<readonly unknown[]>`
    with counted as (
      update talk_count set changes = changes + 1
      where game_id = ${game}::uuid and exists (
        select from talk where game_id = ${game}::uuid and line = ${line} and account_id = ${account}::uuid
          and text is not null)
      returning changes)
    update talk set text = null, change = counted.changes from counted
    where game_id = ${game}::uuid and line = ${line} returning line`;
  return rows.length > 0;
}

const lineOf = ({ seatId, text, ...row }: Row): TalkLine => ({
  ...row,
  seatId: seatId as SeatId,
  ...(text === null ? {} : { text }),
});
