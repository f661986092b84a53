import { accept, startedTable, type Table } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

let server: TestServer;
let table: Table;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
  table = await startedTable(server.address);
  const { gameId, ann } = table;
  await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 1 });
  await accept(ann, 'undoMove', { gameId });
  await accept(ann, 'placePeople', { gameId, place: 'forest', people: 2 });
});
afterAll(() => server.stop());

const AUDIT = `query Audit($id: ID!) { gameAudit(gameId: $id) {
  sound words version head events difference { reason } unchecked
  commands { checked of } draws { checked of }
  luck { seat dice pips expected faces undoneDice } undone { at by from to draws } notices { seat notice }
  timeOuts { version at seat since step count notices backed }
} }`;

type Audited = Readonly<{ gameAudit: Readonly<Record<string, unknown>> }>;

describe('an audit', () => {
  it('finds a running game sound as far as can be said', async () => {
    const { data } = await table.bob.send<Audited>(AUDIT, { id: table.gameId });
    const { events, commands, undone, ...audit } = data.gameAudit;
    expect(audit).toMatchObject({
      sound: true,
      words: expect.arrayContaining([
        'Verified as far as possible',
        'Unchecked: the draws: the seed is shown when the game is closed',
      ]) as string[],
      difference: null,
      unchecked: ['SEED_NOT_REVEALED'],
      notices: [],
      timeOuts: [],
    });
    expect(commands).toEqual({ checked: expect.any(Number) as number, of: expect.any(Number) as number });
    expect(audit['version']).toBe(events);
    expect(audit['luck']).toEqual(
      [1, 2].map((seat) => ({
        seat,
        dice: 0,
        pips: 0,
        expected: 0,
        faces: [0, 0, 0, 0, 0, 0],
        undoneDice: 0,
      })),
    );
    expect(undone).toEqual([expect.objectContaining({ by: 1, draws: 0 })]);
  });

  it('shows two versions side by side, and only in what they differ', async () => {
    const { data } = await table.ann.send<{ gameChanges: readonly Readonly<{ path: string }>[] }>(
      'query Sides($id: ID!, $from: Int!, $to: Int!) { gameChanges(gameId: $id, from: $from, to: $to) { path before after } }',
      { id: table.gameId, from: table.version, to: table.version + 1 },
    );
    const paths = data.gameChanges.map(({ path }) => path);
    expect(paths).toContain('version');
    expect(paths.some((path) => path.startsWith('board.'))).toBe(true);
    expect(paths.some((path) => path.startsWith('settings'))).toBe(false);
  });
});
