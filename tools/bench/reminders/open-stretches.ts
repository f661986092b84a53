import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { DEFAULT_TIME, type Command, type GameId } from '../../../src/game/index.js';
import type { Stores } from '../../../src/journal/stores.js';
import { openGame } from '../../../src/play/lobby/open-game.js';
import { createLucks } from '../../../src/play/luck.js';
import { createPlay } from '../../../src/play/play.js';
import { noCalendars } from '../../../src/play/seat-calendars.js';
import type { Sent } from '../../../src/play/sent.js';
import { BARE_SHELF } from '../../../src/play/shelf.js';
import { createTables } from '../../../src/play/tables.js';

/** Somebody whose turn it is in a game of his own, and his address. */
export type OpenStretch = Readonly<{ game: GameId; seat: number; since: number; email: string }>;

const SETTINGS = {
  edition: 'cs-2019',
  seats: 2,
  order: 'joined',
  entropy: 'open',
  time: DEFAULT_TIME,
} as const;

/** Games at once: enough to keep Postgres busy. */
const AT_ONCE = 16;

/** Opens so many games and plays each of them, by the real path, until it waits for its second player. */
export async function openStretches(
  stores: Pick<Stores, 'journal' | 'seeds' | 'requests'>,
  admin: pg.Client,
  count: number,
): Promise<readonly OpenStretch[]> {
  const open: OpenStretch[] = [];
  let begun = 0;
  const work = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      open.push(await openStretch(stores, begun));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await seat(admin, open);
  return open;
}

async function openStretch(
  { journal, seeds, requests }: Pick<Stores, 'journal' | 'seeds' | 'requests'>,
  number: number,
): Promise<OpenStretch> {
  const parts = {
    ...{ journal, requests, shelf: BARE_SHELF, tables: createTables(journal), lucks: createLucks(seeds) },
    ...{ calendars: noCalendars, stored: () => undefined, newId: randomUUID, now: () => new Date() },
    random: (bytes: number) => new Uint8Array(randomBytes(bytes)),
  };
  const opening = { owner: randomUUID(), title: `Table ${number}`, visibility: 'public' } as const;
  const { game } = await openGame(parts, { ...opening, settings: SETTINGS, commandId: randomUUID() });
  if (game === undefined) throw new Error('a game was refused');
  const play = createPlay(parts);
  const send = async (actor: Sent['actor'], command: Command): Promise<number> => {
    const played = await play({ game, actor, commandId: randomUUID(), command });
    if (played.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(played)}`);
    return played.version;
  };
  const [ann, bob] = [`seat:ann-${number}`, `seat:bob-${number}`] as const;
  for (const actor of [ann, bob]) await send(actor, { type: 'JoinGame' });
  await send('owner', { type: 'StartGame' });
  const since = await send(ann, { type: 'PlacePeople', place: 'hunt', people: 2 });
  return { game, seat: 2, since, email: `bob-${number}@example.org` };
}

/** Gives everybody an account, a confirmed address and days without nights, and a seat. */
async function seat(admin: pg.Client, open: readonly OpenStretch[]): Promise<void> {
  await admin.query(
    `with player as (
       select gen_random_uuid() as id, p.game, p.seat_id, p.email
       from jsonb_to_recordset($1::jsonb) as p(game uuid, seat_id text, email text)),
     persons as (
       insert into account (id, display_name, guest, created_at, email, email_key, email_verified_at)
       select id, seat_id, true, now(), email, email, now() from player),
     calendars as (
       insert into calendar (account_id, zone, awake_from, awake_to, weekend)
       select id, 'UTC', 0, 1440, '{}' from player)
     insert into seat (game_id, seat_id, account_id) select game, seat_id, id from player`,
    [JSON.stringify(open.flatMap(playersOf))],
  );
}

const playersOf = ({ game, email }: OpenStretch) => {
  const [, number = ''] = /-(\d+)@/.exec(email) ?? [];
  return [
    { game, seat_id: `ann-${number}`, email: `ann-${number}@example.org` },
    { game, seat_id: `bob-${number}`, email },
  ];
};

/** As if each had been opened so that its player is to be told at that very moment. */
export async function letFallDue(
  admin: pg.Client,
  stretches: readonly (OpenStretch & Readonly<{ due: number }>)[],
  firstWaitMs: number,
): Promise<void> {
  const shifts = stretches.map(({ game, due }) => ({ game, opened: due - firstWaitMs, due: new Date(due) }));
  await admin.query(
    `update game g set look_at = s.due, awaiting = jsonb_set(
         jsonb_set(g.awaiting, '{0,stretch,openedAt}', to_jsonb(s.opened)), '{0,stretch,clock,running}',
         (select jsonb_object_agg(key, value::bigint + s.opened - (g.awaiting #>> '{0,stretch,openedAt}')::bigint)
          from jsonb_each_text(g.awaiting #> '{0,stretch,clock,running}')))
     from jsonb_to_recordset($1::jsonb) as s(game uuid, opened bigint, due timestamptz)
     where g.id = s.game`,
    [JSON.stringify(shifts)],
  );
}
