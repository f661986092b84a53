import type { Look } from '../look.js';
import { createArchives, type Archives, type ArchiveStores } from './archives.js';
import { createAudits, type Audits } from './audits.js';
import { createPublicRecord, type PublicRecord, type RecordParts } from './public-record.js';

/** How this house lets itself be checked. */
export type Trust = Readonly<{ archives: Archives; audits: Audits; publicRecord: PublicRecord }>;

/** Archives and the public record, signed by the same hand. */
export const createTrust = (stores: ArchiveStores, look: Look, parts: RecordParts): Trust => ({
  archives: createArchives(stores, look, parts.signer),
  audits: createAudits(stores, look, parts),
  publicRecord: createPublicRecord(stores, parts),
});
