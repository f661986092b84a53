import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../../src/generated/prisma/client.js';
import type { GameId } from '../../src/game/index.js';
import { withClient } from '../../src/journal/connection.js';
import { createGames } from '../../src/journal/games.js';
import { createSeats } from '../../src/journal/seats.js';
import { openStores, type Stores } from '../../src/journal/stores.js';
import type { Games, Seats } from '../../src/play/people-port.js';
import type { NewGame } from '../../src/play/ports.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { after, beginning, following, newGame } from '../support/history.js';

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

/** All pages of a list, one after the other. */
async function pages(
  first: number,
  list: (page: Parameters<Games['joinable']>[0]) => ReturnType<Games['joinable']>,
) {
  const found: (readonly GameId[])[] = [];
  for (let next: string | undefined = undefined, more = true; more; more = next !== undefined) {
    const page: Awaited<ReturnType<Games['joinable']>> = await list({
      first,
      ...(next === undefined ? {} : { after: next }),
    });
    found.push(page.rows.map(({ id }) => id));
    next = page.next;
  }
  return found;
}

describe('sessions', () => {
  it('lead to their account until they expire or end', async () => {
    const { accounts } = stores;
    const ann = await accounts.createGuest('Ann', NOON);
    expect(ann).toEqual({ id: expect.any(String) as string, name: 'Ann', guest: true });
    for (const tokenHash of [hash('a1'), hash('a2')]) {
      await accounts.startSession({ account: ann.id, tokenHash, at: NOON, expires: hours(24) });
    }
    expect(await accounts.bySession(hash('a1'), hours(23))).toEqual(ann);
    expect(await accounts.bySession(hash('a1'), hours(24))).toBeUndefined();
    await accounts.endSession(hash('a1'));
    expect(await accounts.bySession(hash('a1'), hours(1))).toBeUndefined();
    expect(await accounts.bySession(hash('a2'), hours(1))).toEqual(ann);
    expect(await accounts.bySession(hash('ff'), hours(1))).toBeUndefined();
  });

  it('note when they were last used, now and then', async () => {
    const { accounts } = stores;
    const bob = await accounts.createGuest('Bob', NOON);
    await accounts.startSession({ account: bob.id, tokenHash: hash('b1'), at: NOON, expires: hours(24) });
    const lastUsed = (): Promise<unknown> =>
      withClient(database.appUrl, async (client) => {
        const { rows } = await client.query<{ at: Date }>(
          'select last_used_at as at from session where account_id = $1',
          [bob.id],
        );
        return rows[0]?.at;
      });
    await accounts.bySession(hash('b1'), hours(0.5));
    expect(await lastUsed()).toEqual(NOON);
    await accounts.bySession(hash('b1'), hours(3));
    expect(await lastUsed()).toEqual(hours(3));
  });

  it('go with their account', async () => {
    const { accounts } = stores;
    const eve = await accounts.createGuest('Eve', NOON);
    await accounts.startSession({ account: eve.id, tokenHash: hash('e1'), at: NOON, expires: hours(24) });
    await withClient(database.appUrl, (client) =>
      client.query('delete from account where id = $1', [eve.id]),
    );
    expect(await accounts.bySession(hash('e1'), NOON)).toBeUndefined();
  });
});

describe('seats', () => {
  it('are claimed once, however often and from wherever', async () => {
    const game = await open();
    const ann = randomUUID();
    const claims = await Promise.all(Array.from({ length: 8 }, () => stores.seats.claim(game, ann)));
    expect(new Set(claims).size).toBe(1);
    expect(await stores.seats.of(game, ann)).toBe(claims[0]);
    expect(await stores.seats.claim(game, randomUUID())).not.toBe(claims[0]);
    expect(await stores.seats.of(game, randomUUID())).toBeUndefined();
  });

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

describe('games', () => {
  it('have a row that follows their history', async () => {
    const owner = randomUUID();
    const game = await open({ owner, title: 'Spring', visibility: 'unlisted' });
    const head = (await stores.journal.head(game))!.head;
    const append = following({ game, ...head }, { events: 2 });
    const events = append.events.map((event) => ({ ...event, at: hours(2).toISOString() }));
    await stores.journal.append({ ...append, events });
    expect(await stores.games.row(game)).toEqual({
      id: game,
      version: 3,
      headHash: after(append).headHash,
      summary: append.head.summary,
      awaiting: append.head.awaiting,
      openedAt: NOON,
      updatedAt: hours(2),
      owner,
      title: 'Spring',
      visibility: 'unlisted',
    });
  });

  it('that are not there have no row', async () => {
    expect(await stores.games.row(newGame())).toBeUndefined();
    expect(await stores.games.row('nonsense' as GameId)).toBeUndefined();
  });

  it('can be joined if they are public and open, newest first, page by page', async () => {
    const later = hours(1000);
    const first = await open({ openedAt: later });
    const sameMoment = (await Promise.all([1, 2, 3].map(() => open({ openedAt: hours(1001) }))))
      .sort()
      .reverse();
    await open({ openedAt: hours(1002), status: 'running' });
    await open({ openedAt: hours(1003), visibility: 'unlisted' });
    const last = await open({ openedAt: hours(1004) });
    const found = (await pages(2, stores.games.joinable)).flat();
    expect(found.slice(0, 5)).toEqual([last, ...sameMoment, first]);
    expect(new Set(found).size).toBe(found.length);
  });

  it('of a person are those owned or sat in, changed last first', async () => {
    const ann = randomUUID();
    const owned = await open({ owner: ann, openedAt: hours(1), visibility: 'invitation' });
    const sat = await open({ openedAt: hours(3), status: 'over' });
    const both = await open({ owner: ann, openedAt: hours(2) });
    await open({ openedAt: hours(4) });
    for (const game of [sat, both]) await stores.seats.claim(game, ann);
    const list = (page: Parameters<Games['joinable']>[0]) => stores.games.ofAccount(ann, page);
    expect(await pages(2, list)).toEqual([[sat, both], [owned]]);
    expect(await pages(3, list)).toEqual([[sat, both, owned]]);
    expect((await stores.games.ofAccount(randomUUID(), { first: 10 })).rows).toEqual([]);
  });

  it('are not listed after a cursor that is none', async () => {
    for (const cursor of ['nonsense', '', Buffer.from('1.x').toString('base64url')]) {
      await expect(stores.games.joinable({ first: 1, after: cursor })).rejects.toMatchObject({
        code: 'BAD_INPUT',
      });
    }
  });

  it('take as many statements for a long page as for a short one', async () => {
    const ann = await stores.accounts.createGuest('Ann', NOON);
    for (let index = 0; index < 30; index += 1)
      await stores.seats.claim(await open({ owner: ann.id }), ann.id);
    const adapter = new PrismaPg({ connectionString: database.appUrl });
    const prisma = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
    let statements = 0;
    prisma.$on('query', () => (statements += 1));
    const counted = async (first: number): Promise<number> => {
      statements = 0;
      await lookAround(createGames(prisma), createSeats(prisma), ann.id, first);
      return statements;
    };
    expect(await counted(1)).toBe(3);
    expect(await counted(25)).toBe(3);
    await prisma.$disconnect();
  });
});

async function lookAround(games: Games, seats: Seats, account: string, first: number): Promise<void> {
  expect((await games.joinable({ first })).rows).toHaveLength(first);
  const { rows } = await games.ofAccount(account, { first });
  expect((await seats.names(rows.map(({ id }) => id))).size).toBe(first);
}

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
    await stores.accounts.startSession({ account, tokenHash: hash('d1'), at: NOON, expires: hours(24) });
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
