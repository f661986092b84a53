/**
 * The secret of a game that is not public stands behind the # of its link: that part of an address is never sent, so
 * it is in no server's log and no referrer. Whoever has opened the link once keeps it on the device.
 */
const keyOf = (gameId: string): string => `cairn.link.${gameId}`;

const inAddress = (): string | null => /^#link=([0-9a-f]{32})$/.exec(location.hash)?.[1] ?? null;

/** Remembers the secret of a game's link. */
export function keepLink(gameId: string, secret: string): void {
  try {
    localStorage.setItem(keyOf(gameId), secret);
  } catch {
    // Without storage the link works for as long as it stands in the address.
  }
}

function kept(gameId: string): string | null {
  try {
    return localStorage.getItem(keyOf(gameId));
  } catch {
    return null;
  }
}

/** The secret of a game's link, if this device has ever had it. */
export function linkOf(gameId: string): string | null {
  const here = location.pathname.split('/').includes(gameId) ? inAddress() : null;
  const before = kept(gameId);
  // It is asked for at every drawing of the page, and is to be written once.
  if (here !== null && here !== before) keepLink(gameId, here);
  return here ?? before;
}

/**
 * Calls back when the whole link of a game is opened in a tab that shows its page already: then only what stands behind the #
 * changes, and the browser loads nothing anew.
 */
export function onLinkOpened(opened: () => void): () => void {
  const changed = (): void => {
    if (inAddress() !== null) opened();
  };
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** What stands behind the address of a game for those who have its link. */
export const linkPart = (secret: string | null): string => (secret === null ? '' : `#link=${secret}`);
