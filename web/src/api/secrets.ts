import type { Store } from '../lib/remembering.js';

/** As much of an address as is looked at here. */
type Address = Readonly<{ pathname: string; hash: string }>;

const keyOf = (gameId: string): string => `cairn.link.${gameId}`;

export type Secrets = Readonly<{
  /** The secret that stands in the address. */
  inAddress: () => string | null;
  /** Remembers the secret of a game's link. */
  keep: (gameId: string, secret: string) => void;
  /** The secret of a game's link, if this device has ever had it. */
  of: (gameId: string) => string | null;
}>;

/** The secrets of links: that in the address, and those that were there before. */
export function createSecrets(address: () => Address, memory: Store): Secrets {
  const inAddress = (): string | null => /^#link=([0-9a-f]{32})$/.exec(address().hash)?.[1] ?? null;
  const keep = (gameId: string, secret: string): void => memory.setItem(keyOf(gameId), secret);
  return {
    inAddress,
    keep,
    of: (gameId) => {
      const here = address().pathname.split('/').includes(gameId) ? inAddress() : null;
      const before = memory.getItem(keyOf(gameId));
      // It is asked for at every drawing of the page, and is to be written once.
      if (here !== null && here !== before) keep(gameId, here);
      return here ?? before;
    },
  };
}
