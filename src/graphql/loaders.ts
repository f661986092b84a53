import DataLoader from 'dataloader';
import type { GameId, SeatId } from '../game/index.js';
import type { StoredContent } from '../play/content-port.js';
import type { Loaded } from '../play/loaded.js';
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
  undone: DataLoader<GameId, Undone>;
  tables: DataLoader<GameId, Loaded>;
  contentFiles: DataLoader<string, StoredContent | undefined>;
}>;

/** `remember` within one answer; a feed lives long and must ask again. */
export function createLoaders(
  { seats, games, organisers, invitations, look, contentFiles }: Api,
  viewer: Account | undefined,
  { remember }: Readonly<{ remember: boolean }>,
): Loaders {
  const cache = { cache: remember };
  return {
    persons: new DataLoader(async (ids) => {
      const persons = await seats.names(ids);
      return ids.map(() => persons);
    }, cache),
    rows: new DataLoader(async (ids) => {
      const rows = await games.rows(ids);
      return ids.map((id) => rows.get(id));
    }, cache),
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
    undone: oneByOne((game) => look.undone(game), cache),
    tables: oneByOne((game) => look.now(game), cache),
    contentFiles: oneByOne((hash) => contentFiles.byHash(hash), cache),
  };
}

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
