import { createHash } from 'node:crypto';
import {
  CONTENTS,
  contentText,
  EDITIONS,
  EDITION_TABLE,
  PROFESSIONS,
  rulesOf,
} from '../../src/game/index.js';
import type { CardRow, Content } from '../../src/game/index.js';

const contentOf = (name: string): Content => CONTENTS.find((each) => each.name === name)!.content;
const base = contentOf('base');
const style = contentOf('style');
const older = contentOf('style-older');
const tops = (cards: readonly CardRow[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { top } of cards) counts[top.kind] = (counts[top.kind] ?? 0) + 1;
  return counts;
};
const figures = (cards: readonly CardRow[]) =>
  Object.fromEntries(
    PROFESSIONS.map((profession) => [
      profession,
      cards.reduce(
        (sum, { bottom }) =>
          bottom.kind === 'people' && bottom.profession === profession ? sum + bottom.count : sum,
        0,
      ),
    ]),
  );

describe('the tables', () => {
  it.each(CONTENTS)('stand under their own hash: $name', ({ hash, content }) =>
    expect(createHash('sha256').update(contentText(content)).digest('hex')).toBe(hash),
  );

  it('have no id twice', () => {
    for (const { content } of CONTENTS) {
      const ids = [...content.cards, ...content.tiles].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('hold the 36 cards as the rulebooks count them (000:658-740)', () => {
    expect(base.cards).toHaveLength(36);
    expect(tops(base.cards)).toEqual({
      market: 10,
      goods: 12,
      roll: 3,
      points: 3,
      tool: 1,
      agriculture: 2,
      extraCard: 1,
      oneUseTool: 3,
      anyTwo: 1,
    });
    expect(base.cards.filter(({ bottom }) => bottom.kind === 'culture')).toHaveLength(16);
    expect(figures(base.cards)).toEqual({ farmer: 7, toolMaker: 8, hutBuilder: 9, shaman: 7, trader: 0 });
    const food = base.cards.flatMap(({ top }) => (top.kind === 'goods' ? (top.goods.food ?? []) : []));
    expect(food.toSorted()).toEqual([1, 2, 3, 3, 4, 5, 7]);
  });

  it('hold the 28 tiles: 17 fixed, 8 chosen, 3 free, worth what they cost', () => {
    const kinds = base.tiles.map(({ price }) => price.kind);
    expect(kinds.filter((kind) => kind === 'fixed')).toHaveLength(17);
    expect(kinds.filter((kind) => kind === 'exactKinds')).toHaveLength(8);
    expect(kinds.filter((kind) => kind === 'range')).toHaveLength(3);
    const value = { wood: 3, brick: 4, stone: 5, gold: 6, ornaments: 0 };
    for (const { id, price, points } of base.tiles) {
      if (price.kind !== 'fixed' || points.kind !== 'printed') continue;
      const worth = Object.entries(price.goods).reduce(
        (sum, [kind, amount]) => sum + value[kind as keyof typeof value] * amount,
        0,
      );
      expect([id, points.points]).toEqual([id, worth]);
    }
  });

  it('hold the expansion as its rulebook counts it (001:364-396)', () => {
    expect(style.cards).toHaveLength(45);
    expect(style.tiles).toHaveLength(37);
    expect(older.tiles).toHaveLength(43);
    const fresh = style.cards.slice(36);
    expect(fresh.filter(({ top }) => top.kind === 'market' && top.faces === 'style')).toHaveLength(4);
    expect(fresh.filter(({ top }) => top.kind === 'trade')).toHaveLength(2);
    expect(figures(fresh).trader).toBe(7);
    expect(style.cards.filter(({ bottom }) => bottom.kind === 'people')).toHaveLength(27);
  });

  it('hand on to the rules which market is made up, and call one printed that is not in the box', () => {
    const origins = (expansion: Readonly<{ expansion?: 'style' }>) =>
      rulesOf({ edition: 'cs-2019', ...expansion }, 4).faceOrigins;
    expect(origins({ expansion: 'style' })).toMatchObject({
      market: { source: 'printed' },
      style: { source: 'reconstructed', unsure: ['top'] },
    });
    expect(origins({})).toMatchObject({ market: { source: 'printed' }, style: { source: 'printed' } });
  });

  it('say of every made-up row that it is reconstructed, and of no printed one', () => {
    for (const { source, unsure } of [...base.cards, ...base.tiles, style.faces.market!])
      expect({ source, unsure }).toEqual({ source: 'printed' });
    const fresh = [...style.cards.slice(36), ...older.tiles.slice(28)];
    for (const row of fresh) expect(row).toMatchObject({ source: 'reconstructed' });
    expect(Object.fromEntries(fresh.map(({ id, unsure }) => [id, unsure]))).toEqual({
      X1: ['pairing'],
      X2: ['pairing'],
      X3: ['bottom', 'pairing'],
      X4: ['bottom', 'pairing'],
      X5: ['bottom', 'pairing'],
      X6: ['bottom', 'pairing'],
      X7: ['top', 'bottom', 'pairing'],
      X8: ['top', 'bottom', 'pairing'],
      X9: ['top', 'bottom', 'pairing'],
      XB1: ['price', 'copies'],
      XB2: ['price', 'copies'],
      XB3: ['price', 'copies'],
      XB4: ['price', 'points', 'copies'],
      XB5: ['price', 'points', 'copies'],
      XB6: ['price', 'points', 'copies'],
      XB7: ['price', 'points', 'copies'],
      XB8: ['price', 'points', 'copies'],
      XB9: ['price', 'points', 'copies'],
      M1: ['price'],
      M2: ['price'],
      M3: ['price'],
      M4: ['price'],
      M5: ['price'],
      M6: ['price'],
    });
    expect(style.faces.style).toMatchObject({ source: 'reconstructed', unsure: ['top'] });
  });
});

describe('the rules of an edition', () => {
  it('are one object for the same question', () =>
    expect(rulesOf({ edition: 'cs-2019' }, 3)).toBe(rulesOf({ edition: 'cs-2019', houseRules: {} }, 3)));

  it('follow its switches unless a house rule says otherwise', () => {
    for (const edition of EDITIONS)
      expect(rulesOf({ edition }, 4)).toMatchObject(EDITION_TABLE[edition].switches);
    const houseRules = {
      starvation: 'perMissing',
      huntAgain: true,
      spareGreens: 'onePointEach',
      tie: 'lexicographic',
    } as const;
    expect(rulesOf({ edition: 'cs-2019', houseRules }, 4)).toMatchObject({
      ...houseRules,
      starvation: { kind: 'perMissing', points: 4 },
    });
  });

  it.each([
    ['starvation', 'flat', { kind: 'flat', points: 10 }],
    ['starvation', 'perMissing', { kind: 'perMissing', points: 4 }],
    ['huntAgain', false, false],
    ['huntAgain', true, true],
    ['spareGreens', 'secondSet', 'secondSet'],
    ['spareGreens', 'onePointEach', 'onePointEach'],
    ['tie', 'sum', 'sum'],
    ['tie', 'lexicographic', 'lexicographic'],
  ])('take the house rule %s %s in every edition, also after another one', (rule, value, expected) => {
    for (const edition of EDITIONS) {
      const { switches } = EDITION_TABLE[edition];
      const rules = rulesOf({ edition, houseRules: { [rule]: value } }, 4);
      expect(rules).toMatchObject({ ...switches, [rule]: expected });
    }
  });

  it('of two, three, four and five players are not mixed up', () => {
    for (const players of [2, 3, 4, 5])
      expect(rulesOf({ edition: 'cs-2019', expansion: 'style' }, players)).toMatchObject({
        players,
        stackPlaces: ['building1', 'building2', 'building3', 'building4', 'building5'].slice(0, players),
      });
  });

  it('refuse tables nobody knows', () =>
    expect(() => rulesOf({ edition: 'cs-2019', content: 'unknown' }, 2)).toThrow('no tables base'));
});
