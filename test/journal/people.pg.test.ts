import { randomUUID } from 'node:crypto';
import type { GameId } from '../../src/game/index.js';
import { withClient } from '../../src/journal/connection.js';
import { openStores, type Stores } from '../../src/journal/stores.js';
import type { NewGame } from '../../src/play/ports.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { beginning, following, newGame } from '../support/history.js';

const NOON = new Date('2026-11-16T12:00:00.123Z');
const hours = (count: number): Date => new Date(NOON.getTime() + count * 3_600_000);
const hash = (digits: string): string => digits.repeat(32);

let database: TestDatabase;
let stores: Stores;

beforeAll(async () => {
  database = await freshDatabase();
  // Times must be right wherever the server stands.
  const name = new URL(database.adminUrl).pathname.slice(1);
  await withClient(database.adminUrl, (client) =>
    client.query(`alter database ${name} set timezone to 'Asia/Kolkata'`),
  );
  stores = await openStores(database.appUrl);
});

afterAll(async () => {
  await stores.close();
  await database.drop();
});

type Opening = Partial<NewGame> & Readonly<{ status?: string; openedAt?: Date }>;

/** A game of which only its row matters. */
async function open({ status = 'open', openedAt = NOON, ...game }: Opening = {}): Promise<GameId> {
  const append = following(beginning(newGame()));
  const events = append.events.map((event) => ({ ...event, at: openedAt.toISOString() }));
  const head = { ...append.head, summary: { status } };
  const row = { owner: randomUUID(), title: 'A long winter', visibility: 'public' as const, ...game };
  await stores.journal.open({ ...append, events, head }, new Uint8Array(32), row);
  return append.game;
}

describe('sessions', () => {
  it('lead to their account until they expire or end', async () => {
    const { accounts, sessions } = stores;
    const ann = await accounts.createGuest('Ann', NOON);
    expect(ann).toEqual({ id: expect.any(String) as string, name: 'Ann', guest: true });
    for (const tokenHash of [hash('a1'), hash('a2')]) {
      await sessions.start({
        label: 'Firefox, Linux',
        account: ann.id,
        tokenHash,
        at: NOON,
        expires: hours(24),
      });
    }
    expect(await sessions.find(hash('a1'), hours(23))).toMatchObject({ account: ann, organiser: false });
    expect(await sessions.find(hash('a1'), hours(24))).toBeUndefined();
    await sessions.end(hash('a1'));
    expect(await sessions.find(hash('a1'), hours(1))).toBeUndefined();
    expect(await sessions.find(hash('a2'), hours(1))).toMatchObject({ account: ann });
    expect(await sessions.find(hash('ff'), hours(1))).toBeUndefined();
  });

  it('note when they were last used, now and then', async () => {
    const { accounts, sessions } = stores;
    const bob = await accounts.createGuest('Bob', NOON);
    await sessions.start({
      label: 'Firefox, Linux',
      account: bob.id,
      tokenHash: hash('b1'),
      at: NOON,
      expires: hours(24),
    });
    const lastUsed = (): Promise<unknown> =>
      withClient(database.appUrl, async (client) => {
        const { rows } = await client.query<{ at: Date }>(
          'select last_used_at as at from session where account_id = $1',
          [bob.id],
        );
        return rows[0]?.at;
      });
    await sessions.find(hash('b1'), new Date(NOON.getTime() + 30_000));
    expect(await lastUsed()).toEqual(NOON);
    await sessions.find(hash('b1'), hours(3));
    expect(await lastUsed()).toEqual(hours(3));
  });

  it('go with their account', async () => {
    const { accounts, sessions } = stores;
    const eve = await accounts.createGuest('Eve', NOON);
    await sessions.start({
      label: 'Firefox, Linux',
      account: eve.id,
      tokenHash: hash('e1'),
      at: NOON,
      expires: hours(24),
    });
    await withClient(database.appUrl, (client) =>
      client.query('delete from account where id = $1', [eve.id]),
    );
    expect(await sessions.find(hash('e1'), NOON)).toBeUndefined();
  });
});

describe('seats', () => {
  it('have the names of the people behind them, as long as these are there', async () => {
    const games = [await open(), await open()];
    const ann = await stores.accounts.createGuest('Ann', NOON);
    const gone = randomUUID();
    const [first, second] = await Promise.all(games.map((game) => stores.seats.claim(game, ann.id)));
    await stores.seats.claim(games[0]!, gone);
    expect(await stores.seats.names(games)).toEqual(
      new Map([
        [first, ann],
        [second, ann],
      ]),
    );
    expect(await stores.seats.names([games[1]!])).toEqual(new Map([[second, ann]]));
    expect(await stores.seats.names([])).toEqual(new Map());
  });
});

describe('requests', () => {
  it('give the first result to everybody who comes with the same id', async () => {
    const account = randomUUID();
    const ask = (result: string, commandHash: string) =>
      stores.requests.once({ account, commandId: 'open-1', commandHash, result, at: NOON });
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((result) => ask(result, hash(`${result}0`))));
    expect(new Set(answers.map(({ result }) => result)).size).toBe(1);
    expect(answers[0]!.commandHash).toBe(hash(`${answers[0]!.result}0`));
    expect(await ask('late', hash('ff'))).toEqual(answers[0]);
    const other = {
      account: randomUUID(),
      commandId: 'open-1',
      commandHash: hash('ee'),
      result: 'mine',
      at: NOON,
    };
    expect(await stores.requests.once(other)).toEqual({ commandHash: hash('ee'), result: 'mine' });
  });

  it('and sessions are removed when their time has come', async () => {
    const account = (await stores.accounts.createGuest('Ann', NOON)).id;
    const request = { account, commandId: 'x', commandHash: hash('01'), at: NOON };
    await stores.requests.once({ ...request, result: 'first' });
    await stores.sessions.start({ label: '', account, tokenHash: hash('d1'), at: NOON, expires: hours(24) });
    await stores.tidy(hours(29 * 24));
    expect(await stores.requests.once({ ...request, result: 'second' })).toMatchObject({ result: 'first' });
    const { rowCount } = await withClient(database.appUrl, (client) =>
      client.query('select from session where account_id = $1', [account]),
    );
    expect(rowCount).toBe(0);
    await stores.tidy(hours(30 * 24 + 1));
    expect(await stores.requests.once({ ...request, result: 'second' })).toMatchObject({ result: 'second' });
  });
});

describe('the stores', () => {
  it('know whether Postgres answers', async () => {
    await stores.check();
    const nowhere = new URL(database.appUrl);
    nowhere.port = '1';
    await expect(openStores(nowhere.href)).rejects.toThrow('ECONNREFUSED');
  });

  it('do not open with a secret that is not the one of the seeds', async () => {
    const locked = await openStores(database.appUrl, {
      secret: 'a secret of at least thirty-two characters',
    });
    await locked.journal.open(following(beginning(newGame())), new Uint8Array(32), {
      owner: randomUUID(),
      title: 'Locked',
      visibility: 'public',
    });
    await locked.close();
    await expect(openStores(database.appUrl)).rejects.toThrow('there is no key');
  });
});
