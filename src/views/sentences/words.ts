import type {
  CultureSymbol,
  EditionId,
  EndReason,
  Good,
  MarketKind,
  Phase,
  Profession,
  Resource,
  ScorePart,
  Seat,
  Site,
  VillagePlace,
} from '../../game/index.js';
import type { Language } from './languages.js';

/** A thing that is counted. `few` is missing where the language has no such form; `object` is the accusative of one. */
export type Noun = Readonly<{ one: string; few?: string; other: string; object?: string }>;

/** As the subject of a sentence, or as what somebody takes, pays or builds for. */
export type Form = 'name' | 'object';

/** `name` stands alone; `paying` is what one pays with. */
export type GoodWords = Noun & Readonly<{ name: string; paying: string }>;

/** A place by itself, as where people are sent, and as where they are. */
export type PlaceWords = Readonly<{ name: string; to: string; at: string }>;

/** A market by itself, as what dice are rolled for, and as where something was gained. */
export type MarketWords = Readonly<{ name: string; object: string; at: string }>;

/** The words sentences are made of, in one language and by the rulebook in use. */
export type Words = Readonly<{
  language: Language;
  /** The reader, in a list of names. */
  you: string;
  nothing: string;
  and: string;
  or: string;
  quote: (text: string) => string;

  /** Who sits there, when nobody tells names. */
  seat: (seat: Seat) => string;
  somebody: string;
  formerPlayer: string;
  /** Somebody who has given no name. */
  /** What a game is called that is played to practise. */
  practiceGame: string;
  /** What a game is called whose owner has gone and taken its name along. */
  formerTable: string;
  bot: (name: string) => string;

  people: Noun;
  players: Noun;
  resources: Noun;
  points: Noun;
  dice: Noun;
  days: Noun;
  hours: Noun;
  turns: Noun;
  goods: Readonly<Record<Good, GoodWords>>;

  places: Readonly<Record<Site | VillagePlace, PlaceWords>>;
  cardPlace: (position: number) => PlaceWords;
  stackPlace: (position: number) => PlaceWords;
  /** A building of the expansion that is a place of its own. */
  workerPlace: (good: Resource) => PlaceWords;
  stack: (position: number) => string;
  markets: Readonly<Record<MarketKind, MarketWords>>;
  /** What something was gained for. */
  forCard: (card: string) => string;
  forBuilding: string;
  unknownCard: string;

  phases: Readonly<Record<Phase, string>>;
  symbols: Readonly<Record<CultureSymbol, string>>;
  professions: Readonly<Record<Profession, Noun>>;
  /** What each profession's figures are multiplied with. */
  multiplied: Readonly<Record<Profession, string>>;
  scoreParts: Readonly<Record<ScorePart, string>>;
  endReasons: Readonly<Record<EndReason, string>>;
  editions: Readonly<Record<EditionId, string>>;
  expansion: string;

  /** Put behind what the server did alone. */
  automatic: string;
  byOrders: string;
  byAutopilot: string;
}>;
