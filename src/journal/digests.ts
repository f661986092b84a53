import { Prisma, type Digest, type PrismaClient } from '../generated/prisma/client.js';
import type { SignedDigest } from '../fairness/digest.js';
import { HASH_BYTES } from '../fairness/hash.js';
import type { Counted } from '../play/trust/census.js';
import type { Digests, Leaf } from '../play/trust/digests-port.js';
import { bytesOf, hexOf } from './hex.js';

type Database = Pick<PrismaClient, 'digest' | 'digestLeaf' | '$queryRaw' | '$transaction'>;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** Few enough that nothing else in the process waits long for them to be written down. */
const LEAVES_AT_ONCE = 500;
const TAKEN = 'P2002';

/** The digests and their leaves. */
export const createDigests = (db: Database): Digests => ({
  unpublished: (after = BEFORE_ALL as Counted['id'], limit) =>
    db.$queryRaw<readonly Counted[]>`
      select id, version, encode(head_hash, 'hex') as "headHash" from game g
      where id > ${after}::uuid and not copied
        and not exists (select from digest_leaf l where l.game_id = g.id and l.version = g.version)
      order by id limit ${limit}`,
  publish: (digest, leaves, at) => publish(db, digest, leaves, at),
  list: async (limit, before) => {
    const where = before === undefined ? {} : { date: { lt: dayOf(before) } };
    return (await db.digest.findMany({ where, orderBy: { date: 'desc' }, take: limit })).map(signedOf);
  },
  byDate: async (date) => {
    const row = await db.digest.findUnique({ where: { date: dayOf(date) } });
    return row === null ? undefined : signedOf(row);
  },
  unread: async (letter, tries) => {
    const readers = await db.$queryRaw<readonly { id: string }[]>`
      select a.id from account a
        left join letter l on l.account_id = a.id and l.letter = ${letter}
      where a.organiser and a.email_verified_at is not null
      group by a.id
      having count(*) filter (where l.result in ('sent', 'written', 'refused')) = 0
        and count(l.letter) < ${tries}`;
    return readers.map(({ id }) => id);
  },
  including: async (game, upTo) => {
    const leaf = await db.digestLeaf.findFirst({
      where: { gameId: game, version: { lte: upTo } },
      orderBy: { version: 'desc' },
    });
    if (leaf === null) return undefined;
    const { date, version, position, path } = leaf;
    const digest = await db.digest.findUniqueOrThrow({ where: { date } });
    return { ...signedOf(digest), version, position, path: hashesIn(path) };
  },
});

/** All or nothing: whoever comes second on a day adds nothing. */
async function publish(
  db: Database,
  digest: SignedDigest,
  leaves: readonly Leaf[],
  at: Date,
): Promise<boolean> {
  try {
    await db.$transaction(
      async (inside) => {
        await inside.digest.create({ data: rowOf(digest, at) });
        for (let from = 0; from < leaves.length; from += LEAVES_AT_ONCE)
          await addLeaves(inside, digest, leaves.slice(from, from + LEAVES_AT_ONCE));
      },
      { timeout: 10 * 60 * 1000 },
    );
    return true;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === TAKEN) return false;
    throw error;
  }
}

/** By hand: a list for each column is a small part of the work of a list of rows, and there may be a hundred thousand. */
async function addLeaves(
  inside: Pick<PrismaClient, '$executeRaw'>,
  { date }: SignedDigest,
  leaves: readonly Leaf[],
): Promise<void> {
  await inside.$executeRaw`
    insert into digest_leaf (date, game_id, version, position, hash, path)
    select ${date}::date, l.game, l.version, l.position, decode(l.hash, 'hex'), decode(l.path, 'hex')
    from unnest(${leaves.map(({ game }) => game)}::uuid[], ${leaves.map(({ version }) => version)}::int[],
      ${leaves.map(({ position }) => position)}::int[], ${leaves.map(({ hash }) => hash)}::text[],
      ${leaves.map(({ path }) => path.join(''))}::text[]) as l(game, version, position, hash, path)`;
}

const rowOf = (digest: SignedDigest, at: Date): Digest => ({
  date: dayOf(digest.date),
  root: bytesOf(digest.root),
  previousRoot: bytesOf(digest.previousRoot),
  count: digest.count,
  keyId: bytesOf(digest.keyId),
  signature: bytesOf(digest.signature),
  at,
});

const signedOf = ({ date, root, previousRoot, count, keyId, signature }: Digest): SignedDigest => ({
  date: date.toISOString().slice(0, 10),
  root: hexOf(root),
  previousRoot: hexOf(previousRoot),
  count,
  keyId: hexOf(keyId),
  signature: hexOf(signature),
});

const dayOf = (date: string): Date => new Date(`${date}T00:00:00.000Z`);

function hashesIn(path: Uint8Array): readonly string[] {
  const hex = hexOf(path);
  return Array.from({ length: path.length / HASH_BYTES }, (_, nth) =>
    hex.slice(2 * HASH_BYTES * nth, 2 * HASH_BYTES * (nth + 1)),
  );
}
