import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../../../src/cli/embedded-postgres/postmaster.js';
import type { ScratchPostgres } from '../../bench/lib/scratch-postgres.js';
import type { Victim } from './victim.js';

/** The whole server, by its first process: the others notice and end, and the next one recovers. */
export function postgresVictim({ server: { pid: first }, restart }: ScratchPostgres): Victim {
  let pid = first;
  return {
    name: 'PostgreSQL',
    kill: async () => {
      process.kill(pid, 'SIGKILL');
      while (isAlive(pid)) await pause(5);
    },
    revive: async () => {
      ({ pid } = await restart());
    },
  };
}
