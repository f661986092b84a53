import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A seed as it is stored: in the clear, or encrypted under the key with this id. */
export type BoxedSeed = Readonly<{ seed: Uint8Array; keyId: Uint8Array | null }>;

/** Where seeds are put before they reach the database. */
export type SeedBox = Readonly<{
  keyId: Uint8Array | null;
  put: (game: string, seed: Uint8Array) => BoxedSeed;
  take: (game: string, boxed: BoxedSeed) => Uint8Array;
}>;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** With a secret, seeds are encrypted, each bound to its game; without one they are stored as they are. */
export function createSeedBox(secret?: string): SeedBox {
  if (secret === undefined)
    return { keyId: null, put: (_, seed) => ({ seed, keyId: null }), take: takePlain };
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'cairn/seed-box/1', 32));
  const keyId = createHash('sha256').update('cairn/seed-box-id/1\0').update(key).digest().subarray(0, 8);
  return {
    keyId,
    put: (game, seed) => ({ seed: encrypt(key, game, seed), keyId }),
    take: (game, boxed) => {
      if (boxed.keyId === null) return boxed.seed;
      if (!keyId.equals(boxed.keyId))
        throw new Error(`the seed of game ${game} was encrypted with another key`);
      return decrypt(key, game, boxed.seed);
    },
  };
}

function takePlain(game: string, { seed, keyId }: BoxedSeed): Uint8Array {
  if (keyId !== null) throw new Error(`the seed of game ${game} is encrypted, and there is no key`);
  return seed;
}

/** Nonce, ciphertext, tag. The game's id is authenticated too: a seed does not open in another game's place. */
function encrypt(key: Uint8Array, game: string, seed: Uint8Array): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(game));
  return Buffer.concat([nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Uint8Array, game: string, boxed: Uint8Array): Uint8Array {
  const end = boxed.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, boxed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(game))
    .setAuthTag(boxed.subarray(end));
  return new Uint8Array(Buffer.concat([decipher.update(boxed.subarray(NONCE_BYTES, end)), decipher.final()]));
}

type SeedRow = Readonly<{ game_id: string; seed: Buffer; key_id: Buffer | null }>;

/** Throws unless this box opens the stored seeds: with the wrong key no game could go on, and that should show at once. */
export async function checkSeeds(pool: pg.Pool, { keyId, take }: SeedBox): Promise<void> {
  for (const same of ['is not distinct from', 'is distinct from']) {
    const { rows } = await pool.query<SeedRow>(
      `select game_id, seed, key_id from seed where key_id is not null and key_id ${same} $1 limit 1`,
      [keyId],
    );
    for (const { game_id: game, seed, key_id: storedKeyId } of rows) take(game, { seed, keyId: storedKeyId });
  }
}
