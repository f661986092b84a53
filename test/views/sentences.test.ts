import { awaitingOf, EDITIONS } from '../../src/game/index.js';
import type { CairnEvent, CardId, Rejection, Seat, SeatId } from '../../src/game/index.js';
import { LANGUAGES, type Language } from '../../src/views/sentences/languages.js';
import { questionOf } from '../../src/views/sentences/question-of.js';
import { refusalSentence } from '../../src/views/sentences/refusal-sentence.js';
import { sentenceOf } from '../../src/views/sentences/sentence-of.js';
import type { SentenceContext } from '../../src/views/sentences/told.js';
import { seeded } from '../support/luck.js';
import { randomGame } from '../support/random-play.js';
import { EVENT_TYPES, eventsOf, REJECTION_CODES, rejectionsOf } from '../support/sentence-samples.js';

const NAMES: Readonly<Record<string, string>> = {
  1: 'Ema',
  2: 'Jure',
  'seat-ema': 'Ema',
  'seat-marek': 'Jure',
};
const nameOf = (whose: Seat | SeatId): string => NAMES[whose] ?? `J${whose}`;
const ema = { seat: 1, seatId: 'seat-ema' as SeatId };

/** The same thing said to a player of the game, and to a spectator. */
const readers = (language: Language): readonly SentenceContext[] =>
  EDITIONS.flatMap((edition) => [
    { language, edition, nameOf, viewer: ema },
    { language, edition, expansion: 'style', nameOf },
  ]);

const tellings = (event: CairnEvent, language: Language): readonly string[] =>
  readers(language).map((context) => sentenceOf(event, context));
const refusals = (rejection: Rejection, language: Language): readonly string[] =>
  readers(language).map((context) => refusalSentence(rejection, context));

/** What a sentence looks like when something is missing in it. */
const HOLES = /undefined|NaN|null|\[object|[{}$<>]|\s{2}|^\s|\s$|\s[,.:;!]|!/;

/** Words no other language of ours has. */
const ENGLISH =
  /(?<!\p{L})(the|of|and|you|your|is|are|was|were|with|not|this|card|food|people|player|took|because|there|for)(?!\p{L})/iu;

/** Letters English has not. */
const FOREIGN = /[^\x20-\x7e“”’−×]/;

/** What is wrong with the sentence, if anything. Matchers are too slow for every sentence of a game. */
function flaws(sentence: string, language: Language): readonly string[] {
  const sound =
    /\p{L}/u.test(sentence) &&
    !HOLES.test(sentence) &&
    !(language === 'en' ? FOREIGN : ENGLISH).test(sentence);
  return sound ? [] : [sentence];
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(EVENT_TYPES)('%s is told', (type) => {
    for (const event of eventsOf(type)) {
      const told = tellings(event, language);
      expect(told.flatMap((sentence) => flaws(sentence, language))).toEqual([]);
      for (const sentence of told) expect(sentence).not.toMatch(/\.$/);
      if (language !== 'en') expect(told).not.toEqual(tellings(event, 'en'));
    }
  });

  it.each(REJECTION_CODES)('%s is explained', (code) => {
    for (const rejection of rejectionsOf(code)) {
      const told = refusals(rejection, language);
      expect(told.flatMap((sentence) => flaws(sentence, language))).toEqual([]);
      for (const sentence of told) expect(sentence).toMatch(/^\P{Ll}.*\.$/u);
      if (language !== 'en') expect(told).not.toEqual(refusals(rejection, 'en'));
    }
  });

  it('what the server did alone says so', () => {
    const chosen: CairnEvent = { type: 'DieTaken', seat: 2, face: 3 };
    const [plain] = tellings(chosen, language);
    const [alone] = tellings({ ...chosen, auto: true }, language);
    expect(alone).toContain(`${plain} (`);
  });

  it('commands that nobody sent by hand say so', () => {
    const event: CairnEvent = { type: 'PeoplePlaced', seat: 2, place: 'hunt', people: 2 };
    const context = { language, nameOf };
    const [byHand, ...others] = [undefined, 'order' as const, 'autopilot' as const].map((by) =>
      sentenceOf(event, context, by),
    );
    for (const sentence of others) expect(sentence).toMatch(/^Jure .* \(.+\)$/u);
    expect(new Set([byHand, ...others]).size).toBe(3);
  });

  it.each([
    ['base', 'cs-2019', undefined],
    ['style', 'cs-classic', 'style'],
    ['style', 'hr-2008', 'style'],
  ] as const)('a whole game of the %s box by %s is told and asked', (_box, edition, expansion) => {
    const start = { edition, players: 3, ...(expansion === undefined ? {} : { expansion }) };
    const context = { language, edition, nameOf, ...(expansion === undefined ? {} : { expansion }) };
    const said: string[] = [];
    randomGame(start, seeded(7), (game, events) => {
      for (const event of events) said.push(sentenceOf(event, context));
      for (const open of awaitingOf(game)) {
        said.push(questionOf(open, game, context));
        said.push(questionOf(open, game, { ...context, viewer: { seat: open.seat } }));
      }
    });
    expect(said.length).toBeGreaterThan(500);
    expect(said.flatMap((sentence) => flaws(sentence, language))).toEqual([]);
  });
});

describe('names', () => {
  const odd = ['Ema', 'Č. O’Neil', "Č. O'Neil", '李', 'emil', 'd’Artagnan $& $1', '  ', 'ßeta', '<b>'];

  it.each(LANGUAGES)('pass through untouched in %s', (language) => {
    for (const name of odd) {
      const context: SentenceContext = { language, nameOf: () => name };
      for (const event of EVENT_TYPES.flatMap(eventsOf)) {
        const plain = sentenceOf(event, { language, nameOf: () => '@' });
        expect(sentenceOf(event, context)).toBe(plain.split('@').join(name));
      }
    }
  });

  it.each(LANGUAGES)('come first where somebody does something, in %s', (language) => {
    const deeds: readonly CairnEvent[] = [
      { type: 'PeoplePlaced', seat: 2, place: 'forest', people: 3 },
      { type: 'GoodsTaken', seat: 2, goods: { wood: 1 }, source: 'forest' },
      {
        type: 'BuildingBought',
        seat: 2,
        place: 'building1',
        tile: 'B01',
        paid: { wood: 2, brick: 1 },
        points: 10,
      },
      { type: 'Resigned', seat: 2 },
    ];
    for (const deed of deeds) expect(sentenceOf(deed, { language, nameOf })).toMatch(/^Jure /);
  });

  it.each(LANGUAGES)('are replaced by "you" for the reader alone, in %s', (language) => {
    const event: CairnEvent = { type: 'TribeFed', seat: 1, food: 5, paid: {} };
    const toEma = sentenceOf(event, { language, nameOf, viewer: { seat: 1 } });
    expect(toEma).not.toContain('Ema');
    expect(sentenceOf(event, { language, nameOf, viewer: { seat: 2 } })).toContain('Ema');
  });

  it.each(LANGUAGES)('may be missing: then seats are numbered, in %s', (language) => {
    expect(sentenceOf({ type: 'TurnPassed', to: 3 }, { language })).toContain('3');
    expect(sentenceOf({ type: 'PlayerJoined', seatId: ema.seatId, join: 1 }, { language })).not.toContain(
      'seat-',
    );
  });
});

describe('a card that was drawn face down', () => {
  const drawn = (sealed?: Readonly<{ card: CardId }>): CairnEvent => ({
    type: 'CardDrawn',
    seat: 1,
    source: 'C32',
    draw: 1,
    ...(sealed === undefined ? {} : { sealed }),
  });

  it.each(LANGUAGES)('is named to whom nothing is hidden from, in %s', (language) => {
    const told = { language, nameOf, everything: true };
    expect(sentenceOf(drawn({ card: 'C01' }), told)).not.toBe(sentenceOf(drawn({ card: 'C02' }), told));
    expect(sentenceOf(drawn(), told)).toBe(sentenceOf(drawn(), { language, nameOf }));
  });

  it.each(LANGUAGES)('is named to its owner only, in %s', (language) => {
    const owner = { language, nameOf, viewer: { seat: 1 } };
    const others = [
      { language, nameOf, viewer: { seat: 2 } },
      { language, nameOf },
    ];
    expect(sentenceOf(drawn({ card: 'C01' }), owner)).not.toBe(sentenceOf(drawn({ card: 'C02' }), owner));
    expect(sentenceOf(drawn(), owner)).not.toContain('“');
    for (const other of others) {
      expect(sentenceOf(drawn({ card: 'C01' }), other)).toBe(sentenceOf(drawn(), other));
    }
  });
});
