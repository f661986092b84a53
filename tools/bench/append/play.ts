import { nativeHash } from '../../../src/cli/native-hash.js';
import { openStores } from '../../../src/journal/stores.js';
import { createLive } from '../../../src/live/live.js';
import { createUseCases } from '../../../src/play/use-cases.js';
import { CONNECTIONS, type Contestant, type Urls } from './contestant.js';
import { accept, platform } from './script.js';

/** The whole path of a command as a server process runs it: decide, evolve, hash, append, announce. */
export async function contestant({ appUrl }: Urls): Promise<Contestant> {
  const stores = await openStores(appUrl, { max: CONNECTIONS });
  const live = await createLive({ databaseUrl: appUrl });
  const warn = (what: string, error: unknown): void => {
    throw new Error(`${what} failed`, { cause: error });
  };
  const { play, look } = createUseCases(stores, live, { ...platform, hash: nativeHash, warn });
  return {
    lane: async ({ game, sent }) => {
      await look.now(game);
      return sent.map((one) => () => accept(play, one));
    },
  };
}
