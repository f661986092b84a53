import { called, capital, counted, formFor, isGood } from '../grammar.js';
import { cardQuoted, placeNamed, priceNamed } from '../naming.js';
import type { RefusalSentences, Told } from '../sentences.js';
import { settingNamed } from '../wrong-setting.js';
import { SETTING_WORDS } from './wrong-setting.js';

const ASKED = {
  place: 'pošli figúrky na niektoré miesto',
  act: 'vyber, ktorú akciu vyhodnotíš',
  settle: 'rozhodni o svojom hode',
  pickDie: 'vyber si kocku',
  feed: 'nakŕm svoj kmeň',
} as const;

const INSTEAD = {
  UsePlace: 'tu sa iba vyhodnotí akcia',
  Roll: 'tu sa hádže kockami',
  BuyCard: 'kartu kúp, alebo nechaj ležať',
  BuyBuilding: 'budovu postav, alebo nechaj ležať',
} as const;

const ONLY = {
  owner: 'zakladateľ stola',
  server: 'server',
  seat: 'hráč tejto hry, ktorý je o to požiadaný',
  organiser: 'organizátor tejto hry',
} as const;

const CLOSED = { cancelled: 'Táto hra je zrušená.', over: 'Táto hra sa už skončila.' } as const;

/** Behind "najviac": of so many players, in the genitive. */
const OF_PLAYERS = { one: 'hráča', other: 'hráčov' };
/** Behind "čaká sa na": for so many players, in the accusative. */
const FOR_PLAYERS = { one: 'hráča', other: 'hráčov' };
/** Behind "v": among so many players. */
const AMONG_PLAYERS = { one: 'hráčovi', other: 'hráčoch' };
const PLACES = { one: 'miesto', few: 'miesta', other: 'miest' };
const IS_MISSING = { one: 'Chýba', few: 'Chýbajú', other: 'Chýba' };

const there = (told: Told, place: string): string => placeNamed(told, place)?.at ?? 'tam';
const named = (told: Told, place: string): string => capital(placeNamed(told, place)?.name ?? 'toto miesto');
/** Slots are numbered from 0 in commands, from 1 for people; other numbers mean no slot at all. */
const isSlot = (slot: number): boolean => slot >= 0 && slot <= 2;

export const REFUSALS: RefusalSentences = {
  NOT_YOUR_TURN: ({ awaiting }, { words, who }) =>
    awaiting.length === 0
      ? 'Teraz sa nikto nerozhoduje.'
      : `Nie si na ťahu. Na ťahu: ${awaiting.map((seat) => called(words, who(seat))).join(', ')}.`,
  OTHER_DECISION: ({ awaited }) => `Najskôr je na rade niečo iné: ${ASKED[awaited]}.`,
  NO_SUCH_PLACE: () => 'Také miesto v tejto hre nie je.',
  WRONG_NUMBER: ({ place, min, max }, told) => {
    const most = counted(told.words, max, told.words.people, 'object');
    return `${named(told, place)}: pošli ${min === max ? `presne ${most}` : `${min} až ${most}`}.`;
  },
  NOT_ENOUGH_PEOPLE: ({ place, home, needed }, told) =>
    `${named(told, place)}: potrebuješ ${counted(told.words, needed, told.words.people, 'object')}, doma máš ${home}.`,
  PLACE_OCCUPIED: ({ place }, told) => `${named(told, place)}: v tomto kole už obsadené.`,
  PLACE_FULL: ({ place, room }, told) =>
    `${capital(there(told, place))} je už plno (najviac ${counted(told.words, room, told.words.people)}).`,
  ALREADY_PLACED_HERE: ({ place }, told) =>
    `${capital(there(told, place))} už v tomto kole máš svoje figúrky.`,
  TOO_MANY_TRIBES: ({ place, limit }, told) =>
    `Pri tomto počte hráčov smú byť ${there(told, place)} figúrky najviac ${counted(told.words, limit, OF_PLAYERS)}.`,
  VILLAGE_CLOSED: ({ limit }, { words }) =>
    `Pri tomto počte hráčov možno v jednom kole obsadiť iba ${counted(words, limit, PLACES)} v dedine.`,
  NOT_YOUR_TILE: () => 'Na túto budovu smie poslať figúrky iba ten, komu patrí.',
  NOBODY_THERE: ({ place }, told) =>
    `${capital(there(told, place))} nemáš žiadnu figúrku, ktorá čaká na akciu.`,
  NOT_DONE_HERE: ({ place, instead }, told) => `${named(told, place)}: ${INSTEAD[instead]}.`,
  NO_SUCH_TOOL: ({ slot }) =>
    isSlot(slot) ? `Na ${slot + 1}. mieste nemáš žiadny nástroj.` : 'Taký nástroj nemáš.',
  TOOL_NAMED_TWICE: ({ slot }) => `${slot + 1}. nástroj je uvedený dvakrát.`,
  TOOL_USED: ({ slot }) => `${slot + 1}. nástroj je v tomto kole už použitý.`,
  NO_SUCH_ONE_USE_TOOL: ({ card }, told) =>
    told.card(card) === undefined
      ? 'Taký nástroj na jednorazové použitie nemáš.'
      : `Karta ${cardQuoted(told, card)} nie je tvoj nepoužitý nástroj na jednorazové použitie.`,
  CARD_NAMED_TWICE: ({ card }, told) =>
    `Karta${told.card(card) === undefined ? '' : ` ${cardQuoted(told, card)}`} je uvedená dvakrát.`,
  NOTHING_TO_SPLIT: () => 'Na jedlo a ozdoby sa dá rozdeliť iba výnos lovu pri hre s rozšírením.',
  WRONG_SPLIT: ({ max }, { words }) =>
    `Z tohto lovu môžeš vziať najviac ${counted(words, max, words.goods.ornaments, 'object')}.`,
  BAD_AMOUNT: ({ good }, { words }) =>
    isGood(good)
      ? `${capital(words.goods[good].name)}: počet musí byť celé číslo od 1.`
      : 'Také množstvo nedáva zmysel.',
  NOT_PAYABLE: ({ good }, { words }) =>
    isGood(good) ? `${capital(words.goods[good].paying)} sa tu platiť nedá.` : 'Týmto sa tu platiť nedá.',
  NOT_ENOUGH_GOODS: ({ good, have, needed }, { words }) =>
    isGood(good)
      ? `Potrebuješ ${counted(words, needed, words.goods[good], 'object')}, máš ${have}.`
      : 'Toľko nemáš.',
  WRONG_PRICE: ({ price }, told) => `Cena: ${priceNamed(told, price)}.`,
  NO_TRADE_TRACK: () => 'V tejto hre sa neobchoduje: obchod patrí k rozšíreniu.',
  NO_TRADE_YET: () => 'Kým je tvoja značka na počítadle obchodu na stupni 0, nemôžeš obchodovať.',
  TRADED_ALREADY: () => 'V tomto kole už máš svoj obchod za sebou.',
  TRADER_VISITED: () => 'V tomto kole máš figúrky u kupca, preto nemôžeš obchodovať.',
  WRONG_RATIO: ({ give, take }) => `Tvoj obchodný pomer je ${give}:${take}.`,
  TRADE_NOT_NEEDED: () => 'Obchodovať môžeš iba za to, čo na túto platbu potrebuješ.',
  NO_EXTRA_HERE: ({ place }, told) => `${named(told, place)}: kartu navyše tu kúpiť nemožno.`,
  DECK_EMPTY: () => 'V balíčku už nie je žiadna karta.',
  NO_SUCH_DIE: ({ dice }) => `Na kockách zostáva: ${dice.join(', ')}.`,
  NO_ANY_TWO: () => 'Nemáš nepoužitú kartu s ľubovoľnými surovinami.',
  WRONG_COUNT: ({ count }, { words }) => `Vyber presne ${counted(words, count, words.resources, 'object')}.`,
  WRONG_FEEDING: ({ missing, allowed }, { words }) =>
    `${formFor(words, missing, IS_MISSING)} ${counted(words, missing, words.goods.food)}. Počet surovín, ktoré smieš zaplatiť: ${allowed.join(', ')}.`,

  UNKNOWN_COMMAND: () => 'Taký ťah táto hra nepozná.',
  NOT_ALLOWED: ({ to }) => `To smie iba ${ONLY[to]}.`,
  GAME_OPEN_ALREADY: () => 'Tento stôl je už otvorený.',
  NO_SUCH_GAME: () => 'Taká hra neexistuje.',
  GAME_NOT_STARTED: () => 'Táto hra sa ešte nezačala.',
  GAME_STARTED: () => 'Táto hra sa už začala.',
  GAME_CLOSED: ({ closed }) => CLOSED[closed],
  GAME_NOT_CLOSED: () => 'Táto hra sa ešte hrá.',
  INVALID_SETTINGS: (wrong, { words }) =>
    `Takto sa hrať nedá. Skontroluj: ${settingNamed(wrong, words, SETTING_WORDS)}.`,
  NO_SUCH_CONTENT_FILE: () => 'Také opravy kariet a budov tu nie sú.',
  CONTENT_FILE_CHANGES_NOTHING: () => 'Tieto opravy v takej hre nič nemenia.',
  NOT_SEATED: () => 'Pri tomto stole nesedíš.',
  SEATED_ALREADY: () => 'Pri tomto stole už sedíš.',
  TABLE_FULL: ({ seats }, { words }) => `Stôl je plný: ${counted(words, seats, words.players)}.`,
  TOO_FEW_PLAYERS: ({ needed }, { words }) =>
    `Začať možno najmenej v ${counted(words, needed, AMONG_PLAYERS)}.`,
  NOT_READY: ({ seats }, { words }) => `Čaká sa ešte na ${counted(words, seats.length, FOR_PLAYERS)}.`,
  READY_ALREADY: () => 'Pripravenosť už máš nahlásenú.',
  BAD_ENTROPY: ({ field }) =>
    `${field === 'entropy' ? 'Tvoje náhodné číslo' : 'Odtlačok tvojho náhodného čísla'} musí mať 32 bajtov zapísaných šestnástkovo malými písmenami a patrí sem, iba keď oň stôl žiada.`,
  OTHER_JOIN_NUMBER: ({ next }) => `Máš poradie ${next}: zapečať svoje náhodné číslo s ním.`,
  SEATS_FIXED: () => 'Náhodné čísla sa už ukazujú, nikto už nemôže prísť ani odísť.',
  SEATS_FREE: ({ free }, { words }) =>
    `Počkaj, kým budú všetci sedieť. Voľné: ${counted(words, free, PLACES)}.`,
  SEED_REVEALED_ALREADY: () => 'Tajné číslo je už odhalené.',
  SEAT_KEPT: () => 'Na tvojom mieste hrá autopilot. Najskôr sa vráť do hry.',
  SEAT_NOT_KEPT: () => 'Na tomto mieste nikto iný nehrá.',
  SEAT_RESIGNED: () => 'Hra z tohto miesta je vzdaná.',
  NO_SUCH_SEAT: ({ seat }) => `Miesto ${seat} pri stole nie je.`,
  NOTHING_TO_UNDO: () => 'Nemáš žiadny ťah, ktorý by sa dal vrátiť.',
  UNDO_NEEDS_CONSENT: () =>
    'Potom už padli kocky, prišla nová karta alebo hral niekto iný: musia súhlasiť všetci ostatní.',
  NO_SUCH_MOVE: ({ toVersion }) => `K ťahu ${toVersion} sa hra vrátiť nedá.`,
  BOTS_DO_NOT_AGREE: () => 'S tým boti súhlasia iba v cvičných hrách.',
  REQUEST_OPEN: () => 'Na to sa už stôl pýta.',
  NO_SUCH_REQUEST: () => 'Na to sa už stôl nepýta.',
  ANSWERED_ALREADY: () => 'Na to už máš odpovedané.',
  BAD_NUMBER: ({ field }, { words }) => `Číslo ${words.quote(field)} je mimo povoleného rozsahu.`,
  FULL_VIEW_OFF: () =>
    'Táto hra je založená bez úplného pohľadu: karty lícom nadol ostanú skryté až do konca.',
  FULL_VIEW_OPEN_ALREADY: () => 'V tejto hre už vidíš všetko.',
  SAW_EVERYTHING: () => 'Skryté karty tejto hry už poznáš, preto si k nej nemôžeš sadnúť.',
  NO_CLOCK: () => 'V tejto hre sa čas nemeria.',
  CLOCK_PAUSED: () => 'Čas už stojí.',
  CLOCK_NOT_PAUSED: () => 'Čas práve beží.',
  PAUSES_SPENT: ({ days }, { words }) =>
    `V tejto hre už čas stál ${counted(words, days, words.days)}, viac sa nedá.`,
  TIME_NOT_UP: () => 'Čas ešte nevypršal.',
  VACATION_DAYS: () => 'Dovolenka musí mať prvý a posledný deň, najviac rok dopredu.',
  VACATION_TOO_SOON: () => 'Dovolenka sa môže začať najskôr zajtra.',
  VACATION_OVERLAPS: () => 'Na niektorý z tých dní už dovolenku máš.',
  VACATION_SPENT: ({ year, left }, { words }) =>
    `Zostávajúca dovolenka v roku ${year}: ${counted(words, left, words.days)}.`,
  VACATION_TOO_LATE: ({ games }, { words }) =>
    `Niekde ti už beží posledná štvrtina času (${counted(words, games, { one: 'hra', few: 'hry', other: 'hier' })}). Najskôr tam odohraj svoj ťah.`,
  NOBODY_TO_NUDGE: () => 'Nečaká sa tam na nikoho, komu by sa dalo pripomenúť, že je na ťahu.',
  NUDGED_LATELY: () => 'Od posledného pripomenutia tomuto hráčovi neuplynulo dvanásť hodín.',
  GAME_IS_A_COPY: () => 'Táto hra sa hrala na inom serveri. Tu sa dá čítať, nie hrať.',
  COMMAND_ID_REUSED: ({ first }) => `Toto označenie už patrí inému ťahu (${first}). Použi nové.`,
  ENTROPY_DOES_NOT_MATCH: () => 'To nie je náhodné číslo, ktorého odtlačok tu od teba leží.',
};
