import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { TrustStores } from '../play/trust/trust-port.js';
import { sayingWhenAway } from './availability.js';
import { createCensus } from './census.js';
import { createCopies } from './copies.js';
import { createDigests } from './digests.js';
import { createSigningKeys } from './signing-keys.js';

/** What histories are proved with, over one client. */
export const createTrustStores = (db: PrismaClient, pool: pg.Pool): Omit<TrustStores, 'notices'> => ({
  copies: sayingWhenAway(createCopies(pool)),
  census: sayingWhenAway(createCensus(db)),
  digests: sayingWhenAway(createDigests(db)),
  signingKeys: sayingWhenAway(createSigningKeys(db)),
});
