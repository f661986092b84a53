import { awaitingOf } from '../../src/game/index.js';
import type { Game, GameEvent, Seat } from '../../src/game/index.js';
import { LANGUAGES, type Language } from '../../src/views/sentences/languages.js';
import { questionOf } from '../../src/views/sentences/question-of.js';
import {
  acting,
  fed,
  feeding,
  gameAfter,
  hasCards,
  hasFood,
  hasPeople,
  hasTools,
  owns,
  placed,
  table,
} from '../support/scenario.js';

type Said = readonly [title: string, game: Game, en: string, cs: string, sk: string, hr: string];

const rolled = (
  event: Omit<Extract<GameEvent, { type: 'DiceRolled' }>, 'type' | 'draw' | 'seat'>,
): readonly GameEvent[] => [{ type: 'DiceRolled', seat: 1, draw: 9, ...event }];
const quarry = { dice: [6, 4, 3], good: 'stone', divisor: 5, source: 'quarry' } as const;
const hunt = { dice: [6, 6, 5], good: 'food', divisor: 2, source: 'hunt' } as const;
const market = (faces: 'market' | 'style', source: string): readonly GameEvent[] => [
  { type: 'MarketOpened', seat: 1, source, faces, dice: [2, 5, 6], order: [1, 2, 3], draw: 9 },
];
const three = { players: 3 };
const style = { players: 3, expansion: 'style' } as const;

const QUESTIONS: readonly Said[] = [
  [
    'placing',
    gameAfter(table()),
    'Place your people',
    'Umísti své figurky',
    'Umiestni svoje figúrky',
    'Postavi svoje ljude',
  ],
  [
    'acting, several places',
    gameAfter(table(), placed(1, 'forest', 2), placed(1, 'card2'), placed(1, 'hut', 2), acting(1)),
    'What comes first: forest, card place 2 or hut?',
    'Co dřív: les, 2. karta nebo chýše?',
    'Čo skôr: les, 2. karta alebo chatrč?',
    'Što prvo: šuma, 2. karta ili koliba?',
  ],
  [
    'acting, one roll',
    gameAfter(table(), placed(1, 'forest', 2), acting(1)),
    'Forest: roll 2 dice',
    'Les: hoď kostkami (2)',
    'Les: hoď kockami (2)',
    'Šuma: baci 2 kocke',
  ],
  [
    'acting, one place without a choice',
    gameAfter(table(), placed(1, 'field'), acting(1)),
    'Field: take what it gives',
    'Pole: proveď akci',
    'Pole: vyhodnoť akciu',
    'Polje: iskoristi akciju',
  ],
  [
    'acting, one card',
    gameAfter(
      table({ cards: ['C16', 'C22', 'C30', 'C01'] }),
      owns(1, { wood: 2 }),
      placed(1, 'card1'),
      acting(1),
    ),
    'Buy the card “4 food, 1 hut builder” for any 1 resource?',
    'Koupit kartu „4 jídla, 1 stavitel chýší“ za 1 libovolnou surovinu?',
    'Kúpiť kartu „4 jedlá, 1 staviteľ“ za 1 ľubovoľnú surovinu?',
    'Kupiti kartu „4 hrane, 1 graditelj koliba” za 1 resurs po izboru?',
  ],
  [
    'acting, one building',
    gameAfter(
      table({ tiles: ['B01', 'B02', 'B03', 'B04'] }),
      owns(1, { wood: 2, brick: 1 }),
      placed(1, 'building1'),
      acting(1),
    ),
    'Build for 2 wood and 1 brick?',
    'Postavit budovu za 2 dřeva a 1 jíl?',
    'Postaviť budovu za 2 drevá a 1 íl?',
    'Izgraditi građevinu za 2 drva i 1 ciglu?',
  ],
  [
    'a roll that tools can raise',
    gameAfter(table(), hasTools(1, 2), placed(1, 'quarry', 3), acting(1), rolled(quarry)),
    'Quarry: you rolled 13. Add tools?',
    'Kamenolom: máš hozeno 13. Přidat nástroje?',
    'Kameňolom: máš hodené 13. Pridať nástroje?',
    'Kamenolom: tvoj je zbroj 13. Dodati alate?',
  ],
  [
    'a hunt to share out',
    gameAfter(table(style), placed(1, 'hunt', 3), acting(1), rolled(hunt)),
    'Hunting ground: you rolled 17. How much food, how many ornaments?',
    'Loviště: máš hozeno 17. Kolik jídla a kolik ozdob?',
    'Lov: máš hodené 17. Koľko jedla a koľko ozdôb?',
    'Lovište: tvoj je zbroj 17. Koliko hrane, a koliko ukrasa?',
  ],
  [
    'a hunt with tools to share out',
    gameAfter(table(style), hasTools(1, 1), placed(1, 'hunt', 3), acting(1), rolled(hunt)),
    'Hunting ground: you rolled 17. Add tools? How much food, how many ornaments?',
    'Loviště: máš hozeno 17. Přidat nástroje? Kolik jídla a kolik ozdob?',
    'Lov: máš hodené 17. Pridať nástroje? Koľko jedla a koľko ozdôb?',
    'Lovište: tvoj je zbroj 17. Dodati alate? Koliko hrane, a koliko ukrasa?',
  ],
  [
    'a roll for a card',
    gameAfter(
      table({ before: [hasCards(1, 'C23')] }),
      hasTools(1, 2),
      placed(1, 'hunt'),
      acting(1),
      rolled({ dice: [4, 1], good: 'gold', divisor: 6, source: 'C23' }),
    ),
    'Card “2 dice for gold, art”: you rolled 5. Add tools?',
    'Karta „těžba zlata (2 kostky), sochařství“: máš hozeno 5. Přidat nástroje?',
    'Karta „ťažba zlata (2 kocky), umenie“: máš hodené 5. Pridať nástroje?',
    'Karta „2 kocke za zlato, kiparstvo”: tvoj je zbroj 5. Dodati alate?',
  ],
  [
    'a roll for a building, as corrected tables may have one',
    gameAfter(
      table(style),
      hasTools(1, 2),
      placed(1, 'hunt'),
      acting(1),
      rolled({ dice: [4, 1], good: 'gold', divisor: 6, source: 'XB4' }),
    ),
    'Building: you rolled 5. Add tools?',
    'Budova: máš hozeno 5. Přidat nástroje?',
    'Budova: máš hodené 5. Pridať nástroje?',
    'Građevina: tvoj je zbroj 5. Dodati alate?',
  ],
  [
    'the market',
    gameAfter(table(three), placed(1, 'hunt'), acting(1), market('market', 'C01')),
    'Market: take one die, 2, 5 or 6',
    'Trh surovin: vyber si kostku 2, 5 nebo 6',
    'Trh: vyber si kocku 2, 5 alebo 6',
    'Bonusi za kocke: izaberi kocku 2, 5 ili 6',
  ],
  [
    'the style market',
    gameAfter(table(style), placed(1, 'hunt'), acting(1), market('style', 'XB6')),
    'Style market: take one die, 2, 5 or 6',
    'Trh „se stylem“: vyber si kostku 2, 5 nebo 6',
    'Trh so štýlom: vyber si kocku 2, 5 alebo 6',
    'Tržnica stila: izaberi kocku 2, 5 ili 6',
  ],
  [
    'feeding, one short',
    gameAfter(table(), hasFood(1, 4), owns(1, { wood: 9 }), feeding, fed(2, 3, 4)),
    '1 food short',
    'Chybí 1 jídlo',
    'Chýba 1 jedlo',
    'Nedostaje 1 hrana',
  ],
  [
    'feeding, two short',
    gameAfter(table(), hasFood(1, 3), owns(1, { wood: 9 }), feeding, fed(2, 3, 4)),
    '2 food short',
    'Chybí 2 jídla',
    'Chýbajú 2 jedlá',
    'Nedostaje 2 hrane',
  ],
  [
    'feeding, seven short',
    gameAfter(table(), hasPeople(1, 8), hasFood(1, 1), owns(1, { wood: 9 }), feeding, fed(2, 3, 4)),
    '7 food short',
    'Chybí 7 jídel',
    'Chýba 7 jedál',
    'Nedostaje 7 hrane',
  ],
];

const rows = QUESTIONS.flatMap(([title, game, ...said]) =>
  LANGUAGES.map((language, column) => [language, title, game, said[column] ?? ''] as const),
);

describe('the question of an open decision', () => {
  it.each(rows)('%s: %s', (language, _title, game, question) => {
    const [open] = awaitingOf(game);
    expect(questionOf(open!, game, { language, edition: 'cs-2019', viewer: { seat: 1 } })).toBe(question);
  });

  const nameOf = (seat: Seat | string): string => (seat === 1 ? 'Ema' : '?');
  it.each<[Language, string, string]>([
    ['en', 'Ema is placing people', 'Ema is feeding the tribe'],
    ['cs', 'Ema umísťuje figurky', 'Ema krmí kmen'],
    ['sk', 'Ema umiestňuje figúrky', 'Ema kŕmi kmeň'],
    ['hr', 'Ema postavlja ljude', 'Ema hrani pleme'],
  ])('%s: to others it says what is waited for', (language, places, feeds) => {
    const said = [QUESTIONS[0]![1], QUESTIONS[13]![1]].map((game) =>
      questionOf(awaitingOf(game)[0]!, game, { language, nameOf, viewer: { seat: 2 } }),
    );
    expect(said).toEqual([places, feeds]);
  });
});
