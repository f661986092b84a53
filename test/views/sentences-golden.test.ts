import type { CairnEvent, Rejection, Seat, SeatId } from '../../src/game/index.js';
import { LANGUAGES, type Language } from '../../src/views/sentences/languages.js';
import { refusalSentence } from '../../src/views/sentences/refusal-sentence.js';
import { sentenceOf } from '../../src/views/sentences/sentence-of.js';
import type { SentenceContext } from '../../src/views/sentences/told.js';

/** Seat 1 reads; the others have names that no grammar should touch. */
const NAMES: Readonly<Record<string, string>> = { 2: 'Marek', 3: 'Č. O’Neil', 4: '李', kata: 'Kata' };
const reading = (language: Language): SentenceContext => ({
  language,
  edition: 'cs-2019',
  nameOf: (whose: Seat | SeatId) => NAMES[whose] ?? '',
  viewer: { seat: 1, seatId: 'ema' as SeatId },
});

type Said<What> = readonly [what: What, en: string, cs: string, sk: string, hr: string];

const kata = 'kata' as SeatId;

const EVENTS: readonly Said<CairnEvent>[] = [
  [
    {
      type: 'GameStarted',
      rules: 1,
      edition: 'cs-2019',
      content: '',
      seats: [kata, 'ema' as SeatId],
      draw: 0,
    },
    'The game started: Czech 2019 rules; seats drawn, clockwise: Kata, you',
    'Hra začíná: česká pravidla 2019; vylosované pořadí po směru hodinových ručiček: Kata, ty',
    'Hra sa začína: české pravidlá 2019; vyžrebované poradie v smere hodinových ručičiek: Kata, ty',
    'Igra počinje: češka pravila 2019; izvučeni redoslijed u smjeru kazaljke na satu: Kata, ti',
  ],
  [
    { type: 'RoundStarted', round: 3, start: 2 },
    'Round 3, starting player: Marek',
    '3. kolo, začínající hráč: Marek',
    '3. kolo, začínajúci hráč: Marek',
    '3. krug igranja, početni igrač: Marek',
  ],
  [
    { type: 'CardsDealt', cards: [{ place: 'card3', card: 'C01' }], draw: 1 },
    'New cards: 3. “market, writing”',
    'Nové karty: 3. „trh surovin, písmo“',
    'Nové karty: 3. „trh, písmo“',
    'Nove karte: 3. „bonusi za kocke, pisanje”',
  ],
  [
    { type: 'TileTurned', place: 'building2', tile: 'B01', draw: 1 },
    'New building on stack 2: 2 wood and 1 brick, 10 points',
    '2. sloupeček budov, nová budova: 2 dřeva a 1 jíl, 10 bodů',
    '2. balíček budov, nová budova: 2 drevá a 1 íl, 10 bodov',
    '2. kup građevina, nova građevina: 2 drva i 1 cigla, 10 bodova',
  ],
  [
    { type: 'StackExhausted', place: 'building2' },
    'Building stack 2 ran out: this round is the last',
    'Došel 2. sloupeček budov: toto kolo je poslední',
    'Minul sa 2. balíček budov: toto kolo je posledné',
    'Potrošen je 2. kup građevina: ovo je zadnji krug igranja',
  ],
  [
    { type: 'PhaseStarted', phase: 'placing' },
    'Phase 1: placing people',
    '1. fáze: umísťování figurek',
    '1. fáza: umiestňovanie figúrok',
    '1. faza: postavljanje ljudi',
  ],
  [{ type: 'TurnPassed', to: 4 }, 'The turn passed to 李', '李 je na tahu', '李 je na ťahu', '李 je na redu'],
  [{ type: 'TurnPassed', to: 1 }, 'The turn passed to you', 'Jsi na tahu', 'Si na ťahu', 'Na redu si'],
  [
    { type: 'PlayerSkipped', seat: 2, reason: 'nowhereToGo' },
    'Marek had no place left to send people to',
    'Marek nemá kam umístit další figurky',
    'Marek nemá kam umiestniť ďalšie figúrky',
    'Marek nema više kamo postaviti ljude',
  ],
  [
    { type: 'PeoplePlaced', seat: 3, place: 'forest', people: 3 },
    'Č. O’Neil sent 3 people to the forest',
    'Č. O’Neil posílá 3 figurky do lesa',
    'Č. O’Neil posiela 3 figúrky do lesa',
    'Č. O’Neil šalje 3 čovjeka u šumu',
  ],
  [
    { type: 'PeoplePlaced', seat: 1, place: 'toolMaker', people: 1 },
    'You sent 1 person to the tool maker',
    'Posíláš 1 figurku k výrobci nástrojů',
    'Posielaš 1 figúrku k výrobcovi nástrojov',
    'Šalješ 1 čovjeka u alatnicu',
  ],
  [
    { type: 'PeoplePlaced', seat: 2, place: 'hunt', people: 5 },
    'Marek sent 5 people to the hunting ground',
    'Marek posílá 5 figurek na loviště',
    'Marek posiela 5 figúrok na lov',
    'Marek šalje 5 ljudi na lovište',
  ],
  [
    { type: 'PeoplePlaced', seat: 2, place: 'card2', people: 1 },
    'Marek sent 1 person to card place 2',
    'Marek posílá 1 figurku na 2. kartu',
    'Marek posiela 1 figúrku na 2. kartu',
    'Marek šalje 1 čovjeka na 2. kartu',
  ],
  [
    { type: 'DiceRolled', seat: 2, dice: [6, 4, 3], good: 'stone', divisor: 5, source: 'quarry', draw: 7 },
    'Marek rolled 6, 4, 3 in the quarry: 13 pips, enough for 2 stone',
    'Marek hází v kamenolomu 6, 4, 3: celkem 13, tedy 2 kameny',
    'Marek hádže v kameňolome 6, 4, 3: spolu 13, teda 2 kamene',
    'Marek baca u kamenolomu 6, 4, 3: ukupno 13, dakle 2 kamena',
  ],
  [
    { type: 'DiceRolled', seat: 1, dice: [5], good: 'gold', divisor: 6, source: 'river', draw: 7 },
    'You rolled 5 at the river: 5 pips, not enough for gold',
    'Házíš na řece 5: celkem 5, na zlato to nestačí',
    'Hádžeš na rieke 5: spolu 5, na zlato to nestačí',
    'Bacaš na rijeci 5: ukupno 5, nedovoljno za zlato',
  ],
  [
    { type: 'GoodsTaken', seat: 2, goods: { stone: 3 }, source: 'quarry', tools: [0, 1], oneUse: ['C33'] },
    'Marek took 3 stone in the quarry, with 2 tools and 1 one-use tool',
    'Marek bere v kamenolomu 3 kameny pomocí 2 nástrojů a 1 jednorázového nástroje',
    'Marek berie v kameňolome 3 kamene pomocou 2 nástrojov a 1 nástroja na jednorazové použitie',
    'Marek uzima u kamenolomu 3 kamena pomoću 2 alata i 1 alata za jednokratno korištenje',
  ],
  [
    { type: 'GoodsTaken', seat: 2, goods: {}, source: 'river', auto: true },
    'Marek took nothing at the river (no choice)',
    'Marek nebere na řece nic (bez volby)',
    'Marek neberie na rieke nič (bez voľby)',
    'Marek ne uzima na rijeci ništa (bez izbora)',
  ],
  [
    { type: 'GoodsTaken', seat: 1, goods: { food: 7 }, source: 'C11' },
    'You took 7 food for the card “7 food, pottery”',
    'Bereš za kartu „7 jídel, hrnčířství“ 7 jídel',
    'Berieš za kartu „7 jedál, hrnčiarstvo“ 7 jedál',
    'Uzimaš za kartu „7 hrane, lončarstvo” 7 hrane',
  ],
  [
    { type: 'GoodsTaken', seat: 2, goods: { brick: 1 }, source: 'market' },
    'Marek took 1 brick at the market',
    'Marek bere na trhu 1 jíl',
    'Marek berie na trhu 1 íl',
    'Marek uzima iz bonusa za kocke 1 ciglu',
  ],
  [
    { type: 'ToolGained', seat: 2, slot: 0, value: 1, source: 'toolMaker' },
    'Marek got a new tool of value 1 at the tool maker',
    'Marek získává u výrobce nástrojů nový nástroj hodnoty 1',
    'Marek získava u výrobcu nástrojov nový nástroj hodnoty 1',
    'Marek dobiva u alatnici novi alat vrijednosti 1',
  ],
  [
    { type: 'ToolGained', seat: 1, slot: 0, value: 3, source: 'market' },
    'You improved a tool to value 3 at the market',
    'Zlepšuješ na trhu nástroj na hodnotu 3',
    'Zlepšuješ na trhu nástroj na hodnotu 3',
    'Poboljšavaš iz bonusa za kocke alat na vrijednost 3',
  ],
  [
    { type: 'PersonBorn', seat: 2, people: 6, by: 1, source: 'hut' },
    'Marek got a new person in the hut, now 6 people',
    'Marek získává v chýši novou figurku a má už 6 figurek',
    'Marek získava v chatrči novú figúrku a má už 6 figúrok',
    'Marek dobiva u kolibi novog čovjeka i sada ima 6 ljudi',
  ],
  [
    { type: 'AgricultureRaised', seat: 1, to: 5, by: 1, source: 'field' },
    'You raised grain to 5 in the field',
    'Zvyšuješ na poli obilí na 5',
    'Zvyšuješ na poli obilie na 5',
    'Podižeš na polju proizvodnju hrane na 5',
  ],
  [
    { type: 'TradeAdvanced', seat: 2, to: 4, by: 2, ornaments: 2, source: 'trader' },
    'Marek moved to step 4 of the trade track at the trader and took 2 ornaments',
    'Marek postupuje u kupce na počítadle obchodu na stupeň 4 a bere 2 ozdoby',
    'Marek postupuje u kupca na počítadle obchodu na stupeň 4 a berie 2 ozdoby',
    'Marek napreduje kod trgovca na korak 4 trake trgovine i uzima 2 ukrasa',
  ],
  [
    { type: 'CardBought', seat: 2, place: 'card2', card: 'C26', paid: { wood: 2 }, points: 3 },
    'Marek bought the card “3 points, music” for 2 wood, +3 points',
    'Marek kupuje kartu „3 body, hudba“ za 2 dřeva, +3 body',
    'Marek kupuje kartu „3 body, hudba“ za 2 drevá, +3 body',
    'Marek kupuje kartu „3 boda, glazba” za 2 drva, +3 boda',
  ],
  [
    {
      type: 'CardBought',
      seat: 1,
      place: 'card1',
      card: 'C15',
      paid: { stone: 1 },
      trade: { give: { ornaments: 1 }, take: { stone: 1, wood: 1 }, lost: { wood: 1 } },
    },
    'You bought the card “3 food, 2 farmers” for 1 stone, trading 1 ornament for 1 wood and 1 stone (1 wood of it lost)',
    'Kupuješ kartu „3 jídla, 2 rolníci“ za 1 kámen, měníš 1 ozdobu za 1 dřevo a 1 kámen (propadá: 1 dřevo)',
    'Kupuješ kartu „3 jedlá, 2 roľníci“ za 1 kameň, meníš 1 ozdobu za 1 drevo a 1 kameň (prepadá: 1 drevo)',
    'Kupuješ kartu „3 hrane, 2 farmera” za 1 kamen, mijenjaš 1 ukras za 1 drvo i 1 kamen (propada: 1 drvo)',
  ],
  [
    { type: 'CardDeclined', seat: 2, place: 'card3' },
    'Marek left card 3 where it is',
    'Marek nechává 3. kartu ležet',
    'Marek necháva 3. kartu ležať',
    'Marek ne kupuje 3. kartu',
  ],
  [
    { type: 'CardDrawn', seat: 2, source: 'C32', sealed: { card: 'C01' }, draw: 9 },
    'Marek drew an extra card, face down',
    'Marek bere kartu navíc lícem dolů',
    'Marek berie kartu navyše lícom nadol',
    'Marek uzima dodatnu kartu licem prema dolje',
  ],
  [
    { type: 'CardDrawn', seat: 1, source: 'C32', sealed: { card: 'C01' }, draw: 9 },
    'You drew an extra card: “market, writing”',
    'Bereš kartu navíc: „trh surovin, písmo“',
    'Berieš kartu navyše: „trh, písmo“',
    'Uzimaš dodatnu kartu: „bonusi za kocke, pisanje”',
  ],
  [
    {
      type: 'BuildingBought',
      seat: 2,
      place: 'building1',
      tile: 'B01',
      paid: { wood: 2, brick: 1 },
      points: 10,
    },
    'Marek built for 2 wood and 1 brick, +10 points',
    'Marek staví budovu za 2 dřeva a 1 jíl, +10 bodů',
    'Marek stavia budovu za 2 drevá a 1 íl, +10 bodov',
    'Marek gradi građevinu za 2 drva i 1 ciglu, +10 bodova',
  ],
  [
    { type: 'MarketOpened', seat: 2, source: 'C01', faces: 'market', dice: [2, 5], order: [2, 1], draw: 3 },
    'Marek rolled 2, 5 for the market; picking in turn: Marek, you',
    'Marek hází pro trh surovin 2, 5; vybírají postupně: Marek, ty',
    'Marek hádže pre trh 2, 5; postupne vyberajú: Marek, ty',
    'Marek baca za bonuse za kocke 2, 5; redom biraju: Marek, ti',
  ],
  [
    { type: 'DieTaken', seat: 1, face: 2, auto: true },
    'You took the die 2 (no choice)',
    'Bereš kostku 2 (bez volby)',
    'Berieš kocku 2 (bez voľby)',
    'Uzimaš kocku 2 (bez izbora)',
  ],
  [
    { type: 'FoodHarvested', seat: 2, food: 1 },
    'Marek harvested 1 food',
    'Marek získává za obilí 1 jídlo',
    'Marek získava za obilie 1 jedlo',
    'Marek dobiva s polja 1 hranu',
  ],
  [
    { type: 'TribeFed', seat: 1, food: 4, paid: { wood: 1 } },
    'You fed the tribe with 1 wood and 4 food',
    'Krmíš kmen: 1 dřevo a 4 jídla',
    'Kŕmiš kmeň: 1 drevo a 4 jedlá',
    'Hraniš pleme: 1 drvo i 4 hrane',
  ],
  [
    { type: 'TribeStarved', seat: 2, food: 3, paid: {}, missing: 2, lost: 10 },
    'Marek went hungry: 2 food missing, −10 points; paid: 3 food',
    'Marek hladoví: chybí 2 jídla, −10 bodů; zaplaceno: 3 jídla',
    'Marek hladuje: chýbajú 2 jedlá, −10 bodov; zaplatené: 3 jedlá',
    'Marek gladuje: nedostaje 2 hrane, −10 bodova; plaćeno: 3 hrane',
  ],
  [
    {
      type: 'GameEnded',
      reason: 'stackExhausted',
      ranking: [{ seat: 2, rank: 1, total: 222, tie: 9 }],
      winners: [2],
    },
    'The game is over, a building stack ran out: Marek wins with 222 points',
    'Konec hry, došel sloupeček budov: Marek vítězí, 222 bodů',
    'Koniec hry, minul sa balíček budov: Marek víťazí, 222 bodov',
    'Kraj igre, potrošen je jedan kup građevina: Marek pobjeđuje, 222 boda',
  ],
  [
    {
      type: 'GameEnded',
      reason: 'notEnoughCards',
      ranking: [{ seat: 1, rank: 1, total: 99, tie: 9 }],
      winners: [1, 4],
    },
    'The game is over, there were not enough cards left in the deck; winners: you, 李, 99 points each',
    'Konec hry, v balíčku není dost civilizačních karet; vítězové: ty, 李 (99 bodů)',
    'Koniec hry, v balíčku nie je dosť civilizačných kariet; víťazi: ty, 李 (99 bodov)',
    'Kraj igre, u kupu nema dovoljno civilizacijskih karata; pobjednici: ti, 李 (99 bodova)',
  ],
  [
    { type: 'PlayerLeft', seatId: kata, removed: true },
    'The owner freed the seat of Kata',
    'Zakladatel stolu uvolňuje místo, které drží Kata',
    'Zakladateľ stola uvoľňuje miesto, ktoré drží Kata',
    'Osnivač stola oslobađa mjesto koje drži Kata',
  ],
  [
    { type: 'MovesUndone', seat: 1, toVersion: 120, seats: [1, 2] },
    'You went back to move 120; moves taken back: you, Marek',
    'Vracíš hru k tahu 120; vrácené tahy: ty, Marek',
    'Vraciaš hru k ťahu 120; vrátené ťahy: ty, Marek',
    'Vraćaš igru na potez 120; vraćeni potezi: ti, Marek',
  ],
  [
    { type: 'RequestMade', seat: 2, request: 1, kind: 'replace', about: 1 },
    'Marek asked to let somebody else take your seat',
    'Marek navrhuje uvolnit místo, které držíš ty',
    'Marek navrhuje uvoľniť miesto, ktoré držíš ty',
    'Marek predlaže osloboditi mjesto koje držiš ti',
  ],
  [
    { type: 'RequestAnswered', seat: 1, request: 1, agree: false, outcome: 'refused' },
    'You did not agree: it is refused',
    'Nesouhlasíš, návrh je zamítnutý',
    'Nesúhlasíš, návrh je zamietnutý',
    'Ne slažeš se, prijedlog je odbijen',
  ],
  [{ type: 'Resigned', seat: 2 }, 'Marek resigned', 'Marek se vzdává', 'Marek sa vzdáva', 'Marek se predaje'],
];

const REFUSALS: readonly Said<Rejection>[] = [
  [
    { code: 'NOT_YOUR_TURN', awaiting: [2, 4] },
    'It is not your turn. The table is waiting for Marek and 李.',
    'Nejsi na tahu. Na tahu: Marek, 李.',
    'Nie si na ťahu. Na ťahu: Marek, 李.',
    'Nisi na redu. Na redu: Marek, 李.',
  ],
  [
    { code: 'WRONG_NUMBER', place: 'hut', min: 2, max: 2 },
    'Exactly 2 people can go to the hut.',
    'Chýše: pošli právě 2 figurky.',
    'Chatrč: pošli presne 2 figúrky.',
    'Koliba: pošalji točno 2 čovjeka.',
  ],
  [
    { code: 'ALREADY_PLACED_HERE', place: 'quarry' },
    'You have sent people to the quarry this round already.',
    'V kamenolomu už v tomto kole máš své figurky.',
    'V kameňolome už v tomto kole máš svoje figúrky.',
    'U kamenolomu već imaš svoje ljude u ovom krugu.',
  ],
  [
    { code: 'PLACE_FULL', place: 'forest', room: 7 },
    'All 7 rings of the forest are taken.',
    'V lese už je plno (nejvýše 7 figurek).',
    'V lese je už plno (najviac 7 figúrok).',
    'U šumi više nema mjesta (najviše 7 ljudi).',
  ],
  [
    { code: 'TOO_MANY_TRIBES', place: 'river', limit: 1 },
    'With so few players, at most 1 player may have people at the river.',
    'Při tomto počtu hráčů smějí být na řece figurky nejvýše 1 hráče.',
    'Pri tomto počte hráčov smú byť na rieke figúrky najviac 1 hráča.',
    'Uz ovaj broj igrača na rijeci smiju stajati ljudi najviše 1 igrača.',
  ],
  [
    { code: 'NOT_PAYABLE', good: 'food' },
    'This cannot be paid with food.',
    'Jídlem se tady platit nedá.',
    'Jedlom sa tu platiť nedá.',
    'Hranom se ovdje ne može platiti.',
  ],
  [
    { code: 'NOT_ENOUGH_GOODS', good: 'stone', have: 1, needed: 5 },
    'That takes 5 stone, and you have 1.',
    'Potřebuješ 5 kamenů, máš 1.',
    'Potrebuješ 5 kameňov, máš 1.',
    'Trebaš 5 kamena, a imaš 1.',
  ],
  [
    { code: 'WRONG_PRICE', price: { kind: 'exactKinds', count: 4, kinds: 2 } },
    'The price is 4 resources of exactly 2 kinds.',
    'Cena: 4 suroviny právě 2 druhů.',
    'Cena: 4 suroviny práve 2 druhov.',
    'Cijena: 4 resursa od točno 2 vrste.',
  ],
  [
    { code: 'WRONG_FEEDING', missing: 5, allowed: [0, 5] },
    '5 food missing. Resources you may pay: 0, 5.',
    'Chybí 5 jídel. Počet surovin, které smíš zaplatit: 0, 5.',
    'Chýba 5 jedál. Počet surovín, ktoré smieš zaplatiť: 0, 5.',
    'Nedostaje 5 hrane. Broj resursa koje smiješ platiti: 0, 5.',
  ],
  [
    { code: 'NOT_READY', seats: ['a', 'b'] },
    '2 players are not ready yet.',
    'Čeká se ještě na 2 hráče.',
    'Čaká sa ešte na 2 hráčov.',
    'Čeka se još na 2 igrača.',
  ],
];

const inColumns = <What>(rows: readonly Said<What>[]): readonly (readonly [string, Language, What])[] =>
  rows.flatMap(([what, ...said]) =>
    LANGUAGES.map((language, column) => [said[column] ?? '', language, what] as const),
  );

describe('the chronicle, word for word', () => {
  it.each(inColumns(EVENTS))('%s', (sentence, language, event) => {
    expect(sentenceOf(event, reading(language))).toBe(sentence);
  });
});

describe('refusals, word for word', () => {
  it.each(inColumns(REFUSALS))('%s', (sentence, language, rejection) => {
    expect(refusalSentence(rejection, reading(language))).toBe(sentence);
  });
});
