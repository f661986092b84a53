import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { holderOf, tryLock, type Held } from '../../tools/lib/lock.mjs';
import { until } from '../support/until.js';

const LOCK = pathToFileURL(resolve('tools/lib/lock.mjs')).href;
/** Takes the lock, says whether it got it, and holds it until its input closes. */
const TAKER = `const { tryLock } = await import('${LOCK}');
  const { held } = await tryLock(process.argv[1]);
  process.stdout.write(held ? 'got' : 'not');
  process.stdin.resume();`;

/** Reaches for one lock after another, each at the same moment as all others, says which it got, and keeps them. */
const RIVAL = `const { tryLock } = await import('${LOCK}');
  const [start, ...files] = process.argv.slice(1);
  const got = [];
  for (const [nth, file] of files.entries()) {
    while (Date.now() < Number(start) + nth * 40);
    const { held } = await tryLock(file);
    if (held) got.push(file);
  }
  process.stdout.write(JSON.stringify(got));
  process.stdin.resume();`;

type Begun = Readonly<{ answer: string; end: () => void; ended: Promise<void> }>;

/** A process that has answered, and lives on. */
function begin(script: string, args: readonly string[]): Promise<Begun> {
  const words = ['--input-type=module', '-e', script, ...args];
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  return new Promise((done) =>
    child.stdout.once('data', (text: Buffer) =>
      done({ answer: text.toString(), end: () => child.kill('SIGKILL'), ended }),
    ),
  );
}

const take = (file: string): Promise<Begun> => begin(TAKER, [file]);

jest.setTimeout(30_000);

/** Whether whoever asks only now is told that the lock is lost. */
function listens(held: Held | undefined): boolean {
  let told = false;
  held?.whenLost(() => (told = true));
  return told;
}

describe('the lock on a folder', () => {
  let folder = '';
  let file = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cairn-lock-'));
    file = join(folder, 'the.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('says in a sentence that a folder is none', async () => {
    writeFileSync(join(folder, 'file'), '');
    for (const path of ['file', 'file/below'])
      await expect(tryLock(join(folder, path, 'the.lock'))).rejects.toMatchObject({
        expected: true,
        message: expect.stringMatching(/cannot keep anything in .*set DATA_DIR/) as string,
      });
  });

  it('is held once, says by whom, and can be taken again after release', async () => {
    const { held } = await tryLock(file);
    held?.update({ address: 'here' });
    expect(holderOf(file)).toEqual({ pid: process.pid, note: { address: 'here' }, elsewhere: false });
    const other = await take(file);
    expect(other.answer).toBe('not');
    other.end();
    await other.ended;
    held?.release();
    expect(existsSync(file)).toBe(false);
  });

  it('gives the process that holds it the same hold again', async () => {
    const first = await tryLock(file);
    expect((await tryLock(file)).held).toBe(first.held);
    first.held?.release();
  });

  it('falls to one of many when its holder was killed', async () => {
    const dead = await take(file);
    dead.end();
    await dead.ended;
    expect(existsSync(file)).toBe(true);
    const takers = await Promise.all(Array.from({ length: 6 }, () => take(file)));
    expect(takers.map(({ answer }) => answer).filter((answer) => answer === 'got')).toHaveLength(1);
    for (const { end } of takers) end();
    await Promise.all(takers.map(({ ended }) => ended));
  });

  it('falls to one alone, however many reach for it at the same moment', async () => {
    const files = Array.from({ length: 60 }, (_, nth) => join(folder, `${nth}.lock`));
    for (const each of files) writeFileSync(each, JSON.stringify({ pid: 1, birth: 'long ago', note: {} }));
    const start = Date.now() + 2_000;
    const rivals = Array.from({ length: 6 }, () => begin(RIVAL, [String(start), ...files]));
    const got = (await Promise.all(rivals)).map(({ answer, end }) => {
      end();
      return JSON.parse(answer) as string[];
    });
    expect(got.flat().toSorted()).toEqual(files.toSorted());
  });

  it('is not fooled by another process with the same number', async () => {
    writeFileSync(file, JSON.stringify({ pid: process.ppid, birth: 'some other day', note: {} }));
    const { held } = await tryLock(file);
    expect(held).toBeDefined();
    held?.release();
  });

  const ELSEWHERE = JSON.stringify({ pid: 1, birth: 'then', among: 'another container', note: {} });
  const touched = (secondsAgo: number): void =>
    utimesSync(file, new Date(), new Date(Date.now() - secondsAgo * 1_000));

  it('is left to a holder in another container, who shows that he lives', async () => {
    writeFileSync(file, ELSEWHERE);
    // His clock is behind ours: what counts is that he goes on.
    let behind = 60;
    const living = setInterval(() => touched((behind -= 1)), 300);
    const { held, holder } = await tryLock(file);
    clearInterval(living);
    expect([held, holder?.elsewhere]).toEqual([undefined, true]);
    expect(readFileSync(file, 'utf8')).toBe(ELSEWHERE);
  });

  it('is taken from one in another container who does not', async () => {
    writeFileSync(file, ELSEWHERE);
    const { held } = await tryLock(file);
    expect(held).toBeDefined();
    held?.release();
  });

  it('is not taken away from whoever has got it meanwhile, and its holder learns of that', async () => {
    const { held } = await tryLock(file);
    const lost = new Promise<void>((told) => held?.whenLost(told));
    writeFileSync(file, ELSEWHERE);
    await lost;
    held?.update({ address: 'here' });
    held?.release();
    expect(readFileSync(file, 'utf8')).toBe(ELSEWHERE);
  });

  it('is lost once: whoever holds on to it later learns of that at once, and it can be taken again', async () => {
    const { held } = await tryLock(file);
    writeFileSync(file, ELSEWHERE);
    await until(() => listens(held));
    rmSync(file);
    const again = await tryLock(file);
    expect(again.held).toBeDefined();
    expect(again.held).not.toBe(held);
    held?.release();
    expect(existsSync(file)).toBe(true);
    again.held?.release();
    expect(existsSync(file)).toBe(false);
  });

  it('is not lost where it only cannot be read or touched just now', () => {
    const script = `const { tryLock } = await import('${LOCK}');
      const { openSync } = await import('node:fs');
      const { held } = await tryLock(process.argv[1]);
      held.whenLost(() => process.stdout.write('lost'));
      try { for (;;) openSync('/dev/null'); } catch {}
      setTimeout(() => process.reallyExit(0), 2_500);`;
    const few = `ulimit -n 60; exec "$0" "$@"`;
    const { status, stdout } = spawnSync(
      'sh',
      ['-c', few, process.execPath, '--input-type=module', '-e', script, file],
      { encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([0, '']);
  });

  it('is touched as long as it is held', async () => {
    const { held } = await tryLock(file);
    touched(60);
    await until(() => Date.now() - statSync(file).mtimeMs < 30_000);
    held?.release();
  });

  it('goes away with the process that ends in good order', () => {
    const script = `const { tryLock } = await import('${LOCK}'); await tryLock(process.argv[1]);`;
    expect(spawnSync(process.execPath, ['--input-type=module', '-e', script, file]).status).toBe(0);
    expect(existsSync(file)).toBe(false);
  });

  it.each<readonly [string, () => string]>([
    ['a file', () => file],
    ['a file on its way', () => join(file, 'deeper')],
    ['a name that is too long', () => join(folder, 'x'.repeat(300))],
    ...(process.platform === 'linux' ? [['where no folder can be made', () => '/proc/cairn'] as const] : []),
  ])('says in a sentence that a folder cannot be used: %s', async (_, path) => {
    writeFileSync(file, '');
    await expect(tryLock(join(path(), 'cairn.lock'))).rejects.toMatchObject({
      message: expect.stringContaining('set DATA_DIR') as unknown,
      expected: true,
    });
  });
});
