import { randomUUID } from 'node:crypto';
import { fold, recordedOf, type GameId } from '../../src/game/index.js';
import { verifyChain } from '../../src/fairness/chain.js';
import { withClient } from '../../src/journal/connection.js';
import { PASSWORD, program, register, SIGN_IN } from '../support/api-account.js';
import { clientOf, type Client } from '../support/api-client.js';
import { accept, beReady, guest, openTable, sitDown } from '../support/api-play.js';
import { postgresWorld, serveWorld, type PostgresWorld, type TestServer } from '../support/cairn-server.js';
import { until } from '../support/until.js';

let world: PostgresWorld;
let server: TestServer;
beforeAll(async () => {
  world = await postgresWorld();
  server = await serveWorld(world);
});
afterAll(async () => {
  await server.stop();
  await world.close();
});

/** By these she would be recognised wherever they were left behind. */
const mark = randomUUID().slice(0, 8);
const NAME = `Ann-${mark}`;
const HANDLE = `ann-handle-${mark}`;
const EMAIL = `ann.mail.${mark}@example.org`;
const TITLE = `Birthday-${mark}`;

const DELETE = 'mutation D($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
const GAME = `query G($id: ID!) { game(id: $id) {
  title status version head seats { name resigned person { id } } organisers { id } } }`;

type Seen = Readonly<{
  game: Readonly<{
    title: string;
    status: string;
    version: number;
    seats: readonly Readonly<{ name: string; resigned: boolean; person: unknown }>[];
  }>;
}>;

const look = async (client: Client, id: string, language = 'en'): Promise<Seen['game']> =>
  (await client.send<Seen>(GAME, { id }, { 'accept-language': language })).data.game;

/** Every row of every table as text, with the name of its table. */
const everyRow = (): Promise<readonly string[]> =>
  withClient(world.database.adminUrl, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const all: string[] = [];
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      all.push(...found.rows.map(({ row }) => `${name} ${row}`));
    }
    return all;
  });

/** A running game of three, opened by Ann, who has moved in it. */
async function runningGame(ann: Client, others: readonly Client[]): Promise<string> {
  const gameId = await openTable(ann, { seats: 3 }, { title: TITLE });
  const players = [ann, ...others];
  for (const [index, client] of players.entries()) await sitDown(client, gameId, index + 1);
  for (const [index, client] of players.entries()) await beReady(client, gameId, index + 1);
  await until(async () => (await look(ann, gameId)).status === 'RUNNING');
  await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 2 });
  return gameId;
}

describe('deleting an account', () => {
  it('erases the person, and every game still folds and verifies', async () => {
    const ann = await guest(server.address, NAME);
    const [bob, cid] = [await guest(server.address, 'Bob'), await guest(server.address, 'Cid')];
    await register(ann, HANDLE, { email: EMAIL });
    const bot = await program(ann, 'PLAY');
    const running = await runningGame(ann, [bob, cid]);
    const hers = await openTable(ann, {}, { title: TITLE });
    await sitDown(bob, hers, 1);
    const his = await openTable(bob, { seats: 3 });
    await sitDown(ann, his, 1);
    const id = ((await ann.send('{ viewer { id } }')).data['viewer'] as { id: string }).id;
    const traces = [id, NAME, HANDLE, EMAIL, TITLE];
    const tracesIn = (rows: readonly string[]): readonly string[] =>
      rows.filter((row) => traces.some((trace) => row.includes(trace)));
    expect(tracesIn(await everyRow()).length).toBeGreaterThan(8);

    const wrong = await ann.send(DELETE, { input: { currentPassword: 'not the password' } });
    expect(wrong.errors[0]?.extensions.code).toBe('WRONG_PASSWORD');
    const deleted = await ann.send(DELETE, { input: { currentPassword: PASSWORD } });
    expect(deleted.data).toEqual({ deleteAccount: true });

    expect(tracesIn(await everyRow())).toEqual([]);
    for (const client of [ann, bot]) expect((await client.send('{ viewer { id } }')).status).toBe(401);
    const again = await clientOf(server.address).send(SIGN_IN, { login: HANDLE, password: PASSWORD });
    expect(again.errors[0]?.extensions.code).toBe('WRONG_PASSWORD');

    const seen = await look(bob, running);
    expect(seen).toMatchObject({ title: 'A former player’s table', status: 'RUNNING' });
    expect(seen.seats).toContainEqual({ name: 'A former player', resigned: true, person: null });
    for (const [language, title, name] of [
      ['cs', 'Stůl bývalého hráče', 'Bývalý hráč'],
      ['sk', 'Stôl bývalého hráča', 'Bývalý hráč'],
      ['hr', 'Stol bivšeg igrača', 'Bivši igrač'],
    ] as const) {
      const told = await look(bob, running, language);
      expect([told.title, told.seats[0]?.name]).toEqual([title, name]);
    }
    expect(await look(bob, hers)).toMatchObject({ status: 'CANCELLED' });
    expect(await look(bob, his)).toMatchObject({ status: 'OPEN', seats: [] });
    for (const game of [running, hers, his]) await stillHolds(game as GameId);
  });

  it('of a guest needs no password, and takes the cookie back', async () => {
    const browser = clientOf(server.address);
    await browser.send('mutation { signInAsGuest(input: { name: "Gus" }) { viewer { id } } }');
    expect((await browser.send(DELETE, { input: {} })).data).toEqual({ deleteAccount: true });
    expect(browser.cookie()).toBe('');
    expect((await browser.send('{ viewer { id } }')).data).toEqual({ viewer: null });
  });
});

/** The chain is whole, the fold leads to the head row, and another server shows no less. Autopilot may move meanwhile. */
async function stillHolds(game: GameId): Promise<void> {
  const at = (await world.journal.head(game))?.head;
  const events = await world.journal.read(game, 0, at?.version);
  expect(verifyChain(events, game)).toEqual({
    ok: true,
    value: { version: at?.version, hash: at?.headHash },
  });
  const table = fold(events.map(recordedOf));
  expect(table).toMatchObject({ version: at?.version, draws: at?.draws });
  const other = await serveWorld(world);
  const { data } = await clientOf(other.address).send<Seen>(GAME, { id: game });
  await other.stop();
  expect(data.game.version).toBeGreaterThanOrEqual(table.version);
}
