import { randomUUID } from 'node:crypto';
import type { GameId, JsonObject, SeatId } from '../../src/game/index.js';
import { withClient } from '../../src/journal/connection.js';
import { realStores } from '../support/real-stores.js';
import { beginning, following, newGame } from '../support/history.js';

const stores = realStores();
const OWNER = randomUUID();

/** An open game of Ann's and Bob's, to which Cyd was asked. */
async function table(): Promise<
  Readonly<{ game: GameId; ann: string; bob: string; cyd: string; seats: readonly SeatId[] }>
> {
  const append = following(beginning(newGame()));
  const { game } = append;
  await stores().journal.open(
    { ...append, head: { ...append.head, summary: { status: 'open', taken: [] } } },
    new Uint8Array(32),
    { owner: OWNER, title: 'A long winter', visibility: 'public' },
  );
  const [ann, bob, cyd, gone] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const seats = await Promise.all([ann, bob].map((account) => stores().seats.claim(game, account)));
  // Somebody who sat down and left again keeps a claim, and nothing more.
  await stores().seats.claim(game, gone);
  await query('insert into invitation (game_id, account_id, at) values ($1, $2, now())', [game, cyd]);
  return { game, ann, bob, cyd, seats };
}

/** Stores one more event, after which the game is summed up so. */
async function close(game: GameId, summary: JsonObject): Promise<void> {
  const { head } = (await stores().journal.head(game))!;
  const append = following({ game, ...head });
  await stores().journal.append({ ...append, head: { ...append.head, summary } });
}

const query = <Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]> =>
  withClient(stores().database.appUrl, async (client) => (await client.query<Row>(text, [...values])).rows);

const newsOf = async (game: GameId): Promise<Readonly<Record<string, string>>> => {
  const rows = await query<{ account_id: string; kind: string }>(
    'select account_id, kind from news where game_id = $1',
    [game],
  );
  return Object.fromEntries(rows.map(({ account_id: account, kind }) => [account, kind]));
};
const resultsOf = (game: GameId) =>
  query('select seat_id, status, started, practice, players, place, total from result where game_id = $1', [
    game,
  ]);

describe('a game that closes', () => {
  it('leaves the results of its people, and none of its bots', async () => {
    const { game, seats } = await table();
    const [ann, bob] = seats;
    const taken = [
      { seatId: ann!, ready: true, seat: 1, place: 2, total: 80 },
      { seatId: bob!, ready: true, seat: 2, place: 1, total: 99 },
      { seatId: 'bot3', bot: 'steady', ready: true, seat: 3, place: 3, total: 5 },
    ];
    await close(game, { status: 'over', round: 9, settings: { practice: true }, taken });
    const common = { status: 'over', started: true, practice: true, players: 3 };
    expect(await resultsOf(game)).toEqual([
      { ...common, seat_id: ann, place: 2, total: 80 },
      { ...common, seat_id: bob, place: 1, total: 99 },
    ]);
    expect(await newsOf(game)).toEqual({});
    const [row] = await query('select ended_at = updated_at as set from game where id = $1', [game]);
    expect(row).toEqual({ set: true });
  });

  it.each([
    ['expired', 'idle', true],
    ['cancelled', 'beforeStart', false],
  ])('because it was %s tells everybody concerned', async (kind, cancelled, ownerToo) => {
    const { game, ann, bob, cyd, seats } = await table();
    const taken = seats.map((seatId) => ({ seatId, ready: false }));
    await close(game, { status: 'cancelled', cancelled, taken });
    expect(await newsOf(game)).toEqual({
      ...Object.fromEntries([ann, bob, cyd].map((account) => [account, kind])),
      ...(ownerToo ? { [OWNER]: kind } : {}),
    });
    expect(await resultsOf(game)).toMatchObject(seats.map(() => ({ started: false, place: null })));
  });

  it('by consent is no news to those who agreed', async () => {
    const { game, seats } = await table();
    const taken = seats.map((seatId) => ({ seatId, ready: true }));
    await close(game, { status: 'cancelled', cancelled: 'byConsent', round: 2, taken });
    expect(await newsOf(game)).toEqual({});
  });

  it('tells nobody of a game whose owner was erased', async () => {
    const { game } = await table();
    await query(`update game set owner = '00000000-0000-0000-0000-000000000000' where id = $1`, [game]);
    await close(game, { status: 'cancelled', cancelled: 'idle', taken: [] });
    expect(Object.keys(await newsOf(game))).toHaveLength(1);
  });
});
