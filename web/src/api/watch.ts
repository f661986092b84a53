import type { Client } from 'urql';
import type { HappenedFragment } from '../gql/graphql.js';
import { follow } from './feed.js';

/** Somebody who wants to know how a game stands, whenever it changes. */
export type Watcher = Readonly<{
  /** Loads the game, not older than a version; answers with the version it got, null when there was none to get. */
  load: (atLeast: number | null) => Promise<number | null>;
  happened: (event: HappenedFragment) => void;
  caughtUp: (version: number) => void;
  lost: () => void;
}>;

/** Loads a game, then follows its feed and loads it again after every command, until told to stop. */
export function watch(client: Client, id: string, { load, happened, caughtUp, lost }: Watcher): () => void {
  let wanted = true;
  let stop = (): void => undefined;
  const begin = async (): Promise<void> => {
    const version = await load(null);
    if (version === null || !wanted) return;
    stop = follow(client, id, version, {
      happened,
      lost,
      settled: (settled) => void load(settled),
      caughtUp: (caught) => {
        caughtUp(caught);
        if (caught > version) void load(caught);
      },
    });
  };
  void begin();
  return () => {
    wanted = false;
    stop();
  };
}
