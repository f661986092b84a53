import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A seed as it is stored: in the clear, or encrypted under the key with this id. */
export type BoxedSeed = Readonly<{ seed: Uint8Array; keyId: Uint8Array | null }>;

/** Where seeds are put before they reach the database. */
export type SeedBox = Readonly<{
  put: (game: string, seed: Uint8Array) => BoxedSeed;
  take: (game: string, boxed: BoxedSeed) => Uint8Array;
}>;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** With a secret, seeds are encrypted, each bound to its game; without one they are stored as they are. */
export function createSeedBox(secret?: string): SeedBox {
  if (secret === undefined) return { put: (_, seed) => ({ seed, keyId: null }), take: takePlain };
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'cairn/seed-box/1', 32));
  const keyId = createHash('sha256').update('cairn/seed-box-id/1\0').update(key).digest().subarray(0, 8);
  return {
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

/** Seeds that are still needed and that this process could not use. */
export class SeedsDoNotOpen extends Error {
  override readonly name = 'SeedsDoNotOpen';
}

type SeedRow = Readonly<{ game_id: string; seed: Buffer; key_id: Buffer | null }>;

/**
 * Throws unless this box opens the seeds of all games that still need theirs: with the wrong key none of them could
 * go on, and that should show at once. One seed for each key tells about all.
 */
export async function checkSeeds(pool: pg.Pool, { take }: SeedBox): Promise<void> {
  const { rows } = await pool.query<SeedRow>(`
    select distinct on (s.key_id) s.game_id, s.seed, s.key_id
    from seed s join game g on g.id = s.game_id
    where s.key_id is not null and (g.status in ('open', 'running') or g.summary ? 'houseTurn')`);
  for (const { game_id: game, seed, key_id: keyId } of rows) {
    try {
      take(game, { seed, keyId });
    } catch (error) {
      throw new SeedsDoNotOpen(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }
}
