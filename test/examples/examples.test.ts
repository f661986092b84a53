import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf, type Client } from '../support/api-client.js';
import { accept, startedTable, type Table } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer, type World } from '../support/cairn-server.js';
import { runExample, type Cairn } from '../support/servers.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

let world: World;
let server: TestServer;
let folder: string;
const running: Cairn[] = [];
const restartables: Restartable[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-examples-'));
  world = emptyWorld();
  server = await serveWorld(world, { pauses: { afterPersonMs: 0, afterBotMs: 0 } });
});
afterEach(async () => {
  for (const one of running.splice(0)) one.kill('SIGKILL');
  await Promise.all(restartables.splice(0).map(({ stop }) => stop()));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

function example(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Cairn {
  const started = runExample(name, args, { CAIRN_URL: server.address, ...env });
  running.push(started);
  return started;
}

const HUNT = { place: 'hunt', people: 1 };

/** Whoever is awaited hunts with one person, at the server of this address. */
async function hunt({ gameId, ann, bob }: Table, address: string): Promise<number> {
  const query = 'query Next($id: ID!) { game(id: $id) { awaiting { seat } } }';
  type Next = Readonly<{ game: { awaiting: { seat: number }[] } }>;
  const { data } = await clientOf(address, ann.token).send<Next>(query, { id: gameId });
  const mover: Client = data.game.awaiting[0]?.seat === 1 ? ann : bob;
  return (await accept(clientOf(address, mover.token), 'placePeople', { gameId, ...HUNT })).version;
}

type Restartable = Readonly<{ address: string; stop: () => Promise<void>; start: () => Promise<void> }>;

/** One more server of this world that can be stopped and comes back at the same address. */
async function restartable(): Promise<Restartable> {
  let own = await serveWorld(world);
  const { address } = own;
  const port = Number(new URL(address).port);
  const start = async (): Promise<void> => {
    own = await serveWorld(world, { settings: { port } });
  };
  const made = { address, stop: () => own.stop(), start };
  restartables.push(made);
  return made;
}

describe('the terminal client', () => {
  it('plays a whole game by itself with nothing but the options', async () => {
    const terminal = example('terminal.mjs', ['--auto', '--name', 'Auto']);
    expect(await terminal.ended).toBe(0);
    expect(terminal.output()).toMatch(/The game is over\.\n( +\d\. (Auto|\S+ \(bot\)): -?\d+ points\n){2}$/);
  });

  it('asks a person, takes no nonsense, takes a move back and can be left', async () => {
    const terminal = example('terminal.mjs', ['--seats', '3']);
    await terminal.says(/Where to \(1–\d+, u = undo\)\? $/);
    terminal.type('a lot\n');
    await terminal.says(/Where to[^?]*\? Where to[^?]*\? $/);
    terminal.type(`${/(\d+) {2}go to hunt/.exec(terminal.output())?.[1] ?? ''}\n`);
    await terminal.says(/How many people \(1–5, u = undo\)\? $/);
    terminal.type('2\n');
    await terminal.says(/· You sent 2 people to the hunting ground[^]*Where to[^?]*\? $/);
    terminal.type('u\n');
    await terminal.says(/· You went back to move[^]*Where to[^?]*\? $/);
    terminal.hangUp();
    expect(await terminal.ended).toBe(0);
    expect(terminal.output()).toMatch(
      /To come back: CAIRN_TOKEN=cairn_\S+ node examples\/terminal\.mjs --game \S+/,
    );
  });
});

describe('the follower', () => {
  it('keeps every version once, over restarts of the server and of itself, until the seed is shown', async () => {
    const table = await startedTable(server.address);
    const own = await restartable();
    const file = join(folder, 'game.ndjson');
    const follow = (): Cairn =>
      example('follow.mjs', [table.gameId, '--file', file], { CAIRN_URL: own.address });
    const kept = (): readonly number[] =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .split('\n')
            .slice(0, -1)
            .map((line) => (JSON.parse(line) as { version: number }).version)
        : [];
    const keeps = (version: number) => until(() => kept().includes(version));

    const first = follow();
    await keeps(await hunt(table, own.address));
    await own.stop();
    await first.says('Going on after version');
    await hunt(table, server.address);
    await own.start();
    await keeps(await hunt(table, own.address));

    first.kill('SIGKILL');
    await first.ended;
    await hunt(table, server.address);
    const second = follow();
    await accept(table.bob, 'resign', { gameId: table.gameId });
    expect(await second.ended).toBe(0);
    expect(kept()).toEqual(Array.from({ length: kept().length }, (_, index) => index + 1));
    expect(readFileSync(file, 'utf8').trimEnd().split('\n').at(-1)).toContain('"type":"SeedRevealed"');
  });

  it('says what is wrong with a game it cannot follow', async () => {
    const lost = example('follow.mjs', ['x']);
    expect(await lost.ended).toBe(1);
    expect(lost.output()).toContain('BAD_INPUT');
    expect(await example('follow.mjs', []).ended).toBe(2);
  });
});

it.each(['terminal.mjs', 'follow.mjs', 'notify.mjs'])('%s tells what it can do', async (name) => {
  const helped = example(name, ['--help']);
  expect(await helped.ended).toBe(0);
  expect(helped.output()).toContain(`node examples/${name}`);
  const wrong = example(name, ['--nonsense']);
  expect(await wrong.ended).toBe(2);
  expect(wrong.output()).toContain(`node examples/${name}`);
});

describe('the notifier', () => {
  it('tells of every turn once, also over a restart of the server, by a line and a command', async () => {
    const table = await startedTable(server.address);
    const own = await restartable();
    const file = join(folder, 'told');
    const notifier = example(
      'notify.mjs',
      ['--command', `echo "$CAIRN_TITLE $CAIRN_KIND $CAIRN_GAME" >> '${file}'`],
      {
        CAIRN_URL: own.address,
        CAIRN_TOKEN: table.bob.token ?? '',
      },
    );
    const told = (): readonly string[] =>
      existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    await notifier.says('Watching for Bob');
    await hunt(table, own.address);
    await until(() => told().length === 1);
    await own.stop();
    await own.start();
    // Ann's move, then Bob's, so that the next thing told is told by the new server.
    await hunt(table, server.address);
    await hunt(table, server.address);
    await until(() => told().length === 2);
    expect(told()).toEqual(Array(2).fill(`A table PLACE ${own.address}/g/${table.gameId}`));
    await notifier.says(
      /^Watching for Bob\.\n(\u0007“A table” waits for you: Place your people until .+\n){2}$/,
    );
  });

  it('says when its token opens nothing', async () => {
    const stranger = example('notify.mjs', [], { CAIRN_TOKEN: 'cairn_x' });
    expect(await stranger.ended).toBe(1);
    expect(stranger.output()).toContain('UNAUTHENTICATED');
  });
});
