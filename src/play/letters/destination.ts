import type { Channel } from '../channels-port.js';
import type { Destination } from '../post-port.js';

/** Where letters through this channel go. */
export function destinationOf({ kind, address, shape = 'raw', secret }: Channel): Destination {
  if (kind === 'email') return { kind, address };
  return { kind, address, shape, secret: secret ?? new Uint8Array() };
}
