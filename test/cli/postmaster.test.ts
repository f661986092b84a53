import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster, removeMisleadingPidFile } from '../../src/cli/embedded-postgres/postmaster.js';

/** Waits for its input to end, whatever words it was given. */
const WAIT = 'process.stdin.resume()';

describe('the file that names a running PostgreSQL', () => {
  let home = '';
  let data = '';
  let child: ChildProcess | undefined;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'cairn-postmaster-'));
    data = join(home, 'postgres');
    mkdirSync(data);
  });
  afterEach(() => {
    child?.kill('SIGKILL');
    rmSync(home, { recursive: true });
  });

  const file = (): string => join(data, 'postmaster.pid');

  /** A process with these words on its command line, whose number stands in the file. */
  async function named(...words: readonly string[]): Promise<number> {
    const started = spawn(process.execPath, ['-e', WAIT, '--', ...words], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child = started;
    await new Promise((spawned) => started.once('spawn', spawned));
    writeFileSync(file(), `${started.pid ?? 0}\n${data}\n0\n5433\n`);
    return started.pid ?? 0;
  }

  it('is believed of a process that was started on this folder', async () => {
    const pid = await named('-D', data, '-p', '5433');
    await removeMisleadingPidFile(data);
    expect(findPostmaster(data)).toEqual({ pid, port: 5433 });
  });

  it.each([
    ['shows its log', () => [`${data}.log`]],
    ['looks at the folder', () => [data]],
    ['serves from a folder with a longer name', () => ['-D', `${data}.moving`, '-p', '5433']],
    ['has nothing to do with it', () => ['elsewhere']],
  ])('is not believed of a program that only %s, and is removed', async (_, words) => {
    await named(...words());
    expect(findPostmaster(data)).toBeUndefined();
    await removeMisleadingPidFile(data);
    expect(existsSync(file())).toBe(false);
  });

  it('is removed when it is empty, as a full disk leaves it', async () => {
    writeFileSync(file(), '');
    await removeMisleadingPidFile(data);
    expect(existsSync(file())).toBe(false);
  });

  it('is left to PostgreSQL when its process is dead', async () => {
    writeFileSync(file(), `${2 ** 30}\n${data}\n0\n5433\n`);
    await removeMisleadingPidFile(data);
    expect(existsSync(file())).toBe(true);
  });
});
