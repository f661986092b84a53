import { CONTENTS, type Rules, type Seat, type SeatId } from '../../game/index.js';
import { CATALOGUE } from './catalogue.js';
import type { Language } from './languages.js';
import type { Book, Sentences, Told } from './sentences.js';
import type { Words } from './words.js';

/** A language, and the rulebook whose words it uses. */
export type Speech = Book & Readonly<{ language: Language }>;

/** Everything a sentence depends on besides what it is about. */
export type SentenceContext = Speech &
  Readonly<{
    /** What to call a seat: by number in the game, by seat id around it. Without it seats are called by number. */
    nameOf?: (whose: Seat | SeatId) => string;
    /** Who reads: spoken to as "you". */
    viewer?: Readonly<{ seat?: Seat; seatId?: SeatId }>;
    /** Nothing is hidden from whoever reads. */
    everything?: boolean;
    /** The tables the game is played with; without them, today's. */
    rules?: Pick<Rules, 'cards' | 'tiles'>;
  }>;

/** English, by no rulebook in particular. */
export const ENGLISH: Speech = { language: 'en' };

/** Every card and every tile there is, by the newest tables that have it: those come first, so they are put in last. */
const EVERYTHING: NonNullable<SentenceContext['rules']> = {
  cards: new Map(CONTENTS.toReversed().flatMap(({ content }) => content.cards.map((row) => [row.id, row]))),
  tiles: new Map(CONTENTS.toReversed().flatMap(({ content }) => content.tiles.map((row) => [row.id, row]))),
};

/** The sentences of a language. */
export const sentencesIn = ({ language }: Speech): Sentences => CATALOGUE[language];

/** The words of a language by the rulebook in use. */
export const wordsIn = (speech: Speech): Words => sentencesIn(speech).words(speech);

/** What a sentence may ask, from who reads it and how. */
export function toldTo(context: SentenceContext): Told {
  const { content, settings } = sentencesIn(context);
  const words = wordsIn(context);
  const { rules = EVERYTHING, viewer, nameOf = (whose) => numbered(words, whose) } = context;
  return {
    words,
    content,
    settings,
    who: (whose) =>
      whose === viewer?.seat || whose === viewer?.seatId
        ? { you: true }
        : { you: false, name: nameOf(whose) },
    card: (id) => rules.cards.get(id),
    tile: (id) => rules.tiles.get(id),
    ornaments: context.expansion !== undefined,
    everything: context.everything === true,
  };
}

const numbered = ({ seat, somebody }: Words, whose: Seat | SeatId): string =>
  typeof whose === 'number' ? seat(whose) : somebody;
