import { originWords } from '../../src/views/sentences/names.js';
import { buildingText, cardText } from '../../web/src/game/ledge/content-text.js';
import { LANGUAGES, loadWords, type Language } from '../../web/src/words/languages.js';

const languages = Object.keys(LANGUAGES) as readonly Language[];

describe.each(languages)('what is made up, in %s,', (language) => {
  const made = originWords({ source: 'reconstructed', unsure: ['price', 'points'] }, { language }) ?? '';

  it('is told once, in the words of the server', async () => {
    const words = await loadWords(language);
    const benefit = { kind: 'goods', good: 'wood', amount: 2 } as const;
    const legacy = { kind: 'culture', symbol: 'art' } as const;
    const card = cardText({ id: 'X1', benefit, legacy, reconstructed: made }, words);
    const points = { from: 8, to: 8, each: null };
    const price = { kind: 'fixed', goods: { wood: 1 } } as const;
    const tile = buildingText({ id: 'XB4', price, points, effect: null, reconstructed: made }, words);
    expect([card.split('. ').at(-1), tile.split('. ').at(-1)]).toEqual([made, made]);
  });
});
