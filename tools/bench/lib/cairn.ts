import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startApp } from '../../chaos/world/app-process.js';
import type { Own } from './clean-up.js';

/** How Node is run when Cairn is delivered; peers get the same. */
export const NODE_FLAGS = ['--max-semi-space-size=64'];

/** A server of ours in a process of its own. */
export type Cairn = Readonly<{ address: string; port: number }>;

/** As one of several that serve: the work in the background is done by another process. Its limits are set, not removed. */
export async function startCairn(databaseUrl: string, own: Own): Promise<Cairn> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-bench-serve-'));
  own(() => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })));
  const main = fileURLToPath(new URL('../../../src/cli/main.js', import.meta.url));
  const { address, stop } = await startApp({
    ...{ name: 'cairn', main, databaseUrl, dataDir },
    env: { NODE_ENV: 'production', NODE_OPTIONS: NODE_FLAGS.join(' '), WORKER: 'off' },
  });
  own(stop);
  return { address, port: Number(new URL(address).port) };
}

const RESIDENT = /^process_resident_memory_bytes (\S+)$/m;

/** How much memory the process holds, in kilobytes. */
export async function residentKb({ address }: Cairn): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(RESIDENT.exec(text)?.[1]) / 1024;
}
