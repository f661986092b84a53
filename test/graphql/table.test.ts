import type { Client } from '../support/api-client.js';
import {
  accept,
  beReady,
  guest,
  mutate,
  openTable,
  openTableWithLink,
  play,
  sitDown,
  startedTable,
  type Result,
} from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { until } from '../support/until.js';

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
});
afterAll(() => server.stop());

type Seat = Readonly<{ seatId: string; name: string; bot: string | null; ready: boolean; open: boolean }>;
type Seen = Readonly<{
  game: Readonly<{
    status: string;
    version: number;
    seats: readonly Seat[];
    requests: readonly Readonly<Record<string, unknown>>[];
    result: Readonly<{ reason: string; winners: readonly number[] }> | null;
  }>;
}>;

const TABLE = `query Table($id: ID!) { game(id: $id) { status version seats { seatId name bot ready open }
  requests { request kind by toVersion about agreed missing mine } result { reason winners } } }`;

const look = async (client: Client, id: string) => (await client.send<Seen>(TABLE, { id })).data.game;

describe('a table before the start', () => {
  it('is filled with bots by its owner in one go, and starts when its people are ready', async () => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await openTable(ann, { seats: 4 });
    await sitDown(ann, gameId, 1);
    const filled = await accept(ann, 'fillWithBots', { gameId, bot: 'RANDOM' });
    expect((await look(ann, gameId)).seats.map(({ bot, ready }) => [bot, ready])).toEqual([
      [null, false],
      ['random', true],
      ['random', true],
      ['random', true],
    ]);
    expect(filled.version).toBe(5);
    await beReady(ann, gameId, 1);
    await until(async () => (await look(ann, gameId)).status === 'RUNNING');
  });

  it('says until when it waits, which is fourteen days, and no longer once it has started', async () => {
    const query = 'query T($id: ID!) { game(id: $id) { openedAt expiresAt } }';
    const times = async (client: Client, id: string) =>
      (await client.send<{ game: { openedAt: string; expiresAt: string | null } }>(query, { id })).data.game;
    const ann = await guest(server.address, 'Ann');
    const { openedAt, expiresAt } = await times(ann, await openTable(ann));
    expect(Date.parse(expiresAt ?? '') - Date.parse(openedAt)).toBe(14 * 24 * 60 * 60 * 1_000);
    const running = await startedTable(server.address);
    expect(await times(running.ann, running.gameId)).toMatchObject({ expiresAt: null });
  });

  it('takes one bot at a time too, and lets it go again', async () => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await openTable(ann, { seats: 3 });
    await accept(ann, 'addBot', { gameId });
    const [bot] = (await look(ann, gameId)).seats;
    expect(bot).toMatchObject({ bot: 'steady', ready: true });
    await accept(ann, 'removePlayer', { gameId, seatId: bot?.seatId });
    expect((await look(ann, gameId)).seats).toEqual([]);
  });

  it('lets its owner free a seat, whose person may come again', async () => {
    const [ann, bob] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bob')];
    const gameId = await openTable(ann);
    await sitDown(bob, gameId, 1);
    const [seat] = (await look(ann, gameId)).seats;
    await accept(ann, 'removePlayer', { gameId, seatId: seat?.seatId });
    expect((await look(ann, gameId)).seats).toEqual([]);
    await sitDown(bob, gameId, 2);
    expect((await look(ann, gameId)).seats.map(({ name }) => name)).toEqual(['Bob']);
  });

  it('is nobody else’s to fill, to clear or to cancel', async () => {
    const [ann, eve] = [await guest(server.address, 'Ann'), await guest(server.address, 'Eve')];
    const gameId = await openTable(ann);
    await sitDown(ann, gameId, 1);
    const [seat] = (await look(ann, gameId)).seats;
    const tried = await Promise.all([
      mutate(eve, 'fillWithBots', { gameId }),
      mutate(eve, 'addBot', { gameId }),
      mutate(eve, 'removePlayer', { gameId, seatId: seat?.seatId }),
      mutate(eve, 'cancelGame', { gameId }),
    ]);
    for (const { errors } of tried) expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await look(ann, gameId)).version).toBe(2);
  });

  it('tells nothing to those who have left it, however it goes on', async () => {
    const [ann, bob] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bob')];
    const { gameId, link } = await openTableWithLink(ann, {}, { visibility: 'UNLISTED' });
    await sitDown(bob, gameId, 1, link);
    await accept(bob, 'leaveGame', { gameId });
    const left = async () =>
      (await mutate(bob, 'ready', { gameId, expectedVersion: 1 })).errors[0]?.extensions.code;
    expect(await left()).toBe('NOT_FOUND');
    await accept(ann, 'cancelGame', { gameId });
    expect(await left()).toBe('NOT_FOUND');
    expect((await mutate(bob, 'leaveGame', { gameId })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is given up by its owner before the start and not after it', async () => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await openTable(ann);
    await accept(ann, 'cancelGame', { gameId });
    expect((await look(ann, gameId)).status).toBe('CANCELLED');
    expect(await play(ann, 'cancelGame', { gameId })).toMatchObject({ code: 'GAME_CLOSED' });
    const running = await startedTable(server.address);
    const late = await play(running.ann, 'cancelGame', { gameId: running.gameId });
    expect(late).toMatchObject({ __typename: 'Rejected', code: 'GAME_STARTED' });
  });
});

describe('a request to the table', () => {
  const hunt = { place: 'hunt', people: 1 };

  it('to take a move back needs everybody', async () => {
    const { gameId, ann, bob, version } = await startedTable(server.address);
    await accept(ann, 'placePeople', { gameId, ...hunt });
    await accept(bob, 'placePeople', { gameId, ...hunt });
    expect(await play(ann, 'undoMove', { gameId })).toMatchObject({
      code: 'UNDO_NEEDS_CONSENT',
      facts: { toVersion: version },
    });
    await accept(ann, 'askUndo', { gameId, toVersion: version });
    const request = { request: 1, kind: 'UNDO', by: 1, toVersion: version, about: null, agreed: [] };
    expect((await look(bob, gameId)).requests).toEqual([{ ...request, missing: [2], mine: true }]);
    expect((await look(ann, gameId)).requests).toEqual([{ ...request, missing: [2], mine: false }]);
    expect(await play(ann, 'askUndo', { gameId, toVersion: version })).toMatchObject({
      code: 'REQUEST_OPEN',
    });
    const undone = await accept(bob, 'answerRequest', { gameId, request: 1, agree: true });
    const after = await look(ann, gameId);
    expect([after.version, after.requests]).toEqual([undone.version, []]);
    await accept(ann, 'placePeople', { gameId, ...hunt });
  });

  it('is ended by the first no, and can be withdrawn', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    await accept(ann, 'askCancel', { gameId });
    await accept(bob, 'answerRequest', { gameId, request: 1, agree: false });
    await accept(ann, 'askFinish', { gameId });
    await accept(ann, 'answerRequest', { gameId, request: 2, agree: false });
    expect(await look(ann, gameId)).toMatchObject({ status: 'RUNNING', requests: [] });
    expect(await play(bob, 'answerRequest', { gameId, request: 2, agree: true })).toMatchObject({
      code: 'NO_SUCH_REQUEST',
    });
  });

  it.each([
    ['askCancel', 'CANCELLED'],
    ['askFinish', 'OVER'],
  ] as const)('%s, granted, leaves the game %s', async (ask, status) => {
    const { gameId, ann, bob } = await startedTable(server.address);
    await accept(ann, ask, { gameId });
    await accept(bob, 'answerRequest', { gameId, request: 1, agree: true });
    expect((await look(ann, gameId)).status).toBe(status);
  });

  it('is for players, and malformed ones are refused', async () => {
    const { gameId, ann } = await startedTable(server.address);
    const eve = await guest(server.address, 'Eve');
    const codeOf = async (client: Client, input: object): Promise<unknown> =>
      (await mutate(client, 'askUndo', { gameId, toVersion: 1, ...input })).errors[0]?.extensions;
    expect(await codeOf(eve, {})).toMatchObject({ code: 'FORBIDDEN' });
    expect(await codeOf(ann, { toVersion: -1 })).toEqual({
      code: 'BAD_INPUT',
      facts: { field: 'input.toVersion' },
    });
    expect(await play(ann, 'askUndo', { gameId, toVersion: 1 })).toMatchObject({ code: 'NO_SUCH_MOVE' });
    expect(await play(ann, 'askReplace', { gameId, seat: 2 })).toMatchObject({ code: 'SEAT_NOT_KEPT' });
  });
});

describe('giving up', () => {
  it('ends a game of two at once', async () => {
    const { gameId, ann } = await startedTable(server.address);
    await accept(ann, 'resign', { gameId });
    expect(await look(ann, gameId)).toMatchObject({
      status: 'OVER',
      result: { reason: 'LAST_PLAYER_LEFT', winners: [2] },
    });
  });

  it('of one among three opens a seat that somebody else may take when the others agree', async () => {
    const { gameId, people, eve } = await tableOfThree();
    const [ann, bob, cyd] = people;
    await accept(cyd!, 'resign', { gameId });
    expect(await play(cyd!, 'comeBack', { gameId })).toMatchObject({ code: 'SEAT_RESIGNED' });
    await accept(ann!, 'askReplace', { gameId, seat: 3 });
    expect((await play(eve, 'joinGame', { gameId })).code).toBe('GAME_STARTED');
    await accept(bob!, 'answerRequest', { gameId, request: 1, agree: true });
    expect((await look(eve, gameId)).seats.map(({ open }) => open)).toEqual([false, false, true]);
    const joined: Result = await accept(eve, 'joinGame', { gameId });
    const after = await look(eve, gameId);
    expect(after.seats.map(({ name, open }) => [name, open])).toEqual([
      ['Ann', false],
      ['Bob', false],
      ['Eve', false],
    ]);
    expect(after.version).toBeGreaterThanOrEqual(joined.version);
    expect((await mutate(cyd!, 'resign', { gameId })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

async function tableOfThree(): Promise<Readonly<{ gameId: string; people: readonly Client[]; eve: Client }>> {
  const names = ['Ann', 'Bob', 'Cyd', 'Eve'];
  const [ann, bob, cyd, eve] = await Promise.all(names.map((name) => guest(server.address, name)));
  const people = [ann!, bob!, cyd!];
  const gameId = await openTable(ann!, { seats: 3 });
  for (const [index, client] of people.entries()) await sitDown(client, gameId, index + 1);
  for (const [index, client] of people.entries()) await beReady(client, gameId, index + 1);
  await until(async () => (await look(ann!, gameId)).status === 'RUNNING');
  return { gameId, people, eve: eve! };
}
