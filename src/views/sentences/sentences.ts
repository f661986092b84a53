import type {
  Benefit,
  BuildingId,
  CairnEvent,
  CardId,
  CardRow,
  DecisionKind,
  DecisionOptions,
  EditionId,
  HouseRules,
  Legacy,
  Price,
  Rejection,
  Seat,
  SeatId,
  Settings,
  TilePoints,
  TileRow,
  UnsurePart,
  WhenOut,
} from '../../game/index.js';
import type { RuleSentences } from './rule-sentences.js';
import type { Form, Words } from './words.js';

/** Which rulebook's words are used: the same language calls some things differently from book to book. */
export type Book = Readonly<{ edition?: EditionId; expansion?: 'style' }>;

/** Whom a sentence is about. Names are never declined and have no gender; the reader is "you". */
export type Who = Readonly<{ you: true } | { you: false; name: string }>;

/** What a sentence may ask while it is made. */
export type Told = Readonly<{
  words: Words;
  content: ContentSentences;
  settings: SettingsSentences;
  who: (whose: Seat | SeatId) => Who;
  card: (id: CardId) => CardRow | undefined;
  tile: (id: BuildingId) => TileRow | undefined;
  /** Whether ornaments are in the game. */
  ornaments: boolean;
  /** Whether nothing is hidden from whoever reads. */
  everything: boolean;
}>;

/** Rules of the table and of the edition in a few words, to be joined by commas. */
export type SettingsSentences = Readonly<{
  /** "Czech 2019 rules with Style is the Goal". */
  rules: (choice: Pick<Settings, 'edition' | 'expansion' | 'olderTiles'>, words: Words) => string;
  starvation: Readonly<Record<NonNullable<HouseRules['starvation']>, string>>;
  huntAgain: Readonly<Record<'yes' | 'no', string>>;
  spareGreens: Readonly<Record<NonNullable<HouseRules['spareGreens']>, string>>;
  tie: Readonly<Record<NonNullable<HouseRules['tie']>, string>>;
  /** A content file is played. */
  corrected: string;
  practice: string;
  fullView: string;
  openEntropy: string;
  time: TimeSentences;
}>;

/** The clocks of a table. Durations come in words. */
export type TimeSentences = Readonly<{
  /** No clock runs. */
  none: string;
  perStretch: (each: string) => string;
  bank: (bank: string, increment: string | undefined) => string;
  grace: (time: string) => string;
  remind: string;
  ladder: (ladder: Extract<WhenOut, { kind: 'ladder' }>, words: Words) => string;
}>;

/** What lies on the table, in a few words. */
export type ContentSentences = Readonly<{
  benefits: { readonly [One in Benefit as One['kind']]: (benefit: One, words: Words) => string };
  legacies: { readonly [One in Legacy as One['kind']]: (legacy: One, words: Words) => string };
  prices: { readonly [One in Price as One['kind']]: (price: One, words: Words, form: Form) => string };
  points: { readonly [One in TilePoints as One['kind']]: (points: One, words: Words) => string };
  /** "reconstructed: price and points". */
  reconstructed: (parts: string) => string;
  /** What may be unsure: parts of a card or of a building, or the faces of dice. */
  parts: Readonly<Record<UnsurePart | 'faces', string>>;
}>;

/** The chronicle: one line for everything that can happen, without a full stop. */
export type EventSentences = {
  readonly [One in CairnEvent as One['type']]: (event: One, told: Told) => string;
};

/** Why something was refused: one full sentence to whoever tried it. */
export type RefusalSentences = {
  readonly [One in Rejection as One['code']]: (refused: One, told: Told) => string;
};

/** What the reader is asked, as a heading. */
export type QuestionSentences = {
  readonly [One in DecisionOptions as One['kind']]: (asked: One, told: Told) => string;
};

/** What somebody else is about to do. */
export type WaitingSentences = Readonly<Record<DecisionKind, (name: string) => string>>;

/** Everything the server says in one language. */
export type Sentences = Readonly<{
  words: (book: Book) => Words;
  content: ContentSentences;
  settings: SettingsSentences;
  events: EventSentences;
  refusals: RefusalSentences;
  questions: QuestionSentences;
  waiting: WaitingSentences;
  rules: RuleSentences;
}>;
