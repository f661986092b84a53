import type { Look } from '../look.js';
import { createArchives, type Archives, type ArchiveStores } from './archives.js';
import { createPublicRecord, type PublicRecord, type RecordParts } from './public-record.js';

/** How this house lets itself be checked. */
export type Trust = Readonly<{ archives: Archives; publicRecord: PublicRecord }>;

/** Archives and the public record, signed by the same hand. */
export const createTrust = (stores: ArchiveStores, look: Look, parts: RecordParts): Trust => ({
  archives: createArchives(stores, look, parts.signer),
  publicRecord: createPublicRecord(stores, parts),
});
