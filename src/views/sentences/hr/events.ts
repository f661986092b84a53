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

const TAKES: Verb = ['uzima', 'uzimaš'];
const GAINS: Verb = ['dobiva', 'dobivaš'];
const NOT_GAINS: Verb = ['ne dobiva', 'ne dobivaš'];
const HAS: Verb = ['ima', 'imaš'];
const HAS_ALREADY: Verb = ['već ima', 'već imaš'];
const ROLLS: Verb = ['baca', 'bacaš'];
const TRADES: Verb = ['mijenja', 'mijenjaš'];
const WINS: Verb = ['pobjeđuje', 'pobjeđuješ'];

/** "mjesto koje drži Ema": names stay in the nominative. */
const theSeatOf = (who: Who): string => `mjesto koje ${who.you ? 'držiš ti' : `drži ${who.name}`}`;

const tools = { one: 'alata', other: 'alata' };
const oneUseTools = { one: 'alata za jednokratno korištenje', other: 'alata za jednokratno korištenje' };

/** " pomoću 2 alata i 1 alata za jednokratno korištenje". */
function withTools({ tools: slots = [], oneUse = [] }: EventOf<'GoodsTaken'>, { words }: Told): string {
  const parts = [
    ...(slots.length === 0 ? [] : [counted(words, slots.length, tools)]),
    ...(oneUse.length === 0 ? [] : [counted(words, oneUse.length, oneUseTools)]),
  ];
  return parts.length === 0 ? '' : ` pomoću ${list(words, parts)}`;
}

function rolled(event: EventOf<'DiceRolled'>, told: Told): string {
  const { words } = told;
  const { pips, amount, shared } = yieldOf(event, told);
  const good = words.goods[event.good];
  if (amount === 0) return `ukupno ${pips}, nedovoljno za ${good.object ?? good.one}`;
  const other = shared ? ` ili ${formFor(words, amount, words.goods.ornaments)}` : '';
  return `ukupno ${pips}, dakle ${counted(words, amount, good)}${other}`;
}

function traded({ trade, seat }: Purchase, { words, who }: Told): string {
  if (trade === undefined) return '';
  const { give, take, lost } = trade;
  const left = lost === undefined ? '' : ` (propada: ${goodsList(words, lost)})`;
  return `, ${verb(who(seat), TRADES)} ${goodsList(words, give, 'object')} za ${goodsList(words, take, 'object')}${left}`;
}

function gainedTool(who: Who, at: string, value: number | undefined): string {
  if (value === undefined)
    return acts(who, HAS_ALREADY, `sve alate vrijednosti 4 i ${at} ${verb(who, NOT_GAINS)} novi`);
  return value === 1
    ? acts(who, GAINS, `${at} novi alat vrijednosti 1`)
    : acts(who, ['poboljšava', 'poboljšavaš'], `${at} alat na vrijednost ${value}`);
}

const SEATS = { one: 'mjesto', few: 'mjesta', other: 'mjesta' };

const ASKED: Readonly<Record<Asked['kind'], (event: Asked, told: Told) => string>> = {
  undo: ({ toVersion = 0 }) => `vratiti igru na potez ${toVersion}`,
  cancel: () => 'otkazati igru',
  finish: () => 'završiti i zbrojiti bodove',
  replace: ({ about = 0 }, { who }) => `osloboditi ${theSeatOf(who(about))}`,
  pause: () => 'zaustaviti vrijeme svim igračima',
};

const timeOf = (who: Who, theirs: string, yours: string): string =>
  who.you ? yours : `${who.name}: ${theirs}`;
const playsOn = (who: Who): string => (who.you ? 'igraš ti' : `igra ${who.name}`);

const TIMED_OUT: TimeOutSentences = {
  extended: () => ', ali poruka nije mogla biti dostavljena: vrijeme teče iznova, jednom u igri',
  excused: (count) => `: opravdano (${count}.), vrijeme teče iznova`,
  played: () => ': ovaj potez igra autopilot',
  kept: (count, words) => (count > 1 ? `, ${counted(words, count, words.turns)} zaredom` : ''),
};

const OUTCOMES = { granted: ', prijedlog je prihvaćen', refused: ', prijedlog je odbijen' } as const;

const CANCELLED = {
  beforeStart: 'Igra je otkazana prije početka',
  byConsent: 'Igra je otkazana dogovorom igrača',
  idle: 'Igra je otkazana jer je dugo nitko nije igrao',
} as const;

function ended(event: EventOf<'GameEnded'>, told: Told): string {
  const { words, who } = told;
  const over = `Kraj igre, ${words.endReasons[event.reason]}`;
  const points = counted(words, bestTotal(event), words.points);
  const [first, ...others] = event.winners;
  if (first === undefined) return over;
  if (others.length > 0) return `${over}; pobjednici: ${names(told, event.winners)} (${points})`;
  return `${over}: ${clause(who(first), WINS)}, ${points}`;
}

export const EVENTS: EventSentences = {
  GameStarted: (event, told) =>
    `Igra počinje: ${told.settings.rules(event, told.words)}; ${
      event.draw === undefined ? 'redoslijed' : 'izvučeni redoslijed'
    } u smjeru kazaljke na satu: ${names(told, event.seats)}`,
  RoundStarted: ({ round, start }, { words, who }) =>
    `${round}. krug igranja, početni igrač: ${called(words, who(start))}`,
  CardsShifted: ({ cards }, told) => `Preostale karte se pomiču: ${dealt(told, cards)}`,
  CardsDealt: ({ cards }, told) => `Nove karte: ${dealt(told, cards)}`,
  TileTurned: ({ place, tile }, told) => {
    const row = told.tile(tile);
    const shown = row === undefined ? '' : `: ${buildingNamed(told, row)}`;
    return `${told.words.stack(positionOf(place))}, nova građevina${shown}`;
  },
  StackExhausted: ({ place }, { words }) =>
    `Potrošen je ${words.stack(positionOf(place))}: ovo je zadnji krug igranja`,
  PhaseStarted: ({ phase }, { words }) => `${phaseNumber(phase)}. faza: ${words.phases[phase]}`,
  TurnPassed: ({ to }, { who }) => does(who(to), 'je na redu', 'na redu si'),
  PlayerSkipped: ({ seat, reason }, { who }) =>
    acts(
      who(seat),
      ['nema', 'nemaš'],
      reason === 'nobodyHome' ? 'više ljudi za postavljanje' : 'više kamo postaviti ljude',
    ),

  PeoplePlaced: ({ seat, place, people }, told) =>
    acts(
      told.who(seat),
      ['šalje', 'šalješ'],
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
        nothing ? ['ne uzima', 'ne uzimaš'] : TAKES,
        `${gainedAt(told, event.source)} ${goodsList(told.words, event.goods, 'object')}`,
      ) +
      withTools(event, told) +
      automatic(event, told)
    );
  },
  ToolGained: (event, told) =>
    gainedTool(told.who(event.seat), gainedAt(told, event.source), event.value) + automatic(event, told),
  PersonBorn: (event, told) => {
    const who = told.who(event.seat);
    const number = counted(told.words, event.people, told.words.people, 'object');
    const at = gainedAt(told, event.source);
    const born =
      event.by === 0
        ? acts(who, HAS_ALREADY, `${number} i ${at} ${verb(who, NOT_GAINS)} novog`)
        : acts(who, GAINS, `${at} novog čovjeka i sada ${verb(who, HAS)} ${number}`);
    return born + automatic(event, told);
  },
  AgricultureRaised: (event, told) => {
    const who = told.who(event.seat);
    const at = gainedAt(told, event.source);
    const raised =
      event.by === 0
        ? acts(who, HAS_ALREADY, `proizvodnju hrane na ${event.to} i ${at} ${verb(who, NOT_GAINS)} više`)
        : acts(who, ['podiže', 'podižeš'], `${at} proizvodnju hrane na ${event.to}`);
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
            ['je već', 'već si'],
            `na koraku ${to} trake trgovine i ${at} ${verb(who, NOT_GAINS)} ništa`,
          )
        : acts(who, ['napreduje', 'napreduješ'], `${at} na korak ${to} trake trgovine i ${taken}`);
    return moved + automatic(event, told);
  },
  IncomeTaken: ({ seat, goods }, { words, who }) =>
    acts(who(seat), TAKES, `${words.forBuilding} ${goodsList(words, goods, 'object')}`),

  CardBought: (event, told) => {
    const { words } = told;
    const more = event.extra === true ? ' i s njom dodatnu kartu' : '';
    const gain = event.points === undefined ? '' : `, ${signed(words, event.points, words.points)}`;
    const paid = goodsList(words, event.paid, 'object');
    const bought = `kartu ${cardQuoted(told, event.card)}${more} za ${paid}`;
    return acts(told.who(event.seat), ['kupuje', 'kupuješ'], bought) + traded(event, told) + gain;
  },
  CardDeclined: (event, told) =>
    acts(told.who(event.seat), ['ne kupuje', 'ne kupuješ'], `${positionOf(event.place)}. kartu`) +
    automatic(event, told),
  CardDrawn: ({ seat, sealed }, told) => {
    const who = told.who(seat);
    const which =
      sealed !== undefined && (who.you || told.everything)
        ? `: ${cardQuoted(told, sealed.card)}`
        : ' licem prema dolje';
    return acts(who, TAKES, `dodatnu kartu${which}`);
  },
  BuildingBought: (event, told) => {
    const { words } = told;
    const built = `građevinu za ${goodsList(words, event.paid, 'object')}`;
    const gain = signed(words, event.points, words.points);
    return `${acts(told.who(event.seat), ['gradi', 'gradiš'], built)}${traded(event, told)}, ${gain}`;
  },
  BuildingDeclined: (event, told) =>
    acts(told.who(event.seat), ['ne gradi', 'ne gradiš'], `${positionOf(event.place)}. građevinu`) +
    automatic(event, told),
  MarketOpened: ({ seat, faces, dice, order }, told) =>
    `${acts(told.who(seat), ROLLS, `za ${told.words.markets[faces].object} ${dice.join(', ')}`)}; redom biraju: ${names(told, order)}`,
  DieTaken: (event, told) =>
    acts(told.who(event.seat), TAKES, `kocku ${event.face}`) + automatic(event, told),
  AnyTwoTaken: ({ seat, goods, auto }, { words, who }) =>
    acts(who(seat), TAKES, `resurse po izboru: ${goodsList(words, goods, 'object')}`) +
    (auto === true ? ', jer je karta do kraja ostala neiskorištena' : ''),

  FoodHarvested: ({ seat, food }, { words, who }) =>
    acts(who(seat), GAINS, `s polja ${goodsList(words, { food }, 'object')}`),
  TribeFed: (event, told) =>
    acts(
      told.who(event.seat),
      ['hrani', 'hraniš'],
      `pleme: ${goodsList(told.words, { ...event.paid, food: event.food })}`,
    ) + automatic(event, told),
  TribeStarved: (event, told) => {
    const { words, who } = told;
    const missing = counted(words, event.missing, words.goods.food);
    const lost = signed(words, -event.lost, words.points);
    const paid = goodsList(words, { ...event.paid, food: event.food });
    return (
      does(who(event.seat), 'gladuje', 'gladuješ') +
      `: nedostaje ${missing}, ${lost}; plaćeno: ${paid}` +
      automatic(event, told)
    );
  },
  CardsRevealed: ({ seat, cards }, told) =>
    acts(told.who(seat), ['pokazuje', 'pokazuješ'], `dodatne karte: ${quoted(told, cards)}`),
  ScoresCounted: (event, told) => `Završno bodovanje: ${totals(told, event)}`,
  GameEnded: ended,

  GameOpened: ({ settings }, told) =>
    `Stol je otvoren: ${settingsLine(settings, told.settings, told.words)}, ${counted(told.words, settings.seats, SEATS)}`,
  PlayerJoined: ({ seatId }, { who }) => acts(who(seatId), ['sjeda', 'sjedaš'], 'za stol'),
  PlayerLeft: ({ seatId, removed }, { who }) =>
    removed === true
      ? `Osnivač stola oslobađa ${theSeatOf(who(seatId))}`
      : acts(who(seatId), ['ustaje', 'ustaješ'], 'od stola'),
  EntropyRevealed: ({ seatId }, { who }) => acts(who(seatId), ['javlja', 'javljaš'], 'spremnost'),
  MovesUndone: (event, told) =>
    acts(told.who(event.seat), ['vraća', 'vraćaš'], `igru na potez ${event.toVersion}`) +
    (tookBackOthers(event) ? `; vraćeni potezi: ${names(told, event.seats)}` : ''),
  RequestMade: (event, told) =>
    acts(told.who(event.seat), ['predlaže', 'predlažeš'], ASKED[event.kind](event, told)),
  RequestAnswered: ({ seat, agree, outcome }, { who }) => {
    if (outcome === 'expired') return acts(who(seat), NOT_GAINS, 'odgovor na vrijeme, prijedlog propada');
    const answer = agree
      ? does(who(seat), 'se slaže', 'slažeš se')
      : does(who(seat), 'se ne slaže', 'ne slažeš se');
    return answer + (outcome === undefined ? '' : OUTCOMES[outcome]);
  },
  Resigned: ({ seat }, { who }) => does(who(seat), 'se predaje', 'predaješ se'),
  TimedOut: ({ seat, step, count = 0 }, { words, who }) =>
    timeOf(who(seat), 'vrijeme je isteklo', 'Isteklo ti je vrijeme') + TIMED_OUT[step](count, words),
  SeatKept: ({ seat }, { who }) => `Autopilot preuzima ${theSeatOf(who(seat))}`,
  SeatReturned: ({ seat, stretch }, { who }) =>
    stretch === true
      ? `Autopilot završava, dalje ${playsOn(who(seat))}`
      : does(who(seat), 'se vraća u igru', 'vraćaš se u igru'),
  SeatReplaced: ({ seat, by }, { who }) => acts(who(by), ['preuzima', 'preuzimaš'], `mjesto ${seat}`),
  ClockPaused: ({ seat, days = 0 }, { words, who }) =>
    seat === undefined
      ? 'Vrijeme svih igrača miruje'
      : `${timeOf(who(seat), 'vrijeme miruje', 'Tvoje vrijeme miruje')} (najviše ${counted(words, days, words.days)})`,
  ClockResumed: ({ seat }, { who }) =>
    seat === undefined
      ? 'Vrijeme svih igrača opet teče'
      : timeOf(who(seat), 'vrijeme opet teče', 'Tvoje vrijeme opet teče'),
  GameCancelled: ({ reason }) => CANCELLED[reason],
  SeedRevealed: () => 'Tajni broj poslužitelja je otkriven: sva bacanja i sve karte mogu se provjeriti',
  DrawsSkipped: ({ draws }) =>
    `Nakon povrata iz sigurnosne kopije preskaču se izvlačenja koja je netko već mogao vidjeti (${draws})`,
  FullViewOpened: ({ viewer }, { who }) =>
    viewer === undefined
      ? 'Upravitelj poslužitelja odsad vidi sve, i karte licem prema dolje'
      : does(
          who(viewer),
          'nadzire igru i odsad vidi sve, i karte licem prema dolje',
          'nadzireš igru i odsad vidiš sve, i karte licem prema dolje',
        ),
};
