import { called, capital, counted, does, goodsList, list, signed } from '../grammar.js';
import { buildingNamed, cardQuoted, gainedAt, placeNamed, positionOf } from '../naming.js';
import type { EventSentences, Told, Who } from '../sentences.js';
import { settingsLine } from '../settings-line.js';
import {
  automatic,
  bestTotal,
  dealt,
  names,
  phaseNumber,
  quoted,
  tookBackOthers,
  totals,
  yieldOf,
  type Asked,
  type EventOf,
  type Purchase,
  type TimeOutSentences,
} from '../telling.js';

/** English tells what happened in the past tense, in which all persons are alike. */
const did = (who: Who, what: string): string => does(who, what, `you ${what}`);
const theSeatOf = (who: Who): string => (who.you ? 'your seat' : `the seat of ${who.name}`);

/** ", with 2 tools and 1 one-use tool". */
function withTools({ tools = [], oneUse = [] }: EventOf<'GoodsTaken'>, { words }: Told): string {
  const parts = [
    ...(tools.length === 0 ? [] : [counted(words, tools.length, { one: 'tool', other: 'tools' })]),
    ...(oneUse.length === 0
      ? []
      : [counted(words, oneUse.length, { one: 'one-use tool', other: 'one-use tools' })]),
  ];
  return parts.length === 0 ? '' : `, with ${list(words, parts)}`;
}

const PIPS = { one: 'pip', other: 'pips' };

function rolled(event: EventOf<'DiceRolled'>, told: Told): string {
  const { words } = told;
  const { pips, amount, shared } = yieldOf(event, told);
  const good = words.goods[event.good];
  const total = counted(words, pips, PIPS);
  if (amount === 0) return `${total}, not enough for ${good.name}`;
  return `${total}, enough for ${counted(words, amount, good)}${shared ? ` or ${words.goods.ornaments.name}` : ''}`;
}

function traded({ trade }: Purchase, { words }: Told): string {
  if (trade === undefined) return '';
  const lost = trade.lost === undefined ? '' : ` (${goodsList(words, trade.lost)} of it lost)`;
  return `, trading ${goodsList(words, trade.give)} for ${goodsList(words, trade.take)}${lost}`;
}

const ASKED: Readonly<Record<Asked['kind'], (event: Asked, told: Told) => string>> = {
  undo: ({ toVersion = 0 }) => `asked to go back to move ${toVersion}`,
  cancel: () => 'asked to cancel the game',
  finish: () => 'asked to stop here and count the points',
  replace: ({ about = 0 }, { who }) => `asked to let somebody else take ${theSeatOf(who(about))}`,
  pause: () => 'asked to stop all clocks for a while',
};

const clockOf = (who: Who): string => (who.you ? 'Your clock' : `The clock of ${who.name}`);

const TIMED_OUT: TimeOutSentences = {
  extended: () => ', but could not be reached: the time starts again, once in this game',
  excused: (count) => `: excused (no. ${count}), the time starts again`,
  played: () => ': autopilot plays this turn',
  kept: (count, words) => (count > 1 ? `, ${counted(words, count, words.turns)} in a row` : ''),
};

const OUTCOMES = { granted: ': it is granted', refused: ': it is refused' } as const;

const CANCELLED = {
  beforeStart: 'before it started',
  byConsent: 'by agreement of the players',
  idle: 'because nobody played for a long time',
} as const;

function ended(event: EventOf<'GameEnded'>, told: Told): string {
  const { words, who } = told;
  const over = `The game is over, ${words.endReasons[event.reason]}`;
  const points = counted(words, bestTotal(event), words.points);
  const [first, ...others] = event.winners;
  if (first === undefined) return over;
  if (others.length > 0) return `${over}; winners: ${names(told, event.winners)}, ${points} each`;
  return `${over}: ${wins(who(first))} with ${points}`;
}

const wins = (who: Who): string => (who.you ? 'you win' : `${who.name} wins`);

export const EVENTS: EventSentences = {
  GameStarted: (event, told) =>
    `The game started: ${told.settings.rules(event, told.words)}; ${
      event.draw === undefined ? 'clockwise' : 'seats drawn, clockwise'
    }: ${names(told, event.seats)}`,
  RoundStarted: ({ round, start }, { words, who }) =>
    `Round ${round}, starting player: ${called(words, who(start))}`,
  CardsShifted: ({ cards }, told) => `Cards that were left moved up: ${dealt(told, cards)}`,
  CardsDealt: ({ cards }, told) => `New cards: ${dealt(told, cards)}`,
  TileTurned: ({ place, tile }, told) => {
    const row = told.tile(tile);
    const shown = row === undefined ? '' : `: ${buildingNamed(told, row)}`;
    return `New building on stack ${positionOf(place)}${shown}`;
  },
  StackExhausted: ({ place }, { words }) =>
    `${capital(words.stack(positionOf(place)))} ran out: this round is the last`,
  PhaseStarted: ({ phase }, { words }) => `Phase ${phaseNumber(phase)}: ${words.phases[phase]}`,
  TurnPassed: ({ to }, { words, who }) => `The turn passed to ${called(words, who(to))}`,
  PlayerSkipped: ({ seat, reason }, { who }) =>
    did(
      who(seat),
      reason === 'nobodyHome' ? 'had nobody left to place' : 'had no place left to send people to',
    ),

  PeoplePlaced: ({ seat, place, people }, told) =>
    did(
      told.who(seat),
      `sent ${counted(told.words, people, told.words.people)} ${placeNamed(told, place)?.to ?? place}`,
    ),
  DiceRolled: (event, told) =>
    did(
      told.who(event.seat),
      `rolled ${event.dice.join(', ')} ${gainedAt(told, event.source)}: ${rolled(event, told)}`,
    ),
  GoodsTaken: (event, told) =>
    did(
      told.who(event.seat),
      `took ${goodsList(told.words, event.goods)} ${gainedAt(told, event.source)}${withTools(event, told)}`,
    ) + automatic(event, told),
  ToolGained: (event, told) => {
    const { value, source, seat } = event;
    const at = gainedAt(told, source);
    const gained =
      value === undefined
        ? `had all tools at value 4 and gained none ${at}`
        : value === 1
          ? `got a new tool of value 1 ${at}`
          : `improved a tool to value ${value} ${at}`;
    return did(told.who(seat), gained) + automatic(event, told);
  },
  PersonBorn: (event, told) => {
    const { people, by, source, seat } = event;
    const number = counted(told.words, people, told.words.people);
    const at = gainedAt(told, source);
    return (
      did(
        told.who(seat),
        by === 0 ? `had ${number} already and gained none ${at}` : `got a new person ${at}, now ${number}`,
      ) + automatic(event, told)
    );
  },
  AgricultureRaised: (event, told) =>
    did(
      told.who(event.seat),
      `${event.by === 0 ? `had grain at ${event.to} already and gained none` : `raised grain to ${event.to}`} ${gainedAt(told, event.source)}`,
    ) + automatic(event, told),
  TradeAdvanced: (event, told) => {
    const { to, by, ornaments, source, seat } = event;
    const at = gainedAt(told, source);
    const taken = ornaments === 0 ? '' : ` and took ${goodsList(told.words, { ornaments })}`;
    return (
      did(
        told.who(seat),
        by === 0
          ? `stood at step ${to} of the trade track already and gained nothing ${at}`
          : `moved to step ${to} of the trade track ${at}${taken}`,
      ) + automatic(event, told)
    );
  },
  IncomeTaken: ({ seat, goods }, { words, who }) =>
    did(who(seat), `took ${goodsList(words, goods)} ${words.forBuilding}`),

  CardBought: (event, told) => {
    const { seat, card, paid, extra, points } = event;
    const more = extra === true ? ' together with an extra card' : '';
    const gain = points === undefined ? '' : `, ${signed(told.words, points, told.words.points)}`;
    return did(
      told.who(seat),
      `bought the card ${cardQuoted(told, card)}${more} for ${goodsList(told.words, paid)}${traded(event, told)}${gain}`,
    );
  },
  CardDeclined: (event, told) =>
    did(told.who(event.seat), `left card ${positionOf(event.place)} where it is`) + automatic(event, told),
  CardDrawn: ({ seat, sealed }, told) => {
    const who = told.who(seat);
    const which =
      sealed !== undefined && (who.you || told.everything)
        ? `: ${cardQuoted(told, sealed.card)}`
        : ', face down';
    return did(who, `drew an extra card${which}`);
  },
  BuildingBought: (event, told) =>
    did(told.who(event.seat), `built for ${goodsList(told.words, event.paid)}${traded(event, told)}`) +
    `, ${signed(told.words, event.points, told.words.points)}`,
  BuildingDeclined: (event, told) =>
    did(told.who(event.seat), `left building ${positionOf(event.place)} where it is`) +
    automatic(event, told),
  MarketOpened: ({ seat, faces, dice, order }, told) =>
    did(told.who(seat), `rolled ${dice.join(', ')} for ${told.words.markets[faces].object}`) +
    `; picking in turn: ${names(told, order)}`,
  DieTaken: (event, told) => did(told.who(event.seat), `took the die ${event.face}`) + automatic(event, told),
  AnyTwoTaken: ({ seat, goods, auto: leftOver }, { words, who }) =>
    did(who(seat), `took resources of choice: ${goodsList(words, goods)}`) +
    (leftOver === true ? ', because the card was still unused at the end' : ''),

  FoodHarvested: ({ seat, food }, { words, who }) =>
    did(who(seat), `harvested ${goodsList(words, { food })}`),
  TribeFed: (event, told) =>
    did(
      told.who(event.seat),
      `fed the tribe with ${goodsList(told.words, { ...event.paid, food: event.food })}`,
    ) + automatic(event, told),
  TribeStarved: (event, told) => {
    const { words, who } = told;
    const missing = counted(words, event.missing, words.goods.food);
    const lost = signed(words, -event.lost, words.points);
    const paid = goodsList(words, { ...event.paid, food: event.food });
    return (
      did(who(event.seat), `went hungry: ${missing} missing, ${lost}; paid: ${paid}`) + automatic(event, told)
    );
  },
  CardsRevealed: ({ seat, cards }, told) =>
    did(told.who(seat), `showed the extra cards: ${quoted(told, cards)}`),
  ScoresCounted: (event, told) => `Final scoring: ${totals(told, event)}`,
  GameEnded: ended,

  GameOpened: ({ settings }, told) =>
    `The table was opened: ${settingsLine(settings, told.settings, told.words)}, ${counted(told.words, settings.seats, { one: 'seat', other: 'seats' })}`,
  PlayerJoined: ({ seatId }, { who }) => did(who(seatId), 'sat down'),
  PlayerLeft: ({ seatId, removed }, { who }) =>
    removed === true ? `The owner freed ${theSeatOf(who(seatId))}` : did(who(seatId), 'got up'),
  EntropyRevealed: ({ seatId }, { who }) => does(who(seatId), 'is ready', 'you are ready'),
  MovesUndone: (event, told) =>
    did(told.who(event.seat), `went back to move ${event.toVersion}`) +
    (tookBackOthers(event) ? `; moves taken back: ${names(told, event.seats)}` : ''),
  RequestMade: (event, told) => did(told.who(event.seat), ASKED[event.kind](event, told)),
  RequestAnswered: ({ seat, agree, outcome }, { who }) => {
    if (outcome === 'expired') return did(who(seat), 'got no answer in time: the request lapsed');
    return (
      did(who(seat), agree ? 'agreed' : 'did not agree') + (outcome === undefined ? '' : OUTCOMES[outcome])
    );
  },
  Resigned: ({ seat }, { who }) => did(who(seat), 'resigned'),
  TimedOut: ({ seat, step, count = 0 }, { words, who }) =>
    did(who(seat), 'ran out of time') + TIMED_OUT[step](count, words),
  SeatKept: ({ seat }, { words, who }) => `Autopilot plays for ${called(words, who(seat))}`,
  SeatReturned: ({ seat, stretch }, { who }) => {
    if (stretch !== true) return did(who(seat), 'came back');
    const whose = who(seat);
    return `Autopilot is done, ${whose.you ? 'you play' : `${whose.name} plays`} on`;
  },
  SeatReplaced: ({ seat, by }, { who }) => did(who(by), `took over seat ${seat}`),
  ClockPaused: ({ seat, days = 0 }, { words, who }) =>
    seat === undefined
      ? 'All clocks stand still'
      : `${clockOf(who(seat))} stands still for up to ${counted(words, days, words.days)}`,
  ClockResumed: ({ seat }, { who }) =>
    seat === undefined ? 'All clocks run again' : `${clockOf(who(seat))} runs again`,
  GameCancelled: ({ reason }) => `The game was cancelled ${CANCELLED[reason]}`,
  SeedRevealed: () => 'The seed was revealed: every die and card can be checked now',
  DrawsSkipped: ({ draws }, { words }) =>
    `${counted(words, draws, { one: 'draw was', other: 'draws were' })} skipped after a restored backup, because somebody may have seen what they bring`,
  FullViewOpened: ({ viewer }, { who }) =>
    viewer === undefined
      ? 'Whoever runs this server sees everything from now on, face-down cards too'
      : does(
          who(viewer),
          'watches over this game and sees everything from now on, face-down cards too',
          'you watch over this game and see everything from now on, face-down cards too',
        ),
};
