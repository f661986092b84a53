import { createBell, endedBy, type Bell } from '../bell.js';
import { FEED_DEFAULTS, type FeedSettings } from '../feed-settings.js';
import type { InboxRows } from '../lobby-port.js';
import { inboxOf, type Live, type Topic } from '../ports.js';
import { inboxFrom, inboxKey, type Inbox } from './inbox.js';

/** An inbox, and whether it says something else than the one before. */
export type InboxItem = Readonly<{ inbox: Inbox; changed: boolean }>;

export type InboxFeeds = Readonly<{
  now: (account: string) => Promise<Inbox>;
  /** The whole inbox at once, again whenever it changes, and again as a heartbeat. `return()` ends it at once. */
  follow: (account: string) => AsyncIterableIterator<InboxItem>;
}>;

type Read = (account: string) => Promise<InboxRows>;

/** Inboxes over rows (the truth) and announcements (a hint when to look again). */
export const createInboxFeeds = (
  read: Read,
  live: Live,
  settings: FeedSettings = FEED_DEFAULTS,
): InboxFeeds => ({
  now: async (account) => inboxFrom(await read(account)),
  follow: (account) => {
    const bell = createBell();
    return endedBy(bell, itemsOf({ account, read, live, settings }, bell));
  },
});

type Wanted = Readonly<{ account: string; read: Read; live: Live; settings: FeedSettings }>;

async function* itemsOf(wanted: Wanted, bell: Bell): AsyncGenerator<InboxItem, void, void> {
  const { heartbeatMs, headCheckMs } = wanted.settings;
  const ears = createEars(wanted.live, bell.ring);
  let sent: Readonly<{ key: string; at: number }> | undefined;
  try {
    while (!bell.stopped()) {
      // What cannot be looked up now is looked up at the next bell; only whoever has just come is told.
      const inbox = await lookUp(wanted, ears).catch((error: unknown) => {
        if (sent === undefined) throw error;
        return undefined;
      });
      if (inbox === undefined) {
        await bell.wait(headCheckMs);
        continue;
      }
      const key = inboxKey(inbox);
      const changed = key !== sent?.key;
      if (changed || since(sent?.at) >= heartbeatMs) {
        sent = { key, at: performance.now() };
        yield { inbox, changed };
      }
      await bell.wait(longestWait(wanted.settings, since(sent?.at)));
    }
  } finally {
    await ears.close();
  }
}

/** Until the rows are looked at again, or until something has to be sent, whichever comes first. */
export const longestWait = ({ heartbeatMs, headCheckMs }: FeedSettings, sinceSentMs: number): number =>
  Math.max(0, Math.min(headCheckMs, heartbeatMs - sinceSentMs));

const since = (at = -Infinity): number => performance.now() - at;

/** Listening comes before reading: what happens in between is then heard, and looked up again. */
async function lookUp({ account, read }: Wanted, ears: Ears): Promise<Inbox> {
  await ears.open(inboxOf(account));
  const rows = await read(account);
  const more = await ears.keepTo([inboxOf(account), ...topicsIn(rows)]);
  return inboxFrom(more ? await read(account) : rows);
}

/** What happens in these games may change the inbox. */
const topicsIn = ({ games, invitations }: InboxRows): readonly Topic[] => [
  ...games.map(({ game }) => game.id),
  ...invitations.map(({ game }) => game.id),
];

type Ears = Readonly<{
  /** Listens to one topic more. True: it was new. */
  open: (topic: Topic) => Promise<boolean>;
  /** Listens to these topics and to no others. True: some of them are new. */
  keepTo: (topics: readonly Topic[]) => Promise<boolean>;
  close: () => Promise<void>;
}>;

function createEars(live: Live, heard: () => void): Ears {
  const listening = new Map<Topic, () => Promise<void>>();

  const open = async (topic: Topic): Promise<boolean> => {
    if (listening.has(topic)) return false;
    listening.set(topic, await live.listen(topic, heard));
    return true;
  };

  const keepTo = async (topics: readonly Topic[]): Promise<boolean> => {
    for (const [topic, stop] of [...listening]) {
      if (topics.includes(topic)) continue;
      listening.delete(topic);
      await stop();
    }
    const opened = await Promise.all(topics.map(open));
    return opened.includes(true);
  };

  const close = async (): Promise<void> => {
    await keepTo([]);
  };

  return { open, keepTo, close };
}
