import type { PlaceWords, Words } from '../words.js';

const place = (name: string, to: string, at: string): PlaceWords => ({ name, to, at });

const WORKED = { wood: 'drevo', brick: 'íl', stone: 'kameň', gold: 'zlato' } as const;

export const WORDS: Words = {
  language: 'sk',
  you: 'ty',
  nothing: 'nič',
  and: 'a',
  or: 'alebo',
  quote: (text) => `„${text}“`,

  seat: (seat) => `${seat}. hráč`,
  somebody: 'Hráč',
  formerPlayer: 'Bývalý hráč',
  practiceGame: 'Cvičná hra',
  formerTable: 'Stôl bývalého hráča',
  bot: (name) => `${name} (bot)`,

  people: { one: 'figúrka', few: 'figúrky', other: 'figúrok', object: 'figúrku' },
  players: { one: 'hráč', few: 'hráči', other: 'hráčov' },
  resources: { one: 'surovina', few: 'suroviny', other: 'surovín', object: 'surovinu' },
  points: { one: 'bod', few: 'body', other: 'bodov' },
  dice: { one: 'kocka', few: 'kocky', other: 'kociek', object: 'kocku' },
  days: { one: 'deň', few: 'dni', other: 'dní' },
  hours: { one: 'hodina', few: 'hodiny', other: 'hodín', object: 'hodinu' },
  turns: { one: 'ťah', few: 'ťahy', other: 'ťahov' },
  goods: {
    wood: { one: 'drevo', few: 'drevá', other: 'driev', name: 'drevo', paying: 'drevom' },
    brick: { one: 'íl', few: 'íly', other: 'ílov', name: 'íl', paying: 'ílom' },
    stone: { one: 'kameň', few: 'kamene', other: 'kameňov', name: 'kameň', paying: 'kameňom' },
    gold: { one: 'zlato', few: 'zlatá', other: 'zlát', name: 'zlato', paying: 'zlatom' },
    food: { one: 'jedlo', few: 'jedlá', other: 'jedál', name: 'jedlo', paying: 'jedlom' },
    ornaments: {
      one: 'ozdoba',
      few: 'ozdoby',
      other: 'ozdôb',
      object: 'ozdobu',
      name: 'ozdoby',
      paying: 'ozdobami',
    },
  },

  places: {
    hunt: place('lov', 'na lov', 'na love'),
    forest: place('les', 'do lesa', 'v lese'),
    clayPit: place('hlinisko', 'na hlinisko', 'na hlinisku'),
    quarry: place('kameňolom', 'do kameňolomu', 'v kameňolome'),
    river: place('rieka', 'na rieku', 'na rieke'),
    toolMaker: place('výrobca nástrojov', 'k výrobcovi nástrojov', 'u výrobcu nástrojov'),
    hut: place('chatrč', 'do chatrče', 'v chatrči'),
    field: place('pole', 'na pole', 'na poli'),
    trader: place('kupec', 'ku kupcovi', 'u kupca'),
  },
  cardPlace: (position) => place(`${position}. karta`, `na ${position}. kartu`, `na ${position}. karte`),
  stackPlace: (position) => place(`${position}. budova`, `na ${position}. budovu`, `na ${position}. budove`),
  workerPlace: (good) =>
    place(
      `budova ťažiaca ${WORKED[good]}`,
      `na budovu ťažiacu ${WORKED[good]}`,
      `na budove ťažiacej ${WORKED[good]}`,
    ),
  stack: (position) => `${position}. balíček budov`,
  markets: {
    market: { name: 'trh', object: 'trh', at: 'na trhu' },
    style: { name: 'trh so štýlom', object: 'trh so štýlom', at: 'na trhu' },
  },
  forCard: (card) => `za kartu ${card}`,
  forBuilding: 'za budovu',
  unknownCard: 'karta',

  phases: { placing: 'umiestňovanie figúrok', acting: 'vyhodnotenie akcií', feeding: 'nakŕmenie kmeňa' },
  symbols: {
    healing: 'liečiteľstvo',
    art: 'umenie',
    music: 'hudba',
    writing: 'písmo',
    time: 'slnečné hodiny',
    pottery: 'hrnčiarstvo',
    transport: 'koleso',
    weaving: 'tkáčstvo',
    ornament: 'ozdoba',
  },
  professions: {
    farmer: { one: 'roľník', few: 'roľníci', other: 'roľníkov' },
    toolMaker: { one: 'výrobca nástrojov', few: 'výrobcovia nástrojov', other: 'výrobcov nástrojov' },
    hutBuilder: { one: 'staviteľ', few: 'stavitelia', other: 'staviteľov' },
    shaman: { one: 'šaman', few: 'šamani', other: 'šamanov' },
    trader: { one: 'kupec', few: 'kupci', other: 'kupcov' },
  },
  multiplied: {
    farmer: 'obilie',
    toolMaker: 'hodnota nástrojov',
    hutBuilder: 'budovy',
    shaman: 'figúrky',
    trader: 'stupeň obchodu',
  },
  scoreParts: {
    inPlay: 'počas hry',
    culture: 'kultúra',
    farmers: 'roľníci',
    toolMakers: 'výrobcovia nástrojov',
    hutBuilders: 'stavitelia',
    shamans: 'šamani',
    traders: 'kupci',
    resources: 'suroviny',
  },
  endReasons: {
    stackExhausted: 'minul sa balíček budov',
    notEnoughCards: 'v balíčku nie je dosť civilizačných kariet',
    byConsent: 'hráči sa na tom dohodli',
    lastPlayerLeft: 'v hre ostal jediný hráč',
  },
  editions: {
    'cs-2019': 'české pravidlá 2019',
    'cs-classic': 'staršie české pravidlá',
    'sk-classic': 'slovenské pravidlá',
    'hr-2008': 'chorvátske pravidlá 2008',
  },
  expansion: 'Štýl je cieľ',

  automatic: ' (bez voľby)',
  byOrders: 'podľa pokynov',
  byAutopilot: 'autopilot',
};
