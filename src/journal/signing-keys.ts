import type { PrismaClient } from '../generated/prisma/client.js';
import type { SigningKeys } from '../play/trust/keys-port.js';
import { bytesOf, hexOf } from './hex.js';

/** Public keys, for ever. */
export const createSigningKeys = (db: Pick<PrismaClient, 'signingKey'>): SigningKeys => ({
  publish: async ({ keyId, publicKey, since }) => {
    await db.signingKey.createMany({
      data: { keyId: bytesOf(keyId), publicKey: bytesOf(publicKey), since },
      skipDuplicates: true,
    });
  },
  all: async () => {
    const rows = await db.signingKey.findMany({ orderBy: [{ since: 'desc' }, { keyId: 'asc' }] });
    return rows.map(({ keyId, publicKey, since }) => {
      return { keyId: hexOf(keyId), publicKey: hexOf(publicKey), since };
    });
  },
});
