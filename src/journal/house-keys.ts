import { randomBytes } from 'node:crypto';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { SeedBox } from './seed-box.js';

const KEY_BYTES = 32;

/** A key of this house, the same in every process: whoever needs it first makes it. */
export async function houseKey(
  db: Pick<PrismaClient, '$queryRaw' | 'houseKey'>,
  box: SeedBox,
  name: string,
): Promise<Uint8Array> {
  const { seed, keyId } = box.put(name, randomBytes(KEY_BYTES));
  await db.houseKey.createMany({
    data: { name, key: Buffer.from(seed), keyId: keyId === null ? null : Buffer.from(keyId) },
    skipDuplicates: true,
  });
  const row = await db.houseKey.findUniqueOrThrow({ where: { name } });
  return box.take(name, { seed: row.key, keyId: row.keyId });
}
