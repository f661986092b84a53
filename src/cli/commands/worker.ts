import { service } from '../service.js';
import { wordless } from '../wordless.js';

const USAGE = 'Usage: cairn worker   reminds, sends notices and plays for bots until it is told to stop';

/** Reminds, sends notices and plays for bots; any number of these may run beside any number of servers. */
export const run = wordless(
  USAGE,
  service(() => ({ page: false, worker: true })),
);
