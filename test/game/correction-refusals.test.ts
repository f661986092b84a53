import { EXAMPLE, GOLD, PLAIN, exampleWith, fileOf, problemsIn } from '../support/content-example.js';

describe('what a content file may not say', () => {
  const card = (change: object): string => fileOf({ cards: [{ ...GOLD, ...change }] });
  const tile = (change: object): string => fileOf({ tiles: [{ ...PLAIN, ...change }] });
  const WOOD = { kind: 'goods', goods: { wood: 1 } };

  it.each([
    [
      'another format',
      exampleWith({ format: 'cairn/content/2' }),
      'format must be "cairn/content/1", not "cairn/content/2"',
    ],
    [
      'no title',
      fileOf({}).replace('"title":"A correction"', '"titel":"x"'),
      'The file has a field "titel", which is not known here',
    ],
    [
      'an empty title',
      exampleWith({ title: '' }),
      'title must be 1 to 80 printable characters without spaces around them, not ""',
    ],
    ['a title that turns the writing around', exampleWith({ title: 'a\u202eb' }), 'title must be 1 to 80'],
    ['a title with a zero byte', exampleWith({ title: 'a\u0000b' }), 'title must be 1 to 80'],
    ['half a character', exampleWith({ note: '\ud800' }), 'note must be 1 to 1000'],
    ['no list of cards', exampleWith({ cards: {} }), 'cards must be a list of 1 to 100 rows, not an object'],
    ['an empty list', exampleWith({ tiles: [] }), 'tiles must be a list of 1 to 100 rows, not of 0'],
    ['a card that is none', fileOf({ cards: [7] }), 'cards[0] must be an object, not 7'],
    ['a card that is null', fileOf({ cards: [null] }), 'cards[0] must be an object, not null'],
    [
      'an id that is a place',
      card({ id: 'hunt' }),
      'cards[0]: id must be a capital letter and up to 15 letters, digits or "-"',
    ],
    ['an id of JavaScript', card({ id: '__proto__' }), 'cards[0]: id must be a capital letter'],
    ['an id that is a number', card({ id: 7 }), 'cards[0]: id must be a capital letter'],
    ['a card without an upper half', card({ top: undefined }), 'cards[0] (X7a) lacks the field "top"'],
    [
      'an unknown kind',
      card({ top: { kind: 'dragon' } }),
      'cards[0] (X7a): top.kind must be one of "goods", "tool"',
    ],
    [
      'a kind of JavaScript',
      card({ top: { kind: 'constructor' } }),
      'cards[0] (X7a): top.kind must be one of',
    ],
    [
      'a kind for tiles',
      card({ top: { kind: 'income', goods: { wood: 1 } } }),
      'cards[0] (X7a): top.kind must be one of',
    ],
    [
      'a kind for cards',
      tile({ effect: { kind: 'oneUseTool', value: 2 } }),
      'tiles[0] (XB5a): effect.kind must be one of',
    ],
    [
      'a field too many',
      card({ top: { ...WOOD, more: 1 } }),
      'cards[0] (X7a): top has a field "more", which is not known here',
    ],
    [
      'negative goods',
      card({ top: { kind: 'goods', goods: { wood: -1 } } }),
      'cards[0] (X7a): top.goods.wood must be a whole number from 1 to 12, not -1',
    ],
    [
      'half a good',
      card({ top: { kind: 'goods', goods: { wood: 0.5 } } }),
      'cards[0] (X7a): top.goods.wood must be a whole number',
    ],
    [
      'no goods at all',
      card({ top: { kind: 'goods', goods: {} } }),
      'cards[0] (X7a): top.goods must name 1 to 12 pieces in all',
    ],
    [
      'a heap of goods',
      card({ top: { kind: 'goods', goods: { wood: 9, gold: 9 } } }),
      'cards[0] (X7a): top.goods must name 1 to 12',
    ],
    [
      'unknown goods',
      card({ top: { kind: 'goods', goods: { mead: 1 } } }),
      'cards[0] (X7a): top.goods has a field "mead"',
    ],
    [
      'goods in a list',
      card({ top: { kind: 'goods', goods: [1] } }),
      'cards[0] (X7a): top.goods must be an object, not a list',
    ],
    [
      'three of any two',
      card({ top: { kind: 'anyTwo', count: 3 } }),
      'cards[0] (X7a): top.count must be 2, not 3',
    ],
    [
      'an unknown symbol',
      card({ bottom: { kind: 'culture', symbol: 'rap' } }),
      'cards[0] (X7a): bottom.symbol must be one of',
    ],
    [
      'negative figures',
      card({ bottom: { kind: 'people', profession: 'shaman', count: -2 } }),
      'cards[0] (X7a): bottom.count must be',
    ],
    [
      'an unknown source',
      card({ source: 'rumour' }),
      'cards[0] (X7a): source must be one of "printed", "reconstructed", not "rumour"',
    ],
    ['doubts about print', card({ source: 'printed' }), 'cards[0] (X7a): unsure must say what was made up'],
    [
      'no word about what was made up',
      tile({ source: 'reconstructed' }),
      'tiles[0] (XB5a): unsure must say what was made up',
    ],
    ['the same doubt twice', card({ unsure: ['top', 'top'] }), 'cards[0] (X7a): unsure names a part twice'],
    ['a doubt about no part of it', card({ unsure: ['price'] }), 'cards[0] (X7a): unsure[0] must be one of'],
    [
      'negative points',
      tile({ points: { kind: 'printed', points: -1 } }),
      'tiles[0] (XB5a): points.points must be a whole number from 0 to 50, not -1',
    ],
    [
      'a range that goes down',
      tile({ price: { kind: 'range', min: 4, max: 2 } }),
      'tiles[0] (XB5a): price must have a "min" below its "max"',
    ],
    [
      'more kinds than pieces',
      tile({ price: { kind: 'exactKinds', count: 2, kinds: 3 } }),
      'tiles[0] (XB5a): price asks for more kinds than pieces',
    ],
    [
      'a price in food',
      tile({ price: { kind: 'fixed', goods: { food: 2 } } }),
      'tiles[0] (XB5a): price.goods has a field "food"',
    ],
    [
      'points by ornament for wood',
      tile({ points: { kind: 'perOrnament', points: 4 } }),
      'tiles[0] (XB5a): points "perOrnament" needs a price of the kind ornamentRange',
    ],
    [
      'points by value of ornaments',
      tile({ price: { kind: 'ornamentRange', min: 1, max: 2 }, points: { kind: 'value' } }),
      'tiles[0] (XB5a): points "value" needs a price of the kind any or exactKinds or range',
    ],
    [
      'five faces',
      fileOf({ markets: { style: { faces: [WOOD, WOOD, WOOD, WOOD, WOOD], source: 'printed' } } }),
      'markets.style.faces must be a list of 6, not of 5',
    ],
    [
      'faces that are no list',
      fileOf({ markets: { style: { faces: 7, source: 'printed' } } }),
      'markets.style.faces must be a list of 6, not 7',
    ],
    [
      'a market on a die',
      fileOf({
        markets: { style: { faces: [1, 2, 3, 4, 5, { kind: 'market', faces: 'style' }], source: 'printed' } },
      }),
      'markets.style.faces[0] must be an object, not 1',
    ],
    [
      'an unknown market',
      fileOf({ markets: { black: { faces: [], source: 'printed' } } }),
      'markets has a field "black"',
    ],
    [
      'one id twice',
      fileOf({ cards: [GOLD, { ...GOLD, replaces: 'X8' }] }),
      'cards[1] (X7a) X7a stands twice in this file',
    ],
    [
      'one id for a card and a tile',
      fileOf({ cards: [GOLD], tiles: [{ ...PLAIN, id: 'X7a' }] }),
      'tiles[0] (X7a) X7a stands twice in this file',
    ],
    [
      'one place twice',
      fileOf({ cards: [GOLD, { ...GOLD, id: 'X7b' }] }),
      'cards[1] (X7b) X7 has its place taken twice in this file',
    ],
    [
      'a new card from nowhere',
      card({ id: 'X10', replaces: undefined }),
      'cards[0] (X10): id is new: say with "replaces" which card it corrects',
    ],
    ['the place of nothing', card({ replaces: 'X99' }), 'cards[0] (X7a): replaces names no card: "X99"'],
    [
      'a card in the place of a tile',
      card({ replaces: 'XB4' }),
      'cards[0] (X7a): replaces names no card: "XB4"',
    ],
    [
      'ornaments in the base game',
      card({ replaces: 'C14', top: { kind: 'goods', goods: { ornaments: 1 } } }),
      'cards[0] (X7a) takes its place in the base game too',
    ],
    [
      'traders in the base game',
      card({ replaces: 'C14' }),
      'cards[0] (X7a) takes its place in the base game too',
    ],
    [
      'trade on the old market',
      fileOf({
        markets: {
          market: { faces: [WOOD, WOOD, WOOD, WOOD, WOOD, { kind: 'trade', steps: 1 }], source: 'printed' },
        },
      }),
      'markets.market is used in the base game too',
    ],
  ])('%s', (_, text, problem) => expect(problemsIn(text)).toContainEqual(expect.stringContaining(problem)));

  it('more one-use tools or any-two cards than can be reckoned with', () => {
    const many = (top: object, count: number): string =>
      fileOf({
        cards: Array.from({ length: count }, (_, index) => ({
          ...GOLD,
          id: `T${index}`,
          replaces: `X${index + 1}`,
          top,
        })),
      });
    expect(problemsIn(many({ kind: 'oneUseTool', value: 2 }, 5))).toEqual([]);
    expect(problemsIn(many({ kind: 'oneUseTool', value: 2 }, 6))).toEqual([
      'cards: would be 9 of the kind "oneUseTool", and no more than 8 can be played with',
    ]);
    expect(problemsIn(many({ kind: 'anyTwo', count: 2 }, 2))).toEqual([]);
    expect(problemsIn(many({ kind: 'anyTwo', count: 2 }, 3))).toHaveLength(1);
  });

  it('says everything that is wrong at once', () =>
    expect(
      problemsIn(
        fileOf({ cards: [{ ...GOLD, top: { kind: 'x' } }], tiles: [{ ...PLAIN, points: 9, price: [] }] }),
      ),
    ).toEqual([
      'cards[0] (X7a): top.kind must be one of "goods", "tool", "agriculture", "person", "trade", "roll", "market", "extraCard", "points", "oneUseTool", "anyTwo", not "x"',
      'tiles[0] (XB5a): price must be an object, not a list',
      'tiles[0] (XB5a): points must be an object, not 9',
    ]));
});

describe('hostile files', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{"format": '],
    ['two documents', '{} {}'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a string', '"cairn/content/1"'],
    ['very deep lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['very deep objects', '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000)],
    [
      'deep rows',
      fileOf({ cards: [GOLD] }).replace('"gold":1', `"gold":${'['.repeat(90_000)}${']'.repeat(90_000)}`),
    ],
    ['a very long list', `[${'0,'.repeat(130_000)}0]`],
    ['a huge number', fileOf({ cards: [GOLD] }).replace('"gold":1', '"gold":1e400')],
    ['a number beyond whole ones', fileOf({ cards: [GOLD] }).replace('"gold":1', '"gold":9007199254740993')],
    ['numbers as text', fileOf({ cards: [GOLD] }).replace('"gold":1', '"gold":"1"')],
    ['a field twice', fileOf({ cards: [GOLD] }).replace('"gold":1', '"gold":1,"gold":2')],
    [
      'a field twice, written otherwise',
      fileOf({ cards: [GOLD] }).replace('"gold":1', '"gold":1,"gol\\u0064":2'),
    ],
    ['a prototype', fileOf({ cards: [GOLD] }).replace('{"gold":1}', '{"gold":1,"__proto__":{"wood":1}}')],
    ['a prototype of the file', EXAMPLE.replace('"title"', '"__proto__": {"cards": []}, "title"')],
    ['a constructor', EXAMPLE.replace('"title"', '"constructor": {"prototype": {"polluted": 1}}, "title"')],
  ])('%s: refused', (_, text) => {
    expect(problemsIn(text).length).toBeGreaterThan(0);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  const twice = fileOf({ cards: [GOLD], markets: { style: 7 } })
    .replace('"gold":1', '"gold":1,"gol\\u0064":2')
    .replace('"title"', '"title":"x","title"');

  it('fields that stand twice are named with their place, beside all other mistakes', () =>
    expect(problemsIn(twice)).toEqual([
      'The file names the field "title" twice',
      'cards[0] (X7a): top.goods names the field "gold" twice',
      'markets.style must be an object, not 7',
    ]));

  it('strange names on the way to them are shown harmlessly', () =>
    expect(problemsIn('{"\\u001b[2J":{"a":1,"a":2}}')[0]).toBe('"\\u001b[2J" names the field "a" twice'));

  it('of very many fields that stand twice only some are told', () =>
    expect(problemsIn(`{${'"a":{"a":1,"a":2},'.repeat(5_000)}"b":1}`).length).toBeLessThan(60));

  it('a huge one is not even parsed', () =>
    expect(problemsIn(EXAMPLE + ' '.repeat(262_144))).toEqual(['The file is longer than 262144 characters']));

  it('strings that look like fields are no fields', () => {
    expect(problemsIn(exampleWith({ note: '"a": 1, "a": 2, \\" : {' }))).toEqual([]);
  });

  it('what is shown of it is short', () => {
    const [problem] = problemsIn(exampleWith({ format: 'x'.repeat(10_000) }));
    expect(problem!.length).toBeLessThan(120);
  });
});
