import { randomUUID } from 'node:crypto';
import { withClient } from '../../src/journal/connection.js';
import { DEFAULT_CALENDAR } from '../../src/clock/calendar.js';
import { localDay, type Vacation } from '../../src/clock/vacation.js';
import { DEFAULT_TIME, type Command, type GameId } from '../../src/game/index.js';
import { createHolidays, type Holidays } from '../../src/play/vacations.js';
import { accepted, node, send, type Node } from '../support/house.js';
import { realStores } from '../support/real-stores.js';

const stores = realStores();
const DAY = 24 * 60 * 60 * 1_000;
const inDays = (days: number): string => localDay('UTC', Date.now() + days * DAY);
const place: Command = { type: 'PlacePeople', place: 'hunt', people: 1 };

const warn = (what: string, error: unknown): never => {
  throw new Error(what, { cause: error });
};
const holidaysOf = (at: Node): Holidays =>
  createHolidays({ ...stores(), play: at.play, newId: randomUUID, now: () => new Date(), warn });

/** Two persons in a started game; the first is awaited since then. */
async function table(ago = 0) {
  const { accounts, seats } = stores();
  const at = node(stores(), { now: () => new Date(Date.now() - ago) });
  const game = await at.open({ entropy: 'open', time: DEFAULT_TIME });
  const people = await Promise.all(['Ann', 'Bob'].map((name) => accounts.createGuest(name, new Date())));
  for (const { id } of people)
    await send(at, game, `seat:${await seats.claim(game, id)}`, { type: 'JoinGame' });
  await send(at, game, 'owner', { type: 'StartGame' });
  return { game, ann: people[0]!.id, annsSeat: await seats.claim(game, people[0]!.id) };
}

/** As if the vacation had been taken in time and had begun so many days ago. */
const beginAgo = (id: string, days: number): Promise<void> =>
  withClient(stores().database.adminUrl, async (client) => {
    await client.query(
      `update vacation set starts_at = starts_at - $2 * interval '1 day', ends_at = ends_at - $2 * interval '1 day',
         first_day = first_day - $2::integer, last_day = last_day - $2::integer where id = $1`,
      [id, days],
    );
  });

const takenBy = async (holidays: Holidays, account: string, days: Vacation): Promise<string> => {
  const taken = await holidays.take(account, days);
  if (!taken.ok) throw new Error(taken.reason.code);
  return taken.value.id;
};

const now = () => node(stores());
const clockOf = async (game: GameId) => (await now().tables.fresh(game))?.stretches[0]?.clock;
const typesOf = async (game: GameId) => (await stores().journal.read(game, 0)).map(({ type }) => type);

describe('a vacation', () => {
  it('stops the clock in every game while it lasts, once, and starts it again', async () => {
    const { ann, game } = await table();
    const holidays = holidaysOf(now());
    const taken = await holidays.take(ann, { first: inDays(1), last: inDays(5) });
    if (!taken.ok) throw new Error(taken.reason.code);
    await holidays.sweep();
    expect(await typesOf(game)).not.toContain('ClockPaused');
    await beginAgo(taken.value.id, 2);
    await holidays.sweep();
    await holidays.sweep();
    expect((await typesOf(game)).filter((type) => type === 'ClockPaused')).toHaveLength(1);
    expect((await clockOf(game))?.running).toBeUndefined();
    await beginAgo(taken.value.id, 4);
    await holidays.sweep();
    await holidays.sweep();
    const resumed = (await stores().journal.read(game, 0)).filter(({ type }) => type === 'ClockResumed');
    expect(resumed.map(({ payload }) => payload)).toEqual([{ seat: 1, days: 5 }]);
    expect((await clockOf(game))?.running).toBeDefined();
  });

  it('ends after as many days as a game allows, also in a time zone that Postgres does not know', async () => {
    const { ann, game } = await table();
    const holidays = holidaysOf(now());
    await stores().calendars.set(ann, { ...DEFAULT_CALENDAR, zone: 'AET' });
    const first = localDay('AET', Date.now() + DAY);
    const last = localDay('AET', Date.now() + 28 * DAY);
    const taken = await takenBy(holidays, ann, { first, last });
    await beginAgo(taken, 21);
    await holidays.sweep();
    await holidays.sweep();
    expect((await clockOf(game))?.running).toBeUndefined();
    await beginAgo(taken, 1);
    await holidays.sweep();
    expect((await clockOf(game))?.running).toBeDefined();
  });

  it('is had once, though it is asked for twice in the same moment', async () => {
    const { ann } = await table();
    const holidays = holidaysOf(now());
    const asked = [1, 2, 3].map(() => holidays.take(ann, { first: inDays(1), last: inDays(20) }));
    const codes = (await Promise.all(asked)).map((each) => (each.ok ? 'taken' : each.reason.code));
    expect(codes.sort()).toEqual(['VACATION_OVERLAPS', 'VACATION_OVERLAPS', 'taken']);
    expect(await holidays.of(ann)).toHaveLength(1);
  });

  it('keeps a player from being timed out before his clock is stopped', async () => {
    const { ann, game } = await table(2.2 * DAY);
    const isDue = async () => (await stores().stretches.due(1_000)).some((each) => each.game === game);
    expect(await isDue()).toBe(true);
    const id = randomUUID();
    const span = { startsAt: new Date(Date.now() - DAY), endsAt: new Date(Date.now() + 5 * DAY) };
    await stores().vacations.take(ann, { id, zone: 'UTC', first: inDays(-1), last: inDays(4), ...span }, []);
    expect(await isDue()).toBe(false);
  });

  it('is not to be had in the last quarter of a stretch', async () => {
    const { ann, game, annsSeat } = await table();
    await withClient(stores().database.adminUrl, (client) =>
      // Nearly all of it spent, and due only after the vacation would have begun.
      client.query(
        `update game set awaiting = jsonb_set(jsonb_set(awaiting, '{0,stretch,clock,budget}', '1000000'),
           '{0,stretch,clock,running,due}', to_jsonb((extract(epoch from now()) * 1000 + 3 * 86400000)::bigint)) where id = $1`,
        [game],
      ),
    );
    const holidays = holidaysOf(now());
    const refused = await holidays.take(ann, { first: inDays(1), last: inDays(2) });
    expect(refused).toEqual({ ok: false, reason: { code: 'VACATION_TOO_LATE', games: 1 } });
    accepted(await now().play({ game, actor: `seat:${annsSeat}`, commandId: randomUUID(), command: place }));
    expect((await holidays.take(ann, { first: inDays(1), last: inDays(2) })).ok).toBe(true);
  });

  it('can be taken back before it begins, and ended after', async () => {
    const { ann } = await table();
    const holidays = holidaysOf(now());
    const [first, second] = [
      await holidays.take(ann, { first: inDays(1), last: inDays(2) }),
      await holidays.take(ann, { first: inDays(5), last: inDays(9) }),
    ];
    if (!first.ok || !second.ok) throw new Error('refused');
    await holidays.end(ann, first.value.id);
    expect((await holidays.of(ann)).map(({ id }) => id)).toEqual([second.value.id]);
    await beginAgo(second.value.id, 7);
    await holidays.end(ann, second.value.id);
    expect((await holidays.of(ann))[0]).toMatchObject({ first: inDays(-2), last: inDays(0) });
    expect(await holidays.end(ann, second.value.id)).toBe(false);
    expect(await holidays.end(randomUUID(), second.value.id)).toBe(false);
  });
});
