import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../../src/journal/connection.js';
import { tryLock } from '../../tools/lib/lock.mjs';
import { birthOf } from '../../tools/lib/process.mjs';
import {
  type Cairn,
  embeddedAdminUrl,
  embeddedPid,
  homeOf,
  runCairn,
  runEntry,
  until,
} from '../support/servers.js';
import { strangePostgres } from '../support/strange-postgres.js';

const READY = /Cairn is at (http:\S+)/;
const base = mkdtempSync(join(tmpdir(), 'cairn-serve-'));
chmodSync(base, 0o711);
const dataDir = join(base, 'data');
const env = { PORT: '0', DATA_DIR: dataDir };
const running: Cairn[] = [];

function serve(extra: Readonly<Record<string, string>> = {}): Cairn {
  const cairn = runCairn(['serve'], { ...env, ...extra });
  running.push(cairn);
  return cairn;
}

async function stop(cairn: Cairn): Promise<number | null> {
  cairn.kill('SIGTERM');
  return cairn.ended;
}

const nothing = (): void => undefined;

const addressIn = (line: string): string => READY.exec(line)?.[1] ?? '';

const note = (text: string, folder = dataDir): Promise<unknown> =>
  withClient(embeddedAdminUrl(folder), async (client) => {
    await client.query('create table if not exists note (text text)');
    await client.query('insert into note values ($1)', [text]);
  });

const notes = (folder = dataDir): Promise<readonly string[]> =>
  withClient(embeddedAdminUrl(folder), async (client) => {
    const { rows } = await client.query<{ text: string }>('select text from note order by text');
    return rows.map(({ text }) => text);
  });

/** Another PostgreSQL that takes this port as soon as it is free, which it is soon or not at all. */
async function listeningAt(port: number): Promise<Server> {
  const server = strangePostgres();
  server.on('error', nothing);
  const end = Date.now() + 2_000;
  await until(async () => {
    server.listen(port, '127.0.0.1');
    await new Promise((settled) => {
      server.once('listening', settled).once('error', settled);
    });
    return server.listening || Date.now() > end;
  });
  if (!server.listening) throw new Error(`port ${port} did not become free`);
  return server;
}

/** Ends the PostgreSQL of this folder and takes its port, which the next one may be faster to have. */
async function stealPort(tries = 5): Promise<Server> {
  const { port } = new URL(embeddedAdminUrl(dataDir));
  process.kill(embeddedPid(dataDir), 'SIGKILL');
  return listeningAt(Number(port)).catch((error: unknown) => {
    if (tries === 1) throw error;
    return stealPort(tries - 1);
  });
}

jest.setTimeout(60_000);

afterAll(async () => {
  for (const cairn of running) cairn.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(base, { recursive: true, force: true });
});

/** Each story goes on where the one before ended: a server takes a while to start. */
describe('cairn serve with its own PostgreSQL', () => {
  let cairn: Cairn;
  let address = '';

  it('answers', async () => {
    cairn = serve();
    address = addressIn(await cairn.says(READY));
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    // Nobody else reads a database of its own.
    expect(cairn.output()).not.toContain('SECRET_KEY');
    await note('one');
  });

  it('says so to a second one in the same folder', async () => {
    const second = serve();
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(`Cairn already runs in this folder: ${address} (process ${cairn.pid}).\n`);
  });

  it('lends its database to another command meanwhile', async () => {
    const migrate = runCairn(['migrate'], env);
    expect(await migrate.ended).toBe(0);
    expect(migrate.output()).toMatch(/up to date/);
    expect(await notes()).toEqual(['one']);
  });

  it('stops in good order and leaves nothing running', async () => {
    const pid = embeddedPid(dataDir);
    expect(await stop(cairn)).toBe(0);
    expect(birthOf(pid)).toBe('');
  });

  it('finds its data again, also where `npm start` holds the folder for it', async () => {
    cairn = runEntry('start.mjs', [], { ...env, DATABASE_URL: '' });
    running.push(cairn);
    await cairn.says(READY);
    expect(await notes()).toEqual(['one']);
    await note('two');
  });

  it('takes over the server that a killed Cairn left behind', async () => {
    const pid = embeddedPid(dataDir);
    cairn.kill('SIGKILL');
    await cairn.ended;
    cairn = serve();
    await cairn.says(READY);
    expect(cairn.output()).toMatch(/Took over PostgreSQL/);
    expect(embeddedPid(dataDir)).toBe(pid);
    expect(await notes()).toEqual(['one', 'two']);
  });

  it('brings PostgreSQL back when only that was killed, at the same address', async () => {
    const [url, pid] = [embeddedAdminUrl(dataDir), embeddedPid(dataDir)];
    process.kill(pid, 'SIGKILL');
    await until(() =>
      note('three').then(
        () => true,
        () => false,
      ),
    );
    expect(embeddedPid(dataDir)).not.toBe(pid);
    expect(embeddedAdminUrl(dataDir)).toBe(url);
    await cairn.says('PostgreSQL runs again');
  });

  it('waits for its port where another one was faster', async () => {
    const url = embeddedAdminUrl(dataDir);
    const refused = (): number =>
      readFileSync(join(homeOf(dataDir), 'postgres.log'), 'utf8').split('Address already in use').length;
    const before = refused();
    const thief = await stealPort();
    // Whoever has ended instead says why.
    await Promise.race([until(() => refused() > before), cairn.says('nothing like this')]);
    thief.close();
    await until(() =>
      note('four').then(
        () => true,
        () => false,
      ),
    );
    expect(embeddedAdminUrl(dataDir)).toBe(url);
  });

  it('recovers when both were killed, and loses nothing that was committed', async () => {
    const pid = embeddedPid(dataDir);
    cairn.kill('SIGKILL');
    await cairn.ended;
    process.kill(pid, 'SIGKILL');
    cairn = serve();
    await cairn.says(READY);
    expect(embeddedPid(dataDir)).not.toBe(pid);
    expect(await notes()).toEqual(['four', 'one', 'three', 'two']);
    expect(await stop(cairn)).toBe(0);
  });
});

describe('cairn serve where something is in the way', () => {
  it.each([
    [{ HOST: '192.0.2.1' }, 'HOST 192.0.2.1 is no address of this machine: set HOST.'],
    [{ REDIS_URL: 'redis://:secret@127.0.0.1:1' }, 'REDIS_URL: no Redis answers at 127.0.0.1:1.'],
  ])('explains a setting that leads nowhere: %p', async (setting, sentence) => {
    const cairn = serve(setting);
    expect(await cairn.ended).toBe(1);
    expect(cairn.output()).toMatch(sentence);
    expect(cairn.output()).not.toMatch(/ at .*\.js|secret|interrupted/);
  });

  it('explains a port that is taken, and stops PostgreSQL again', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await until(() => other.listening);
    const { port } = other.address() as AddressInfo;
    const cairn = serve({ PORT: String(port) });
    expect(await cairn.ended).toBe(1);
    expect(cairn.output()).toMatch(`Port ${port} on 127.0.0.1 is taken by another program: set PORT.`);
    expect(() => embeddedPid(dataDir)).toThrow(/ENOENT/);
    other.close();
  });

  it('says that the first one is still starting, before anything is installed or built', async () => {
    const starting = join(base, 'starting');
    const { held } = await tryLock(join(starting, 'cairn.lock'));
    const second = runEntry('start.mjs', [], { DATA_DIR: starting, DATABASE_URL: '' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(`Cairn is already starting in this folder (process ${process.pid}).\n`);
    held?.release();
  });

  it('finds a way where user namespaces are refused and only its owner may enter the folder', async () => {
    const closed = join(base, 'closed');
    const inside = join(closed, 'data');
    mkdirSync(inside, { recursive: true });
    chmodSync(closed, 0o700);
    const harder = { DATA_DIR: inside, CAIRN_USER_NAMESPACE: 'off' };
    const first = serve(harder);
    await first.says(READY);
    await note('first', inside);
    expect(await stop(first)).toBe(0);
    const second = serve(harder);
    await second.says(READY);
    expect(await notes(inside)).toEqual(['first']);
    expect(await stop(second)).toBe(0);
    rmSync(homeOf(inside), { recursive: true });
  });
});
