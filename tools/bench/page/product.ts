import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Cairn as whoever downloads it runs it. */
export type Product = Readonly<{ address: string; stop: () => Promise<void> }>;

const CAIRN = fileURLToPath(new URL('../../../../../bin/cairn.mjs', import.meta.url));
const PATIENCE_MS = 120_000;

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Starts `cairn serve` with a database of its own in a folder of its own. */
export async function startProduct(): Promise<Product> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'cairn-bench-page-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', DATABASE_URL: '' };
  const child = spawn(process.execPath, [CAIRN, 'serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await untilReady(address, ended).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { address, stop };
}

async function untilReady(address: string, ended: Promise<void>): Promise<void> {
  let gone = false;
  void ended.then(() => (gone = true));
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && !gone;) {
    const ready = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((later) => setTimeout(later, 200));
  }
  throw new Error('Cairn did not start');
}
