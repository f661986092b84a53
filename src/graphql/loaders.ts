import DataLoader from 'dataloader';
import type { GameId, SeatId } from '../game/index.js';
import type { StoredContent } from '../play/content-port.js';
import { noSuchGame } from '../play/faults.js';
import type { Results } from '../play/lobby-port.js';
import type { Loaded } from '../play/loaded.js';
import type { Nudge } from '../play/nudging/nudges-port.js';
import type { OwnOrders } from '../play/orders/ordering.js';
import type { Reliability } from '../play/reliability.js';
import type { Account, GameRow, Seats } from '../play/people-port.js';
import type { Undone } from '../play/undone.js';
import type { Api } from './api.js';

/** One kind of question, asked at most once per answer and key. */
export type Loader<Key, Value> = Readonly<{ load: (key: Key) => Promise<Value> }>;

/** Everything an answer is made of that is looked up. */
export type Lookups = Readonly<{
  /** The persons behind the seats of a game; all games of one answer are asked for in one statement. */
  persons: Loader<GameId, ReadonlyMap<SeatId, Account>>;
  rows: Loader<GameId, GameRow | undefined>;
  /** The seat id the viewer holds in a game. */
  claims: Loader<GameId, SeatId | undefined>;
  /** Whether the owner of a game has appointed the viewer. */
  appointed: Loader<GameId, boolean>;
  /** Whether the viewer is asked to a table. */
  invited: Loader<GameId, boolean>;
  /** The viewer's standing orders in a game. */
  orders: Loader<GameId, OwnOrders | undefined>;
  /** The last nudge of each seat of a game. */
  nudges: Loader<GameId, readonly Nudge[]>;
  /** People by their id, and what became of their games: each for a whole answer in one statement. */
  people: Loader<string, Account | undefined>;
  results: Loader<string, Results | undefined>;
  reliability: Loader<string, Reliability | undefined>;
  undone: Loader<GameId, Undone>;
  tables: Loader<GameId, Loaded>;
  rematches: Loader<GameId, GameId | undefined>;
  contentFiles: Loader<string, StoredContent | undefined>;
}>;

export type Loaders = Lookups &
  Readonly<{
    /** What is asked from now on is looked up anew: something has been done meanwhile. */
    forget: () => void;
  }>;

/** `remember` within one answer; a feed lives long and must ask again. */
export function createLoaders(
  api: Api,
  viewer: Account | undefined,
  { remember }: Readonly<{ remember: boolean }>,
): Loaders {
  const memory: Memory = { cache: remember, forgetting: [] };
  const { seats, games, profiles, rematches, look, contentFiles, nudging, now } = api;
  const rows = atOnce((ids: readonly GameId[]) => games.rows(ids), memory);
  const { claims, appointed, invited, orders } = lookupsOfTheViewer(api, viewer, memory);
  return {
    claims,
    appointed,
    invited,
    orders,
    persons: personsAt(seats, memory),
    rows,
    people: atOnce((ids) => profiles.persons(ids), memory),
    results: atOnce((ids) => profiles.results(ids), memory),
    reliability: atOnce((ids) => profiles.reliability(ids, now()), memory),
    undone: oneByOne((game) => look.undone(game), memory),
    tables: oneByOne(async (game) => {
      const row = await rows.load(game);
      if (row === undefined) throw noSuchGame(game);
      return look.reached(row);
    }, memory),
    nudges: oneByOne((game) => nudging.of(game), memory),
    rematches: oneByOne((game) => rematches.of(game), memory),
    contentFiles: oneByOne((hash) => contentFiles.byHash(hash), memory),
    forget: () => memory.forgetting.forEach((forget) => forget()),
  };
}

const lookupsOfTheViewer = (
  { seats, organisers, invitations, ordering }: Api,
  viewer: Account | undefined,
  memory: Memory,
): Pick<Lookups, 'claims' | 'appointed' | 'invited' | 'orders'> => ({
  claims: oneByOne(
    (game) => (viewer === undefined ? Promise.resolve(undefined) : seats.of(game, viewer.id)),
    memory,
  ),
  appointed: oneByOne(
    (game) => (viewer === undefined ? Promise.resolve(false) : organisers.is(game, viewer.id)),
    memory,
  ),
  invited: oneByOne(
    (game) => (viewer === undefined ? Promise.resolve(false) : invitations.isInvited(game, viewer.id)),
    memory,
  ),
  orders: oneByOne(
    (game) => (viewer === undefined ? Promise.resolve(undefined) : ordering.of(game, viewer.id)),
    memory,
  ),
});

/** Whether look-ups are remembered, and how all of them are forgotten. */
type Memory = Readonly<{ cache: boolean; forgetting: (() => void)[] }>;

/** Made when it is first asked: an answer needs few of them. */
function lazily<Key, Value>(make: () => DataLoader<Key, Value>, { forgetting }: Memory): Loader<Key, Value> {
  let made: DataLoader<Key, Value> | undefined;
  forgetting.push(() => (made = undefined));
  return { load: (key) => (made ??= make()).load(key) };
}

const personsAt = ({ names }: Seats, memory: Memory): Lookups['persons'] =>
  lazily(
    () =>
      new DataLoader(async (games: readonly GameId[]) => {
        const persons = await names(games);
        return games.map(() => persons);
      }, memory),
    memory,
  );

/** For questions that concern many things of an answer: asked in one statement. */
const atOnce = <Key, Value>(
  load: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  memory: Memory,
): Loader<Key, Value | undefined> =>
  lazily(
    () =>
      new DataLoader(async (keys: readonly Key[]) => {
        const found = await load(keys);
        return keys.map((key) => found.get(key));
      }, memory),
    memory,
  );

/** For questions that concern one thing of an answer at a time: remembered, not batched. */
function oneByOne<Key, Value>(
  load: (key: Key) => Promise<Value>,
  { cache, forgetting }: Memory,
): Loader<Key, Value> {
  if (!cache) return { load };
  let known: Map<Key, Promise<Value>> | undefined;
  forgetting.push(() => (known = undefined));
  return {
    load: (key) => {
      known ??= new Map();
      const loading = known.get(key) ?? load(key);
      known.set(key, loading);
      return loading;
    },
  };
}
