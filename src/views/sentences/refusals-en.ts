import type { DecisionKind, PlaceId, Rejection } from '../../game/index.js';
import { priceWords } from './content-en.js';

/** "the forest", "card place 2", "building stack 1". */
export function placeWords(place: PlaceId): string {
  const numbered = /^(card|building)([1-5])$/.exec(place);
  if (numbered !== null)
    return `${numbered[1] === 'card' ? 'card place' : 'building stack'} ${numbered[2] ?? ''}`;
  return Object.hasOwn(PLACES, place) ? PLACES[place as keyof typeof PLACES] : `the tile ${place}`;
}

const PLACES = {
  hunt: 'the hunt',
  forest: 'the forest',
  clayPit: 'the clay pit',
  quarry: 'the quarry',
  river: 'the river',
  toolMaker: 'the tool maker',
  hut: 'the hut',
  field: 'the field',
  trader: 'the trader',
} as const;

const ASKED: Readonly<Record<DecisionKind, string>> = {
  place: 'send people to a place',
  act: 'choose where to act',
  settle: 'settle your roll',
  pickDie: 'pick a die',
  feed: 'feed your people',
};

const INSTEAD = {
  UsePlace: 'use it',
  Roll: 'roll',
  BuyCard: 'buy or leave the card',
  BuyBuilding: 'build or leave it',
} as const;
const ONLY = {
  owner: 'whoever opened the game',
  server: 'the server',
  seat: 'a player of this game',
} as const;
const CLOSED = { cancelled: 'was cancelled', over: 'is over' } as const;

const seats = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `seat ${numbers[0] ?? ''}` : `seats ${numbers.join(', ')}`;

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

type Sentences = { readonly [Refused in Rejection as Refused['code']]: (refused: Refused) => string };

const SENTENCES: Sentences = {
  NOT_YOUR_TURN: ({ awaiting }) =>
    awaiting.length === 0
      ? 'Nobody is asked anything now.'
      : `It is not your turn: the table waits for ${seats(awaiting)}.`,
  OTHER_DECISION: ({ awaited }) => `Something else comes first: ${ASKED[awaited]}.`,
  NO_SUCH_PLACE: () => 'There is no such place in this game.',
  WRONG_NUMBER: ({ place, min, max }) =>
    min === max
      ? `Exactly ${people(min)} can go to ${placeWords(place)}.`
      : `You can send ${min} to ${max} people to ${placeWords(place)}.`,
  NOT_ENOUGH_PEOPLE: ({ place, home, needed }) =>
    `${placeWords(place)} needs ${people(needed)} and you have ${home} at home.`.replace(/^./, (first) =>
      first.toUpperCase(),
    ),
  PLACE_OCCUPIED: ({ place }) => `Somebody stands on ${placeWords(place)} already.`,
  PLACE_FULL: ({ place, room }) => `All ${room} rings of ${placeWords(place)} are taken.`,
  ALREADY_PLACED_HERE: ({ place }) => `You have sent people to ${placeWords(place)} this round already.`,
  TOO_MANY_TRIBES: ({ place, limit }) =>
    `With so few players ${placeWords(place)} takes people of ${limit === 1 ? 'one tribe' : `${limit} tribes`} a round.`,
  VILLAGE_CLOSED: ({ limit }) => `With so few players only ${limit} village places can be taken a round.`,
  NOT_YOUR_TILE: ({ place }) => `Only its owner may use ${placeWords(place)}.`,
  NOBODY_THERE: ({ place }) => `You have nobody waiting at ${placeWords(place)}.`,
  NOT_DONE_HERE: ({ place, instead }) => `That is not done at ${placeWords(place)}: ${INSTEAD[instead]}.`,
  NO_SUCH_TOOL: ({ slot }) => `You have no tool in slot ${slot}.`,
  TOOL_NAMED_TWICE: ({ slot }) => `The tool in slot ${slot} is named twice.`,
  TOOL_USED: ({ slot }) => `The tool in slot ${slot} was used this round already.`,
  NO_SUCH_ONE_USE_TOOL: ({ card }) => `You have no unused one-use tool on card ${card}.`,
  CARD_NAMED_TWICE: ({ card }) => `Card ${card} is named twice.`,
  NOTHING_TO_SPLIT: () => 'Only a hunt with the expansion can be split into food and ornaments.',
  WRONG_SPLIT: ({ max }) => `At most ${max} of this hunt can be ornaments.`,
  BAD_AMOUNT: ({ good }) => `The amount of ${good} is not a whole number of pieces.`,
  NOT_PAYABLE: ({ good }) => `This cannot be paid with ${good}.`,
  NOT_ENOUGH_GOODS: ({ good, have, needed }) => `You have ${have} ${good} and named ${needed}.`,
  WRONG_PRICE: ({ price }) => `The price is ${priceWords(price)}.`,
  NO_TRADE_YET: () => 'Your trade marker has not left the start.',
  TRADED_ALREADY: () => 'You have traded this round already.',
  TRADER_VISITED: () => 'Whoever sent people to the trader this round cannot trade.',
  WRONG_RATIO: ({ give, take }) => `At your step of the trade track you give ${give} and take ${take}.`,
  TRADE_NOT_NEEDED: () => 'What a trade brings must go into this payment.',
  NO_EXTRA_HERE: ({ place }) => `No extra card is sold at ${placeWords(place)}.`,
  DECK_EMPTY: () => 'There is no card left in the deck.',
  NO_SUCH_DIE: ({ dice }) => `The dice that are left show ${dice.join(', ')}.`,
  NO_ANY_TWO: () => 'You have no unused card for any two resources.',
  WRONG_COUNT: ({ count }) => `Name exactly ${count} resources.`,
  WRONG_FEEDING: ({ missing, allowed }) =>
    `${missing} food are missing: pay ${allowed.join(' or ')} resources.`,
  UNKNOWN_COMMAND: () => 'These rules do not know that command yet.',
  NOT_ALLOWED: ({ to }) => `Only ${ONLY[to]} may do that.`,
  GAME_OPEN_ALREADY: () => 'This game is open already.',
  NO_SUCH_GAME: () => 'There is no such game.',
  GAME_NOT_STARTED: () => 'This game has not started yet.',
  GAME_STARTED: () => 'This game has started already.',
  GAME_CLOSED: ({ closed }) => `This game ${CLOSED[closed]}.`,
  GAME_NOT_CLOSED: () => 'This game is still being played.',
  INVALID_SETTINGS: ({ field }) => `The setting "${field}" is not one the rules know.`,
  NOT_SEATED: () => 'You do not sit in this game.',
  SEATED_ALREADY: () => 'You sit in this game already.',
  TABLE_FULL: ({ seats: count }) => `All ${count} seats are taken.`,
  TOO_FEW_PLAYERS: ({ needed }) => `It takes at least ${needed} players.`,
  NOT_READY: ({ seats: waiting }) =>
    waiting.length === 1 ? 'One player is not ready yet.' : `${waiting.length} players are not ready yet.`,
  READY_ALREADY: () => 'You are ready already.',
  BAD_ENTROPY: ({ field }) =>
    `"${field}" must be 32 bytes in lower-case hexadecimal, and only where this table asks for it.`,
  OTHER_JOIN_NUMBER: ({ next }) =>
    `Somebody else was faster: the next joiner is number ${next}, and your seal must be made for that number.`,
  SEATS_FIXED: () => 'Entropy has been shown: nobody may come or go any more.',
  SEATS_FREE: ({ free }) =>
    `${free === 1 ? 'One seat is' : `${free} seats are`} still free; entropy is shown when all have sat down.`,
  ENTROPY_DOES_NOT_MATCH: ({ join }) => `This entropy is not what you sealed as joiner ${join}.`,
  SEED_REVEALED_ALREADY: () => 'The seed is revealed already.',
  SEAT_KEPT: () => 'Autopilot keeps your seat: come back first.',
  SEAT_NOT_KEPT: () => 'Nobody else plays this seat.',
  SEAT_RESIGNED: () => 'This seat has resigned.',
  NO_SUCH_SEAT: ({ seat }) => `There is no seat ${seat}.`,
  NOTHING_TO_UNDO: () => 'There is nothing of yours to take back.',
  UNDO_NEEDS_CONSENT: () => 'Chance or somebody else’s move lies in between: the others must agree.',
  NO_SUCH_MOVE: ({ toVersion }) => `No move starts after version ${toVersion}.`,
  BOTS_DO_NOT_AGREE: () => 'Bots agree to that only in practice games.',
  REQUEST_OPEN: () => 'A request of this kind is open already.',
  NO_SUCH_REQUEST: () => 'That request is not open.',
  ANSWERED_ALREADY: () => 'You have answered that request already.',
  BAD_NUMBER: ({ field }) => `"${field}" is not a number the rules can use.`,
  COMMAND_ID_REUSED: ({ first }) =>
    `This commandId was used for another command (version ${first}). Use a new one for a new command.`,
};

/** One plain sentence for people. */
export function explain(rejection: Rejection): string {
  const sentence = SENTENCES[rejection.code] as (refused: Rejection) => string;
  return sentence(rejection);
}
