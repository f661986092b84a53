import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../../src/cli/whole-file.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-whole-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);

/** Some lines, after which the text may break off. */
async function* text(lines: readonly string[], breaksOff = false): AsyncGenerator<string> {
  for (const line of lines) yield Promise.resolve(line);
  if (breaksOff) throw new Error('the database is gone');
}

describe('a file that is written whole', () => {
  it('takes the place of an older one only when it is', async () => {
    writeFileSync(at('game'), 'older');
    chmodSync(at('game'), 0o666);
    async function* watched(): AsyncGenerator<string> {
      yield 'new';
      yield Promise.resolve(`er than ${readFileSync(at('game'), 'utf8')}`);
    }
    await writeWhole(at('game'), watched());
    expect(readFileSync(at('game'), 'utf8')).toBe('newer than older');
    expect(statSync(at('game')).mode & 0o777).toBe(0o666);
    expect(readdirSync(folder)).toEqual(['game']);
  });

  it('leaves an older one, or nothing, if it cannot be finished', async () => {
    writeFileSync(at('game'), 'older');
    for (const name of ['game', 'other'])
      await expect(writeWhole(at(name), text(['new'], true))).rejects.toThrow('the database is gone');
    expect(readFileSync(at('game'), 'utf8')).toBe('older');
    expect(readdirSync(folder)).toEqual(['game']);
  });

  it('goes where a link leads, and the link stays', async () => {
    writeFileSync(at('game'), 'older');
    symlinkSync(at('game'), at('link'));
    await writeWhole(at('link'), text(['newer']));
    expect(readFileSync(at('game'), 'utf8')).toBe('newer');
    expect(readdirSync(folder).sort()).toEqual(['game', 'link']);
  });

  it('never takes the place of what is no file', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    const [read] = await Promise.all([
      readFile(at('pipe'), 'utf8'),
      writeWhole(at('pipe'), text(['through'])),
    ]);
    expect([read, statSync(at('pipe')).isFIFO()]).toEqual(['through', true]);
    const refused = { expected: true, message: expect.stringContaining('cannot be written') as string };
    await expect(writeWhole(folder, text(['x']))).rejects.toMatchObject(refused);
    await expect(writeWhole(at('nowhere/game'), text(['x']))).rejects.toMatchObject(refused);
  });
});
