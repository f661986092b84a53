import type { Store } from '../lib/remembering.js';

/** As much of an address as is looked at here. */
type Address = Readonly<{ pathname: string; hash: string }>;

const keyOf = (gameId: string): string => `cairn.link.${gameId}`;

export type Secrets = Readonly<{
  /** Whether the address holds a secret that the page has not asked with: another tab may have brought it. */
  isNew: () => boolean;
  /** Remembers the secret of a game's link. */
  keep: (gameId: string, secret: string) => void;
  /** The secret of a game's link, if this device has ever had it. */
  of: (gameId: string) => string | null;
}>;

/** The secrets of links: that in the address, and those that were there before. */
export function createSecrets(address: () => Address, memory: Store): Secrets {
  const inAddress = (): string | null => /^#link=([0-9a-f]{32})$/.exec(address().hash)?.[1] ?? null;
  const parts = (): readonly string[] => address().pathname.split('/');
  const told = new Map<string, string | null>();
  const keep = (gameId: string, secret: string): void => memory.setItem(keyOf(gameId), secret);
  return {
    isNew: () => {
      const here = inAddress();
      return here !== null && !parts().some((part) => told.get(part) === here);
    },
    keep,
    of: (gameId) => {
      const here = parts().includes(gameId) ? inAddress() : null;
      const before = memory.getItem(keyOf(gameId));
      // It is asked for at every drawing of the page, and is to be written once.
      if (here !== null && here !== before) keep(gameId, here);
      told.set(gameId, here ?? before);
      return here ?? before;
    },
  };
}
