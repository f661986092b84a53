import type { Client } from 'urql';
import type { HappenedFragment } from '../gql/graphql.js';
import { follow } from './feed.js';
import { untilSaid } from './until-said.js';

/** The version that was got; null when there is none to get; `later` when nobody could say. */
export type Loaded = number | null | 'later';

/** Somebody who wants to know how a game stands, whenever it changes. */
type Watcher = Readonly<{
  /** Loads the game, not older than a version. */
  load: (atLeast: number | null) => Promise<Loaded>;
  happened: (event: HappenedFragment) => void;
  caughtUp: (version: number) => void;
  lost: () => void;
}>;

/** Loads one at a time: what comes up meanwhile is loaded once, at its newest. */
function oneAtATime(load: (atLeast: number) => Promise<unknown>): (atLeast: number) => void {
  let running = false;
  let wanted = 0;
  const run = async (): Promise<void> => {
    running = true;
    while (wanted > 0) {
      const version = wanted;
      wanted = 0;
      await load(version);
    }
    running = false;
  };
  return (version) => {
    wanted = Math.max(wanted, version);
    if (!running) void run();
  };
}

/** Loads a game, then follows its feed and loads it again after every command, until told to stop. */
export function watch(client: Client, id: string, { load, happened, caughtUp, lost }: Watcher): () => void {
  let wanted = true;
  let stop = (): void => undefined;
  // An answer that got lost must not leave an old board standing.
  const patiently = (atLeast: number | null): Promise<number | null> =>
    untilSaid(
      () => load(atLeast),
      () => wanted,
    );
  const reload = oneAtATime(patiently);
  const begin = async (): Promise<void> => {
    const version = await patiently(null);
    if (version === null || !wanted) return;
    stop = follow(client, id, version, {
      happened,
      lost,
      settled: reload,
      caughtUp: (caught) => {
        caughtUp(caught);
        if (caught > version) reload(caught);
      },
    });
  };
  void begin();
  return () => {
    wanted = false;
    stop();
  };
}
