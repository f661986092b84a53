import type { Deliveries } from '../deliveries-port.js';
import type { Census } from './census.js';
import type { Copies } from './copies-port.js';
import type { Digests } from './digests-port.js';
import type { SigningKeys } from './keys-port.js';

/** What histories are proved with. */
export type TrustStores = Readonly<{
  census: Census;
  copies: Copies;
  digests: Digests;
  signingKeys: SigningKeys;
  /** What was told to whom. */
  notices: Readonly<{ deliveries: Pick<Deliveries, 'ofGame'> }>;
}>;
