import type { GameId } from '../../game/index.js';

/** Which games to go through, in the order of their ids. */
export type CensusPage = Readonly<{
  after?: GameId;
  limit: number;
  /** Leaves out games that are over or cancelled, and copies, which nobody can play. */
  unfinished?: true;
  /** Leaves out games in which something has happened since. */
  quietSince?: Date;
}>;

export type Counted = Readonly<{ id: GameId; version: number; headHash: string }>;

/** Every game there is: for chores and commands that go through all of them. */
export type Census = Readonly<{
  page: (wanted: CensusPage) => Promise<readonly Counted[]>;
  count: (wanted: Pick<CensusPage, 'unfinished'>) => Promise<number>;
}>;

const AT_ONCE = 500;

/** One game after the other. Those opened meanwhile may or may not come. */
export async function* everyGame(
  census: Census,
  wanted: Omit<CensusPage, 'after' | 'limit'> = {},
): AsyncGenerator<Counted> {
  let after: GameId | undefined;
  do {
    const games = await census.page({ ...wanted, limit: AT_ONCE, ...(after === undefined ? {} : { after }) });
    yield* games;
    after = games.length < AT_ONCE ? undefined : games.at(-1)?.id;
  } while (after !== undefined);
}
