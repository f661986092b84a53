import { addContent } from '../../src/play/add-content.js';
import type { Client } from '../support/api-client.js';
import { clientOf } from '../support/api-client.js';
import { guest, mutate, play, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { EXAMPLE, soundContent } from '../support/content-example.js';

const example = soundContent(EXAMPLE);
const world = emptyWorld();
let server: TestServer;
let somebody: Client;

beforeAll(async () => {
  server = await serveWorld(world);
  somebody = clientOf(server.address);
  const { stores } = await world.connect();
  await addContent(stores.contentFiles, EXAMPLE, new Date('2026-11-17T12:00:00Z'));
});
afterAll(() => server.stop());

const STYLE = { expansion: 'STYLE', contentFile: example.hash };

describe('content files over the API', () => {
  it('are listed with what they correct and where they can be played', async () => {
    const { data, errors } = await somebody.send(`{ contentFiles {
      hash title note addedAt
      cards { card { id reconstructed top { words } bottom { words } } replaces { id reconstructed top { words } } }
      buildings { building { id sourceWords points { min max } } replaces { id } }
      markets { kind }
      ways { expansion olderTiles tables } } }`);
    expect(errors).toEqual([]);
    expect(data['contentFiles']).toEqual([
      {
        hash: example.hash,
        title: 'Style is the Goal, read from a copy of 2011',
        note: 'Tiles and cards of the first printing, read by two people.',
        addedAt: '2026-11-17T12:00:00.000Z',
        cards: [
          {
            card: {
              id: 'X7a',
              reconstructed: false,
              top: { words: '1 gold' },
              bottom: { words: '2 traders × trade step' },
            },
            replaces: { id: 'X7', reconstructed: true, top: { words: '2 wood' } },
          },
        ],
        buildings: [
          {
            building: {
              id: 'XB1',
              sourceWords: 'reconstructed: number of copies',
              points: { min: 4, max: 16 },
            },
            replaces: null,
          },
          {
            building: { id: 'XB4a', sourceWords: null, points: { min: 9, max: 9 } },
            replaces: { id: 'XB4' },
          },
        ],
        markets: [],
        ways: [
          { expansion: 'STYLE', olderTiles: false, tables: example.tables[0]!.hash },
          { expansion: 'STYLE', olderTiles: true, tables: example.tables[1]!.hash },
        ],
      },
    ]);
  });

  it('lead to a game that says which one it is played with', async () => {
    const { gameId, ann } = await startedTable(server.address, STYLE);
    const query = `query G($id: ID!) { game(id: $id) {
      settings { words contentFile { hash title } } board { tables } } }`;
    const { data } = await ann.send(query, { id: gameId });
    expect(data['game']).toEqual({
      settings: {
        words: expect.stringContaining('with Style is the Goal, corrected cards and buildings') as string,
        contentFile: { hash: example.hash, title: 'Style is the Goal, read from a copy of 2011' },
      },
      board: { tables: example.tables[0]!.hash },
    });
    const { data: listed } = await ann.send(
      '{ myGames(first: 5) { edges { node { id settings { contentFile { hash } } } } } }',
    );
    expect(JSON.stringify(listed)).toContain(example.hash);
    const plain = await startedTable(server.address, { expansion: 'STYLE' });
    const { data: other } = await plain.ann.send(query, { id: plain.gameId });
    expect(other).toMatchObject({ game: { settings: { contentFile: null } } });
  });

  it.each([
    [{ ...STYLE, contentFile: 'a'.repeat(64) }, 'NO_SUCH_CONTENT_FILE', 'There are no such corrections'],
    [{ contentFile: example.hash }, 'CONTENT_FILE_CHANGES_NOTHING', 'These corrections change nothing'],
  ])('are refused with a reason: %j', async (settings, code, message) => {
    const ann = await guest(server.address, 'Ann');
    const input = { title: 'A table', settings: { edition: 'CS_2019', seats: 2, ...settings } };
    expect(await play(ann, 'openGame', input)).toMatchObject({
      __typename: 'Rejected',
      code,
      message: expect.stringContaining(message) as string,
    });
  });

  it.each(['', 'x', example.hash.toUpperCase(), `${example.hash}00`, '__proto__'])(
    'are named by their address and nothing else: %j',
    async (contentFile) => {
      const ann = await guest(server.address, 'Ann');
      const settings = { edition: 'CS_2019', seats: 2, expansion: 'STYLE', contentFile };
      const { errors } = await mutate(ann, 'openGame', { title: 'A table', settings });
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        facts: { field: 'input.settings.contentFile' },
      });
    },
  );
});

describe('the tables over the API', () => {
  const TABLES = `query T($expansion: Expansion, $olderTiles: Boolean, $contentFile: ID) {
    contentTables(expansion: $expansion, olderTiles: $olderTiles, contentFile: $contentFile) {
      hash cards { id reconstructed unsure sourceWords } buildings { id reconstructed unsure }
      markets { kind reconstructed sourceWords faces { face benefit { words } } } } }`;
  type Row = Readonly<{ id: string; reconstructed: boolean; unsure: readonly string[]; sourceWords: string }>;
  type Tables = Readonly<{
    contentTables: { hash: string; cards: Row[]; buildings: Row[]; markets: unknown[] };
  }>;
  const ask = async (variables: object, language = 'en') =>
    somebody.send<Tables>(TABLES, variables as Record<string, unknown>, { 'accept-language': language });

  it('say of every row whether it is printed', async () => {
    const base = (await ask({})).data.contentTables;
    expect([base.cards.length, base.buildings.length, base.markets.length]).toEqual([36, 28, 1]);
    expect([...base.cards, ...base.buildings].filter(({ reconstructed }) => reconstructed)).toEqual([]);
    const older = (await ask({ expansion: 'STYLE', olderTiles: true })).data.contentTables;
    expect([older.cards.length, older.buildings.length, older.markets.length]).toEqual([45, 43, 2]);
    const made = [...older.cards, ...older.buildings].filter(({ reconstructed }) => reconstructed);
    expect(made).toHaveLength(9 + 9 + 6);
    for (const { unsure } of made) expect(unsure.length).toBeGreaterThan(0);
    expect(older.markets[1]).toMatchObject({ kind: 'STYLE', reconstructed: true });
  });

  it('speak the language of whoever asks', async () => {
    const { contentTables } = (await ask({ expansion: 'STYLE' }, 'cs')).data;
    expect(contentTables.cards.find(({ id }) => id === 'X1')!.sourceWords).toBe('odhad: spojení obou částí');
    expect(JSON.stringify(contentTables.markets)).toContain('odhad: co dávají kostky');
  });

  it('are corrected where a content file is named', async () => {
    const { contentTables } = (await ask(STYLE)).data;
    expect(contentTables.hash).toBe(example.tables[0]!.hash);
    expect(contentTables.cards.map(({ id }) => id)).toContain('X7a');
    expect(contentTables.cards.map(({ id }) => id)).not.toContain('X7');
  });

  it.each([
    [{ olderTiles: true }, 'BAD_INPUT'],
    [{ contentFile: example.hash }, 'BAD_INPUT'],
    [{ ...STYLE, contentFile: 'A' }, 'BAD_INPUT'],
    [{ ...STYLE, contentFile: 'b'.repeat(64) }, 'NOT_FOUND'],
  ])('refuse what makes no sense: %j', async (variables, code) => {
    expect((await ask(variables)).errors[0]?.extensions.code).toBe(code);
  });

  it('say what is printed on the board', async () => {
    const PRINTED = `query P($expansion: Expansion) { contentTables(expansion: $expansion) {
      places { id kind people room good divisor benefit { words } } tradeTrack { from to give take } } }`;
    const base = await somebody.send(PRINTED, {});
    expect(base.errors).toEqual([]);
    const dice = { kind: 'GATHER', people: 1, room: 7, benefit: null };
    const village = { kind: 'VILLAGE', good: null, divisor: null };
    expect(base.data['contentTables']).toEqual({
      places: [
        { ...village, id: 'toolMaker', people: 1, room: 1, benefit: { words: 'a tool' } },
        { ...village, id: 'hut', people: 2, room: 2, benefit: { words: 'one more person' } },
        { ...village, id: 'field', people: 1, room: 1, benefit: { words: 'extra grain' } },
        { ...dice, id: 'hunt', kind: 'HUNT', room: null, good: 'FOOD', divisor: 2 },
        { ...dice, id: 'forest', good: 'WOOD', divisor: 3 },
        { ...dice, id: 'clayPit', good: 'BRICK', divisor: 4 },
        { ...dice, id: 'quarry', good: 'STONE', divisor: 5 },
        { ...dice, id: 'river', good: 'GOLD', divisor: 6 },
      ],
      tradeTrack: [],
    });
    const style = await somebody.send(PRINTED, { expansion: 'STYLE' });
    expect(style.data['contentTables']).toMatchObject({
      places: expect.arrayContaining([
        { ...village, id: 'trader', people: 2, room: 2, benefit: { words: '2 steps of trade' } },
      ]) as unknown,
      tradeTrack: [
        { from: 1, to: 3, give: 2, take: 1 },
        { from: 4, to: 8, give: 1, take: 1 },
        { from: 9, to: 10, give: 1, take: 2 },
      ],
    });
  });
});
