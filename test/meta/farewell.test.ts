import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../../tools/test/farewell.mjs';

/** Ends at once, and leaves somebody behind who leads a group of his own and could still write. */
const LEAVES = `const { spawn } = require('node:child_process');
  const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { detached: true, stdio: 'inherit' });
  left.unref();
  process.stdout.write(String(left.pid));`;

/** Stays, and hears nothing. */
const STAYS = `process.on('SIGTERM', () => {}); process.stdout.write(String(process.pid)); setInterval(() => {}, 1_000);`;

it.each([
  ['what it left behind keeps its output open', LEAVES],
  ['it does not end', STAYS],
])('a run that is over is ended where %s', async (_, script) => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-farewell-'));
  const results = join(folder, 'jest.json');
  writeFileSync(results, '{}');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(results, longAgo, longAgo);
  const child = spawn(process.execPath, ['-e', script], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = await new Promise<number>((told) =>
    child.stdout.once('data', (text: Buffer) => told(Number(text.toString()))),
  );
  const closed = new Promise<void>((done) => child.once('close', () => done()));
  let said = 0;
  try {
    expect([await codeOf(child, results, () => (said += 1)), said]).toEqual([1, 1]);
    await closed;
  } finally {
    if (script === LEAVES) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
