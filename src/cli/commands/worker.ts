import { service } from '../service.js';

/** Reminds, sends notices and plays for bots; any number of these may run beside any number of servers. */
export const run = service(() => ({ page: false, worker: true }));
