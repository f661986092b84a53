import type {
  ContentFile as FileRow,
  ContentTables,
  Prisma,
  PrismaClient,
} from '../generated/prisma/client.js';
import type { Content, ContentFile, ContentName } from '../game/index.js';
import { addressOfFile, addressOfTables } from '../play/content-address.js';
import type { Added, AddressedContent, ContentFiles, StoredContent } from '../play/content-port.js';

type Database = Pick<PrismaClient, 'contentFile' | '$transaction'>;
type Row = FileRow & Readonly<{ tables: readonly ContentTables[] }>;

const WITH_TABLES = { include: { tables: { orderBy: { name: 'asc' } } } } as const;
const IN_ORDER = [{ addedAt: 'asc' }, { hash: 'asc' }] as const;

/** Content files and their tables. What is read is compared with its address: a game must never fold onto other cards. */
export const createContentFiles = (db: Database): ContentFiles => ({
  all: async () => {
    const rows = await db.contentFile.findMany({ ...WITH_TABLES, orderBy: [...IN_ORDER] });
    return rows.map(storedOf);
  },
  byHash: async (hash) => {
    const row = await db.contentFile.findUnique({ where: { hash: bytes(hash) }, ...WITH_TABLES });
    return row === null ? undefined : storedOf(row);
  },
  add: (content, at, refuse) =>
    db.$transaction(async (inside): Promise<Added> => {
      // Held until the end of the transaction: what the objections rest on cannot change meanwhile.
      await inside.$executeRaw`select pg_advisory_xact_lock(hashtext('content_file'))`;
      const others = await inside.contentFile.findMany({ orderBy: [...IN_ORDER] });
      if (others.some(({ hash }) => hex(hash) === content.hash)) return { kind: 'known' };
      const problems = refuse(others.map(({ body }) => body as unknown as ContentFile));
      if (problems.length > 0) return { kind: 'refused', problems };
      await inside.contentFile.create({ data: dataOf(content, at) });
      return { kind: 'added' };
    }),
});

const bytes = (hash: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(hash, 'hex'));
const hex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');

const dataOf = ({ hash, file, tables }: AddressedContent, addedAt: Date): Prisma.ContentFileCreateInput => ({
  hash: bytes(hash),
  body: file,
  addedAt,
  tables: {
    create: tables.map((row) => ({ name: row.name, hash: bytes(row.hash), body: row.content })),
  },
});

function storedOf({ hash, body, addedAt, tables }: Row): StoredContent {
  const address = hex(hash);
  const file = body as unknown as ContentFile;
  if (addressOfFile(file) !== address) throw altered(address);
  return { hash: address, file, addedAt, tables: tables.map((row) => tablesOf(row, address)) };
}

function tablesOf({ name, hash, body }: ContentTables, file: string): StoredContent['tables'][number] {
  const content = body as unknown as Content;
  if (addressOfTables(content) !== hex(hash)) throw altered(file);
  return { name: name as ContentName, hash: hex(hash), content, file };
}

const altered = (hash: string): Error => new Error(`content file ${hash} is not what its address says`);
