import { randomUUID } from 'node:crypto';
import type { GameId, SeatId } from '../../src/game/index.js';
import { fromHex } from '../../src/fairness/bytes.js';
import { seedCommitment } from '../../src/fairness/draws.js';
import { run as restoreMark } from '../../src/cli/commands/restore-mark.js';
import { startWorker } from '../../src/cli/chores.js';
import { createQueue } from '../../src/reminders/queue.js';
import { readConfig } from '../../src/cli/config.js';
import { withHouse, type House } from '../../src/cli/house.js';
import { makeLog } from '../../src/cli/log.js';
import { withClient } from '../../src/journal/connection.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { node, send, startedGame } from '../support/house.js';
import { until } from '../support/servers.js';

const SECRET = 'a secret of at least thirty-two characters';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const env = (more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  DATABASE_URL: database.appUrl,
  SECRET_KEY: SECRET,
  SIGNING_KEY: '07'.repeat(32),
  LOG_LEVEL: 'silent',
  ...more,
});
const inHouse = <Result>(work: (house: House) => Promise<Result>): Promise<Result> =>
  withHouse(readConfig(env()), () => undefined, work);

const SETTINGS = { edition: 'cs-2019', seats: 2, order: 'drawn', entropy: 'open', practice: true } as const;

/** A table of two bots, which starts by itself. */
async function botGame({ useCases: { lobby, play } }: House, bots = 2): Promise<GameId> {
  const { game } = await lobby.open({
    commandId: randomUUID(),
    owner: randomUUID(),
    title: '',
    visibility: 'public',
    settings: SETTINGS,
  });
  for (let bot = 0; bot < bots; bot += 1)
    await play({
      game: game!,
      actor: 'owner',
      commandId: randomUUID(),
      command: { type: 'JoinGame', bot: 'steady' },
    });
  return game!;
}

const started = (house: House, game: GameId): Promise<void> =>
  until(async () => (await house.useCases.look.now(game)).table.game !== undefined);

/** Sets back when these games were opened or last touched. */
const setBack = (column: 'opened_at' | 'updated_at', days: number, ...games: readonly GameId[]) =>
  withClient(database.adminUrl, (client) =>
    client.query(`update game set ${column} = now() - make_interval(days => $1) where id = any($2::uuid[])`, [
      days,
      games,
    ]),
  );

/** A game in which nobody has answered, for so long, what one of its players has asked. */
async function askedAgo({ stores }: House, days: number): Promise<GameId> {
  const at = node(stores, { now: () => new Date(Date.now() - days * 24 * 60 * 60 * 1_000) });
  const game = await startedGame(at);
  await send(at, game, 'seat:ann', { type: 'AskFinish' });
  return game;
}

/** A game whose process died a minute ago, before it could follow what Bob has ordered. */
async function orderedAgo({ stores }: House): Promise<GameId> {
  const at = node(stores, { now: () => new Date(Date.now() - 60_000) });
  const game = await startedGame(at);
  const orders = { placing: [{ place: 'hunt', people: 'all' }], market: [], style: [] } as const;
  const seatId = 'bob' as SeatId;
  await stores.orders.set(game, randomUUID(), { seatId, revision: randomUUID(), orders });
  await send(at, game, 'seat:ann', { type: 'PlacePeople', place: 'hut', people: 2 });
  return game;
}

describe('the worker, when it looks around', () => {
  it('closes tables that wait in vain, tells their owners, shows the seeds of idle games, lets requests lapse, follows orders', async () => {
    await inHouse(async (house) => {
      const [expired, young] = [await botGame(house, 1), await botGame(house, 1)];
      const [idle, busy] = [await botGame(house, 1), await botGame(house, 1)];
      await setBack('opened_at', 15, expired);
      await setBack('opened_at', 13, young);
      await setBack('updated_at', 91, idle);
      const [unanswered, asked] = [await askedAgo(house, 8), await askedAgo(house, 6)];
      const ordered = await orderedAgo(house);
      const { look, inbox } = house.useCases;
      const requestsIn = async (game: GameId) => (await look.now(game)).table.requests.length;
      const queue = await createQueue({ databaseUrl: database.appUrl });
      const stop = await startWorker(house, queue, makeLog(readConfig(env())));
      for (const game of [expired, idle])
        await until(async () => (await look.now(game)).table.seed !== undefined);
      await until(async () => (await requestsIn(unanswered)) === 0);
      await until(async () => (await look.now(ordered)).table.game?.tribes[1]?.home === 0);
      await stop();
      await queue.close();

      const { table } = await look.now(idle);
      expect(table.closed).toBe('cancelled');
      expect(seedCommitment(idle, fromHex(table.seed ?? ''))).toBe(table.commitment);
      const newsOf = async (game: GameId) =>
        (await inbox.now((await house.stores.games.row(game))?.owner ?? '')).news.map(({ kind }) => kind);
      expect([await newsOf(expired), await newsOf(young)]).toEqual([['expired'], []]);
      for (const game of [young, busy]) expect((await look.now(game)).table.closed).toBeUndefined();
      expect(await requestsIn(asked)).toBe(1);
    });
  });
});

describe('cairn restore-mark', () => {
  it('skips a thousand draws in every unfinished game, and in no other', async () => {
    const [waiting, running, cancelled] = await inHouse(async (house) => {
      const games = [await botGame(house, 1), await botGame(house), await botGame(house, 0)] as const;
      await started(house, games[1]);
      const cancel = { actor: 'owner', commandId: randomUUID(), command: { type: 'AskCancel' } } as const;
      await house.useCases.play({ game: games[2], ...cancel });
      return games;
    });
    const said: string[] = [];
    expect(await restoreMark({ args: [], env: env(), say: (line) => void said.push(line) })).toBe(0);
    expect(said.at(-1)).toMatch(/^1000 draws are skipped in \d+ unfinished games$/);
    await inHouse(async ({ stores: { journal }, useCases: { look } }) => {
      expect((await look.now(waiting)).table.draws).toBe(1000);
      expect((await look.now(running)).table.draws).toBeGreaterThan(1000);
      const types = async (game: GameId) => (await journal.read(game, 0)).map(({ type }) => type);
      expect((await types(waiting)).filter((type) => type === 'DrawsSkipped')).toHaveLength(1);
      expect(await types(cancelled)).not.toContain('DrawsSkipped');
    });
  });
});

describe('a SECRET_KEY that does not open the seeds', () => {
  it('is a mistake that is told at once, without the key', async () => {
    const other = readConfig(env({ SECRET_KEY: 'another secret of thirty-two characters' }));
    const opening = withHouse(
      other,
      () => undefined,
      () => Promise.resolve(),
    );
    const problem: unknown = await opening.catch((error: unknown) => error);
    expect(problem).toMatchObject({ expected: true });
    expect(String(problem)).toMatch(
      /^Error: SECRET_KEY does not fit: the seed of game \S+ was encrypted with another key\.$/,
    );
  });
});
