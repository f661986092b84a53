import { remembering } from '../lib/remembering.js';
import { createSecrets } from './secrets.js';

/**
 * The secret of a game that is not public stands behind the # of its link: that part of an address is never sent, so
 * it is in no server's log and no referrer. Whoever has opened the link once keeps it on the device; without storage, for as long
 * as the page is open.
 */
const secrets = createSecrets(
  () => location,
  remembering(() => localStorage),
);

/** Remembers the secret of a game's link. */
export const keepLink = secrets.keep;

/** The secret of a game's link, if this device has ever had it. */
export const linkOf = secrets.of;

/**
 * Calls back when the whole link of a game is opened in a tab that shows its page already: then only what stands behind the #
 * changes, and the browser loads nothing anew.
 */
export function onLinkOpened(opened: () => void): () => void {
  const changed = (): void => {
    // Back from a skip link the same secret stands in the address again, and the page has it already.
    if (secrets.isNew()) opened();
  };
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** What stands behind the address of a game for those who have its link. */
export const linkPart = (secret: string | null): string => (secret === null ? '' : `#link=${secret}`);
