import type pg from 'pg';
import type { GameId, StoredEvent } from '../game/index.js';
import type { AwaitedRow, Head } from '../play/ports.js';
import { EVENT_COLUMNS, eventOf, type EventRow } from './event-row.js';
import { byKey, gathered } from './gathered.js';

/** What is read of a game's row to tell how far it has come. */
export const HEAD_COLUMNS = `version, encode(head_hash, 'hex') as head_hash, draws, awaiting, copied`;

export type HeadRow = Readonly<{
  version: number;
  head_hash: string;
  draws: number;
  awaiting: readonly AwaitedRow[];
  copied: boolean;
}>;

/** A row as the head it stands for. */
export const headOf = ({ version, head_hash: headHash, draws, awaiting, copied }: HeadRow): Head => ({
  ...{ version, headHash, draws, awaiting },
  ...(copied ? { copied } : {}),
});

/** The heads of games, by game. */
export const gatheredHeads = (pool: pg.Pool) =>
  gathered<HeadRow & Readonly<{ game: string }>, Head>(pool, {
    name: 'heads',
    text: `select id as game, ${HEAD_COLUMNS} from game where id = any($1::uuid[])`,
    values: (games) => [games],
    found: (rows) => byKey(rows, ({ game }) => game, headOf),
  });

/** Which part of which history is read. */
export type Part = Readonly<{ game: GameId; after: number; upTo: number }>;

type Read = EventRow & Readonly<{ nth: number }>;

/** Parts of histories. Each one is looked up for itself in the index: it is never worth reading all events for it. */
export function gatheredEvents(pool: pg.Pool): (part: Part) => Promise<readonly StoredEvent[]> {
  const read = gathered<Read, readonly StoredEvent[]>(pool, {
    name: 'events',
    text: `select asked.nth::int, e.*
           from unnest($1::uuid[], $2::int[], $3::int[]) with ordinality as asked(game, after, up_to, nth)
           cross join lateral (
             select ${EVENT_COLUMNS} from event
             where game_id = asked.game and version > asked.after and version <= asked.up_to order by version) e`,
    values: (keys) => {
      const parts = keys.map((key) => key.split(' '));
      return [parts.map(([game]) => game), parts.map(([, after]) => after), parts.map(([, , upTo]) => upTo)];
    },
    found: eventsByPart,
  });
  return async ({ game, after, upTo }) => (await read(`${game} ${after} ${upTo}`)) ?? [];
}

function eventsByPart(
  rows: readonly Read[],
  keys: readonly string[],
): ReadonlyMap<string, readonly StoredEvent[]> {
  const games = keys.map((key) => key.slice(0, key.indexOf(' ')) as GameId);
  const parts = new Map<string, StoredEvent[]>();
  for (const row of rows) {
    const [key, game] = [keys[row.nth - 1], games[row.nth - 1]];
    if (key === undefined || game === undefined) throw new Error('an event that nobody has asked for');
    const events = parts.get(key);
    if (events === undefined) parts.set(key, [eventOf(game, row)]);
    else events.push(eventOf(game, row));
  }
  return parts;
}
