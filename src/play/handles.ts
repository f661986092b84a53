/** Letters and digits with single dots, underscores or hyphens between them. */
const HANDLE = /^(?=.{3,24}$)[a-z0-9]+(?:[._-][a-z0-9]+)*$/i;

/** Names by which somebody could pass for the house. */
const RESERVED: ReadonlySet<string> = new Set(
  'admin administrator anonymous autopilot bot cairn guest moderator nobody null organiser organizer owner root server support system undefined'.split(
    ' ',
  ),
);

/** What handles and mail addresses are compared by. */
export const nameKey = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A handle in the form it is kept in; undefined if it cannot be one. */
export function handleFrom(text: string): string | undefined {
  const handle = text.normalize('NFKC').trim();
  return HANDLE.test(handle) && !RESERVED.has(nameKey(handle)) ? handle : undefined;
}
