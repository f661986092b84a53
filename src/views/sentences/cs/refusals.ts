import { called, capital, counted, isGood } from '../grammar.js';
import { cardQuoted, placeNamed, priceNamed } from '../naming.js';
import type { RefusalSentences, Told } from '../sentences.js';
import { settingNamed } from '../wrong-setting.js';
import { SETTING_WORDS } from './wrong-setting.js';

const ASKED = {
  place: 'pošli figurky na některé místo',
  act: 'vyber, kterou akci provedeš',
  settle: 'rozhodni o svém hodu',
  pickDie: 'vyber si kostku',
  feed: 'nakrm svůj kmen',
} as const;

const INSTEAD = {
  UsePlace: 'tady se jen provede akce',
  Roll: 'tady se hází kostkami',
  BuyCard: 'kartu kup, nebo nech ležet',
  BuyBuilding: 'budovu postav, nebo nech ležet',
} as const;

const ONLY = {
  owner: 'zakladatel stolu',
  server: 'server',
  seat: 'hráč této hry, který je o to požádán',
  organiser: 'organizátor této hry',
} as const;

const CLOSED = { cancelled: 'Tato hra je zrušená.', over: 'Tato hra už skončila.' } as const;

/** Behind "nejvýše": of so many players, in the genitive. */
const OF_PLAYERS = { one: 'hráče', other: 'hráčů' };
/** Behind "čeká se na": for so many players, in the accusative. */
const FOR_PLAYERS = { one: 'hráče', few: 'hráče', other: 'hráčů' };
/** Behind "ve": among so many players. */
const AMONG_PLAYERS = { one: 'hráči', other: 'hráčích' };
const PLACES = { one: 'místo', few: 'místa', other: 'míst' };

const there = (told: Told, place: string): string => placeNamed(told, place)?.at ?? 'tam';
const named = (told: Told, place: string): string => capital(placeNamed(told, place)?.name ?? 'toto místo');
/** Slots are numbered from 0 in commands, from 1 for people; other numbers mean no slot at all. */
const isSlot = (slot: number): boolean => slot >= 0 && slot <= 2;

export const REFUSALS: RefusalSentences = {
  NOT_YOUR_TURN: ({ awaiting }, { words, who }) =>
    awaiting.length === 0
      ? 'Teď se nikdo nerozhoduje.'
      : `Nejsi na tahu. Na tahu: ${awaiting.map((seat) => called(words, who(seat))).join(', ')}.`,
  OTHER_DECISION: ({ awaited }) => `Nejdřív je na řadě něco jiného: ${ASKED[awaited]}.`,
  NO_SUCH_PLACE: () => 'Takové místo v této hře není.',
  WRONG_NUMBER: ({ place, min, max }, told) => {
    const most = counted(told.words, max, told.words.people, 'object');
    return `${named(told, place)}: pošli ${min === max ? `právě ${most}` : `${min} až ${most}`}.`;
  },
  NOT_ENOUGH_PEOPLE: ({ place, home, needed }, told) =>
    `${named(told, place)}: potřebuješ ${counted(told.words, needed, told.words.people, 'object')}, doma máš ${home}.`,
  PLACE_OCCUPIED: ({ place }, told) => `${named(told, place)}: v tomto kole už obsazeno.`,
  PLACE_FULL: ({ place, room }, told) =>
    `${capital(there(told, place))} už je plno (nejvýše ${counted(told.words, room, told.words.people)}).`,
  ALREADY_PLACED_HERE: ({ place }, told) => `${capital(there(told, place))} už v tomto kole máš své figurky.`,
  TOO_MANY_TRIBES: ({ place, limit }, told) =>
    `Při tomto počtu hráčů smějí být ${there(told, place)} figurky nejvýše ${counted(told.words, limit, OF_PLAYERS)}.`,
  VILLAGE_CLOSED: ({ limit }, { words }) =>
    `Při tomto počtu hráčů se smějí v jednom kole obsadit jen ${counted(words, limit, PLACES)} ve vesnici.`,
  NOT_YOUR_TILE: () => 'Na tuto budovu smí figurky poslat jen ten, komu patří.',
  NOBODY_THERE: ({ place }, told) =>
    `${capital(there(told, place))} nemáš žádnou figurku, která čeká na akci.`,
  NOT_DONE_HERE: ({ place, instead }, told) => `${named(told, place)}: ${INSTEAD[instead]}.`,
  NO_SUCH_TOOL: ({ slot }) =>
    isSlot(slot) ? `Na ${slot + 1}. poli žádný nástroj nemáš.` : 'Takový nástroj nemáš.',
  TOOL_NAMED_TWICE: ({ slot }) => `${slot + 1}. nástroj je uveden dvakrát.`,
  TOOL_USED: ({ slot }) => `${slot + 1}. nástroj je v tomto kole už použitý.`,
  NO_SUCH_ONE_USE_TOOL: ({ card }, told) =>
    told.card(card) === undefined
      ? 'Takový jednorázový nástroj nemáš.'
      : `Karta ${cardQuoted(told, card)} není tvůj nepoužitý jednorázový nástroj.`,
  CARD_NAMED_TWICE: ({ card }, told) =>
    `Karta${told.card(card) === undefined ? '' : ` ${cardQuoted(told, card)}`} je uvedena dvakrát.`,
  NOTHING_TO_SPLIT: () => 'Na jídlo a ozdoby se dá rozdělit jen výnos loviště při hře s rozšířením.',
  WRONG_SPLIT: ({ max }, { words }) =>
    `Z tohoto lovu můžeš vzít nejvýše ${counted(words, max, words.goods.ornaments, 'object')}.`,
  BAD_AMOUNT: ({ good }, { words }) =>
    isGood(good)
      ? `${capital(words.goods[good].name)}: počet musí být celé číslo od 1.`
      : 'Takové množství nedává smysl.',
  NOT_PAYABLE: ({ good }, { words }) =>
    isGood(good) ? `${capital(words.goods[good].paying)} se tady platit nedá.` : 'Tímto se tady platit nedá.',
  NOT_ENOUGH_GOODS: ({ good, have, needed }, { words }) =>
    isGood(good)
      ? `Potřebuješ ${counted(words, needed, words.goods[good], 'object')}, máš ${have}.`
      : 'Tolik nemáš.',
  WRONG_PRICE: ({ price }, told) => `Cena: ${priceNamed(told, price)}.`,
  NO_TRADE_TRACK: () => 'V této hře se neobchoduje: obchod patří k rozšíření.',
  NO_TRADE_YET: () => 'Dokud je tvá značka na počítadle obchodu na stupni 0, nemůžeš obchodovat.',
  TRADED_ALREADY: () => 'V tomto kole už máš svůj obchod za sebou.',
  TRADER_VISITED: () => 'V tomto kole máš figurky u kupce, proto nemůžeš obchodovat.',
  WRONG_RATIO: ({ give, take }) => `Tvůj obchodní poměr je ${give}:${take}.`,
  TRADE_NOT_NEEDED: () => 'Obchodovat můžeš jen za to, co k této platbě potřebuješ.',
  NO_EXTRA_HERE: ({ place }, told) => `${named(told, place)}: kartu navíc tady koupit nelze.`,
  DECK_EMPTY: () => 'V balíčku už není žádná karta.',
  NO_SUCH_DIE: ({ dice }) => `Na kostkách zbývá: ${dice.join(', ')}.`,
  NO_ANY_TWO: () => 'Nemáš nepoužitou kartu s libovolnými surovinami.',
  WRONG_COUNT: ({ count }, { words }) => `Vyber právě ${counted(words, count, words.resources, 'object')}.`,
  WRONG_FEEDING: ({ missing, allowed }, { words }) =>
    `Chybí ${counted(words, missing, words.goods.food)}. Počet surovin, které smíš zaplatit: ${allowed.join(', ')}.`,

  UNKNOWN_COMMAND: () => 'Takový tah tato hra nezná.',
  NOT_ALLOWED: ({ to }) => `To smí jen ${ONLY[to]}.`,
  GAME_OPEN_ALREADY: () => 'Tento stůl už je otevřený.',
  NO_SUCH_GAME: () => 'Taková hra neexistuje.',
  GAME_NOT_STARTED: () => 'Tato hra ještě nezačala.',
  GAME_STARTED: () => 'Tato hra už začala.',
  GAME_CLOSED: ({ closed }) => CLOSED[closed],
  GAME_NOT_CLOSED: () => 'Tato hra se ještě hraje.',
  INVALID_SETTINGS: (wrong, { words }) =>
    `Takhle se hrát nedá. Zkontroluj: ${settingNamed(wrong, words, SETTING_WORDS)}.`,
  NO_SUCH_CONTENT_FILE: () => 'Takové opravy karet a budov tu nejsou.',
  CONTENT_FILE_CHANGES_NOTHING: () => 'Tyto opravy v takové hře nic nemění.',
  NOT_SEATED: () => 'U tohoto stolu nesedíš.',
  SEATED_ALREADY: () => 'U tohoto stolu už sedíš.',
  TABLE_FULL: ({ seats }, { words }) => `Stůl je plný: ${counted(words, seats, words.players)}.`,
  TOO_FEW_PLAYERS: ({ needed }, { words }) =>
    `Začít lze nejméně ve ${counted(words, needed, AMONG_PLAYERS)}.`,
  NOT_READY: ({ seats }, { words }) => `Čeká se ještě na ${counted(words, seats.length, FOR_PLAYERS)}.`,
  READY_ALREADY: () => 'Připravenost už máš nahlášenou.',
  BAD_ENTROPY: ({ field }) =>
    `${field === 'entropy' ? 'Tvé náhodné číslo' : 'Otisk tvého náhodného čísla'} musí mít 32 bajtů zapsaných šestnáctkově malými písmeny a patří sem, jen když o něj stůl žádá.`,
  OTHER_JOIN_NUMBER: ({ next }) => `Máš pořadí ${next}: zapečeť své náhodné číslo s ním.`,
  SEATS_FIXED: () => 'Náhodná čísla se už ukazují, nikdo už nemůže přijít ani odejít.',
  SEATS_FREE: ({ free }, { words }) =>
    `Počkej, až budou sedět všichni. Volno: ${counted(words, free, PLACES)}.`,
  SEED_REVEALED_ALREADY: () => 'Tajné číslo je už odhalené.',
  SEAT_KEPT: () => 'Na tvém místě hraje autopilot. Nejdřív se vrať do hry.',
  SEAT_NOT_KEPT: () => 'Na tomto místě nikdo jiný nehraje.',
  SEAT_RESIGNED: () => 'Hra z tohoto místa je vzdaná.',
  NO_SUCH_SEAT: ({ seat }) => `Místo ${seat} u stolu není.`,
  NOTHING_TO_UNDO: () => 'Nemáš žádný tah, který by šlo vrátit.',
  UNDO_NEEDS_CONSENT: () =>
    'Potom už padly kostky, přišla nová karta nebo hrál někdo jiný: musí souhlasit všichni ostatní.',
  NO_SUCH_MOVE: ({ toVersion }) => `K tahu ${toVersion} se hra vrátit nedá.`,
  BOTS_DO_NOT_AGREE: () => 'S tím boti souhlasí jen ve cvičných hrách.',
  REQUEST_OPEN: () => 'Na to se už stůl ptá.',
  NO_SUCH_REQUEST: () => 'Na to se už stůl neptá.',
  ANSWERED_ALREADY: () => 'Na to už máš odpovězeno.',
  BAD_NUMBER: ({ field }, { words }) => `Číslo ${words.quote(field)} je mimo povolený rozsah.`,
  FULL_VIEW_OFF: () =>
    'Tato hra je založená bez úplného pohledu: karty lícem dolů zůstanou skryté až do konce.',
  FULL_VIEW_OPEN_ALREADY: () => 'V této hře už vidíš všechno.',
  SAW_EVERYTHING: () => 'Skryté karty této hry už znáš, proto si k ní nemůžeš sednout.',
  NO_CLOCK: () => 'V této hře se čas neměří.',
  CLOCK_PAUSED: () => 'Čas už stojí.',
  CLOCK_NOT_PAUSED: () => 'Čas právě běží.',
  PAUSES_SPENT: ({ days }, { words }) =>
    `V této hře už čas stál ${counted(words, days, words.days)}, víc to nejde.`,
  TIME_NOT_UP: () => 'Čas ještě nevypršel.',
  VACATION_DAYS: () => 'Dovolená musí mít první a poslední den, nejvýš rok dopředu.',
  VACATION_TOO_SOON: () => 'Dovolená může začít nejdřív zítra.',
  VACATION_OVERLAPS: () => 'Na některý z těch dnů už dovolenou máš.',
  VACATION_SPENT: ({ year, left }, { words }) =>
    `Zbývající dovolená v roce ${year}: ${counted(words, left, words.days)}.`,
  VACATION_TOO_LATE: ({ games }, { words }) =>
    `Někde ti už běží poslední čtvrtina času (${counted(words, games, { one: 'hra', few: 'hry', other: 'her' })}). Nejdřív tam odehraj svůj tah.`,
  NOBODY_TO_NUDGE: () => 'Nečeká se tam na nikoho, komu by se dalo připomenout, že je na tahu.',
  NUDGED_LATELY: () => 'Od posledního připomenutí tomuto hráči neuplynulo dvanáct hodin.',
  GAME_IS_A_COPY: () => 'Tato hra se hrála na jiném serveru. Tady ji lze číst, ne hrát.',
  COMMAND_ID_REUSED: ({ first }) => `Toto označení už patří jinému tahu (${first}). Použij nové.`,
  ENTROPY_DOES_NOT_MATCH: () => 'To není náhodné číslo, jehož otisk tu od tebe leží.',
};
