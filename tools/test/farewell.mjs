import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalGroup } from '../lib/run.mjs';

/** Long enough for everything to close that closes by itself. */
const FAREWELL_MS = 10_000;

/** A suite that leaves something open would keep jest from ending, or its output, and us from saying what failed. */
export async function codeOf(child, results, onOpen) {
  const closed = new Promise((resolve) => child.once('close', resolve));
  for (;;) {
    const code = await Promise.race([closed, sleep(1_000, 'running', { ref: false })]);
    if (code !== 'running') return code;
    const done = statSync(results, { throwIfNoEntry: false });
    if (done === undefined || Date.now() - done.mtimeMs < FAREWELL_MS) continue;
    onOpen();
    signalGroup(child.pid, 'SIGKILL');
    // What leads a group of its own lives on, and would keep open what it was given to write to.
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
    return 1;
  }
}
