import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DecisionRight, HouseLinks } from '../play/house-links-port.js';

/**
 * Links that need no table: what they allow stands in them, and the key proves that we wrote it. Keys stand in the
 * query, which is never logged. `address` is asked each time, because a server may learn its port only when it serves.
 */
export function createHouseLinks(houseKey: Uint8Array, address: () => string): HouseLinks {
  const keyFor = (...words: readonly (string | number)[]): string =>
    createHmac('sha256', houseKey).update(JSON.stringify(words)).digest('base64url');
  const link = (path: string, query: Readonly<Record<string, string | number>> = {}): string => {
    const url = new URL(path, address());
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return url.href;
  };
  const deciding = ({ game, seat, seatId, since }: DecisionRight): string =>
    keyFor('cairn/decide/1', game, seat, seatId, since);
  const unsubscribing = (channel: string): string => keyFor('cairn/unsubscribe/1', channel);
  return {
    game: (game) => link(`/g/${game}`),
    settings: () => link('/settings'),
    digest: (date) => link(`/.well-known/cairn-digests/${date}`),
    decide: (right) => {
      const { game, seat, since } = right;
      return link('/decide', { game, seat, since, key: deciding(right) });
    },
    mayDecide: (right, key) => isSame(deciding(right), key),
    unsubscribe: (channel) => link('/unsubscribe', { channel, key: unsubscribing(channel) }),
    mayUnsubscribe: (channel, key) => isSame(unsubscribing(channel), key),
    confirmEmail: (secret) => link('/confirm', { link: secret }),
    resetPassword: (secret) => link('/new-password', { link: secret }),
  };
}

/** Takes equally long wherever they differ. */
function isSame(wanted: string, given: string): boolean {
  const [one, other] = [Buffer.from(wanted), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
