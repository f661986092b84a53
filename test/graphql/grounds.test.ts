import type { Api } from '../../src/graphql/api.js';
import { stillHold, witnessed, type Grounds } from '../../src/graphql/grounds.js';
import type { Loaders, Lookups } from '../../src/graphql/loaders.js';
import type { GameId } from '../../src/game/index.js';
import type { Loaded } from '../../src/play/loaded.js';
import type { GameRow } from '../../src/play/people-port.js';

const GAME = 'game' as GameId;
const table = (headHash: string, since = 0) => ({
  headHash,
  stretches: [{ seat: 1, since }],
  table: { large: true },
});
const row = (headHash: string, visibility = 'public') => ({
  headHash,
  visibility,
  summary: {},
  awaiting: [],
});

/** A house in which these are found. */
const houseWith = (found: Readonly<{ table: object; row: object }>): Loaders => {
  const lookups: Partial<Lookups> = {
    tables: { load: () => Promise.resolve(found.table as Loaded) },
    rows: { load: () => Promise.resolve(found.row as GameRow) },
    contentFiles: { load: () => Promise.resolve({ large: true } as never) },
  };
  return { ...(lookups as Lookups), forget: () => undefined };
};

async function groundsIn(loaders: Loaders): Promise<Grounds> {
  const { loaders: noted, grounds } = witnessed({} as Api, loaders, () => undefined);
  await Promise.all([noted.tables.load(GAME), noted.rows.load(GAME), noted.contentFiles.load('hash')]);
  const found = grounds();
  if (found === undefined) throw new Error('no grounds');
  return found;
}

describe('what an answer rests on', () => {
  it('holds on to no table, summary or content file', async () => {
    const { found } = await groundsIn(houseWith({ table: table('a'), row: row('a') }));
    expect(found.map(({ name, value }) => [name, value])).toEqual([
      ['tables', { headHash: 'a', stretches: [{ seat: 1, since: 0 }] }],
      ['rows', { headHash: 'a', visibility: 'public' }],
      ['contentFiles', true],
    ]);
  });

  it.each([
    ['the same', { table: table('a'), row: row('a') }, true],
    ['another history', { table: table('b'), row: row('a') }, false],
    ['time that runs otherwise', { table: table('a', 1), row: row('a') }, false],
    ['a game that was closed to others', { table: table('a'), row: row('a', 'invitation') }, false],
  ])('holds or not for %s', async (_what, now, holds) => {
    const grounds = await groundsIn(houseWith({ table: table('a'), row: row('a') }));
    expect(await stillHold(grounds, houseWith(now))).toBe(holds);
  });
});
