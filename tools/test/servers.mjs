import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birthOf } from '../lib/process.mjs';
import { at, root } from '../lib/project.mjs';
import { start } from '../lib/run.mjs';

const PREFIX = 'cairn-test-';

// For tests only: a crash may lose this data, and nothing else is as slow as waiting for the disk.
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

const compiled = (...path) => import(at('dist', 'cli', ...path));

/** Folders of earlier runs that were killed, with the servers that live on in them. A jest that outlived such a run
 *  may still be writing there: what cannot be removed now is left for the next run. */
async function sweep(server) {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || birthOf(Number(pid)) !== '') continue;
    const folder = join(tmpdir(), name);
    try {
      const left = await server.findServer(join(folder, 'postgres'), () => {});
      await left?.stop();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}

/** A folder for everything temporary of one run, the suites' own files included. */
export function makeRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o711);
  return { folder, stop: async () => rmSync(folder, { recursive: true, force: true }) };
}

/** A PostgreSQL server for one run, with the migrated database that every suite copies. */
export async function startPostgres(runFolder) {
  const [server, database] = await Promise.all([
    compiled('embedded-postgres/server.js'),
    compiled('database.js'),
  ]);
  await sweep(server);
  const say = () => {};
  const options = {
    folder: join(runFolder, 'postgres'),
    projectRoot: root,
    settings: SETTINGS,
    durable: false,
    say,
  };
  const postgres = await server.startServer(options);
  const stop = async () => {
    await postgres.stop();
    rmSync(postgres.home, { recursive: true, force: true });
  };
  try {
    await database.prepareDatabase(postgres, 'cairn_template', say);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: database.urlsOf(postgres, 'postgres').adminUrl, stop };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** A Redis server for one run that writes nothing to disk. */
export async function startRedis(path, folder) {
  const port = await freePort();
  const flags = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const child = start(path, flags);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('Ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`redis-server did not start:\n${output}`)));
  });
  return { url: `redis://127.0.0.1:${port}`, stop };
}
