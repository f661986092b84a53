import type { Book } from '../sentences.js';
import type { GoodWords, PlaceWords, Words } from '../words.js';

const place = (name: string, to: string, at: string): PlaceWords => ({ name, to, at });

const WORKED = { wood: 'dřevo', brick: 'cihly', stone: 'kámen', gold: 'zlato' } as const;

/** The words of the rulebook of 2019. */
const WORDS: Words = {
  language: 'cs',
  you: 'ty',
  nothing: 'nic',
  and: 'a',
  or: 'nebo',
  quote: (text) => `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`,

  seat: (seat) => `${seat}. hráč`,
  somebody: 'Hráč',
  formerPlayer: 'Bývalý hráč',
  practiceGame: 'Cvičná hra',
  formerTable: 'Stůl bývalého hráče',
  bot: (name) => `${name} (bot)`,

  people: { one: 'figurka', few: 'figurky', other: 'figurek', object: 'figurku' },
  players: { one: 'hráč', few: 'hráči', other: 'hráčů' },
  resources: { one: 'surovina', few: 'suroviny', other: 'surovin', object: 'surovinu' },
  points: { one: 'bod', few: 'body', other: 'bodů' },
  dice: { one: 'kostka', few: 'kostky', other: 'kostek', object: 'kostku' },
  days: { one: 'den', few: 'dny', other: 'dní' },
  hours: { one: 'hodina', few: 'hodiny', other: 'hodin', object: 'hodinu' },
  turns: { one: 'tah', few: 'tahy', other: 'tahů' },
  goods: {
    wood: { one: 'dřevo', few: 'dřeva', other: 'dřev', name: 'dřevo', paying: 'dřevem' },
    brick: { one: 'jíl', few: 'jíly', other: 'jílů', name: 'jíl', paying: 'jílem' },
    stone: { one: 'kámen', few: 'kameny', other: 'kamenů', name: 'kámen', paying: 'kamenem' },
    gold: { one: 'zlato', few: 'zlata', other: 'zlat', name: 'zlato', paying: 'zlatem' },
    food: { one: 'jídlo', few: 'jídla', other: 'jídel', name: 'jídlo', paying: 'jídlem' },
    ornaments: {
      one: 'ozdoba',
      few: 'ozdoby',
      other: 'ozdob',
      object: 'ozdobu',
      name: 'ozdoby',
      paying: 'ozdobami',
    },
  },

  places: {
    hunt: place('loviště', 'na loviště', 'na lovišti'),
    forest: place('les', 'do lesa', 'v lese'),
    clayPit: place('jíloviště', 'na jíloviště', 'na jílovišti'),
    quarry: place('kamenolom', 'do kamenolomu', 'v kamenolomu'),
    river: place('řeka', 'na řeku', 'na řece'),
    toolMaker: place('výrobce nástrojů', 'k výrobci nástrojů', 'u výrobce nástrojů'),
    hut: place('chýše', 'do chýše', 'v chýši'),
    field: place('pole', 'na pole', 'na poli'),
    trader: place('kupec', 'ke kupci', 'u kupce'),
  },
  cardPlace: (position) => place(`${position}. karta`, `na ${position}. kartu`, `na ${position}. kartě`),
  stackPlace: (position) => place(`${position}. budova`, `na ${position}. budovu`, `na ${position}. budově`),
  workerPlace: (good) =>
    place(
      `budova těžící ${WORKED[good]}`,
      `na budovu těžící ${WORKED[good]}`,
      `na budově těžící ${WORKED[good]}`,
    ),
  stack: (position) => `${position}. sloupeček budov`,
  markets: {
    market: { name: 'trh surovin', object: 'trh surovin', at: 'na trhu' },
    style: { name: 'trh „se stylem“', object: 'trh „se stylem“', at: 'na trhu' },
  },
  forCard: (card) => `za kartu ${card}`,
  forBuilding: 'za budovu',
  unknownCard: 'karta',

  phases: { placing: 'umísťování figurek', acting: 'provedení akcí', feeding: 'krmení kmene' },
  symbols: {
    healing: 'léčitelství',
    art: 'sochařství',
    music: 'hudba',
    writing: 'písmo',
    time: 'časomíra',
    pottery: 'hrnčířství',
    transport: 'kolo',
    weaving: 'tkalcovství',
    ornament: 'ozdoba',
  },
  professions: {
    farmer: { one: 'rolník', few: 'rolníci', other: 'rolníků' },
    toolMaker: { one: 'výrobce nástrojů', few: 'výrobci nástrojů', other: 'výrobců nástrojů' },
    hutBuilder: { one: 'stavitel chýší', few: 'stavitelé chýší', other: 'stavitelů chýší' },
    shaman: { one: 'šaman', few: 'šamani', other: 'šamanů' },
    trader: { one: 'kupec', few: 'kupci', other: 'kupců' },
  },
  multiplied: {
    farmer: 'obilí',
    toolMaker: 'hodnota nástrojů',
    hutBuilder: 'budovy',
    shaman: 'figurky',
    trader: 'stupeň obchodu',
  },
  scoreParts: {
    inPlay: 'během hry',
    culture: 'kultura',
    farmers: 'rolníci',
    toolMakers: 'výrobci nástrojů',
    hutBuilders: 'stavitelé chýší',
    shamans: 'šamani',
    traders: 'kupci',
    resources: 'suroviny',
  },
  endReasons: {
    stackExhausted: 'došel sloupeček budov',
    notEnoughCards: 'v balíčku není dost civilizačních karet',
    byConsent: 'hráči se na tom dohodli',
    lastPlayerLeft: 've hře zůstal jediný hráč',
  },
  editions: {
    'cs-2019': 'česká pravidla 2019',
    'cs-classic': 'starší česká pravidla',
    'sk-classic': 'slovenská pravidla',
    'hr-2008': 'chorvatská pravidla 2008',
  },
  expansion: 'Styl je cíl',

  automatic: ' (bez volby)',
  byOrders: 'podle pokynů',
  byAutopilot: 'autopilot',
};

/** Where the older rulebook (002) says it in other words. */
const CLASSIC: Words = {
  ...WORDS,
  stack: (position) => `${position}. balíček budov`,
  phases: { placing: 'umisťování figurek', acting: 'vyhodnocení akcí', feeding: 'nakrmení kmene' },
  endReasons: { ...WORDS.endReasons, stackExhausted: 'došel balíček budov' },
};

/** The expansion's rulebook (001) calls bricks what they are. */
const BRICK: GoodWords = {
  one: 'cihla',
  few: 'cihly',
  other: 'cihel',
  object: 'cihlu',
  name: 'cihla',
  paying: 'cihlou',
};
const withBricks = (words: Words): Words => ({ ...words, goods: { ...words.goods, brick: BRICK } });

const STYLE = withBricks(WORDS);
const CLASSIC_STYLE = withBricks(CLASSIC);

/** Czech has three rulebooks, and each its own words. */
export function wordsOf({ edition, expansion }: Book): Words {
  if (edition === 'cs-classic') return expansion === undefined ? CLASSIC : CLASSIC_STYLE;
  return expansion === undefined ? WORDS : STYLE;
}
