import {
  contentText,
  correctedTables,
  readContentFile,
  type Content,
  type ContentFile,
  type Problem,
} from '../game/index.js';
import { canonicalJson } from '../fairness/canonical.js';
import { hashOf, type Hash } from '../fairness/hash.js';
import { ok, type Result } from '../lib/result.js';
import type { AddressedContent } from './content-port.js';

/** The address of a content file: however it is indented, it is the same file. */
export const addressOfFile = (file: ContentFile, hash: Hash = hashOf): string => hash(canonicalJson(file));

/** The address of tables, as it stands in GameStarted. */
export const addressOfTables = (content: Content, hash: Hash = hashOf): string => hash(contentText(content));

/** The content file in this text with everything it leads to; or all that is wrong with it. */
export function contentIn(text: string): Result<AddressedContent, readonly Problem[]> {
  const file = readContentFile(text);
  if (!file.ok) return file;
  const corrected = correctedTables(file.value);
  if (!corrected.ok) return corrected;
  const hash = addressOfFile(file.value);
  const tables = corrected.value.map(({ name, content }) => ({
    name,
    content,
    hash: addressOfTables(content),
    file: hash,
  }));
  return ok({ hash, file: file.value, tables });
}
