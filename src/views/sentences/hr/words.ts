import type { PlaceWords, Words } from '../words.js';

const place = (name: string, to: string, at: string): PlaceWords => ({ name, to, at });

const WORKED = { wood: 'drvo', brick: 'ciglu', stone: 'kamen', gold: 'zlato' } as const;

export const WORDS: Words = {
  language: 'hr',
  you: 'ti',
  nothing: 'ništa',
  and: 'i',
  or: 'ili',
  quote: (text) => `„${text}”`,

  seat: (seat) => `${seat}. igrač`,
  somebody: 'Igrač',
  formerPlayer: 'Bivši igrač',
  practiceGame: 'Igra za vježbu',
  formerTable: 'Stol bivšeg igrača',
  bot: (name) => `${name} (bot)`,

  people: { one: 'čovjek', few: 'čovjeka', other: 'ljudi', object: 'čovjeka' },
  players: { one: 'igrač', few: 'igrača', other: 'igrača' },
  resources: { one: 'resurs', few: 'resursa', other: 'resursa' },
  points: { one: 'bod', few: 'boda', other: 'bodova' },
  dice: { one: 'kocka', few: 'kocke', other: 'kocki', object: 'kocku' },
  days: { one: 'dan', few: 'dana', other: 'dana' },
  hours: { one: 'sat', few: 'sata', other: 'sati' },
  turns: { one: 'potez', few: 'poteza', other: 'poteza' },
  goods: {
    wood: { one: 'drvo', few: 'drva', other: 'drva', name: 'drvo', paying: 'drvom' },
    brick: { one: 'cigla', few: 'cigle', other: 'cigli', object: 'ciglu', name: 'cigla', paying: 'ciglom' },
    stone: { one: 'kamen', few: 'kamena', other: 'kamena', name: 'kamen', paying: 'kamenom' },
    gold: { one: 'zlato', few: 'zlata', other: 'zlata', name: 'zlato', paying: 'zlatom' },
    food: { one: 'hrana', few: 'hrane', other: 'hrane', object: 'hranu', name: 'hrana', paying: 'hranom' },
    ornaments: { one: 'ukras', few: 'ukrasa', other: 'ukrasa', name: 'ukrasi', paying: 'ukrasima' },
  },

  places: {
    hunt: place('lovište', 'na lovište', 'na lovištu'),
    forest: place('šuma', 'u šumu', 'u šumi'),
    clayPit: place('glinokop', 'na glinokop', 'na glinokopu'),
    quarry: place('kamenolom', 'u kamenolom', 'u kamenolomu'),
    river: place('rijeka', 'na rijeku', 'na rijeci'),
    toolMaker: place('alatnica', 'u alatnicu', 'u alatnici'),
    hut: place('koliba', 'u kolibu', 'u kolibi'),
    field: place('polje', 'na polje', 'na polju'),
    trader: place('trgovac', 'k trgovcu', 'kod trgovca'),
  },
  cardPlace: (position) => place(`${position}. karta`, `na ${position}. kartu`, `na ${position}. karti`),
  stackPlace: (position) =>
    place(`${position}. građevina`, `na ${position}. građevinu`, `na ${position}. građevini`),
  workerPlace: (good) =>
    place(
      `građevina za ${WORKED[good]}`,
      `na građevinu za ${WORKED[good]}`,
      `na građevini za ${WORKED[good]}`,
    ),
  stack: (position) => `${position}. kup građevina`,
  markets: {
    market: { name: 'bonusi za kocke', object: 'bonuse za kocke', at: 'iz bonusa za kocke' },
    style: { name: 'tržnica stila', object: 'tržnicu stila', at: 'na tržnici stila' },
  },
  forCard: (card) => `za kartu ${card}`,
  forBuilding: 'za građevinu',
  unknownCard: 'karta',

  phases: { placing: 'postavljanje ljudi', acting: 'korištenje akcija', feeding: 'hranjenje ljudi' },
  symbols: {
    healing: 'travarstvo',
    art: 'kiparstvo',
    music: 'glazba',
    writing: 'pisanje',
    time: 'vrijeme',
    pottery: 'lončarstvo',
    transport: 'prijevoz',
    weaving: 'tkanje',
    ornament: 'ukras',
  },
  professions: {
    farmer: { one: 'farmer', few: 'farmera', other: 'farmera' },
    toolMaker: { one: 'izrađivač alata', few: 'izrađivača alata', other: 'izrađivača alata' },
    hutBuilder: { one: 'graditelj koliba', few: 'graditelja koliba', other: 'graditelja koliba' },
    shaman: { one: 'vrač', few: 'vrača', other: 'vračeva' },
    trader: { one: 'trgovac', few: 'trgovca', other: 'trgovaca' },
  },
  multiplied: {
    farmer: 'proizvodnja hrane',
    toolMaker: 'vrijednost alata',
    hutBuilder: 'građevine',
    shaman: 'ljudi',
    trader: 'korak trgovine',
  },
  scoreParts: {
    inPlay: 'tijekom igre',
    culture: 'kultura',
    farmers: 'farmeri',
    toolMakers: 'izrađivači alata',
    hutBuilders: 'graditelji koliba',
    shamans: 'vračevi',
    traders: 'trgovci',
    resources: 'resursi',
  },
  endReasons: {
    stackExhausted: 'potrošen je jedan kup građevina',
    notEnoughCards: 'u kupu nema dovoljno civilizacijskih karata',
    byConsent: 'igrači su se tako dogovorili',
    lastPlayerLeft: 'u igri je ostao samo jedan igrač',
  },
  editions: {
    'cs-2019': 'češka pravila 2019',
    'cs-classic': 'starija češka pravila',
    'sk-classic': 'slovačka pravila',
    'hr-2008': 'hrvatska pravila 2008',
  },
  expansion: 'Stil je cilj',

  automatic: ' (bez izbora)',
  byOrders: 'po uputama',
  byAutopilot: 'autopilot',
};
