import { called, capital, counted, isGood } from '../grammar.js';
import { cardQuoted, placeNamed, priceNamed } from '../naming.js';
import type { RefusalSentences, Told } from '../sentences.js';
import { settingNamed } from '../wrong-setting.js';
import { SETTING_WORDS } from './wrong-setting.js';

const ASKED = {
  place: 'pošalji ljude na neko mjesto',
  act: 'odaberi koju ćeš akciju iskoristiti',
  settle: 'odluči o svom bacanju',
  pickDie: 'izaberi kocku',
  feed: 'nahrani svoje pleme',
} as const;

const INSTEAD = {
  UsePlace: 'ovdje se samo iskoristi akcija',
  Roll: 'ovdje se bacaju kocke',
  BuyCard: 'kupi kartu ili je ostavi',
  BuyBuilding: 'izgradi građevinu ili je ostavi',
} as const;

const ONLY = {
  owner: 'osnivač stola',
  server: 'poslužitelj',
  seat: 'igrač ove igre od kojeg se to traži',
  organiser: 'organizator ove igre',
} as const;

const CLOSED = { cancelled: 'Ova igra je otkazana.', over: 'Ova igra je završila.' } as const;

const PLACES = { one: 'mjesto', few: 'mjesta', other: 'mjesta' };
/** Genitive and accusative of players are alike for every number. */
const OF_PLAYERS = { one: 'igrača', other: 'igrača' };

const there = (told: Told, place: string): string => placeNamed(told, place)?.at ?? 'ondje';
const named = (told: Told, place: string): string => capital(placeNamed(told, place)?.name ?? 'ovo mjesto');
/** Slots are numbered from 0 in commands, from 1 for people; other numbers mean no slot at all. */
const isSlot = (slot: number): boolean => slot >= 0 && slot <= 2;

export const REFUSALS: RefusalSentences = {
  NOT_YOUR_TURN: ({ awaiting }, { words, who }) =>
    awaiting.length === 0
      ? 'Sada nitko ne odlučuje.'
      : `Nisi na redu. Na redu: ${awaiting.map((seat) => called(words, who(seat))).join(', ')}.`,
  OTHER_DECISION: ({ awaited }) => `Prvo je na redu nešto drugo: ${ASKED[awaited]}.`,
  NO_SUCH_PLACE: () => 'Takvog mjesta nema u ovoj igri.',
  WRONG_NUMBER: ({ place, min, max }, told) => {
    const most = counted(told.words, max, told.words.people, 'object');
    return `${named(told, place)}: pošalji ${min === max ? `točno ${most}` : `${min} do ${most}`}.`;
  },
  NOT_ENOUGH_PEOPLE: ({ place, home, needed }, told) =>
    `${named(told, place)}: trebaš ${counted(told.words, needed, told.words.people, 'object')}, kod kuće imaš ${home}.`,
  PLACE_OCCUPIED: ({ place }, told) => `${named(told, place)}: već zauzeto u ovom krugu.`,
  PLACE_FULL: ({ place, room }, told) =>
    `${capital(there(told, place))} više nema mjesta (najviše ${counted(told.words, room, told.words.people)}).`,
  ALREADY_PLACED_HERE: ({ place }, told) =>
    `${capital(there(told, place))} već imaš svoje ljude u ovom krugu.`,
  TOO_MANY_TRIBES: ({ place, limit }, told) =>
    `Uz ovaj broj igrača ${there(told, place)} smiju stajati ljudi najviše ${counted(told.words, limit, OF_PLAYERS)}.`,
  VILLAGE_CLOSED: ({ limit }, { words }) =>
    `Uz ovaj broj igrača u jednom krugu smiju se zauzeti samo ${counted(words, limit, PLACES)} u selu.`,
  NOT_YOUR_TILE: () => 'Na ovu građevinu ljude smije poslati samo onaj čija je.',
  NOBODY_THERE: ({ place }, told) => `${capital(there(told, place))} nemaš nikoga tko čeka na akciju.`,
  NOT_DONE_HERE: ({ place, instead }, told) => `${named(told, place)}: ${INSTEAD[instead]}.`,
  NO_SUCH_TOOL: ({ slot }) => (isSlot(slot) ? `Na ${slot + 1}. mjestu nemaš alat.` : 'Takav alat nemaš.'),
  TOOL_NAMED_TWICE: ({ slot }) => `${slot + 1}. alat je naveden dvaput.`,
  TOOL_USED: ({ slot }) => `${slot + 1}. alat je već iskorišten u ovom krugu.`,
  NO_SUCH_ONE_USE_TOOL: ({ card }, told) =>
    told.card(card) === undefined
      ? 'Takav alat za jednokratno korištenje nemaš.'
      : `Karta ${cardQuoted(told, card)} nije tvoj neiskorišteni alat za jednokratno korištenje.`,
  CARD_NAMED_TWICE: ({ card }, told) =>
    `Karta${told.card(card) === undefined ? '' : ` ${cardQuoted(told, card)}`} je navedena dvaput.`,
  NOTHING_TO_SPLIT: () => 'Na hranu i ukrase može se podijeliti samo ulov s lovišta u igri s proširenjem.',
  WRONG_SPLIT: ({ max }, { words }) =>
    `Iz ovog ulova možeš uzeti najviše ${counted(words, max, words.goods.ornaments, 'object')}.`,
  BAD_AMOUNT: ({ good }, { words }) =>
    isGood(good)
      ? `${capital(words.goods[good].name)}: količina mora biti cijeli broj od 1 naviše.`
      : 'Takva količina nema smisla.',
  NOT_PAYABLE: ({ good }, { words }) =>
    isGood(good)
      ? `${capital(words.goods[good].paying)} se ovdje ne može platiti.`
      : 'Time se ovdje ne može platiti.',
  NOT_ENOUGH_GOODS: ({ good, have, needed }, { words }) =>
    isGood(good)
      ? `Trebaš ${counted(words, needed, words.goods[good], 'object')}, a imaš ${have}.`
      : 'Toliko nemaš.',
  WRONG_PRICE: ({ price }, told) => `Cijena: ${priceNamed(told, price)}.`,
  NO_TRADE_TRACK: () => 'U ovoj igri se ne trguje: trgovina pripada proširenju.',
  NO_TRADE_YET: () => 'Dok je tvoja oznaka na traci trgovine na 0, ne možeš trgovati.',
  TRADED_ALREADY: () => 'Trgovati možeš samo jednom u krugu.',
  TRADER_VISITED: () => 'U ovom krugu imaš ljude kod trgovca, zato ne možeš trgovati.',
  WRONG_RATIO: ({ give, take }) => `Tvoj omjer trgovine je ${give}:${take}.`,
  TRADE_NOT_NEEDED: () => 'Trgovati možeš samo za ono što ti treba za ovo plaćanje.',
  NO_EXTRA_HERE: ({ place }, told) => `${named(told, place)}: dodatna karta ovdje se ne može kupiti.`,
  DECK_EMPTY: () => 'U kupu više nema karata.',
  NO_SUCH_DIE: ({ dice }) => `Na kockama je ostalo: ${dice.join(', ')}.`,
  NO_ANY_TWO: () => 'Nemaš neiskorištenu kartu s resursima po izboru.',
  WRONG_COUNT: ({ count }, { words }) => `Odaberi točno ${counted(words, count, words.resources, 'object')}.`,
  WRONG_FEEDING: ({ missing, allowed }, { words }) =>
    `Nedostaje ${counted(words, missing, words.goods.food)}. Broj resursa koje smiješ platiti: ${allowed.join(', ')}.`,

  UNKNOWN_COMMAND: () => 'Takav potez ova igra ne poznaje.',
  NOT_ALLOWED: ({ to }) => `To smije samo ${ONLY[to]}.`,
  GAME_OPEN_ALREADY: () => 'Ovaj stol je već otvoren.',
  NO_SUCH_GAME: () => 'Takva igra ne postoji.',
  GAME_NOT_STARTED: () => 'Ova igra još nije počela.',
  GAME_STARTED: () => 'Ova igra je već počela.',
  GAME_CLOSED: ({ closed }) => CLOSED[closed],
  GAME_NOT_CLOSED: () => 'Ova igra se još igra.',
  INVALID_SETTINGS: (wrong, { words }) =>
    `Ovako se ne može igrati. Provjeri: ${settingNamed(wrong, words, SETTING_WORDS)}.`,
  NO_SUCH_CONTENT_FILE: () => 'Takvih ispravaka karata i građevina ovdje nema.',
  CONTENT_FILE_CHANGES_NOTHING: () => 'Ovi ispravci u takvoj igri ništa ne mijenjaju.',
  NOT_SEATED: () => 'Ne sjediš za ovim stolom.',
  SEATED_ALREADY: () => 'Već sjediš za ovim stolom.',
  TABLE_FULL: ({ seats }, { words }) => `Stol je pun: ${counted(words, seats, words.players)}.`,
  TOO_FEW_PLAYERS: ({ needed }, { words }) =>
    `Za početak treba najmanje ${counted(words, needed, words.players)}.`,
  NOT_READY: ({ seats }, { words }) => `Čeka se još na ${counted(words, seats.length, OF_PLAYERS)}.`,
  READY_ALREADY: () => 'Spremnost je već javljena.',
  BAD_ENTROPY: ({ field }) =>
    `${field === 'entropy' ? 'Tvoj slučajni broj' : 'Otisak tvog slučajnog broja'} mora imati 32 bajta zapisana heksadecimalno malim slovima, i to samo kad ga stol traži.`,
  OTHER_JOIN_NUMBER: ({ next }) => `Tvoj je redni broj ${next}: zapečati svoj slučajni broj s njim.`,
  SEATS_FIXED: () => 'Slučajni brojevi se već pokazuju, nitko više ne može doći ni otići.',
  SEATS_FREE: ({ free }, { words }) => `Pričekaj da svi sjednu. Slobodno: ${counted(words, free, PLACES)}.`,
  SEED_REVEALED_ALREADY: () => 'Tajni broj je već otkriven.',
  SEAT_KEPT: () => 'Na tvom mjestu igra autopilot. Prvo se vrati u igru.',
  SEAT_NOT_KEPT: () => 'Na ovom mjestu ne igra nitko drugi.',
  SEAT_RESIGNED: () => 'Igra s ovog mjesta je predana.',
  NO_SUCH_SEAT: ({ seat }) => `Za stolom nema mjesta ${seat}.`,
  NOTHING_TO_UNDO: () => 'Nemaš potez koji bi se mogao vratiti.',
  UNDO_NEEDS_CONSENT: () =>
    'Nakon toga bačene su kocke, došla je nova karta ili je igrao netko drugi: moraju se složiti svi ostali.',
  NO_SUCH_MOVE: ({ toVersion }) => `Igra se ne može vratiti na potez ${toVersion}.`,
  BOTS_DO_NOT_AGREE: () => 'Botovi na to pristaju samo u igrama za vježbu.',
  REQUEST_OPEN: () => 'To se za stolom već pita.',
  NO_SUCH_REQUEST: () => 'To se za stolom više ne pita.',
  ANSWERED_ALREADY: () => 'Tvoj odgovor na to već je dan.',
  BAD_NUMBER: ({ field }, { words }) => `Broj ${words.quote(field)} izvan je dopuštenog raspona.`,
  FULL_VIEW_OFF: () =>
    'Ova igra otvorena je bez potpunog uvida: karte licem prema dolje ostaju skrivene do kraja.',
  FULL_VIEW_OPEN_ALREADY: () => 'U ovoj igri već vidiš sve.',
  SAW_EVERYTHING: () => 'Skrivene karte ove igre već poznaješ, zato ne možeš sjesti za ovaj stol.',
  NO_CLOCK: () => 'U ovoj igri se vrijeme ne mjeri.',
  CLOCK_PAUSED: () => 'Vrijeme već miruje.',
  CLOCK_NOT_PAUSED: () => 'Vrijeme upravo teče.',
  PAUSES_SPENT: ({ days }, { words }) =>
    `U ovoj igri vrijeme je već mirovalo ${counted(words, days, words.days)}, više ne može.`,
  TIME_NOT_UP: () => 'Vrijeme još nije isteklo.',
  VACATION_DAYS: () => 'Odmor mora imati prvi i zadnji dan, najviše godinu unaprijed.',
  VACATION_TOO_SOON: () => 'Odmor može početi najranije sutra.',
  VACATION_OVERLAPS: () => 'Za neki od tih dana već imaš odmor.',
  VACATION_SPENT: ({ year, left }, { words }) =>
    `Preostali odmor u ${year}. godini: ${counted(words, left, words.days)}.`,
  VACATION_TOO_LATE: ({ games }, { words }) =>
    `Negdje ti već teče zadnja četvrtina vremena (${counted(words, games, { one: 'igra', few: 'igre', other: 'igara' })}). Prvo ondje odigraj svoj potez.`,
  NOBODY_TO_NUDGE: () => 'Ondje se ne čeka nikoga koga bi se moglo podsjetiti.',
  NUDGED_LATELY: () => 'Od zadnjeg podsjetnika ovom igraču nije prošlo dvanaest sati.',
  GAME_IS_A_COPY: () => 'Ova se igra igrala na drugom poslužitelju. Ovdje se može čitati, ali ne i igrati.',
  COMMAND_ID_REUSED: ({ first }) => `Ova oznaka već pripada drugom potezu (${first}). Uzmi novu.`,
  ENTROPY_DOES_NOT_MATCH: () => 'To nije slučajni broj čiji je otisak ovdje ostavljen.',
};
