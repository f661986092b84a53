import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '../../src/cli/command.js';
import { run as exportGame } from '../../src/cli/commands/export.js';
import { run as importGames } from '../../src/cli/commands/import.js';
import { run as replay } from '../../src/cli/commands/replay.js';
import { run as restoreMark } from '../../src/cli/commands/restore-mark.js';
import { readConfig } from '../../src/cli/config.js';
import { withHouse, type House } from '../../src/cli/house.js';
import type { GameId, StoredEvent } from '../../src/game/index.js';
import { withClient } from '../../src/journal/connection.js';
import { addContent } from '../../src/play/add-content.js';
import type { ArchiveView } from '../../src/play/trust/archives.js';
import { archiveOf, rechained, shortGame } from '../support/archives.js';
import { eventLine, linesIn, signedLines } from '../support/signed-lines.js';
import { guest, openTable, play } from '../support/api-play.js';
import { postgresWorld, serveWorld, type PostgresWorld, type TestServer } from '../support/cairn-server.js';
import { fileOf, GOLD } from '../support/content-example.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { botGame } from '../support/house-games.js';

const folder = mkdtempSync(join(tmpdir(), 'cairn-import-'));
/** Where the games were played, and where they are read. */
let there: TestDatabase;
let here: PostgresWorld;
let server: TestServer;
let finished: GameId;
let running: GameId;
let corrected: GameId;
let contentFile: string;

const envOf = (databaseUrl: string, name: string): Readonly<Record<string, string>> => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: join(folder, name),
  LOG_LEVEL: 'silent',
});
const thereEnv = (): Readonly<Record<string, string>> => envOf(there.appUrl, 'there');
const hereEnv = (): Readonly<Record<string, string>> => envOf(here.database.appUrl, 'here');

const inHouse = <Result>(
  env: Readonly<Record<string, string>>,
  work: (house: House) => Promise<Result>,
): Promise<Result> => withHouse(readConfig(env), () => undefined, work);

beforeAll(async () => {
  [there, here] = await Promise.all([freshDatabase(), postgresWorld()]);
  server = await serveWorld(here);
  await inHouse(thereEnv(), async (house) => {
    const added = await addContent(house.stores.contentFiles, fileOf({ cards: [GOLD] }), new Date());
    if (!added.ok) throw new Error('the content file is not sound');
    contentFile = added.value.hash;
    finished = await botGame(house);
    running = await botGame(house, (version) => version > 40);
    corrected = await botGame(house, (version) => version > 20, { expansion: 'style', contentFile });
  });
  for (const game of [finished, running, corrected]) await exported(game);
}, 60_000);
afterAll(async () => {
  await server.stop();
  await here.close();
  await there.drop();
  rmSync(folder, { recursive: true });
});

type Ran = Readonly<{ code: number; said: string }>;

async function ran(
  command: Command,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ran> {
  const said: string[] = [];
  const code = await command({ args, env, say: (line) => void said.push(line) });
  return { code, said: said.join('\n') };
}

const fileFor = (name: string): string => join(folder, `${name}.ndjson`);
const exported = (game: GameId): Promise<Ran> => ran(exportGame, thereEnv(), '--out', fileFor(game), game);
const imported = (...args: readonly string[]): Promise<Ran> => ran(importGames, hereEnv(), ...args);

/** A file with the archive of a short game, changed, hashed and signed by whoever made it; and which game it is. */
async function forged(
  change: (events: readonly StoredEvent[]) => readonly StoredEvent[],
): Promise<readonly [string, GameId]> {
  const events = rechained(change(await shortGame()));
  const game = events[0]!.game;
  writeFileSync(fileFor(game), await archiveOf(events));
  return [fileFor(game), game];
}

type Read = Readonly<{
  game: Readonly<Record<string, unknown>>;
  gameEvents: Readonly<{ edges: readonly Readonly<{ node: Readonly<Record<string, unknown>> }>[] }>;
  gameAudit: Readonly<Record<string, unknown>>;
}>;

const READ = `query Read($id: ID!, $at: Int) {
  game(id: $id, at: $at) { status version head copied nextJoin everything board { round tribes { score } } result { winners } }
  gameEvents(gameId: $id, first: 100) { edges { node { version type hash sentence } } }
  gameAudit(gameId: $id) { sound words events unchecked } }`;

const read = async (id: GameId, at?: number): Promise<Read> => {
  const { data, errors } = await (await guest(server.address, 'Sam')).send<Read>(READ, { id, at });
  expect(errors).toEqual([]);
  return data;
};

describe('an archive of another server', () => {
  it('is stored as a copy that everybody can read, at every version', async () => {
    expect(await imported(fileFor(finished))).toMatchObject({
      code: 0,
      said: expect.stringContaining(`game ${finished} can be read here now`) as string,
    });
    const { game, gameEvents, gameAudit } = await read(finished);
    const head = await inHouse(thereEnv(), async ({ useCases }) => useCases.look.now(finished));
    expect(game).toMatchObject({
      status: 'OVER',
      version: head.table.version,
      head: head.headHash,
      copied: true,
      result: { winners: head.table.game?.result?.winners },
    });
    expect(gameEvents.edges[0]?.node).toMatchObject({ version: 1, type: 'GameOpened' });
    expect(gameAudit).toMatchObject({ sound: true, events: head.table.version, unchecked: [] });
    expect((await read(finished, 30)).game).toMatchObject({ version: 30, status: 'RUNNING' });
  });

  it('is given on with the same bytes, by command and by download', async () => {
    const original = readFileSync(fileFor(finished), 'utf8');
    await ran(exportGame, hereEnv(), '--out', fileFor('again'), finished);
    expect(readFileSync(fileFor('again'), 'utf8')).toBe(original);
    const download = await fetch(`${server.address}/games/${finished}/archive`);
    expect(await download.text()).toBe(original);
  });

  it('is stored once', async () => {
    expect(await imported(fileFor(finished))).toMatchObject({
      code: 0,
      said: expect.stringContaining(`game ${finished} is here already, with the same history`) as string,
    });
  });

  it('is refused where the id has another history, and changes nothing', async () => {
    expect((await imported(fileFor(running))).code).toBe(0);
    const before = (await read(running)).game;
    await inHouse(thereEnv(), ({ useCases }) => useCases.attend(running));
    await exported(running);
    const { code, said } = await imported(fileFor(running));
    expect(code).toBe(1);
    expect(said).toContain(`NOT stored: game ${running} is here already with another history`);
    expect(said).toContain(`${String(before['version'])}:${String(before['head'])}`);
    expect((await read(running)).game).toEqual(before);
  });

  it('is refused if it does not verify, with the reason, or is signed with another key', async () => {
    const damaged = fileFor('damaged');
    const text = readFileSync(fileFor(corrected), 'utf8');
    writeFileSync(damaged, text.replace(/"people":\d/, '"people":7'));
    const { code, said } = await imported(damaged);
    expect([code, said]).toEqual([1, expect.stringMatching(/NOT verified\n {2}move \d+, line \d+: /)]);
    const other = await imported('--key', '0'.repeat(64), fileFor(corrected));
    expect([other.code, other.said]).toEqual([1, expect.stringContaining('UNKNOWN_KEY')]);
    const missing = await imported(fileFor('nowhere'));
    expect([missing.code, missing.said]).toEqual([1, expect.stringMatching(/cannot be read: .*ENOENT/)]);
    expect(await inHouse(hereEnv(), ({ stores }) => stores.games.row(corrected))).toBeUndefined();
  });

  it('is refused with other tables than those its game names', async () => {
    const [header = {}, ...others] = linesIn(readFileSync(fileFor(corrected), 'utf8'));
    const content = header['content'] as { tables: { cards: readonly unknown[] } };
    const tables = { ...content.tables, cards: content.tables.cards.slice(1) };
    const changed = { ...header, content: { ...content, tables } };
    writeFileSync(fileFor('tables'), signedLines([changed, ...others]));
    const { code, said } = await imported(fileFor('tables'));
    expect([code, said]).toEqual([1, expect.stringContaining('CONTENT_DIFFERS')]);
  });

  it('is refused if a newer program has written it, and the next one is looked at', async () => {
    const events = await shortGame();
    const newer = rechained(
      events.map((event) => (event.type === 'Resigned' ? { ...event, shape: 2 } : event)),
    );
    const others = linesIn(await archiveOf(events)).filter(({ kind }) => kind !== 'event');
    const [header = {}, ...rest] = others;
    writeFileSync(fileFor('newer'), signedLines([header, ...newer.map(eventLine), ...rest]));
    const { code, said } = await imported(fileFor('newer'), fileFor(finished));
    expect(code).toBe(1);
    expect(said).toContain(`NOT stored: a newer Cairn has written game ${events[0]!.game}`);
    expect(said).toContain(`game ${finished} is here already`);
  });

  it('is refused while the game runs if it shows more than everybody may see', async () => {
    const views: readonly ArchiveView[] = ['full', 'seat:1'];
    for (const view of views) {
      const lines = await inHouse(thereEnv(), async ({ useCases }) => {
        const text: string[] = [];
        for await (const line of await useCases.archives.of(corrected, view)) text.push(line);
        return text.join('');
      });
      writeFileSync(fileFor('insider'), lines);
      const { code, said } = await imported(fileFor('insider'));
      expect([code, said]).toEqual([1, expect.stringContaining('this archive has what only some may see')]);
    }
  });

  it('brings the cards along it was played with; nobody can open another game with them', async () => {
    expect((await imported('--title', 'From elsewhere', fileFor(corrected))).code).toBe(0);
    expect((await read(corrected)).gameAudit).toMatchObject({
      sound: true,
      unchecked: ['SEED_NOT_REVEALED'],
    });
    const sam = await guest(server.address, 'Sam');
    const settings = { edition: 'CS_2019', expansion: 'STYLE', seats: 2, contentFile };
    expect(await play(sam, 'openGame', { title: 'Mine', settings })).toMatchObject({
      code: 'NO_SUCH_CONTENT_FILE',
    });
  });
});

describe('a copy', () => {
  it('takes no command from anybody, and says why', async () => {
    const sam = await guest(server.address, 'Sam');
    expect(await play(sam, 'joinGame', { gameId: running })).toMatchObject({
      __typename: 'Rejected',
      code: 'GAME_IS_A_COPY',
      message: 'This game was played on another server. Here it can be read, not played.',
    });
    const skip = { type: 'SkipDraws', draws: 1 } as const;
    await inHouse(hereEnv(), async ({ useCases }) => {
      const played = await useCases.play({ game: running, actor: 'server', commandId: 'x', command: skip });
      expect(played).toMatchObject({ kind: 'rejected', rejection: { code: 'GAME_IS_A_COPY' } });
    });
  });

  it('is changed by nothing that goes round by itself', async () => {
    const before = (await read(running)).game;
    expect((await ran(restoreMark, hereEnv())).said).toContain('skipped in 0 unfinished games');
    await inHouse(hereEnv(), async ({ stores, useCases }) => {
      expect(await stores.games.leftToHouse(new Date(Date.now() + 1e6), 10)).toEqual([]);
      expect(await stores.games.unstarted(new Date(Date.now() + 1e6), 10)).toEqual([]);
      expect(await useCases.publicRecord.makeDigest()).toMatchObject({ count: 0 });
      await useCases.attend(running);
    });
    expect((await read(running)).game).toEqual(before);
  });

  it('cannot be changed in the database by the application', async () => {
    await expect(
      withClient(here.database.appUrl, (client) => client.query('update game set version = 1 where copied')),
    ).rejects.toThrow('append-only');
    await expect(
      withClient(here.database.appUrl, (client) => client.query(`update game_copy set lines = '{}'`)),
    ).rejects.toThrow('permission denied');
  });

  it('is listed among finished games, and not among those that can be joined or watched', async () => {
    const sam = await guest(server.address, 'Sam');
    const open = await openTable(sam);
    const listed = async (list: string): Promise<readonly string[]> => {
      type Answer = Readonly<{ games: { edges: readonly { node: { id: string } }[] } }>;
      const query = `{ games(list: ${list}, first: 100) { edges { node { id copied } } } }`;
      return (await sam.send<Answer>(query)).data.games.edges.map(({ node }) => node.id);
    };
    expect(await listed('FINISHED')).toEqual([finished]);
    expect(await listed('JOINABLE')).toEqual([open]);
    expect(await listed('RUNNING')).toEqual([]);
  });

  it('is replayed like any other game', async () => {
    expect((await ran(replay, hereEnv(), '--all')).said).toContain('4 games replayed: none differs');
  });

  it('may be for organisers alone', async () => {
    const hidden = await inHouse(thereEnv(), (house) => botGame(house, (version) => version > 5));
    await exported(hidden);
    expect((await imported('--private', fileFor(hidden))).code).toBe(0);
    expect((await fetch(`${server.address}/games/${hidden}/archive`)).status).toBe(404);
  });
});

describe('archives that somebody wrote himself', () => {
  it('are stored once by two who do it at the same time', async () => {
    const [archive] = await forged((events) => events);
    const both = await Promise.all([imported(archive), imported(archive)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ said }) => /can be read here now|is here already/.exec(said)?.[0]).sort()).toEqual([
      'can be read here now',
      'is here already',
    ]);
  });

  it('are refused in a sentence if the database cannot hold them, and the next one is stored', async () => {
    const endless = randomBytes(4_000).toString('hex');
    const [good, goodGame] = await forged((events) => events);
    const [early, earlyGame] = await forged((events) =>
      events.map((event) => ({ ...event, at: '0000-01-01T00:00:00.000Z' })),
    );
    const [long, longGame] = await forged((events) =>
      events.map((event) => ({ ...event, commandId: `${endless}${event.commandId}` })),
    );
    const { code, said } = await imported(early, long, good);
    expect(code).toBe(1);
    for (const game of [earlyGame, longGame])
      expect(said).toMatch(new RegExp(`NOT stored: game ${game} cannot be kept here: \\S`));
    expect(said).toContain(`game ${goodGame} can be read here now`);
  });
});

it('tells mistakes on the command line in a sentence', async () => {
  await expect(imported()).rejects.toMatchObject({ expected: true, exitCode: 2 });
  await expect(imported('--nonsense')).rejects.toThrow('cairn import --help');
  expect((await imported('--help')).said).toMatch(/^Usage: cairn import/);
});
