import { createMemoryJournal } from '../../src/play/memory-journal.js';
import type { Requests } from '../../src/play/people-port.js';
import type { Live, Topic } from '../../src/play/ports.js';
import type { Stores } from './house.js';

/** Stores that last as long as a test. */
export function memoryStores(): Stores {
  const journal = createMemoryJournal();
  return { journal, seeds: journal, requests: memoryRequests() };
}

function memoryRequests(): Requests {
  const known = new Map<string, Readonly<{ commandHash: string; result: string }>>();
  return {
    once: ({ account, commandId, commandHash, result }) => {
      const key = `${account} ${commandId}`;
      const first = known.get(key) ?? { commandHash, result };
      known.set(key, first);
      return Promise.resolve(first);
    },
  };
}

/** Announcements among the followers of one test. */
export function memoryLive(): () => Promise<Live> {
  const ears = new Map<Topic, Set<(version: number) => void>>();
  const live: Live = {
    announce: (topic, version) => {
      for (const heard of ears.get(topic) ?? []) heard(version);
      return Promise.resolve();
    },
    listen: (topic, heard) => {
      const all = ears.get(topic) ?? new Set();
      ears.set(topic, all.add(heard));
      return Promise.resolve(() => Promise.resolve(void all.delete(heard)));
    },
    close: () => Promise.resolve(),
  };
  return () => Promise.resolve(live);
}
