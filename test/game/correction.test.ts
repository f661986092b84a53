import { changedMeanings, correctedTables, problemLine, readContentFile } from '../../src/game/index.js';
import type { ContentFile } from '../../src/game/index.js';
import {
  EXAMPLE,
  GOLD,
  PLAIN,
  cardOf,
  exampleWith,
  fileOf,
  house,
  problemsIn,
  tileOf,
} from '../support/content-example.js';

function fileIn(text: string): ContentFile {
  const file = readContentFile(text);
  if (!file.ok) throw new Error(file.reason.map(problemLine).join('\n'));
  return file.value;
}

describe('a content file', () => {
  it('takes the place of rows it corrects and keeps everything else', () => {
    const tables = correctedTables(fileIn(EXAMPLE));
    if (!tables.ok) throw new Error('the example is not sound');
    expect(tables.value.map(({ name }) => name)).toEqual(['style', 'style-older']);
    const { cards, tiles, faces } = tables.value[0]!.content;
    const before = house('style');
    expect(faces).toEqual(before.faces);
    expect(cards.map(({ id }) => id)).toEqual(before.cards.map(({ id }) => (id === 'X7' ? 'X7a' : id)));
    expect(tiles.map(({ id }) => id)).toEqual(before.tiles.map(({ id }) => (id === 'XB4' ? 'XB4a' : id)));
    expect(cards.find(({ id }) => id === 'X7a')).toEqual({
      id: 'X7a',
      top: { kind: 'goods', goods: { gold: 1 } },
      bottom: { kind: 'people', profession: 'trader', count: 2 },
      source: 'printed',
    });
    expect(tiles.find(({ id }) => id === 'XB1')).toMatchObject({
      source: 'reconstructed',
      unsure: ['copies'],
    });
    expect(tables.value[1]!.content.tiles.slice(0, 37)).toEqual(tiles);
  });

  it('of the base game changes every way to play', () => {
    const stone = { ...house('base').cards[13]!, id: 'C14a', replaces: 'C14', top: { kind: 'tool' } };
    const tables = correctedTables(fileIn(fileOf({ cards: [stone] })));
    expect(tables.ok && tables.value.map(({ name }) => name)).toEqual(['base', 'style', 'style-older']);
  });

  it('of the older tiles changes only games with them', () => {
    const cheap = { ...tileOf('M1'), id: 'M1-x', replaces: 'M1', price: { kind: 'any', count: 2 } };
    const tables = correctedTables(fileIn(fileOf({ tiles: [cheap] })));
    expect(tables.ok && tables.value.map(({ name }) => name)).toEqual(['style-older']);
  });

  it('corrects the faces of the style market, which have no id', () => {
    const faces = Array.from({ length: 6 }, () => ({ kind: 'goods', goods: { ornaments: 2 } }));
    const tables = correctedTables(fileIn(fileOf({ markets: { style: { faces, source: 'printed' } } })));
    expect(tables.ok && tables.value[0]!.content.faces).toMatchObject({
      market: house('style').faces.market!,
      style: { faces, source: 'printed' },
    });
  });

  it('may say that a row is right as it is', () => {
    const { unsure, ...sure } = { ...cardOf('X7'), source: 'printed' };
    expect(unsure).toBeDefined();
    expect(problemsIn(fileOf({ cards: [sure] }))).toEqual([]);
  });

  it('that changes nothing is refused', () => {
    expect(problemsIn(fileOf({ cards: [cardOf('X7')] }))).toEqual(['The file changes nothing']);
    expect(problemsIn(fileOf({}))).toEqual(['The file changes nothing']);
  });
});

describe('an id keeps its meaning for ever', () => {
  it('a row of the house cannot be changed under its own id', () => {
    expect(problemsIn(fileOf({ cards: [{ ...GOLD, id: 'X7', replaces: undefined }] }))).toEqual([
      'cards[0] (X7): id is in use and means something else. An id keeps its meaning for ever: choose a new one and add "replaces": "X7"',
    ]);
    expect(problemsIn(fileOf({ tiles: [{ ...PLAIN, id: 'XB5', replaces: undefined }] }))).toHaveLength(1);
  });

  it('nor can an id of the house be used for another row', () => {
    const taken = 'cards[0] (X9): id is in use already. An id keeps its meaning for ever: choose a new one';
    expect(problemsIn(fileOf({ cards: [{ ...GOLD, id: 'X9' }] }))).toEqual([taken]);
    expect(problemsIn(fileOf({ tiles: [{ ...PLAIN, id: 'C01' }] }))).toHaveLength(1);
  });

  it('nor an id that another file brought, unless it means the same', () => {
    const first = fileIn(fileOf({ cards: [GOLD] }));
    const same = fileIn(exampleWith({ cards: [{ ...GOLD, source: 'printed', unsure: undefined }] }));
    expect(changedMeanings(same, [first])).toEqual([]);
    const other = fileIn(fileOf({ cards: [{ ...GOLD, top: { kind: 'tool' } }] }));
    expect(changedMeanings(other, [first]).map(problemLine)).toEqual([
      'cards[0] (X7a): id is in use in "A correction" and means something else there. An id keeps its meaning for ever: choose a new one',
    ]);
    const tile = fileIn(fileOf({ tiles: [{ ...PLAIN, id: 'X7a' }] }));
    expect(changedMeanings(tile, [first])).toHaveLength(1);
    expect(changedMeanings(tile, [])).toEqual([]);
  });
});
