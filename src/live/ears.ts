import type { Topic } from '../play/ports.js';

type Heard = (version: number) => void;

/** Who listens to which topic in this process. */
export type Ears = Readonly<{
  /** Adds a listener; `first` tells whether nobody listened to this topic before. */
  add: (
    topic: Topic,
    heard: Heard,
  ) => Readonly<{ first: boolean; remove: () => Readonly<{ last: boolean }> }>;
  hear: (topic: Topic, version: number) => void;
  /** Announcements may have been missed: everybody should look for himself. */
  hearAll: () => void;
  topics: () => readonly Topic[];
  clear: () => void;
}>;

/** Keeps the listeners of all topics apart. The same function may listen several times. */
export function createEars(): Ears {
  const ears = new Map<Topic, Set<Readonly<{ heard: Heard }>>>();

  const add = (topic: Topic, heard: Heard) => {
    const ear = { heard };
    const known = ears.get(topic);
    const all = known ?? new Set();
    ears.set(topic, all.add(ear));
    const remove = () => {
      const last = all.delete(ear) && all.size === 0 && ears.get(topic) === all;
      if (last) ears.delete(topic);
      return { last };
    };
    return { first: known === undefined, remove };
  };

  const hear = (topic: Topic, version: number): void => {
    for (const { heard } of [...(ears.get(topic) ?? [])]) heard(version);
  };

  return {
    add,
    hear,
    hearAll: () => {
      for (const topic of [...ears.keys()]) hear(topic, 0);
    },
    topics: () => [...ears.keys()],
    clear: () => ears.clear(),
  };
}
