import type { WebSocket } from 'ws';

/** How many feeds everybody has open at this server. */
export type OpenFeeds = Readonly<{
  /** Counts one more; false if that were too many. */
  open: (socket: WebSocket, id: string, holder: Holder) => boolean;
  done: (socket: WebSocket, id: string) => void;
  /** Whether the feed with this id on this socket has not ended yet, even if its client has left it. */
  has: (socket: WebSocket, id: string) => boolean;
  /** Of everybody together. */
  count: () => number;
}>;

/** Whose feeds are counted together, and how many they may be. */
export type Holder = Readonly<{ key: string; most: number }>;

/** Counts feeds by holder, over all their sockets. */
export function createOpenFeeds(): OpenFeeds {
  const counts = new Map<string, number>();
  const held = new WeakMap<WebSocket, Map<string, string>>();

  const release = (key: string): void => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left <= 0) counts.delete(key);
    else counts.set(key, left);
  };

  const feedsOf = (socket: WebSocket): Map<string, string> => {
    const known = held.get(socket);
    if (known !== undefined) return known;
    const made = new Map<string, string>();
    held.set(socket, made);
    // Whatever was still open on it ends with it.
    socket.once('close', () => {
      made.forEach(release);
      made.clear();
    });
    return made;
  };

  return {
    open: (socket, id, { key, most }) => {
      const count = counts.get(key) ?? 0;
      if (count >= most) return false;
      counts.set(key, count + 1);
      feedsOf(socket).set(id, key);
      return true;
    },
    done: (socket, id) => {
      const feeds = held.get(socket);
      const key = feeds?.get(id);
      if (key === undefined) return;
      feeds?.delete(id);
      release(key);
    },
    has: (socket, id) => held.get(socket)?.has(id) === true,
    count: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}
