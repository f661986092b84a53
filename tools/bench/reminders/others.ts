import type pg from 'pg';

/** A running game that waits for somebody, and when it is to be looked at. */
export type Armed = Readonly<{ game: string; since: number; due: Date }>;

/** Persons among whom the seats of the others are divided. */
const PERSONS = 20_000;

/**
 * So many more games that wait for somebody within the next days: copies of one that was really played. Nobody reads their
 * histories meanwhile, so they have none.
 */
export async function addOthers(admin: pg.Client, like: string, count: number): Promise<readonly Armed[]> {
  await admin.query(
    `insert into account (id, display_name, guest, created_at)
     select gen_random_uuid(), 'somebody', true, now() from generate_series(1, $1)`,
    [PERSONS],
  );
  const { rows } = await admin.query<Armed>(
    `with other as (
       insert into game (id, version, head_hash, draws, status, summary, awaiting, next_deadline, owner, title, visibility,
         opened_at, updated_at, look_at)
       select gen_random_uuid(), version, head_hash, draws, status, summary, awaiting, next_deadline + random() * interval '3 days',
         owner, title, visibility, opened_at, updated_at, now() + interval '1 hour' + random() * interval '2 days'
       from game cross join generate_series(1, $2) where id = $1
       returning id, version, look_at)
     select id as game, version as since, look_at as due from other`,
    [like, count],
  );
  await admin.query(
    `with person as (select id, row_number() over () as nth from account where display_name = 'somebody')
     insert into seat (game_id, seat_id, account_id)
     select o.game, 'seat-' || p.nth, p.id
     from unnest($1::uuid[]) with ordinality as o(game, nth)
     cross join generate_series(0, 1) as second
     join person p on p.nth = 1 + (o.nth * 2 + second) % $2`,
    [rows.map(({ game }) => game), PERSONS],
  );
  await admin.query('analyze');
  return rows;
}
