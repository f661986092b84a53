import { changedMeanings, type Problem } from '../game/index.js';
import { fail, ok, type Result } from '../lib/result.js';
import { contentIn } from './content-address.js';
import type { AddressedContent, ContentFiles } from './content-port.js';

/** A file that was stored now, or was there already. */
export type AddedContent = AddressedContent & Readonly<{ known: boolean }>;

/** Stores the content file in this text for ever; or says everything that keeps it from being stored. */
export async function addContent(
  files: ContentFiles,
  text: string,
  at: Date,
): Promise<Result<AddedContent, readonly Problem[]>> {
  const content = contentIn(text);
  if (!content.ok) return content;
  const { file } = content.value;
  const added = await files.add(content.value, at, (others) => changedMeanings(file, others));
  return added.kind === 'refused'
    ? fail(added.problems)
    : ok({ ...content.value, known: added.kind === 'known' });
}
