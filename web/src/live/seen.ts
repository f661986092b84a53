const keyOf = (gameId: string): string => `cairn.seen.${gameId}`;

/** The last version of a game this device has shown; null on the first visit. */
export function lastSeen(gameId: string): number | null {
  try {
    const stored = localStorage.getItem(keyOf(gameId));
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/** Remembers how far one has seen a game. */
export function rememberSeen(gameId: string, version: number): void {
  try {
    localStorage.setItem(keyOf(gameId), String(version));
  } catch {
    // Without storage everything is simply new again next time.
  }
}
