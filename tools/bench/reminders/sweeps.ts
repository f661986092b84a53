import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../src/cli/config.js';
import { createDuty } from '../../../src/cli/duty.js';
import { withHouse } from '../../../src/cli/house.js';
import { makeLog } from '../../../src/cli/log.js';
import { median, rounded } from '../lib/numbers.js';

const SWEEPS = 21;

/** How long it takes to find out that nothing was missed, in milliseconds: what every worker does every few seconds. */
export async function timeSweeps(databaseUrl: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-bench-sweeps-'));
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  try {
    return await withHouse(
      config,
      () => undefined,
      async (house) => {
        const { sweep } = createDuty(house, makeLog(config));
        await sweep();
        const times: number[] = [];
        while (times.length < SWEEPS) {
          const start = performance.now();
          await sweep();
          times.push(performance.now() - start);
        }
        return rounded(median(times), 1);
      },
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
