import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../src/cli/commands/content.js';
import { run as simulate } from '../../src/cli/commands/simulate.js';
import { openStores } from '../../src/journal/stores.js';
import {
  EXAMPLE,
  EXAMPLE_CHECK,
  exampleWith,
  fileOf,
  GOLD,
  soundContent,
} from '../support/content-example.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await freshDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cairn-content-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

function written(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function cairn(
  ...args: readonly string[]
): Promise<Readonly<{ code: number; lines: readonly string[] }>> {
  const lines: string[] = [];
  const env = { DATABASE_URL: database.appUrl, LOG_LEVEL: 'error' };
  const code = await run({ args, env, say: (line) => void lines.push(line) });
  return { code, lines };
}

describe('cairn content', () => {
  it('checks the example of the documentation and says what stands there', async () => {
    const { code, lines } = await cairn('check', written('example.json', EXAMPLE));
    expect(code).toBe(0);
    expect(lines.join('\n')).toBe(EXAMPLE_CHECK);
  });

  it('adds a file once, for whoever opens the database next, and lists it', async () => {
    const path = written('example.json', EXAMPLE);
    expect((await cairn('list')).lines).toContain('No content file has been added.');
    expect((await cairn('add', path)).lines).toContainEqual(
      expect.stringMatching(/^Added\. Address: 070a8d26/),
    );
    expect((await cairn('add', path)).lines).toContainEqual(expect.stringMatching(/^It was there already\./));
    const stores = await openStores(database.appUrl);
    expect(await stores.contentFiles.byHash(soundContent(EXAMPLE).hash)).toMatchObject(soundContent(EXAMPLE));
    await stores.close();
    const { code, lines } = await cairn('list');
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain('Style is the Goal, read from a copy of 2011');
  });

  it('names the row and the field of what is wrong, and stores nothing', async () => {
    await cairn('add', written('example.json', EXAMPLE));
    const before = (await cairn('list')).lines;
    const clash = written('clash.json', fileOf({ cards: [{ ...GOLD, top: { kind: 'tool' } }] }));
    expect(await cairn('add', clash)).toEqual({
      code: 1,
      lines: expect.arrayContaining([
        `${clash} cannot be used:`,
        expect.stringContaining(
          'cards[0] (X7a): id is in use in "Style is the Goal, read from a copy of 2011"',
        ),
      ]) as unknown,
    });
    const wrong = written('wrong.json', exampleWith({ title: 7, tiles: [{}] }));
    const checked = await cairn('check', wrong);
    expect(checked.code).toBe(1);
    expect(checked.lines).toContain(
      '  title must be 1 to 80 printable characters without spaces around them, not 7',
    );
    expect(checked.lines).toContain('  tiles[0] lacks the field "price"');
    expect((await cairn('list')).lines).toEqual(before);
  });

  it.each([
    ['no file at all', () => join(folder, 'missing.json'), 'cannot be read'],
    ['a folder', () => folder, 'is not a file'],
    ['too long a file', () => written('long.json', ' '.repeat(300_000)), 'has 300000 bytes'],
    ['no text', () => written('bytes.json', new Uint8Array([0xff, 0xfe, 0x00])), 'is not UTF-8'],
  ])('refuses %s in one sentence', async (_, path, problem) => {
    await expect(cairn('check', path())).rejects.toThrow(problem);
    await expect(cairn('add', path())).rejects.toMatchObject({ expected: true });
  });

  it.each([[], ['add'], ['fly', 'x'], ['constructor', 'x'], ['check', 'a', 'b'], ['list', 'x']])(
    'shows how it is used: %j',
    async (...args) => {
      await expect(cairn(...(args as string[]))).rejects.toMatchObject({ exitCode: 2 });
    },
  );
});

describe('cairn simulate --content', () => {
  const games = async (...args: readonly string[]) => {
    const lines: string[] = [];
    const code = await simulate({
      args: ['--games', '1', ...args],
      env: {},
      say: (line) => void lines.push(line),
    });
    return { code, lines };
  };

  it('plays with corrected cards and tiles', async () => {
    const path = written('example.json', EXAMPLE);
    const { code, lines } = await games(
      '--players',
      '2',
      '--expansion',
      'style',
      '--content',
      path,
      '--json',
    );
    expect(code).toBe(0);
    expect(lines.at(-1)).toContain(soundContent(EXAMPLE).hash);
  });

  it('says when the file is wrong, or changes nothing', async () => {
    await expect(async () => games('--content', written('no.json', '{}'))).rejects.toThrow('cannot be used');
    await expect(async () => games('--content', written('example.json', EXAMPLE))).rejects.toThrow(
      'changes nothing in such a game',
    );
  });
});
