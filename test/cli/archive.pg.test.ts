import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameId } from '../../src/game/index.js';
import { run as exportGame } from '../../src/cli/commands/export.js';
import { run as replay } from '../../src/cli/commands/replay.js';
import { run as verify } from '../../src/cli/commands/verify.js';
import { readConfig } from '../../src/cli/config.js';
import { withHouse, type House } from '../../src/cli/house.js';
import { withClient } from '../../src/journal/connection.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { botGame } from '../support/house-games.js';

const folder = mkdtempSync(join(tmpdir(), 'cairn-archive-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const env = (): Readonly<Record<string, string>> => ({
  DATABASE_URL: database.appUrl,
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'silent',
});
const inHouse = <Result>(work: (house: House) => Promise<Result>): Promise<Result> =>
  withHouse(readConfig(env()), () => undefined, work);

type Ran = Readonly<{ code: number; said: string }>;

async function ran(command: typeof verify, ...args: readonly string[]): Promise<Ran> {
  const said: string[] = [];
  const code = await command({ args, env: env(), say: (line) => void said.push(line) });
  return { code, said: said.join('\n') };
}

const fileOf = (game: string): string => join(folder, `${game}.ndjson`);

/** Exports a game and says which file it is in. */
async function exported(game: GameId): Promise<string> {
  expect((await ran(exportGame, '--out', fileOf(game), game)).code).toBe(0);
  return fileOf(game);
}

describe('a finished game', () => {
  let file = '';
  let key = '';

  it('is exported, with the digest of the day in it', async () => {
    const game = await inHouse(async (house) => {
      const finished = await botGame(house);
      key = house.useCases.publicRecord.currentKey;
      expect(await house.useCases.publicRecord.makeDigest()).toMatchObject({ count: 1 });
      expect(await house.useCases.publicRecord.makeDigest()).toBeUndefined();
      return finished;
    });
    file = await exported(game);
    expect(statSync(join(folder, 'data', 'signing-key')).mode & 0o777).toBe(0o600);
  }, 60_000);

  it('is verified offline, by whoever trusts the key', async () => {
    const { code, said } = await ran(verify, '--key', key, file);
    expect(code).toBe(0);
    expect(said).toMatch(/: verified\n/);
    expect(said).toMatch(/chain {6}(\d+) of \1 moves/);
    expect(said).toMatch(/draws {6}(\d+) of \1 made again/);
    expect(said).toMatch(/points {5}counted again, the same/);
    expect(said).toMatch(/digest {5}that of \d{4}-\d\d-\d\d has this game/);
    expect(said).not.toMatch(/not pinned/);
  });

  it('is said not to be pinned without a key, and to have an unknown key with another', async () => {
    const open = await ran(verify, file);
    expect(open).toMatchObject({ code: 0, said: expect.stringContaining('not pinned') as string });
    const other = await ran(verify, '--key', '0'.repeat(64), file);
    expect(other).toMatchObject({ code: 1, said: expect.stringContaining('unknown key') as string });
  });

  it('has its damage named', async () => {
    const text = readFileSync(file, 'utf8');
    const damaged = join(folder, 'damaged.ndjson');
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.includes('"type":"DiceRolled"'));
    writeFileSync(damaged, lines.with(at, lines[at]!.replace(/"dice":\[\d/, '"dice":[9')).join('\n'));
    const { code, said } = await ran(verify, damaged);
    expect(code).toBe(1);
    expect(said).toContain(
      `move ${at}, line ${at + 1}: the move was changed, or something before it was (HASH_DIFFERS)`,
    );
    expect((await ran(verify, '--language', 'cs', damaged)).said).toContain(
      `NEOVĚŘENO\n  tah ${at}, řádek ${at + 1}: změněný je tento tah, nebo něco před ním (HASH_DIFFERS)`,
    );
    const both = await ran(verify, '--json', file, damaged, join(folder, 'nowhere'));
    const verdicts = both.said.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(both.code).toBe(1);
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['verified', 'refuted', undefined]);
  });
});

describe('a running game', () => {
  it('is verified as far as possible, with a head that was kept', async () => {
    const { game, kept } = await inHouse(async (house) => {
      const running = await botGame(house, (version) => version > 60);
      const { headHash, table } = await house.useCases.look.now(running);
      return { game: running, kept: `${table.version}:${headHash}` };
    });
    const file = await exported(game);
    const { code, said } = await ran(verify, '--head', kept, file);
    expect(code).toBe(2);
    expect(said).toMatch(
      /verified as far as possible[^]*the one you kept is part of this history[^]*unchecked {2}the draws/,
    );
    expect((await ran(verify, '--head', `3:${'0'.repeat(64)}`, file)).said).toMatch(/OTHER_HEAD/);
  }, 60_000);
});

describe('a running game that organisers may see all of', () => {
  it('is exported in full, and its players are told; otherwise that is refused', async () => {
    const [told, untold] = await inHouse(async (house) => [
      await botGame(house, (version) => version > 8, { fullView: true }),
      await botGame(house, (version) => version > 8),
    ]);
    const { code } = await ran(exportGame, '--full', '--out', fileOf(told), told);
    expect([code, readFileSync(fileOf(told), 'utf8').split('\n')[0]]).toEqual([
      0,
      expect.stringContaining('"view":"full"'),
    ]);
    // Bots may have played on meanwhile.
    const events = await inHouse(({ stores }) => stores.journal.read(told, 0));
    const views = events.filter(({ type }) => type === 'FullViewOpened');
    expect(views.map(({ actor }) => actor)).toEqual(['server']);
    await expect(ran(exportGame, '--full', '--out', fileOf(untold), untold)).rejects.toThrow(
      'This game was opened without the full view',
    );
  });
});

describe('cairn replay --all', () => {
  it('finds nothing wrong with what this program has stored', async () => {
    const { code, said } = await ran(replay, '--all', '--json');
    expect(said).toMatch(/^4 games replayed: none differs$/m);
    expect(said).toContain('{"replay":{"games":4,"diverged":0,"folded":0,"stale":0}}');
    expect(code).toBe(0);
  });

  it('needs no seed of a game that has shown it: the key of the house may be another one by now', async () => {
    const lock = `update seed set key_id = '\\x0102030405060708' where game_id in
      (select id from game where status not in ('open', 'running'))`;
    await withClient(database.adminUrl, (client) => client.query(lock));
    const { code, said } = await ran(replay, '--all');
    expect(said).toMatch(/^4 games replayed: none differs$/m);
    expect(code).toBe(0);
    await withClient(database.adminUrl, (client) => client.query('update seed set key_id = null'));
  });

  it('goes on after a game that it cannot even read', async () => {
    const id = await withClient(database.adminUrl, async (client) => {
      await client.query('alter table event disable trigger event_is_append_only');
      const { rows } = await client.query<{ id: string }>(
        `update game set summary = '[null]' where id = (select id from game where status = 'running' limit 1) returning id`,
      );
      return rows[0]?.id ?? '';
    });
    const { code, said } = await ran(replay, '--all');
    expect(said).toMatch(new RegExp(`^Game ${id}: it could not be replayed: \\S`, 'm'));
    expect(said).toMatch(/^4 games replayed: 1 differs$/m);
    expect(code).toBe(1);
  });

  it('names a game in which an event was changed behind its back', async () => {
    await withClient(database.adminUrl, async (client) => {
      await client.query('alter table event disable trigger event_is_append_only');
      await client.query(`update event set payload = '{"reason": "idle"}' where type = 'GameEnded'`);
    });
    const { code, said } = await ran(replay, '--all');
    expect(said).toMatch(
      /^Game \S+, move \d+: the move was changed, or something before it was \(HASH_DIFFERS\)$/m,
    );
    expect(said).toMatch(/4 games replayed: 2 differ/);
    expect(code).toBe(1);
  });
});

describe('mistakes on the command line', () => {
  it('are told in a sentence', async () => {
    await expect(ran(verify)).rejects.toMatchObject({ expected: true, exitCode: 1 });
    await expect(ran(verify, '--head', 'x', 'file')).rejects.toThrow('--head must be a hash');
    await expect(ran(verify, '--key', folder, 'file')).rejects.toThrow('--key must be');
    await expect(ran(exportGame)).rejects.toThrow('Which game?');
    await expect(ran(exportGame, randomUUID())).rejects.toMatchObject({ expected: true });
    const [game] = await inHouse(({ stores }) => stores.census.page({ limit: 1 }));
    for (const out of [folder, join(folder, 'nowhere', 'file')])
      await expect(ran(exportGame, '--out', out, game!.id)).rejects.toMatchObject({
        expected: true,
        message: expect.stringContaining(`${out} cannot be written`) as string,
      });
    expect((await ran(verify, '--help')).said).toMatch(/^Usage: cairn verify/);
  });
});
