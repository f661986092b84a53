import { called, capital, counted, isGood, list } from '../grammar.js';
import { cardQuoted, placeNamed, priceNamed } from '../naming.js';
import type { RefusalSentences, Told } from '../sentences.js';
import { settingNamed } from '../wrong-setting.js';
import { SETTING_WORDS } from './wrong-setting.js';

const ASKED = {
  place: 'send people to a place',
  act: 'choose where to act',
  settle: 'decide about your roll',
  pickDie: 'pick a die',
  feed: 'feed your tribe',
} as const;

const INSTEAD = {
  UsePlace: 'take what it gives',
  Roll: 'roll the dice',
  BuyCard: 'buy the card or leave it',
  BuyBuilding: 'build it or leave it',
} as const;

const ONLY = {
  owner: 'whoever opened the table',
  server: 'the server',
  seat: 'a player of this game who is asked',
  organiser: 'an organiser of this game',
} as const;

const CLOSED = { cancelled: 'was cancelled', over: 'is over' } as const;

const to = (told: Told, place: string): string => placeNamed(told, place)?.to ?? 'to this place';
const the = (told: Told, place: string): string => to(told, place).replace(/^to /, '');
const there = (told: Told, place: string): string => placeNamed(told, place)?.at ?? 'there';
const named = (told: Told, place: string): string => capital(placeNamed(told, place)?.name ?? 'this place');
const cardOf = (told: Told, card: string): string =>
  told.card(card) === undefined ? 'this card' : `the card ${cardQuoted(told, card)}`;
/** Slots are numbered from 0 in commands, from 1 for people; other numbers mean no slot at all. */
const isSlot = (slot: number): boolean => slot >= 0 && slot <= 2;

export const REFUSALS: RefusalSentences = {
  NOT_YOUR_TURN: ({ awaiting }, { words, who }) =>
    awaiting.length === 0
      ? 'Nobody is asked anything now.'
      : `It is not your turn. The table is waiting for ${list(
          words,
          awaiting.map((seat) => called(words, who(seat))),
        )}.`,
  OTHER_DECISION: ({ awaited }) => `Something else comes first: ${ASKED[awaited]}.`,
  NO_SUCH_PLACE: () => 'There is no such place in this game.',
  WRONG_NUMBER: ({ place, min, max }, told) => {
    const most = counted(told.words, max, told.words.people);
    return min === max
      ? `Exactly ${most} can go ${to(told, place)}.`
      : `You can send ${min} to ${most} ${to(told, place)}.`;
  },
  NOT_ENOUGH_PEOPLE: ({ place, home, needed }, told) =>
    `${capital(the(told, place))} needs ${counted(told.words, needed, told.words.people)} and you have ${home} at home.`,
  PLACE_OCCUPIED: ({ place }, told) => `Somebody stands ${there(told, place)} already.`,
  PLACE_FULL: ({ place, room }, told) => `All ${room} rings of ${the(told, place)} are taken.`,
  ALREADY_PLACED_HERE: ({ place }, told) => `You have sent people ${to(told, place)} this round already.`,
  TOO_MANY_TRIBES: ({ place, limit }, told) =>
    `With so few players, at most ${counted(told.words, limit, told.words.players)} may have people ${there(told, place)}.`,
  VILLAGE_CLOSED: ({ limit }, { words }) =>
    `With so few players only ${counted(words, limit, { one: 'village place', other: 'village places' })} may be taken in a round.`,
  NOT_YOUR_TILE: () => 'Only its owner may send people to this building.',
  NOBODY_THERE: ({ place }, told) => `You have nobody waiting ${there(told, place)}.`,
  NOT_DONE_HERE: ({ place, instead }, told) => `${named(told, place)}: ${INSTEAD[instead]}.`,
  NO_SUCH_TOOL: ({ slot }) =>
    isSlot(slot) ? `You have no tool in slot ${slot + 1}.` : 'You have no such tool.',
  TOOL_NAMED_TWICE: ({ slot }) => `Tool ${slot + 1} is named twice.`,
  TOOL_USED: ({ slot }) => `Tool ${slot + 1} was used this round already.`,
  NO_SUCH_ONE_USE_TOOL: ({ card }, told) => `You have no unused one-use tool on ${cardOf(told, card)}.`,
  CARD_NAMED_TWICE: ({ card }, told) => `${capital(cardOf(told, card))} is named twice.`,
  NOTHING_TO_SPLIT: () =>
    'Only the yield of a hunt with the expansion can be shared out between food and ornaments.',
  WRONG_SPLIT: ({ max }, { words }) =>
    `You can take at most ${counted(words, max, words.goods.ornaments)} from this hunt.`,
  BAD_AMOUNT: ({ good }, { words }) =>
    isGood(good)
      ? `The amount of ${words.goods[good].name} must be a whole number from 1 up.`
      : 'That is not an amount of goods.',
  NOT_PAYABLE: ({ good }, { words }) =>
    isGood(good) ? `This cannot be paid with ${words.goods[good].paying}.` : 'This cannot be paid with that.',
  NOT_ENOUGH_GOODS: ({ good, have, needed }, { words }) =>
    isGood(good)
      ? `That takes ${counted(words, needed, words.goods[good])}, and you have ${have}.`
      : 'You do not have that much.',
  WRONG_PRICE: ({ price }, told) => `The price is ${priceNamed(told, price)}.`,
  NO_TRADE_TRACK: () => 'Nobody trades in this game: that needs the expansion.',
  NO_TRADE_YET: () => 'You cannot trade while your marker is at 0 on the trade track.',
  TRADED_ALREADY: () => 'You have traded this round already.',
  TRADER_VISITED: () => 'You have sent people to the trader this round, so you cannot trade.',
  WRONG_RATIO: ({ give, take }) => `Your trade ratio is ${give}:${take}.`,
  TRADE_NOT_NEEDED: () => 'You can trade only for what goes into this payment.',
  NO_EXTRA_HERE: ({ place }, told) => `${named(told, place)}: no extra card can be bought here.`,
  DECK_EMPTY: () => 'There is no card left in the deck.',
  NO_SUCH_DIE: ({ dice }, { words }) => `The dice that are left show ${list(words, dice.map(String))}.`,
  NO_ANY_TWO: () => 'You have no unused card for resources of your choice.',
  WRONG_COUNT: ({ count }, { words }) => `Choose exactly ${counted(words, count, words.resources)}.`,
  WRONG_FEEDING: ({ missing, allowed }, { words }) =>
    `${counted(words, missing, words.goods.food)} missing. Resources you may pay: ${allowed.join(', ')}.`,

  UNKNOWN_COMMAND: () => 'There is no such move in this game.',
  NOT_ALLOWED: ({ to }) => `Only ${ONLY[to]} may do that.`,
  GAME_OPEN_ALREADY: () => 'This table is open already.',
  NO_SUCH_GAME: () => 'There is no such game.',
  GAME_NOT_STARTED: () => 'This game has not started yet.',
  GAME_STARTED: () => 'This game has started already.',
  GAME_CLOSED: ({ closed }) => `This game ${CLOSED[closed]}.`,
  GAME_NOT_CLOSED: () => 'This game is still being played.',
  INVALID_SETTINGS: (wrong, { words }) =>
    `A game cannot be played like that. Check ${settingNamed(wrong, words, SETTING_WORDS)}.`,
  NO_SUCH_CONTENT_FILE: () => 'There are no such corrections of cards and buildings here.',
  CONTENT_FILE_CHANGES_NOTHING: () => 'These corrections change nothing in such a game.',
  NOT_SEATED: () => 'You do not sit at this table.',
  SEATED_ALREADY: () => 'You sit at this table already.',
  TABLE_FULL: ({ seats }, { words }) => `The table is full: ${counted(words, seats, words.players)}.`,
  TOO_FEW_PLAYERS: ({ needed }, { words }) => `It takes at least ${counted(words, needed, words.players)}.`,
  NOT_READY: ({ seats }, { words }) =>
    `${counted(words, seats.length, { one: 'player is', other: 'players are' })} not ready yet.`,
  READY_ALREADY: () => 'You are ready already.',
  BAD_ENTROPY: ({ field }) =>
    `${field === 'entropy' ? 'Your random number' : 'The fingerprint of your random number'} must be 32 bytes in lower-case hexadecimal, and only where this table asks for it.`,
  OTHER_JOIN_NUMBER: ({ next }) => `You would be joiner ${next}: seal your random number for that number.`,
  SEATS_FIXED: () => 'Random numbers are being shown: nobody may join or leave any more.',
  SEATS_FREE: ({ free }, { words }) =>
    `Wait until all have sat down: ${counted(words, free, { one: 'seat is', other: 'seats are' })} still free.`,
  SEED_REVEALED_ALREADY: () => 'The seed is revealed already.',
  SEAT_KEPT: () => 'Autopilot plays your seat. Say that you are back first.',
  SEAT_NOT_KEPT: () => 'Nobody else plays this seat.',
  SEAT_RESIGNED: () => 'This seat has resigned.',
  NO_SUCH_SEAT: ({ seat }) => `There is no seat ${seat}.`,
  NOTHING_TO_UNDO: () => 'There is no move of yours to take back.',
  UNDO_NEEDS_CONSENT: () =>
    'Dice, a new card or somebody else’s move came after it: all the others must agree.',
  NO_SUCH_MOVE: ({ toVersion }) => `The game cannot go back to move ${toVersion}.`,
  BOTS_DO_NOT_AGREE: () => 'Bots agree to that only in practice games.',
  REQUEST_OPEN: () => 'The table is being asked that already.',
  NO_SUCH_REQUEST: () => 'The table is not being asked that any more.',
  ANSWERED_ALREADY: () => 'You have answered that already.',
  BAD_NUMBER: ({ field }, { words }) => `The number ${words.quote(field)} is out of range.`,
  FULL_VIEW_OFF: () =>
    'This game was opened without the full view: face-down cards stay hidden until the end.',
  FULL_VIEW_OPEN_ALREADY: () => 'You see everything in this game already.',
  SAW_EVERYTHING: () => 'You have seen the hidden cards of this game, so you cannot sit down at it.',
  NO_CLOCK: () => 'No clock runs in this game.',
  CLOCK_PAUSED: () => 'The clock stands still already.',
  CLOCK_NOT_PAUSED: () => 'The clock is running.',
  PAUSES_SPENT: ({ days }, { words }) =>
    `The clock has stood still for ${counted(words, days, words.days)} in this game: that is the most.`,
  TIME_NOT_UP: () => 'The time is not up yet.',
  VACATION_DAYS: () => 'A vacation needs a first and a last day, at most a year ahead.',
  VACATION_TOO_SOON: () => 'A vacation can begin tomorrow at the earliest.',
  VACATION_OVERLAPS: () => 'You have taken one of these days off already.',
  VACATION_SPENT: ({ year, left }, { words }) =>
    `In ${year} you have ${counted(words, left, words.days)} of vacation left.`,
  VACATION_TOO_LATE: ({ games }, { words }) =>
    `The last quarter of your time is running in ${counted(words, games, { one: 'game', other: 'games' })}: move there first.`,
  NOBODY_TO_NUDGE: () => 'Nobody is awaited there who could be reminded.',
  NUDGED_LATELY: () => 'This player was nudged less than twelve hours ago.',
  GAME_IS_A_COPY: () => 'This game was played on another server. Here it can be read, not played.',
  COMMAND_ID_REUSED: ({ first }) =>
    `This command id belongs to another move already (move ${first}). Use a new one.`,
  ENTROPY_DOES_NOT_MATCH: () => 'That is not the random number you sealed when you sat down.',
};
