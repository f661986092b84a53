import DataLoader from 'dataloader';
import type { GameId, SeatId } from '../game/index.js';
import type { StoredContent } from '../play/content-port.js';
import type { Results } from '../play/lobby-port.js';
import type { Loaded } from '../play/loaded.js';
import type { Reliability } from '../play/reliability.js';
import type { Account, GameRow } from '../play/people-port.js';
import type { Undone } from '../play/undone.js';
import type { Api } from './api.js';

/** Everything here is asked at most once per answer and key. */
export type Loaders = Readonly<{
  /** The persons behind the seats of a game; all games of one answer are asked for in one statement. */
  persons: DataLoader<GameId, ReadonlyMap<SeatId, Account>>;
  rows: DataLoader<GameId, GameRow | undefined>;
  /** The seat id the viewer holds in a game. */
  claims: DataLoader<GameId, SeatId | undefined>;
  /** Whether the owner of a game has appointed the viewer. */
  appointed: DataLoader<GameId, boolean>;
  /** Whether the viewer is asked to a table. */
  invited: DataLoader<GameId, boolean>;
  /** People by their id, and what became of their games: each for a whole answer in one statement. */
  people: DataLoader<string, Account | undefined>;
  results: DataLoader<string, Results | undefined>;
  reliability: DataLoader<string, Reliability | undefined>;
  undone: DataLoader<GameId, Undone>;
  tables: DataLoader<GameId, Loaded>;
  contentFiles: DataLoader<string, StoredContent | undefined>;
}>;

/** `remember` within one answer; a feed lives long and must ask again. */
export function createLoaders(
  { seats, games, organisers, invitations, profiles, look, contentFiles, now }: Api,
  viewer: Account | undefined,
  { remember }: Readonly<{ remember: boolean }>,
): Loaders {
  const cache = { cache: remember };
  return {
    persons: new DataLoader(async (ids) => {
      const persons = await seats.names(ids);
      return ids.map(() => persons);
    }, cache),
    rows: atOnce((ids) => games.rows(ids), cache),
    claims: oneByOne(
      (game) => (viewer === undefined ? Promise.resolve(undefined) : seats.of(game, viewer.id)),
      cache,
    ),
    appointed: oneByOne(
      (game) => (viewer === undefined ? Promise.resolve(false) : organisers.is(game, viewer.id)),
      cache,
    ),
    invited: oneByOne(
      (game) => (viewer === undefined ? Promise.resolve(false) : invitations.isInvited(game, viewer.id)),
      cache,
    ),
    people: atOnce((ids) => profiles.persons(ids), cache),
    results: atOnce((ids) => profiles.results(ids), cache),
    reliability: atOnce((ids) => profiles.reliability(ids, now()), cache),
    undone: oneByOne((game) => look.undone(game), cache),
    tables: oneByOne((game) => look.now(game), cache),
    contentFiles: oneByOne((hash) => contentFiles.byHash(hash), cache),
  };
}

/** For questions that concern many things of an answer: asked in one statement. */
const atOnce = <Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  options: Readonly<{ cache: boolean }>,
): DataLoader<Key, Value | undefined> =>
  new DataLoader(async (keys) => {
    const found = await load(keys);
    return keys.map((key) => found.get(key));
  }, options);

/** For questions that concern one thing of an answer at a time: remembered, not batched. */
function oneByOne<Key, Value>(
  load: (key: Key) => Promise<Value>,
  { cache }: Readonly<{ cache: boolean }>,
): DataLoader<Key, Value> {
  const settle = async (key: Key): Promise<Value | Error> => {
    try {
      return await load(key);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  return new DataLoader((keys) => Promise.all(keys.map(settle)), { batch: false, cache });
}
