import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dataIn } from '../../src/cli/embedded-postgres/home.js';
import { createCluster } from '../../src/cli/embedded-postgres/initdb.js';
import { launch } from '../../src/cli/embedded-postgres/launch.js';
import { handOver, makePlan } from '../../src/cli/embedded-postgres/plan.js';
import { stopPostmaster } from '../../src/cli/embedded-postgres/postmaster.js';
import { makeSecrets } from '../../src/cli/embedded-postgres/secrets.js';
import { urlOf } from '../../src/cli/embedded-postgres/server.js';
import { strangePostgres } from '../support/strange-postgres.js';

const nothing = (): void => undefined;

it('a PostgreSQL of ours takes another port where a strange one was faster to have its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-launch-'));
  chmodSync(folder, 0o711);
  const plan = makePlan(folder, resolve('.'), nothing);
  const { port: wantedPort, passwords } = await makeSecrets(plan.home);
  await createCluster(plan, passwords.admin, false);
  handOver(dataIn(plan.home), plan.runner);
  const stranger = strangePostgres();
  const asked: number[] = [];
  const urlAt = (port: number): string => {
    // Between the look for a free port and our server, which needs a moment to come up.
    if (asked.push(port) === 1) stranger.listen(port, '127.0.0.1');
    return urlOf('cairn_admin', passwords.admin, port, 'postgres');
  };
  const started = await launch({ plan, wantedPort, fixed: false, settings: [], urlAt, say: nothing });
  expect(asked).toHaveLength(2);
  expect(started.port).toBe(asked[1]);
  expect(started.port).not.toBe(asked[0]);
  await stopPostmaster(started.pid);
  stranger.close();
  rmSync(folder, { recursive: true });
});
