import { BASE, STYLE } from '../support/sentence-samples.js';
import {
  CONTENTS,
  EDITIONS,
  PROFESSIONS,
  SCORE_PARTS,
  SITES,
  SYMBOLS,
  VILLAGE,
  type Good,
  type SeatId,
} from '../../src/game/index.js';
import { counted } from '../../src/views/sentences/grammar.js';
import { LANGUAGES, type Language } from '../../src/views/sentences/languages.js';
import {
  amountOf,
  benefitWords,
  legacyWords,
  nameOfBot,
  nameOfBuilding,
  nameOfCard,
  nameOfEdition,
  nameOfEndReason,
  nameOfFormerPlayer,
  nameOfGood,
  nameOfMarket,
  nameOfPhase,
  nameOfPlace,
  nameOfProfession,
  nameOfScorePart,
  nameOfSymbol,
  priceWords,
} from '../../src/views/sentences/names.js';
import { settingsWords, switchWords } from '../../src/views/sentences/settings-words.js';
import { wordsIn } from '../../src/views/sentences/told.js';
import type { Form, Noun, Words } from '../../src/views/sentences/words.js';

type Four = readonly [one: string, two: string, five: string, twentyTwo: string];
type Thing = Good | 'people' | 'resources' | 'points' | 'dice' | 'players';

const nounOf = (words: Words, thing: Thing): Noun => ({ ...words.goods, ...words })[thing];

const PLURALS: Readonly<Record<Language, Readonly<Record<Thing, Four>>>> = {
  en: {
    people: ['1 person', '2 people', '5 people', '22 people'],
    players: ['1 player', '2 players', '5 players', '22 players'],
    resources: ['1 resource', '2 resources', '5 resources', '22 resources'],
    points: ['1 point', '2 points', '5 points', '22 points'],
    dice: ['1 die', '2 dice', '5 dice', '22 dice'],
    wood: ['1 wood', '2 wood', '5 wood', '22 wood'],
    brick: ['1 brick', '2 brick', '5 brick', '22 brick'],
    stone: ['1 stone', '2 stone', '5 stone', '22 stone'],
    gold: ['1 gold', '2 gold', '5 gold', '22 gold'],
    food: ['1 food', '2 food', '5 food', '22 food'],
    ornaments: ['1 ornament', '2 ornaments', '5 ornaments', '22 ornaments'],
  },
  cs: {
    people: ['1 figurka', '2 figurky', '5 figurek', '22 figurek'],
    players: ['1 hráč', '2 hráči', '5 hráčů', '22 hráčů'],
    resources: ['1 surovina', '2 suroviny', '5 surovin', '22 surovin'],
    points: ['1 bod', '2 body', '5 bodů', '22 bodů'],
    dice: ['1 kostka', '2 kostky', '5 kostek', '22 kostek'],
    wood: ['1 dřevo', '2 dřeva', '5 dřev', '22 dřev'],
    brick: ['1 jíl', '2 jíly', '5 jílů', '22 jílů'],
    stone: ['1 kámen', '2 kameny', '5 kamenů', '22 kamenů'],
    gold: ['1 zlato', '2 zlata', '5 zlat', '22 zlat'],
    food: ['1 jídlo', '2 jídla', '5 jídel', '22 jídel'],
    ornaments: ['1 ozdoba', '2 ozdoby', '5 ozdob', '22 ozdob'],
  },
  sk: {
    people: ['1 figúrka', '2 figúrky', '5 figúrok', '22 figúrok'],
    players: ['1 hráč', '2 hráči', '5 hráčov', '22 hráčov'],
    resources: ['1 surovina', '2 suroviny', '5 surovín', '22 surovín'],
    points: ['1 bod', '2 body', '5 bodov', '22 bodov'],
    dice: ['1 kocka', '2 kocky', '5 kociek', '22 kociek'],
    wood: ['1 drevo', '2 drevá', '5 driev', '22 driev'],
    brick: ['1 íl', '2 íly', '5 ílov', '22 ílov'],
    stone: ['1 kameň', '2 kamene', '5 kameňov', '22 kameňov'],
    gold: ['1 zlato', '2 zlatá', '5 zlát', '22 zlát'],
    food: ['1 jedlo', '2 jedlá', '5 jedál', '22 jedál'],
    ornaments: ['1 ozdoba', '2 ozdoby', '5 ozdôb', '22 ozdôb'],
  },
  hr: {
    people: ['1 čovjek', '2 čovjeka', '5 ljudi', '22 čovjeka'],
    players: ['1 igrač', '2 igrača', '5 igrača', '22 igrača'],
    resources: ['1 resurs', '2 resursa', '5 resursa', '22 resursa'],
    points: ['1 bod', '2 boda', '5 bodova', '22 boda'],
    dice: ['1 kocka', '2 kocke', '5 kocki', '22 kocke'],
    wood: ['1 drvo', '2 drva', '5 drva', '22 drva'],
    brick: ['1 cigla', '2 cigle', '5 cigli', '22 cigle'],
    stone: ['1 kamen', '2 kamena', '5 kamena', '22 kamena'],
    gold: ['1 zlato', '2 zlata', '5 zlata', '22 zlata'],
    food: ['1 hrana', '2 hrane', '5 hrane', '22 hrane'],
    ornaments: ['1 ukras', '2 ukrasa', '5 ukrasa', '22 ukrasa'],
  },
};

const rows = LANGUAGES.flatMap((language) =>
  Object.entries(PLURALS[language]).map(([thing, forms]) => [language, thing as Thing, forms] as const),
);

describe('plural forms of 1, 2, 5 and 22', () => {
  it.each(rows)('%s %s', (language, thing, forms) => {
    const words = wordsIn({ language });
    const noun = nounOf(words, thing);
    expect([1, 2, 5, 22].map((count) => counted(words, count, noun))).toEqual(forms);
  });

  it('21 is one in Croatian and many in Czech and Slovak', () => {
    const said = (['hr', 'cs', 'sk'] as const).map((language) => amountOf('brick', 21, { language }));
    expect(said).toEqual(['21 cigla', '21 jílů', '21 ílov']);
  });

  it.each<[Language, Thing, string]>([
    ['cs', 'people', '1 figurku'],
    ['cs', 'ornaments', '1 ozdobu'],
    ['cs', 'stone', '1 kámen'],
    ['sk', 'people', '1 figúrku'],
    ['sk', 'resources', '1 surovinu'],
    ['hr', 'people', '1 čovjeka'],
    ['hr', 'brick', '1 ciglu'],
    ['hr', 'food', '1 hranu'],
  ])('%s: one of %s, as what is taken, is %s', (language, thing, form) => {
    const words = wordsIn({ language });
    const as: Form = 'object';
    expect(counted(words, 1, nounOf(words, thing), as)).toBe(form);
  });

  it('a loss has a true minus sign', () => {
    const words = wordsIn({ language: 'cs' });
    expect(counted(words, -10, words.points)).toBe('−10 bodů');
  });
});

describe('words that depend on the rulebook', () => {
  it.each([
    ['cs-2019', undefined, '2 jíly', 'krmení kmene', 'došel sloupeček budov'],
    ['cs-classic', undefined, '2 jíly', 'nakrmení kmene', 'došel balíček budov'],
    ['cs-2019', 'style', '2 cihly', 'krmení kmene', 'došel sloupeček budov'],
    ['cs-classic', 'style', '2 cihly', 'nakrmení kmene', 'došel balíček budov'],
    ['hr-2008', 'style', '2 cihly', 'krmení kmene', 'došel sloupeček budov'],
  ] as const)('Czech by %s, expansion %s', (edition, expansion, brick, phase, end) => {
    const speech = { language: 'cs', edition, ...(expansion === undefined ? {} : { expansion }) } as const;
    expect(amountOf('brick', 2, speech)).toBe(brick);
    expect(nameOfPhase('feeding', speech)).toBe(phase);
    expect(nameOfEndReason('stackExhausted', speech)).toBe(end);
  });

  it('other languages have one word whatever the book', () => {
    for (const edition of EDITIONS)
      expect(nameOfGood('brick', { language: 'sk', edition, expansion: 'style' })).toBe('íl');
  });
});

const content = CONTENTS.find(({ name }) => name === 'style-older')!.content;

describe.each(LANGUAGES)('names in %s', (language) => {
  const speech = { language };
  const all: readonly string[] = [
    ...[...SITES, ...VILLAGE, 'card1', 'card5', 'building1', 'building5', 'XB8', 'XB9'].map((place) =>
      nameOfPlace(place, speech),
    ),
    ...content.cards.map(({ id }) => nameOfCard(id, speech)),
    ...content.tiles.map((row) => nameOfBuilding(row, speech)),
    ...content.cards.flatMap(({ top, bottom }) => [benefitWords(top, speech), legacyWords(bottom, speech)]),
    ...content.tiles.flatMap(({ price, effect }) => [
      priceWords(price, speech),
      ...(effect === undefined ? [] : [benefitWords(effect, speech)]),
    ]),
    ...Object.values(content.faces).flatMap(({ faces }) => faces.map((face) => benefitWords(face, speech))),
    ...(['placing', 'acting', 'feeding'] as const).map((phase) => nameOfPhase(phase, speech)),
    ...PROFESSIONS.map((profession) => nameOfProfession(profession, speech)),
    ...SYMBOLS.map((symbol) => nameOfSymbol(symbol, speech)),
    ...SCORE_PARTS.map((part) => nameOfScorePart(part, speech)),
    ...EDITIONS.map((edition) => nameOfEdition(edition, speech)),
    ...(['stackExhausted', 'notEnoughCards', 'byConsent', 'lastPlayerLeft'] as const).map((reason) =>
      nameOfEndReason(reason, speech),
    ),
    nameOfMarket('market', speech),
    nameOfMarket('style', speech),
    nameOfFormerPlayer(speech),
  ];

  it('exist for everything and have no holes', () => {
    for (const name of all) expect(name).toMatch(/^(?!.*(undefined|NaN|\[object|\s{2})).*\p{L}.*$/u);
  });

  it('tell the cards of a box apart as far as they differ', () => {
    const cards = content.cards.map(({ top, bottom }) => JSON.stringify([top, bottom]));
    const named = content.cards.map(({ id }) => nameOfCard(id, speech));
    expect(new Set(named).size).toBe(new Set(cards).size);
  });

  it('tell the bots of a table apart, however many came and went', () => {
    const seats = Array.from({ length: 30 }, (_, join) => `bot${join + 1}` as SeatId);
    const named = seats.map((seat) => nameOfBot(seat, speech));
    expect(new Set(named).size).toBe(seats.length);
    expect([named[0], named[1], named[12]]).toEqual(['Runa (bot)', 'Keva (bot)', 'Runa 2 (bot)']);
    expect(nameOfBot('a seat of another house' as SeatId, speech)).toMatch(/^\p{Lu}\p{Ll}+ \(bot\)$/u);
  });

  it('keep the id of an unknown place', () => {
    expect(nameOfPlace('moon', speech)).toBe('moon');
  });
});

describe('a place of one’s own', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'a place of your own for up to 3 people: 1 wood for every 2 pips',
      'a place of your own for up to 3 people: 1 gold for every 5 pips',
    ],
    [
      'cs',
      'vlastní místo až pro 3 figurky: 1 dřevo za každé 2 body na kostkách',
      'vlastní místo až pro 3 figurky: 1 zlato za každých 5 bodů na kostkách',
    ],
    [
      'sk',
      'vlastné miesto až pre 3 figúrky: 1 drevo za každé 2 body na kockách',
      'vlastné miesto až pre 3 figúrky: 1 zlato za každých 5 bodov na kockách',
    ],
    [
      'hr',
      'vlastito mjesto za najviše 3 čovjeka: 1 drvo za svake 2 točkice',
      'vlastito mjesto za najviše 3 čovjeka: 1 zlato za svakih 5 točkica',
    ],
  ])('says in %s how many pips make a piece', (language, ...told) => {
    const effects = [
      { kind: 'worker', good: 'wood', divisor: 2, room: 3 },
      { kind: 'worker', good: 'gold', divisor: 5, room: 3 },
    ] as const;
    expect(effects.map((effect) => benefitWords(effect, { language }))).toEqual(told);
  });
});

describe('what decides a tie', () => {
  it.each<[Language, string]>([
    ['en', 'ties by the sum of grain, tools and people'],
    ['cs', 'při shodě rozhoduje součet obilí, nástrojů a figurek'],
    ['sk', 'pri rovnosti rozhoduje súčet obilia, nástrojov a figúrok'],
    ['hr', 'kod izjednačenja odlučuje zbroj proizvodnje hrane, alata i ljudi'],
  ])('is said in %s', (language, words) => {
    expect(settingsWords({ ...BASE, houseRules: { tie: 'sum' } }, { language })).toContain(words);
  });
});

describe('settings in one line', () => {
  it.each<[Language, string]>([
    ['en', 'Czech classic rules'],
    ['cs', 'starší česká pravidla'],
    ['sk', 'staršie české pravidlá'],
    ['hr', 'starija češka pravila'],
  ])('%s, nothing special', (language, line) => {
    expect(settingsWords(BASE, { language })).toBe(line);
  });

  it.each<[Language, string]>([
    [
      'en',
      'Czech 2019 rules with Style is the Goal and its older buildings, corrected cards and buildings, hunger costs 4 for each missing food, hunting again allowed, spare symbols count 1 each, ties by grain, then tools, then people, practice game, the players’ numbers for the dice are not sealed, 10 days in all and 1 hour more for each turn, 12 hours of grace, when time runs out: 2 late turns are excused, then the autopilot plays; after 5 turns in a row it takes over the seat',
    ],
    [
      'cs',
      'česká pravidla 2019 s rozšířením Styl je cíl a budovami ze starého rozšíření, opravené karty a budovy, hlad stojí 4 body za každé chybějící jídlo, na loviště i víckrát za kolo, každý přebytečný symbol je za 1 bod, při shodě rozhoduje obilí, pak nástroje, pak figurky, cvičná hra, čísla hráčů ke kostkám nejsou zapečetěná, 10 dní na celou hru a 1 hodinu navíc za každý tah, odklad: 12 hodin, po vypršení času: 2 pozdní tahy se prominou, pak hraje autopilot; po 5 tazích za sebou přebírá místo',
    ],
    [
      'sk',
      'české pravidlá 2019 s rozšírením Štýl je cieľ a budovami zo starého rozšírenia, opravené karty a budovy, hlad stojí 4 body za každé chýbajúce jedlo, na lov aj viackrát za kolo, každý zvyšný symbol je za 1 bod, pri rovnosti rozhoduje obilie, potom nástroje, potom figúrky, cvičná hra, čísla hráčov ku kockám nie sú zapečatené, 10 dní na celú hru a 1 hodinu navyše za každý ťah, odklad: 12 hodín, po vypršaní času: 2 neskoré ťahy sa odpustia, potom hrá autopilot; po 5 ťahoch za sebou preberá miesto',
    ],
    [
      'hr',
      'češka pravila 2019 s proširenjem Stil je cilj i građevinama iz starog proširenja, ispravljene karte i građevine, glad košta 4 boda za svaku hranu koja nedostaje, na lovište i više puta u krugu, svaki simbol viška donosi 1 bod, kod izjednačenja odlučuje proizvodnja hrane, zatim alati, zatim ljudi, igra za vježbu, brojevi igrača za kocke nisu zapečaćeni, 10 dana za cijelu igru i još 1 sat za svaki potez, odgoda: 12 sati, kad istekne vrijeme: 2 zakašnjela poteza se opraštaju, zatim igra autopilot; nakon 5 poteza zaredom preuzima mjesto',
    ],
  ])('%s, everything special', (language, line) => {
    expect(settingsWords(STYLE, { language })).toBe(line);
  });

  it.each(LANGUAGES)('%s: a house rule says what the switch of an edition says', (language) => {
    const switches = switchWords(
      {
        starvation: { kind: 'perMissing', points: 4 },
        huntAgain: true,
        spareGreens: 'onePointEach',
        tie: 'lexicographic',
      },
      { language },
    );
    for (const words of Object.values(switches)) expect(settingsWords(STYLE, { language })).toContain(words);
  });
});
