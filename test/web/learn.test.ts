import { CONTENTS, EDITIONS } from '../../src/game/index.js';
import { editionViews } from '../../src/views/edition-view.js';
import { ruleViews } from '../../src/views/rule-view.js';
import type { Building, Card } from '../../web/src/game/model.js';
import { sampleBuildings, sampleCards, sayingTheSame } from '../../web/src/learn/lesson.js';
import { PARTS, RULES_BEHIND } from '../../web/src/learn/parts.js';
import { loadLearnWords } from '../../web/src/words/learn.js';
import { LANGUAGES, type Language } from '../../web/src/words/languages.js';

/** A quick reader’s words a minute, and how long a newcomer may be asked to read. */
const WORDS_A_MINUTE = 200;
const MINUTES = 5.5;

const textOf = (words: unknown): string =>
  typeof words === 'object' && words !== null
    ? Object.values(words).map(textOf).join(' ')
    : typeof words === 'string'
      ? words
      : '';

describe('the lesson', () => {
  it('leads to rules that there are, and to nearly all of them', () => {
    const codes = ruleViews('en').map(({ code }) => code as string);
    const behind = new Set(PARTS.flatMap((part) => RULES_BEHIND[part]));
    expect([...behind].filter((code) => !codes.includes(code))).toEqual([]);
    // What only programs and organisers need is left out.
    expect(codes.filter((code) => !behind.has(code))).toEqual(['R15', 'R36', 'R40']);
  });

  it.each(Object.keys(LANGUAGES) as Language[])('is read in about five minutes (%s)', async (language) => {
    const words = textOf(await loadLearnWords(language)).split(/\s+/).length;
    expect(words / WORDS_A_MINUTE).toBeLessThan(MINUTES);
    expect(words / WORDS_A_MINUTE).toBeGreaterThan(3);
  });

  it('shows one card of each colour whose upper half says enough by itself', () => {
    const card = (id: string, benefit: Card['benefit'], legacy: Card['legacy']): Card => ({
      id,
      benefit,
      legacy,
      reconstructed: null,
    });
    const writing: Card['legacy'] = { kind: 'culture', symbol: 'writing' };
    const farmer: Card['legacy'] = { kind: 'people', profession: 'farmer', count: 1 };
    const cards = [
      card('market', { kind: 'market', style: false }, writing),
      card('food people', { kind: 'goods', good: 'food', amount: 3 }, farmer),
      card('food', { kind: 'goods', good: 'food', amount: 7 }, writing),
      card('more food', { kind: 'goods', good: 'food', amount: 5 }, writing),
      card('tool', { kind: 'counted', what: 'tool', amount: 1 }, farmer),
    ];
    expect(sampleCards(cards).map(({ id }) => id)).toEqual(['food', 'tool']);
    expect(sampleCards([])).toEqual([]);
  });

  it('finds such cards in every box', () => {
    for (const { content } of CONTENTS) {
      const has = (top: readonly string[], bottom: string): boolean =>
        content.cards.some((row) => top.includes(row.top.kind) && row.bottom.kind === bottom);
      expect(has(['goods'], 'culture')).toBe(true);
      expect(has(['points', 'tool', 'agriculture', 'oneUseTool', 'extraCard'], 'people')).toBe(true);
    }
  });

  it('shows the first building of each kind of price', () => {
    const building = (id: string, price: Building['price']): Building => ({
      id,
      price,
      points: { from: 1, to: 1, each: null },
      effect: null,
      reconstructed: null,
    });
    const buildings = [
      building('range', { kind: 'upTo', min: 1, max: 7 }),
      building('fixed', { kind: 'fixed', goods: { wood: 2 } }),
      building('other', { kind: 'fixed', goods: { wood: 1 } }),
      building('ornaments', { kind: 'ornaments', min: 1, max: 4 }),
    ];
    expect(sampleBuildings(buildings).map(({ id }) => id)).toEqual(['fixed', 'range']);
  });

  it('names rulebooks together that say the same, and none twice', () => {
    const said = sayingTheSame(
      editionViews('en').map(({ name, switches }) => ({ name, switches: [...switches] })),
      'starvation',
    );
    expect(said.map(({ editions }) => editions.length)).toEqual([2, 2]);
    expect(said.flatMap(({ editions }) => editions)).toHaveLength(EDITIONS.length);
    expect(sayingTheSame([], 'starvation')).toEqual([]);
  });
});
