import { counted, formFor, goodsList } from '../grammar.js';
import type { ContentSentences, SettingsSentences } from '../sentences.js';

const steps = { one: 'korak', few: 'koraka', other: 'koraka' };
/** Behind "od točno": so many kinds, in the genitive. */
const ofKinds = { one: 'vrste', few: 'vrste', other: 'vrsta' };
/** Behind "za": every so many pips, in the accusative. */
const every = { one: 'svaku', few: 'svake', other: 'svakih' };
const pips = { one: 'točkicu', few: 'točkice', other: 'točkica' };
const anyResources = { one: 'resurs po izboru', few: 'resursa po izboru', other: 'resursa po izboru' };

export const CONTENT: ContentSentences = {
  benefits: {
    goods: ({ goods }, words) => goodsList(words, goods),
    points: ({ points }, words) => counted(words, points, words.points),
    tool: () => 'novi alat',
    agriculture: () => 'dodatna proizvodnja hrane',
    person: () => 'dodatni čovjek',
    trade: ({ steps: count }, words) => `${counted(words, count, steps)} trgovine`,
    roll: ({ good, dice }, words) =>
      `${counted(words, dice, words.dice)} za ${words.goods[good].object ?? words.goods[good].one}`,
    market: ({ faces }, { markets }) => markets[faces].name,
    extraCard: () => 'dodatna karta',
    oneUseTool: ({ value }) => `alat za jednokratno korištenje vrijednosti ${value}`,
    anyTwo: ({ count }, words) => counted(words, count, anyResources),
    income: ({ goods }, words) => `svaki krug ${goodsList(words, goods)}`,
    worker: ({ good, divisor, room }, words) =>
      `vlastito mjesto za najviše ${counted(words, room, words.people, 'object')}: ${counted(words, 1, words.goods[good])} za ${formFor(words, divisor, every)} ${counted(words, divisor, pips)}`,
  },
  legacies: {
    culture: ({ symbol }, { symbols }) => symbols[symbol],
    people: ({ profession, count }, words) => counted(words, count, words.professions[profession]),
  },
  prices: {
    fixed: ({ goods }, words, form) => goodsList(words, goods, form),
    any: ({ count }, words, form) => counted(words, count, anyResources, form),
    exactKinds: ({ count, kinds }, words, form) =>
      `${counted(words, count, words.resources, form)} od točno ${counted(words, kinds, ofKinds)}`,
    range: ({ min, max }, words, form) => `${min} do ${counted(words, max, anyResources, form)}`,
    ornamentRange: ({ min, max }, words, form) =>
      `${min} do ${counted(words, max, words.goods.ornaments, form)}`,
  },
  points: {
    printed: ({ points }, words) => counted(words, points, words.points),
    value: () => 'bodovi prema plaćenim resursima',
    perOrnament: ({ points }, words) => `${counted(words, points, words.points)} za svaki ukras`,
  },
  reconstructed: (parts) => `procjena: ${parts}`,
  parts: {
    top: 'gornji dio',
    bottom: 'donji dio',
    pairing: 'spoj obaju dijelova',
    price: 'cijena',
    points: 'bodovi',
    copies: 'broj primjeraka',
    faces: 'što daju kocke',
  },
};

export const SETTINGS: SettingsSentences = {
  rules: ({ edition, expansion, olderTiles }, words) =>
    [
      words.editions[edition],
      ...(expansion === undefined ? [] : [`s proširenjem ${words.expansion}`]),
      ...(olderTiles === true ? ['i građevinama iz starog proširenja'] : []),
    ].join(' '),
  starvation: {
    flat: 'glad košta 10 bodova',
    perMissing: 'glad košta 4 boda za svaku hranu koja nedostaje',
  },
  huntAgain: { yes: 'na lovište i više puta u krugu', no: 'na lovište jednom u krugu' },
  spareGreens: {
    secondSet: 'simboli viška čine drugi niz',
    onePointEach: 'svaki simbol viška donosi 1 bod',
  },
  tie: {
    sum: 'kod izjednačenja odlučuje zbroj proizvodnje hrane, alata i ljudi',
    lexicographic: 'kod izjednačenja odlučuje proizvodnja hrane, zatim alati, zatim ljudi',
  },
  corrected: 'ispravljene karte i građevine',
  practice: 'igra za vježbu',
  fullView: 'organizatori smiju vidjeti sve',
  openEntropy: 'brojevi igrača za kocke nisu zapečaćeni',
  time: {
    none: 'bez vremenskog ograničenja',
    perStretch: (each) => `${each} za svaki potez`,
    bank: (bank, increment) =>
      increment === undefined
        ? `${bank} za cijelu igru`
        : `${bank} za cijelu igru i još ${increment} za svaki potez`,
    grace: (time) => `odgoda: ${time}`,
    remind: 'kad istekne vrijeme: samo podsjetnici',
    ladder: ({ excuses, keepAfter }, words) => {
      const excused =
        excuses === 0
          ? ''
          : `${counted(words, excuses, { one: 'zakašnjeli potez se oprašta', few: 'zakašnjela poteza se opraštaju', other: 'zakašnjelih poteza se oprašta' })}, zatim `;
      return keepAfter === 1
        ? `kad istekne vrijeme: ${excused}autopilot preuzima mjesto`
        : `kad istekne vrijeme: ${excused}igra autopilot; nakon ${counted(words, keepAfter, words.turns)} zaredom preuzima mjesto`;
    },
  },
};
