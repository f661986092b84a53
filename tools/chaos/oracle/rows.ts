import type pg from 'pg';
import type { JsonObject } from '../../../src/game/index.js';

/** An event exactly as it stands in its row; bytes in hexadecimal. */
export type Row = Readonly<{
  game: string;
  version: number;
  ordinal: number;
  type: string;
  shape: number;
  actor: string;
  payload: JsonObject;
  sealedHash: string | null;
  sealedSalt: string | null;
  sealedValue: JsonObject | null;
  command: JsonObject | null;
  commandId: string;
  commandHash: string | null;
  at: string;
  clock: JsonObject | null;
  prevHash: string;
  hash: string;
}>;

/** What is stored beside the events. */
export type HeadRow = Readonly<{
  game: string;
  version: number;
  headHash: string;
  draws: number;
  status: string;
  summary: unknown;
  awaiting: unknown;
  updatedAt: string;
  seed: string | null;
}>;

/** All that there is of one game. */
export type Stored = Readonly<{ head: HeadRow | undefined; rows: readonly Row[] }>;

const TIME = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const hex = (column: string, name: string): string => `encode(${column}, 'hex') as "${name}"`;
const time = (column: string, name: string): string =>
  `to_char(${column} at time zone 'UTC', ${TIME}) as "${name}"`;

const EVENTS = `select game_id as game, version, ordinal, type, shape, actor, payload,
    ${hex('sealed_hash', 'sealedHash')}, ${hex('sealed_salt', 'sealedSalt')}, sealed_value as "sealedValue",
    command, command_id as "commandId", ${hex('command_hash', 'commandHash')}, ${time('at', 'at')}, clock,
    ${hex('prev_hash', 'prevHash')}, ${hex('hash', 'hash')}
  from event order by game_id, version`;

const HEADS = `select g.id as game, version, ${hex('head_hash', 'headHash')}, draws, status, summary, awaiting,
    ${time('updated_at', 'updatedAt')}, ${hex('s.seed', 'seed')}
  from game g left join seed s on s.game_id = g.id`;

/** Reads everything, past the application and all its code, in one snapshot. */
export async function readAll(client: pg.ClientBase): Promise<ReadonlyMap<string, Stored>> {
  const events = await client.query<Row>(EVENTS);
  const heads = await client.query<HeadRow>(HEADS);
  const games = new Map<string, { head: HeadRow | undefined; rows: Row[] }>();
  for (const head of heads.rows) games.set(head.game, { head, rows: [] });
  for (const row of events.rows) {
    const game = games.get(row.game) ?? { head: undefined, rows: [] };
    game.rows.push(row);
    games.set(row.game, game);
  }
  return games;
}
