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

const TAKES: Verb = ['bere', 'bereš'];
const GAINS: Verb = ['získává', 'získáváš'];
const HAS: Verb = ['má', 'máš'];
const ROLLS: Verb = ['hází', 'házíš'];
const NOT_GAINS: Verb = ['nezískává', 'nezískáváš'];
const WINS: Verb = ['vítězí', 'vítězíš'];
const LEAVES: Verb = ['nechává', 'necháváš'];
const TRADES: Verb = ['mění', 'měníš'];

/** "místo, které drží Ema": names stay in the nominative. */
const theSeatOf = (who: Who): string => `místo, které ${who.you ? 'držíš ty' : `drží ${who.name}`}`;

const tools = { one: 'nástroje', other: 'nástrojů' };
const oneUseTools = { one: 'jednorázového nástroje', other: 'jednorázových nástrojů' };

/** " pomocí 2 nástrojů a 1 jednorázového nástroje". */
function withTools({ tools: slots = [], oneUse = [] }: EventOf<'GoodsTaken'>, { words }: Told): string {
  const parts = [
    ...(slots.length === 0 ? [] : [counted(words, slots.length, tools)]),
    ...(oneUse.length === 0 ? [] : [counted(words, oneUse.length, oneUseTools)]),
  ];
  return parts.length === 0 ? '' : ` pomocí ${list(words, parts)}`;
}

function rolled(event: EventOf<'DiceRolled'>, told: Told): string {
  const { words } = told;
  const { pips, amount, shared } = yieldOf(event, told);
  const good = words.goods[event.good];
  if (amount === 0) return `celkem ${pips}, na ${good.object ?? good.one} to nestačí`;
  const other = shared ? ` nebo ${formFor(words, amount, words.goods.ornaments)}` : '';
  return `celkem ${pips}, tedy ${counted(words, amount, good)}${other}`;
}

function traded({ trade, seat }: Purchase, { words, who }: Told): string {
  if (trade === undefined) return '';
  const { give, take, lost } = trade;
  const left = lost === undefined ? '' : ` (propadá: ${goodsList(words, lost)})`;
  return `, ${verb(who(seat), TRADES)} ${goodsList(words, give, 'object')} za ${goodsList(words, take, 'object')}${left}`;
}

function gainedTool(who: Who, at: string, value: number | undefined): string {
  if (value === undefined)
    return acts(who, HAS, `všechny nástroje hodnoty 4 a ${at} další ${verb(who, NOT_GAINS)}`);
  return value === 1
    ? acts(who, GAINS, `${at} nový nástroj hodnoty 1`)
    : acts(who, ['zlepšuje', 'zlepšuješ'], `${at} nástroj na hodnotu ${value}`);
}

const SEATS = { one: 'místo', few: 'místa', other: 'míst' };

const ASKED: Readonly<Record<Asked['kind'], (event: Asked, told: Told) => string>> = {
  undo: ({ toVersion = 0 }) => `vrátit hru k tahu ${toVersion}`,
  cancel: () => 'zrušit hru',
  finish: () => 'skončit a spočítat body',
  replace: ({ about = 0 }, { who }) => `uvolnit ${theSeatOf(who(about))}`,
  pause: () => 'zastavit čas všem hráčům',
};

const timeOf = (who: Who, theirs: string, yours: string): string =>
  who.you ? yours : `${who.name}: ${theirs}`;
const playsOn = (who: Who): string => (who.you ? 'hraješ ty' : `hraje ${who.name}`);

const TIMED_OUT: TimeOutSentences = {
  extended: () => ', ale zprávu se nepodařilo doručit: čas běží znovu, jednou za hru',
  excused: (count) => `: omluveno (${count}.), čas běží znovu`,
  played: () => ': tento tah hraje autopilot',
  kept: (count, words) => (count > 1 ? `, ${counted(words, count, words.turns)} za sebou` : ''),
};

const OUTCOMES = { granted: ', návrh je přijatý', refused: ', návrh je zamítnutý' } as const;

const CANCELLED = {
  beforeStart: 'Hra je zrušená ještě před začátkem',
  byConsent: 'Hra je zrušená po dohodě hráčů',
  idle: 'Hra je zrušená, dlouho v ní nikdo nehrál',
} as const;

function ended(event: EventOf<'GameEnded'>, told: Told): string {
  const { words, who } = told;
  const over = `Konec hry, ${words.endReasons[event.reason]}`;
  const points = counted(words, bestTotal(event), words.points);
  const [first, ...others] = event.winners;
  if (first === undefined) return over;
  if (others.length > 0) return `${over}; vítězové: ${names(told, event.winners)} (${points})`;
  return `${over}: ${clause(who(first), WINS)}, ${points}`;
}

export const EVENTS: EventSentences = {
  GameStarted: (event, told) =>
    `Hra začíná: ${told.settings.rules(event, told.words)}; ${
      event.draw === undefined ? 'pořadí' : 'vylosované pořadí'
    } po směru hodinových ručiček: ${names(told, event.seats)}`,
  RoundStarted: ({ round, start }, { words, who }) =>
    `${round}. kolo, začínající hráč: ${called(words, who(start))}`,
  CardsShifted: ({ cards }, told) => `Zbylé karty se posouvají: ${dealt(told, cards)}`,
  CardsDealt: ({ cards }, told) => `Nové karty: ${dealt(told, cards)}`,
  TileTurned: ({ place, tile }, told) => {
    const row = told.tile(tile);
    const shown = row === undefined ? '' : `: ${buildingNamed(told, row)}`;
    return `${told.words.stack(positionOf(place))}, nová budova${shown}`;
  },
  StackExhausted: ({ place }, { words }) => `Došel ${words.stack(positionOf(place))}: toto kolo je poslední`,
  PhaseStarted: ({ phase }, { words }) => `${phaseNumber(phase)}. fáze: ${words.phases[phase]}`,
  TurnPassed: ({ to }, { who }) => does(who(to), 'je na tahu', 'jsi na tahu'),
  PlayerSkipped: ({ seat, reason }, { who }) =>
    reason === 'nobodyHome'
      ? acts(who(seat), HAS, 'umístěné všechny figurky')
      : acts(who(seat), ['nemá', 'nemáš'], 'kam umístit další figurky'),

  PeoplePlaced: ({ seat, place, people }, told) =>
    acts(
      told.who(seat),
      ['posílá', 'posíláš'],
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
        nothing ? ['nebere', 'nebereš'] : TAKES,
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
        ? acts(who, HAS, `už ${number} a ${at} další ${verb(who, NOT_GAINS)}`)
        : acts(who, GAINS, `${at} novou figurku a ${verb(who, HAS)} už ${number}`);
    return born + automatic(event, told);
  },
  AgricultureRaised: (event, told) => {
    const who = told.who(event.seat);
    const at = gainedAt(told, event.source);
    const raised =
      event.by === 0
        ? acts(who, HAS, `obilí už na ${event.to} a ${at} další ${verb(who, NOT_GAINS)}`)
        : acts(who, ['zvyšuje', 'zvyšuješ'], `${at} obilí na ${event.to}`);
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
            ['je', 'jsi'],
            `na počítadle obchodu už na stupni ${to} a ${at} nic ${verb(who, NOT_GAINS)}`,
          )
        : acts(who, ['postupuje', 'postupuješ'], `${at} na počítadle obchodu na stupeň ${to} a ${taken}`);
    return moved + automatic(event, told);
  },
  IncomeTaken: ({ seat, goods }, { words, who }) =>
    acts(who(seat), TAKES, `${words.forBuilding} ${goodsList(words, goods, 'object')}`),

  CardBought: (event, told) => {
    const { words } = told;
    const more = event.extra === true ? ' a s ní kartu navíc' : '';
    const gain = event.points === undefined ? '' : `, ${signed(words, event.points, words.points)}`;
    const paid = goodsList(words, event.paid, 'object');
    const bought = `kartu ${cardQuoted(told, event.card)}${more} za ${paid}`;
    return acts(told.who(event.seat), ['kupuje', 'kupuješ'], bought) + traded(event, told) + gain;
  },
  CardDeclined: (event, told) =>
    acts(told.who(event.seat), LEAVES, `${positionOf(event.place)}. kartu ležet`) + automatic(event, told),
  CardDrawn: ({ seat, sealed }, told) => {
    const who = told.who(seat);
    const which =
      sealed !== undefined && (who.you || told.everything)
        ? `: ${cardQuoted(told, sealed.card)}`
        : ' lícem dolů';
    return acts(who, TAKES, `kartu navíc${which}`);
  },
  BuildingBought: (event, told) => {
    const { words } = told;
    const built = `budovu za ${goodsList(words, event.paid, 'object')}`;
    const gain = signed(words, event.points, words.points);
    return `${acts(told.who(event.seat), ['staví', 'stavíš'], built)}${traded(event, told)}, ${gain}`;
  },
  BuildingDeclined: (event, told) =>
    acts(told.who(event.seat), LEAVES, `${positionOf(event.place)}. budovu ležet`) + automatic(event, told),
  MarketOpened: ({ seat, faces, dice, order }, told) =>
    `${acts(told.who(seat), ROLLS, `pro ${told.words.markets[faces].object} ${dice.join(', ')}`)}; vybírají postupně: ${names(told, order)}`,
  DieTaken: (event, told) =>
    acts(told.who(event.seat), TAKES, `kostku ${event.face}`) + automatic(event, told),
  AnyTwoTaken: ({ seat, goods, auto }, { words, who }) =>
    acts(who(seat), TAKES, `libovolné suroviny: ${goodsList(words, goods, 'object')}`) +
    (auto === true ? ', protože karta zůstala do konce nepoužitá' : ''),

  FoodHarvested: ({ seat, food }, { words, who }) =>
    acts(who(seat), GAINS, `za obilí ${goodsList(words, { food }, 'object')}`),
  TribeFed: (event, told) =>
    acts(
      told.who(event.seat),
      ['krmí', 'krmíš'],
      `kmen: ${goodsList(told.words, { ...event.paid, food: event.food })}`,
    ) + automatic(event, told),
  TribeStarved: (event, told) => {
    const { words, who } = told;
    const missing = counted(words, event.missing, words.goods.food);
    const lost = signed(words, -event.lost, words.points);
    const paid = goodsList(words, { ...event.paid, food: event.food });
    return (
      does(who(event.seat), 'hladoví', 'hladovíš') +
      `: chybí ${missing}, ${lost}; zaplaceno: ${paid}` +
      automatic(event, told)
    );
  },
  CardsRevealed: ({ seat, cards }, told) =>
    acts(told.who(seat), ['ukazuje', 'ukazuješ'], `karty navíc: ${quoted(told, cards)}`),
  ScoresCounted: (event, told) => `Závěrečné vyhodnocení: ${totals(told, event)}`,
  GameEnded: ended,

  GameOpened: ({ settings }, told) =>
    `Stůl je otevřený: ${settingsLine(settings, told.settings, told.words)}, ${counted(told.words, settings.seats, SEATS)}`,
  PlayerJoined: ({ seatId }, { who }) => does(who(seatId), 'si sedá ke stolu', 'sedáš si ke stolu'),
  PlayerLeft: ({ seatId, removed }, { who }) =>
    removed === true
      ? `Zakladatel stolu uvolňuje ${theSeatOf(who(seatId))}`
      : acts(who(seatId), ['vstává', 'vstáváš'], 'od stolu'),
  EntropyRevealed: ({ seatId }, { who }) => acts(who(seatId), ['hlásí', 'hlásíš'], 'připravenost'),
  MovesUndone: (event, told) =>
    acts(told.who(event.seat), ['vrací', 'vracíš'], `hru k tahu ${event.toVersion}`) +
    (tookBackOthers(event) ? `; vrácené tahy: ${names(told, event.seats)}` : ''),
  RequestMade: (event, told) =>
    acts(told.who(event.seat), ['navrhuje', 'navrhuješ'], ASKED[event.kind](event, told)),
  RequestAnswered: ({ seat, agree, outcome }, { who }) => {
    if (outcome === 'expired')
      return acts(who(seat), ['nedostává', 'nedostáváš'], 'včas odpověď, návrh propadá');
    const answer = agree
      ? does(who(seat), 'souhlasí', 'souhlasíš')
      : does(who(seat), 'nesouhlasí', 'nesouhlasíš');
    return answer + (outcome === undefined ? '' : OUTCOMES[outcome]);
  },
  Resigned: ({ seat }, { who }) => does(who(seat), 'se vzdává', 'vzdáváš se'),
  TimedOut: ({ seat, step, count = 0 }, { words, who }) =>
    timeOf(who(seat), 'čas vypršel', 'Vypršel ti čas') + TIMED_OUT[step](count, words),
  SeatKept: ({ seat }, { who }) => `Autopilot přebírá ${theSeatOf(who(seat))}`,
  SeatReturned: ({ seat, stretch }, { who }) =>
    stretch === true
      ? `Autopilot končí, dál ${playsOn(who(seat))}`
      : does(who(seat), 'se vrací do hry', 'vracíš se do hry'),
  SeatReplaced: ({ seat, by }, { who }) => acts(who(by), ['přebírá', 'přebíráš'], `místo ${seat}`),
  ClockPaused: ({ seat, days = 0 }, { words, who }) =>
    seat === undefined
      ? 'Čas všech hráčů stojí'
      : `${timeOf(who(seat), 'čas stojí', 'Tvůj čas stojí')} (nejvýš ${counted(words, days, words.days)})`,
  ClockResumed: ({ seat }, { who }) =>
    seat === undefined
      ? 'Čas všech hráčů znovu běží'
      : timeOf(who(seat), 'čas znovu běží', 'Tvůj čas znovu běží'),
  GameCancelled: ({ reason }) => CANCELLED[reason],
  SeedRevealed: () => 'Tajné číslo serveru je odhalené: všechny hody a karty lze ověřit',
  DrawsSkipped: ({ draws }) =>
    `Po obnově ze zálohy se přeskakují losování, která už mohl někdo vidět (${draws})`,
  FullViewOpened: ({ viewer }, { who }) =>
    viewer === undefined
      ? 'Správce serveru odteď vidí všechno, i karty lícem dolů'
      : does(
          who(viewer),
          'dohlíží na hru a odteď vidí všechno, i karty lícem dolů',
          'dohlížíš na hru a odteď vidíš všechno, i karty lícem dolů',
        ),
};
