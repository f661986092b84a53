import {
  acts,
  called,
  clause,
  counted,
  does,
  formFor,
  goodsList,
  list,
  signed,
  verb,
  type Verb,
} from '../grammar.js';
import { buildingNamed, cardQuoted, gainedAt, placeNamed, positionOf } from '../naming.js';
import type { EventSentences, Told, Who } from '../sentences.js';
import { settingsLine } from '../settings-line.js';
import {
  automatic,
  bestTotal,
  dealt,
  names,
  isNothing,
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

const TAKES: Verb = ['berie', 'berieš'];
const GAINS: Verb = ['získava', 'získavaš'];
const HAS: Verb = ['má', 'máš'];
const ROLLS: Verb = ['hádže', 'hádžeš'];
const NOT_GAINS: Verb = ['nezískava', 'nezískavaš'];
const WINS: Verb = ['víťazí', 'víťazíš'];
const LEAVES: Verb = ['necháva', 'nechávaš'];
const TRADES: Verb = ['mení', 'meníš'];

/** "miesto, ktoré drží Ema": names stay in the nominative. */
const theSeatOf = (who: Who): string => `miesto, ktoré ${who.you ? 'držíš ty' : `drží ${who.name}`}`;

const tools = { one: 'nástroja', other: 'nástrojov' };
const oneUseTools = {
  one: 'nástroja na jednorazové použitie',
  other: 'nástrojov na jednorazové použitie',
};

/** " pomocou 2 nástrojov a 1 nástroja na jednorazové použitie". */
function withTools({ tools: slots = [], oneUse = [] }: EventOf<'GoodsTaken'>, { words }: Told): string {
  const parts = [
    ...(slots.length === 0 ? [] : [counted(words, slots.length, tools)]),
    ...(oneUse.length === 0 ? [] : [counted(words, oneUse.length, oneUseTools)]),
  ];
  return parts.length === 0 ? '' : ` pomocou ${list(words, parts)}`;
}

function rolled(event: EventOf<'DiceRolled'>, told: Told): string {
  const { words } = told;
  const { pips, amount, shared } = yieldOf(event, told);
  const good = words.goods[event.good];
  if (amount === 0) return `spolu ${pips}, na ${good.object ?? good.one} to nestačí`;
  const other = shared ? ` alebo ${formFor(words, amount, words.goods.ornaments)}` : '';
  return `spolu ${pips}, teda ${counted(words, amount, good)}${other}`;
}

function traded({ trade, seat }: Purchase, { words, who }: Told): string {
  if (trade === undefined) return '';
  const { give, take, lost } = trade;
  const left = lost === undefined ? '' : ` (prepadá: ${goodsList(words, lost)})`;
  return `, ${verb(who(seat), TRADES)} ${goodsList(words, give, 'object')} za ${goodsList(words, take, 'object')}${left}`;
}

function gainedTool(who: Who, at: string, value: number | undefined): string {
  if (value === undefined)
    return acts(who, HAS, `všetky nástroje hodnoty 4 a ${at} ďalší ${verb(who, NOT_GAINS)}`);
  return value === 1
    ? acts(who, GAINS, `${at} nový nástroj hodnoty 1`)
    : acts(who, ['zlepšuje', 'zlepšuješ'], `${at} nástroj na hodnotu ${value}`);
}

const IS_MISSING = { one: 'chýba', few: 'chýbajú', other: 'chýba' };
const SEATS = { one: 'miesto', few: 'miesta', other: 'miest' };

const ASKED: Readonly<Record<Asked['kind'], (event: Asked, told: Told) => string>> = {
  undo: ({ toVersion = 0 }) => `vrátiť hru k ťahu ${toVersion}`,
  cancel: () => 'zrušiť hru',
  finish: () => 'skončiť a spočítať body',
  replace: ({ about = 0 }, { who }) => `uvoľniť ${theSeatOf(who(about))}`,
  pause: () => 'zastaviť čas všetkým hráčom',
};

const timeOf = (who: Who, theirs: string, yours: string): string =>
  who.you ? yours : `${who.name}: ${theirs}`;
const playsOn = (who: Who): string => (who.you ? 'hráš ty' : `hrá ${who.name}`);

const TIMED_OUT: TimeOutSentences = {
  extended: () => ', ale správu sa nepodarilo doručiť: čas beží znova, raz za hru',
  excused: (count) => `: ospravedlnené (${count}.), čas beží znova`,
  played: () => ': tento ťah hrá autopilot',
  kept: (count, words) => (count > 1 ? `, ${counted(words, count, words.turns)} za sebou` : ''),
};

const OUTCOMES = { granted: ', návrh je prijatý', refused: ', návrh je zamietnutý' } as const;

const CANCELLED = {
  beforeStart: 'Hra je zrušená ešte pred začiatkom',
  byConsent: 'Hra je zrušená po dohode hráčov',
  idle: 'Hra je zrušená, dlho v nej nikto nehral',
} as const;

function ended(event: EventOf<'GameEnded'>, told: Told): string {
  const { words, who } = told;
  const over = `Koniec hry, ${words.endReasons[event.reason]}`;
  const points = counted(words, bestTotal(event), words.points);
  const [first, ...others] = event.winners;
  if (first === undefined) return over;
  if (others.length > 0) return `${over}; víťazi: ${names(told, event.winners)} (${points})`;
  return `${over}: ${clause(who(first), WINS)}, ${points}`;
}

export const EVENTS: EventSentences = {
  GameStarted: (event, told) =>
    `Hra sa začína: ${told.settings.rules(event, told.words)}; ${
      event.draw === undefined ? 'poradie' : 'vyžrebované poradie'
    } v smere hodinových ručičiek: ${names(told, event.seats)}`,
  RoundStarted: ({ round, start }, { words, who }) =>
    `${round}. kolo, začínajúci hráč: ${called(words, who(start))}`,
  CardsShifted: ({ cards }, told) => `Zvyšné karty sa posúvajú: ${dealt(told, cards)}`,
  CardsDealt: ({ cards }, told) => `Nové karty: ${dealt(told, cards)}`,
  TileTurned: ({ place, tile }, told) => {
    const row = told.tile(tile);
    const shown = row === undefined ? '' : `: ${buildingNamed(told, row)}`;
    return `${told.words.stack(positionOf(place))}, nová budova${shown}`;
  },
  StackExhausted: ({ place }, { words }) =>
    `Minul sa ${words.stack(positionOf(place))}: toto kolo je posledné`,
  PhaseStarted: ({ phase }, { words }) => `${phaseNumber(phase)}. fáza: ${words.phases[phase]}`,
  TurnPassed: ({ to }, { who }) => does(who(to), 'je na ťahu', 'si na ťahu'),
  PlayerSkipped: ({ seat, reason }, { who }) =>
    reason === 'nobodyHome'
      ? acts(who(seat), HAS, 'umiestnené všetky figúrky')
      : acts(who(seat), ['nemá', 'nemáš'], 'kam umiestniť ďalšie figúrky'),

  PeoplePlaced: ({ seat, place, people }, told) =>
    acts(
      told.who(seat),
      ['posiela', 'posielaš'],
      `${counted(told.words, people, told.words.people, 'object')} ${placeNamed(told, place)?.to ?? place}`,
    ),
  DiceRolled: (event, told) =>
    acts(
      told.who(event.seat),
      ROLLS,
      `${gainedAt(told, event.source)} ${event.dice.join(', ')}: ${rolled(event, told)}`,
    ),
  GoodsTaken: (event, told) => {
    const nothing = isNothing(event.goods);
    return (
      acts(
        told.who(event.seat),
        nothing ? ['neberie', 'neberieš'] : TAKES,
        `${gainedAt(told, event.source)} ${goodsList(told.words, event.goods, 'object')}`,
      ) +
      withTools(event, told) +
      automatic(event, told)
    );
  },
  ToolGained: (event, told) => {
    const who = told.who(event.seat);
    const at = gainedAt(told, event.source);
    return gainedTool(who, at, event.value) + automatic(event, told);
  },
  PersonBorn: (event, told) => {
    const who = told.who(event.seat);
    const number = counted(told.words, event.people, told.words.people, 'object');
    const at = gainedAt(told, event.source);
    const born =
      event.by === 0
        ? acts(who, HAS, `už ${number} a ${at} ďalšiu ${verb(who, NOT_GAINS)}`)
        : acts(who, GAINS, `${at} novú figúrku a ${verb(who, HAS)} už ${number}`);
    return born + automatic(event, told);
  },
  AgricultureRaised: (event, told) => {
    const who = told.who(event.seat);
    const at = gainedAt(told, event.source);
    const raised =
      event.by === 0
        ? acts(who, HAS, `obilie už na ${event.to} a ${at} ďalšie ${verb(who, NOT_GAINS)}`)
        : acts(who, ['zvyšuje', 'zvyšuješ'], `${at} obilie na ${event.to}`);
    return raised + automatic(event, told);
  },
  TradeAdvanced: (event, told) => {
    const who = told.who(event.seat);
    const { to, by, ornaments, source } = event;
    const at = gainedAt(told, source);
    const taken = `${verb(who, TAKES)} ${goodsList(told.words, { ornaments }, 'object')}`;
    const moved =
      by === 0
        ? acts(
            who,
            ['je', 'si'],
            `na počítadle obchodu už na stupni ${to} a ${at} nič ${verb(who, NOT_GAINS)}`,
          )
        : acts(who, ['postupuje', 'postupuješ'], `${at} na počítadle obchodu na stupeň ${to} a ${taken}`);
    return moved + automatic(event, told);
  },
  IncomeTaken: ({ seat, goods }, { words, who }) =>
    acts(who(seat), TAKES, `${words.forBuilding} ${goodsList(words, goods, 'object')}`),

  CardBought: (event, told) => {
    const { words } = told;
    const more = event.extra === true ? ' a s ňou kartu navyše' : '';
    const gain = event.points === undefined ? '' : `, ${signed(words, event.points, words.points)}`;
    const paid = goodsList(words, event.paid, 'object');
    const bought = `kartu ${cardQuoted(told, event.card)}${more} za ${paid}`;
    return acts(told.who(event.seat), ['kupuje', 'kupuješ'], bought) + traded(event, told) + gain;
  },
  CardDeclined: (event, told) =>
    acts(told.who(event.seat), LEAVES, `${positionOf(event.place)}. kartu ležať`) + automatic(event, told),
  CardDrawn: ({ seat, sealed }, told) => {
    const who = told.who(seat);
    const which =
      sealed !== undefined && (who.you || told.everything)
        ? `: ${cardQuoted(told, sealed.card)}`
        : ' lícom nadol';
    return acts(who, TAKES, `kartu navyše${which}`);
  },
  BuildingBought: (event, told) => {
    const { words } = told;
    const built = `budovu za ${goodsList(words, event.paid, 'object')}`;
    const gain = signed(words, event.points, words.points);
    return `${acts(told.who(event.seat), ['stavia', 'staviaš'], built)}${traded(event, told)}, ${gain}`;
  },
  BuildingDeclined: (event, told) =>
    acts(told.who(event.seat), LEAVES, `${positionOf(event.place)}. budovu ležať`) + automatic(event, told),
  MarketOpened: ({ seat, faces, dice, order }, told) =>
    `${acts(told.who(seat), ROLLS, `pre ${told.words.markets[faces].object} ${dice.join(', ')}`)}; postupne vyberajú: ${names(told, order)}`,
  DieTaken: (event, told) =>
    acts(told.who(event.seat), TAKES, `kocku ${event.face}`) + automatic(event, told),
  AnyTwoTaken: ({ seat, goods, auto }, { words, who }) =>
    acts(who(seat), TAKES, `ľubovoľné suroviny: ${goodsList(words, goods, 'object')}`) +
    (auto === true ? ', pretože karta ostala do konca nepoužitá' : ''),

  FoodHarvested: ({ seat, food }, { words, who }) =>
    acts(who(seat), GAINS, `za obilie ${goodsList(words, { food }, 'object')}`),
  TribeFed: (event, told) =>
    acts(
      told.who(event.seat),
      ['kŕmi', 'kŕmiš'],
      `kmeň: ${goodsList(told.words, { ...event.paid, food: event.food })}`,
    ) + automatic(event, told),
  TribeStarved: (event, told) => {
    const { words, who } = told;
    const missing = `${formFor(words, event.missing, IS_MISSING)} ${counted(words, event.missing, words.goods.food)}`;
    const lost = signed(words, -event.lost, words.points);
    const paid = goodsList(words, { ...event.paid, food: event.food });
    return (
      does(who(event.seat), 'hladuje', 'hladuješ') +
      `: ${missing}, ${lost}; zaplatené: ${paid}` +
      automatic(event, told)
    );
  },
  CardsRevealed: ({ seat, cards }, told) =>
    acts(told.who(seat), ['ukazuje', 'ukazuješ'], `karty navyše: ${quoted(told, cards)}`),
  ScoresCounted: (event, told) => `Záverečné vyhodnotenie: ${totals(told, event)}`,
  GameEnded: ended,

  GameOpened: ({ settings }, told) =>
    `Stôl je otvorený: ${settingsLine(settings, told.settings, told.words)}, ${counted(told.words, settings.seats, SEATS)}`,
  PlayerJoined: ({ seatId }, { who }) => does(who(seatId), 'si sadá k stolu', 'sadáš si k stolu'),
  PlayerLeft: ({ seatId, removed }, { who }) =>
    removed === true
      ? `Zakladateľ stola uvoľňuje ${theSeatOf(who(seatId))}`
      : acts(who(seatId), ['vstáva', 'vstávaš'], 'od stola'),
  EntropyRevealed: ({ seatId }, { who }) => acts(who(seatId), ['hlási', 'hlásiš'], 'pripravenosť'),
  MovesUndone: (event, told) =>
    acts(told.who(event.seat), ['vracia', 'vraciaš'], `hru k ťahu ${event.toVersion}`) +
    (tookBackOthers(event) ? `; vrátené ťahy: ${names(told, event.seats)}` : ''),
  RequestMade: (event, told) =>
    acts(told.who(event.seat), ['navrhuje', 'navrhuješ'], ASKED[event.kind](event, told)),
  RequestAnswered: ({ seat, agree, outcome }, { who }) => {
    if (outcome === 'expired')
      return acts(who(seat), ['nedostáva', 'nedostávaš'], 'včas odpoveď, návrh prepadá');
    const answer = agree
      ? does(who(seat), 'súhlasí', 'súhlasíš')
      : does(who(seat), 'nesúhlasí', 'nesúhlasíš');
    return answer + (outcome === undefined ? '' : OUTCOMES[outcome]);
  },
  Resigned: ({ seat }, { who }) => does(who(seat), 'sa vzdáva', 'vzdávaš sa'),
  TimedOut: ({ seat, step, count = 0 }, { words, who }) =>
    timeOf(who(seat), 'čas vypršal', 'Vypršal ti čas') + TIMED_OUT[step](count, words),
  SeatKept: ({ seat }, { who }) => `Autopilot preberá ${theSeatOf(who(seat))}`,
  SeatReturned: ({ seat, stretch }, { who }) =>
    stretch === true
      ? `Autopilot končí, ďalej ${playsOn(who(seat))}`
      : does(who(seat), 'sa vracia do hry', 'vraciaš sa do hry'),
  SeatReplaced: ({ seat, by }, { who }) => acts(who(by), ['preberá', 'preberáš'], `miesto ${seat}`),
  ClockPaused: ({ seat, days = 0 }, { words, who }) =>
    seat === undefined
      ? 'Čas všetkých hráčov stojí'
      : `${timeOf(who(seat), 'čas stojí', 'Tvoj čas stojí')} (najviac ${counted(words, days, words.days)})`,
  ClockResumed: ({ seat }, { who }) =>
    seat === undefined
      ? 'Čas všetkých hráčov znova beží'
      : timeOf(who(seat), 'čas znova beží', 'Tvoj čas znova beží'),
  GameCancelled: ({ reason }) => CANCELLED[reason],
  SeedRevealed: () => 'Tajné číslo servera je odhalené: všetky hody a karty možno overiť',
  DrawsSkipped: ({ draws }) =>
    `Po obnove zo zálohy sa preskakujú žrebovania, ktoré už mohol niekto vidieť (${draws})`,
  FullViewOpened: ({ viewer }, { who }) =>
    viewer === undefined
      ? 'Správca servera odteraz vidí všetko, aj karty lícom nadol'
      : does(
          who(viewer),
          'dohliada na hru a odteraz vidí všetko, aj karty lícom nadol',
          'dohliadaš na hru a odteraz vidíš všetko, aj karty lícom nadol',
        ),
};
