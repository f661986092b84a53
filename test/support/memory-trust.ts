import type { GameId } from '../../src/game/index.js';
import type { SignedDigest } from '../../src/fairness/digest.js';
import type { Journal, Seeds } from '../../src/play/ports.js';
import type { Counted } from '../../src/play/trust/census.js';
import type { Leaf } from '../../src/play/trust/digests-port.js';
import type { PublishedKey } from '../../src/play/trust/keys-port.js';
import type { TrustStores } from '../../src/play/trust/trust-port.js';

/** What histories are proved with, for as long as a test; and the journal through which it hears of games. */
export function memoryTrust(
  inner: Journal & Seeds,
): Readonly<{ journal: Journal & Seeds; trust: TrustStores }> {
  const opened = new Set<GameId>();
  const keys = new Map<string, PublishedKey>();
  const digests: (SignedDigest & Readonly<{ leaves: readonly Leaf[] }>)[] = [];

  const heads = async (after = '', limit = Infinity): Promise<readonly Counted[]> => {
    const ids = [...opened].sort().filter((id) => id > after);
    const found = await Promise.all(ids.map(async (id) => ({ id, ...(await inner.head(id))!.head })));
    return found.slice(0, limit);
  };
  const trust: TrustStores = {
    // Copies come by a command beside the server, on a real database.
    copies: {
      add: () => Promise.reject(new Error('no copies in memory')),
      linesOf: () => Promise.resolve(undefined),
    },
    census: {
      page: ({ after, limit }) => heads(after, limit),
      count: async () => (await heads()).length,
    },
    signingKeys: {
      publish: async (key) => Promise.resolve(void keys.set(key.keyId, keys.get(key.keyId) ?? key)),
      all: async () => Promise.resolve([...keys.values()].reverse()),
    },
    digests: {
      unpublished: async (after, limit) => {
        const known = digests.flatMap(({ leaves }) => leaves);
        const isNew = ({ id, version }: Counted): boolean =>
          !known.some((leaf) => leaf.game === id && leaf.version === version);
        return (await heads(after)).filter(isNew).slice(0, limit);
      },
      publish: async (digest, leaves) => {
        if (digests.some(({ date }) => date === digest.date)) return Promise.resolve(false);
        digests.push({ ...digest, leaves });
        return Promise.resolve(true);
      },
      list: async (limit, before = '9999') =>
        Promise.resolve(
          digests
            .filter(({ date }) => date < before)
            .reverse()
            .slice(0, limit),
        ),
      unread: () => Promise.resolve([]),
      byDate: async (wanted) => Promise.resolve(digests.find(({ date }) => date === wanted)),
      including: async (game, upTo) => {
        const found = digests.flatMap(({ leaves, ...digest }) =>
          leaves
            .filter((leaf) => leaf.game === game && leaf.version <= upTo)
            .map(({ version, position, path }) => ({ ...digest, version, position, path })),
        );
        return Promise.resolve(found.at(-1));
      },
    },
    notices: { deliveries: { ofGame: () => Promise.resolve([]) } },
  };
  const journal: Journal & Seeds = {
    ...inner,
    open: (append, ...more) => {
      opened.add(append.game);
      return inner.open(append, ...more);
    },
  };
  return { journal, trust };
}
