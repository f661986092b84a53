import { isDeepStrictEqual } from 'node:util';
import type { Loaded } from '../play/loaded.js';
import type { GameRow } from '../play/people-port.js';
import type { Api } from './api.js';
import type { Mentioned } from './mentioned.js';
import type { Loader, Loaders, Lookups } from './loaders.js';

type Name = keyof Lookups;
type Found = Readonly<{ name: Name; key: string; value: unknown }>;

/** What an answer rests on: everything that was looked up for it, and nothing else of the house. */
export type Grounds = Readonly<{
  found: readonly Found[];
  /** What the log line of the request said. */
  mentioned: readonly Mentioned[];
}>;

/** The house as an answer is made from it, and what that answer rests on. */
export type Witnessed = Readonly<{
  api: Api;
  loaders: Loaders;
  mention: (facts: Mentioned) => void;
  /** Undefined if anything but look-ups was asked: then the answer is good this once. */
  grounds: () => Grounds | undefined;
}>;

/** The same house, in which is noted down what is asked of it. */
export function witnessed(api: Api, loaders: Loaders, mention: (facts: Mentioned) => void): Witnessed {
  const found = new Map<string, Found>();
  const mentioned: Mentioned[] = [];
  let onlyLookedUp = true;
  const noted = (name: Name): AnyLoader => ({
    load: async (key) => {
      const value = await loaderOf(loaders, name).load(key);
      found.set(`${name} ${key}`, { name, key, value: groundOf(name, value) });
      return value;
    },
  });
  return {
    api: new Proxy(api, {
      get: (house, part) => {
        onlyLookedUp = false;
        return Reflect.get(house, part) as unknown;
      },
    }),
    // Of the many kinds of look-ups an answer needs two or three.
    loaders: new Proxy(loaders, {
      get: (_all, name) => (name === 'forget' ? loaders.forget : noted(name as Name)),
    }),
    mention: (facts) => {
      mentioned.push(facts);
      mention(facts);
    },
    grounds: () => (onlyLookedUp ? { found: [...found.values()], mentioned } : undefined),
  };
}

type AnyLoader = Loader<string, unknown>;

/** Keys are ids and hashes, all of them text; what is found under them concerns nobody here. */
const loaderOf = (lookups: Lookups, name: Name): AnyLoader => lookups[name] as AnyLoader;

/** Whether everything an answer rests on is found to be the same once more. What cannot be looked up now is not. */
export async function stillHold({ found }: Grounds, loaders: Loaders): Promise<boolean> {
  const isSame = async ({ name, key, value }: Found): Promise<boolean> =>
    isDeepStrictEqual(value, groundOf(name, await loaderOf(loaders, name).load(key)));
  try {
    return (await Promise.all(found.map(isSame))).every(Boolean);
  } catch {
    // Whoever makes the answer anew meets the same error, and knows how to tell it.
    return false;
  }
}

/**
 * As much of what was found as tells it from anything else that could be found there. Answers are remembered by the
 * thousand: they must not keep tables in memory that nobody plays at any more.
 */
const groundOf = (name: Name, value: unknown): unknown =>
  value === undefined ? undefined : (GROUNDS[name]?.(value) ?? value);

const GROUNDS: Readonly<Partial<Record<Name, (value: unknown) => unknown>>> = {
  // What happened is known by its hash; whose time is running is not.
  tables: (value) => {
    const { headHash, stretches } = value as Loaded;
    return { headHash, stretches };
  },
  // Both follow from the history whose hash stands beside them.
  rows: (value) => ({ ...(value as GameRow), summary: undefined, awaiting: undefined }),
  // It lies at the hash of what is in it.
  contentFiles: () => true,
};
