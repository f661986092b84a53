import {
  DEFAULT_TIME,
  type CairnEvent,
  type Seat,
  type SeatId,
  type TimeSettings,
} from '../../src/game/index.js';
import { counted } from '../../src/views/sentences/grammar.js';
import { LANGUAGES, type Language } from '../../src/views/sentences/languages.js';
import { sentenceOf } from '../../src/views/sentences/sentence-of.js';
import { briefWords, settingsWords } from '../../src/views/sentences/settings-words.js';
import { wordsIn, type SentenceContext } from '../../src/views/sentences/told.js';
import { BASE } from '../support/sentence-samples.js';

type Thing = 'days' | 'hours' | 'turns';
const PLURALS: Readonly<Record<Language, Readonly<Record<Thing, readonly string[]>>>> = {
  en: {
    days: ['1 day', '2 days', '5 days', '22 days'],
    hours: ['1 hour', '2 hours', '5 hours', '22 hours'],
    turns: ['1 turn', '2 turns', '5 turns', '22 turns'],
  },
  cs: {
    days: ['1 den', '2 dny', '5 dní', '22 dní'],
    hours: ['1 hodina', '2 hodiny', '5 hodin', '22 hodin'],
    turns: ['1 tah', '2 tahy', '5 tahů', '22 tahů'],
  },
  sk: {
    days: ['1 deň', '2 dni', '5 dní', '22 dní'],
    hours: ['1 hodina', '2 hodiny', '5 hodín', '22 hodín'],
    turns: ['1 ťah', '2 ťahy', '5 ťahov', '22 ťahov'],
  },
  hr: {
    days: ['1 dan', '2 dana', '5 dana', '22 dana'],
    hours: ['1 sat', '2 sata', '5 sati', '22 sata'],
    turns: ['1 potez', '2 poteza', '5 poteza', '22 poteza'],
  },
};

describe('durations', () => {
  it.each(
    LANGUAGES.flatMap((language) =>
      (['days', 'hours', 'turns'] as const).map((thing) => [language, thing] as const),
    ),
  )('%s counts %s', (language, thing) => {
    const words = wordsIn({ language });
    expect([1, 2, 5, 22].map((count) => counted(words, count, words[thing]))).toEqual(
      PLURALS[language][thing],
    );
  });
});

const rest = (time: TimeSettings, language: Language): string =>
  settingsWords({ ...BASE, time }, { language }).slice(settingsWords(BASE, { language }).length);

describe('clocks in the line of settings', () => {
  it.each<[Language, string]>([
    [
      'en',
      ', 2 days for each turn, when time runs out: 1 late turn is excused, then the autopilot plays; after 2 turns in a row it takes over the seat',
    ],
    [
      'cs',
      ', 2 dny na každý tah, po vypršení času: 1 pozdní tah se promine, pak hraje autopilot; po 2 tazích za sebou přebírá místo',
    ],
    [
      'sk',
      ', 2 dni na každý ťah, po vypršaní času: 1 neskorý ťah sa odpustí, potom hrá autopilot; po 2 ťahoch za sebou preberá miesto',
    ],
    [
      'hr',
      ', 2 dana za svaki potez, kad istekne vrijeme: 1 zakašnjeli potez se oprašta, zatim igra autopilot; nakon 2 poteza zaredom preuzima mjesto',
    ],
  ])('%s, as they come', (language, line) => {
    expect(rest(DEFAULT_TIME, language)).toBe(line);
  });

  it.each<[Language, string]>([
    ['en', ', 36 hours in all, when time runs out: the autopilot takes over the seat'],
    ['cs', ', 36 hodin na celou hru, po vypršení času: autopilot přebírá místo'],
    ['sk', ', 36 hodín na celú hru, po vypršaní času: autopilot preberá miesto'],
    ['hr', ', 36 sati za cijelu igru, kad istekne vrijeme: autopilot preuzima mjesto'],
  ])('%s, without mercy', (language, line) => {
    const time: TimeSettings = {
      system: { kind: 'bank', hours: 36, increment: 0 },
      whenOut: { kind: 'ladder', excuses: 0, keepAfter: 1 },
    };
    expect(rest(time, language)).toBe(line);
  });

  it.each<[Language, string]>([
    ['en', ', 1 day for each turn, when time runs out: reminders only'],
    ['cs', ', 1 den na každý tah, po vypršení času: jen připomínky'],
    ['sk', ', 1 deň na každý ťah, po vypršaní času: len pripomienky'],
    ['hr', ', 1 dan za svaki potez, kad istekne vrijeme: samo podsjetnici'],
  ])('%s, with reminders only', (language, line) => {
    const time: TimeSettings = { system: { kind: 'perStretch', hours: 24 }, whenOut: { kind: 'remind' } };
    expect(rest(time, language)).toBe(line);
  });
});

/** Seat 1 reads. */
const reading = (language: Language): SentenceContext => ({
  language,
  nameOf: (whose: Seat | SeatId) => (whose === 2 ? 'Marek' : ''),
  viewer: { seat: 1 },
});

const SAID: readonly (readonly [CairnEvent, string, string, string, string])[] = [
  [
    { type: 'TimedOut', seat: 2, since: 9, step: 'excused', count: 1 },
    'Marek ran out of time: excused (no. 1), the time starts again',
    'Marek: čas vypršel: omluveno (1.), čas běží znovu',
    'Marek: čas vypršal: ospravedlnené (1.), čas beží znova',
    'Marek: vrijeme je isteklo: opravdano (1.), vrijeme teče iznova',
  ],
  [
    { type: 'TimedOut', seat: 1, since: 9, step: 'played', count: 1 },
    'You ran out of time: autopilot plays this turn',
    'Vypršel ti čas: tento tah hraje autopilot',
    'Vypršal ti čas: tento ťah hrá autopilot',
    'Isteklo ti je vrijeme: ovaj potez igra autopilot',
  ],
  [
    { type: 'TimedOut', seat: 2, since: 9, step: 'kept', count: 3 },
    'Marek ran out of time, 3 turns in a row',
    'Marek: čas vypršel, 3 tahy za sebou',
    'Marek: čas vypršal, 3 ťahy za sebou',
    'Marek: vrijeme je isteklo, 3 poteza zaredom',
  ],
  [
    { type: 'TimedOut', seat: 2, since: 9, step: 'extended' },
    'Marek ran out of time, but could not be reached: the time starts again, once in this game',
    'Marek: čas vypršel, ale zprávu se nepodařilo doručit: čas běží znovu, jednou za hru',
    'Marek: čas vypršal, ale správu sa nepodarilo doručiť: čas beží znova, raz za hru',
    'Marek: vrijeme je isteklo, ali poruka nije mogla biti dostavljena: vrijeme teče iznova, jednom u igri',
  ],
  [
    { type: 'SeatReturned', seat: 2, stretch: true },
    'Autopilot is done, Marek plays on',
    'Autopilot končí, dál hraje Marek',
    'Autopilot končí, ďalej hrá Marek',
    'Autopilot završava, dalje igra Marek',
  ],
  [
    { type: 'ClockPaused', seat: 2, days: 5 },
    'The clock of Marek stands still for up to 5 days',
    'Marek: čas stojí (nejvýš 5 dní)',
    'Marek: čas stojí (najviac 5 dní)',
    'Marek: vrijeme miruje (najviše 5 dana)',
  ],
  [
    { type: 'ClockResumed', seat: 1, days: 5 },
    'Your clock runs again',
    'Tvůj čas znovu běží',
    'Tvoj čas znova beží',
    'Tvoje vrijeme opet teče',
  ],
  [
    { type: 'ClockPaused' },
    'All clocks stand still',
    'Čas všech hráčů stojí',
    'Čas všetkých hráčov stojí',
    'Vrijeme svih igrača miruje',
  ],
];

describe('time in the chronicle', () => {
  it.each(SAID)('%j', (event, ...lines) => {
    expect(LANGUAGES.map((language) => sentenceOf(event, reading(language)))).toEqual(lines);
  });
});

describe('rules and pace in few words', () => {
  it.each<[Language, string, string]>([
    ['en', 'Czech classic rules, no clock', 'Czech classic rules, 2 days for each turn'],
    ['cs', 'starší česká pravidla, bez časového limitu', 'starší česká pravidla, 2 dny na každý tah'],
    ['sk', 'staršie české pravidlá, bez časového limitu', 'staršie české pravidlá, 2 dni na každý ťah'],
    [
      'hr',
      'starija češka pravila, bez vremenskog ograničenja',
      'starija češka pravila, 2 dana za svaki potez',
    ],
  ])('%s', (language, without, withClock) => {
    expect(briefWords(BASE, { language })).toBe(without);
    expect(briefWords({ ...BASE, time: DEFAULT_TIME }, { language })).toBe(withClock);
  });
});
