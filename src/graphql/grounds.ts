import { isDeepStrictEqual } from 'node:util';
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
export function witnessed(
  api: Api,
  { forget, ...loaders }: Loaders,
  mention: (facts: Mentioned) => void,
): Witnessed {
  const found = new Map<string, Found>();
  const mentioned: Mentioned[] = [];
  let onlyLookedUp = true;
  const noted = (name: Name, loader: AnyLoader): AnyLoader => ({
    load: async (key) => {
      const value = await loader.load(key);
      found.set(`${name} ${key}`, { name, key, value });
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
    loaders: { ...mapped(loaders, noted), forget },
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

const mapped = (lookups: Lookups, change: (name: Name, loader: AnyLoader) => AnyLoader): Lookups =>
  Object.fromEntries(
    (Object.keys(lookups) as Name[]).map((name) => [name, change(name, loaderOf(lookups, name))]),
  ) as unknown as Lookups;

/** Whether everything an answer rests on is found to be the same once more. */
export async function stillHold({ found }: Grounds, loaders: Loaders): Promise<boolean> {
  const same = await Promise.all(
    found.map(async ({ name, key, value }) => isSame(name, value, await loaderOf(loaders, name).load(key))),
  );
  return same.every(Boolean);
}

function isSame(name: Name, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  // A table in memory is replaced, never changed.
  if (name === 'tables') return false;
  return isDeepStrictEqual(withoutDerived(name, one), withoutDerived(name, other));
}

/** The largest parts of a row follow from the history whose hash stands in it. */
const withoutDerived = (name: Name, value: unknown): unknown =>
  name === 'rows' && value !== undefined
    ? { ...(value as GameRow), summary: undefined, awaiting: undefined }
    : value;
