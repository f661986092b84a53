import type { Noun, PlaceWords, Words } from '../words.js';

const place = (name: string, preposition = 'at'): PlaceWords => ({
  name,
  to: `to the ${name}`,
  at: `${preposition} the ${name}`,
});
const numbered = (name: string): PlaceWords => ({ name, to: `to ${name}`, at: `at ${name}` });
/** What English does not count: "3 wood". */
const mass = (name: string): Noun & Readonly<{ name: string; paying: string }> => ({
  one: name,
  other: name,
  name,
  paying: name,
});

export const WORDS: Words = {
  language: 'en',
  you: 'you',
  nothing: 'nothing',
  and: 'and',
  or: 'or',
  quote: (text) => `“${text}”`,

  seat: (seat) => `Player ${seat}`,
  somebody: 'A player',
  formerPlayer: 'A former player',
  practiceGame: 'Practice game',
  formerTable: 'A former player’s table',
  bot: (name) => `${name} (bot)`,

  people: { one: 'person', other: 'people' },
  players: { one: 'player', other: 'players' },
  resources: { one: 'resource', other: 'resources' },
  points: { one: 'point', other: 'points' },
  dice: { one: 'die', other: 'dice' },
  days: { one: 'day', other: 'days' },
  hours: { one: 'hour', other: 'hours' },
  turns: { one: 'turn', other: 'turns' },
  goods: {
    wood: mass('wood'),
    brick: mass('brick'),
    stone: mass('stone'),
    gold: mass('gold'),
    food: mass('food'),
    ornaments: { one: 'ornament', other: 'ornaments', name: 'ornaments', paying: 'ornaments' },
  },

  places: {
    hunt: place('hunting ground'),
    forest: place('forest', 'in'),
    clayPit: place('clay pit', 'in'),
    quarry: place('quarry', 'in'),
    river: place('river'),
    toolMaker: place('tool maker'),
    hut: place('hut', 'in'),
    field: place('field', 'in'),
    trader: place('trader'),
  },
  cardPlace: (position) => numbered(`card place ${position}`),
  stackPlace: (position) => numbered(`building ${position}`),
  workerPlace: (good) => place(`${good} building`),
  stack: (position) => `building stack ${position}`,
  markets: {
    market: { name: 'market', object: 'the market', at: 'at the market' },
    style: { name: 'style market', object: 'the style market', at: 'at the style market' },
  },
  forCard: (card) => `for the card ${card}`,
  forBuilding: 'for a building',
  unknownCard: 'a card',

  phases: { placing: 'placing people', acting: 'acting', feeding: 'feeding' },
  symbols: {
    healing: 'healing',
    art: 'art',
    music: 'music',
    writing: 'writing',
    time: 'time',
    pottery: 'pottery',
    transport: 'transport',
    weaving: 'weaving',
    ornament: 'ornament',
  },
  professions: {
    farmer: { one: 'farmer', other: 'farmers' },
    toolMaker: { one: 'tool maker', other: 'tool makers' },
    hutBuilder: { one: 'hut builder', other: 'hut builders' },
    shaman: { one: 'shaman', other: 'shamans' },
    trader: { one: 'trader', other: 'traders' },
  },
  multiplied: {
    farmer: 'grain',
    toolMaker: 'value of the tools',
    hutBuilder: 'buildings',
    shaman: 'people',
    trader: 'trade step',
  },
  scoreParts: {
    inPlay: 'in play',
    culture: 'culture',
    farmers: 'farmers',
    toolMakers: 'tool makers',
    hutBuilders: 'hut builders',
    shamans: 'shamans',
    traders: 'traders',
    resources: 'resources',
  },
  endReasons: {
    stackExhausted: 'a building stack ran out',
    notEnoughCards: 'there were not enough cards left in the deck',
    byConsent: 'the players agreed to end it',
    lastPlayerLeft: 'only one player was left',
  },
  editions: {
    'cs-2019': 'Czech 2019 rules',
    'cs-classic': 'Czech classic rules',
    'sk-classic': 'Slovak classic rules',
    'hr-2008': 'Croatian 2008 rules',
  },
  expansion: 'Style is the Goal',

  automatic: ' (no choice)',
  byOrders: 'by standing orders',
  byAutopilot: 'by autopilot',
};
