import type {
  Benefit,
  CardId,
  CultureSymbol,
  EditionId,
  EndReason,
  Good,
  Legacy,
  MarketKind,
  Origin,
  Phase,
  PlaceId,
  Price,
  Profession,
  ScorePart,
  SeatId,
  TileRow,
} from '../../game/index.js';
import { botNameOf } from './bot-names.js';
import { counted } from './grammar.js';
import { LANGUAGES } from './languages.js';
import {
  benefitNamed,
  buildingNamed,
  cardNamed,
  legacyNamed,
  originNamed,
  placeNamed,
  priceNamed,
} from './naming.js';
import { ENGLISH, toldTo, wordsIn, type SentenceContext, type Speech } from './told.js';

/** "forest", "card place 2"; the id itself where there is no such place. */
export const nameOfPlace = (place: PlaceId, context: SentenceContext): string =>
  placeNamed(toldTo(context), place)?.name ?? place;

/** "wood", "ornaments". */
export const nameOfGood = (good: Good, speech: Speech): string => wordsIn(speech).goods[good].name;

/** "1 ornament", "3 wood". */
export function amountOf(good: Good, count: number, speech: Speech): string {
  const words = wordsIn(speech);
  return counted(words, count, words.goods[good]);
}

/** A card by its two halves: "market, writing". */
export const nameOfCard = (card: CardId, context: SentenceContext): string =>
  cardNamed(toldTo(context), card);

/** A building by its price, points and effect: "2 wood and 1 brick, 10 points". */
export const nameOfBuilding = (row: TileRow, speech: Speech): string => buildingNamed(toldTo(speech), row);

/** "placing people". */
export const nameOfPhase = (phase: Phase, speech: Speech): string => wordsIn(speech).phases[phase];

/** "farmer". */
export const nameOfProfession = (profession: Profession, speech: Speech): string =>
  wordsIn(speech).professions[profession].one;

/** "writing". */
export const nameOfSymbol = (symbol: CultureSymbol, speech: Speech): string =>
  wordsIn(speech).symbols[symbol];

/** "market", "style market". */
export const nameOfMarket = (market: MarketKind, speech: Speech): string =>
  wordsIn(speech).markets[market].name;

/** "Czech 2019 rules". */
export const nameOfEdition = (edition: EditionId, speech: Speech = ENGLISH): string =>
  wordsIn(speech).editions[edition];

/** "a building stack ran out". */
export const nameOfEndReason = (reason: EndReason, speech: Speech): string =>
  wordsIn(speech).endReasons[reason];

/** "farmers", "resources": the parts of a final score. */
export const nameOfScorePart = (part: ScorePart, speech: Speech): string => wordsIn(speech).scoreParts[part];

/** What to call the bot on a seat: the same bot is called the same for ever, and no two at a table are. */
export const nameOfBot = (seatId: SeatId, speech: Speech = ENGLISH): string =>
  wordsIn(speech).bot(botNameOf(seatId));

/** What to call somebody who has deleted their account. */
export const nameOfFormerPlayer = (speech: Speech = ENGLISH): string => wordsIn(speech).formerPlayer;

/** What to call a game that is played to practise. */
export const nameOfPracticeGame = (speech: Speech = ENGLISH): string => wordsIn(speech).practiceGame;

const PRACTICE_GAMES: ReadonlySet<string> = new Set(
  LANGUAGES.map((language) => nameOfPracticeGame({ language })),
);

type Titled = Readonly<{ title: string; practice: boolean }>;

/**
 * What its owner called a game; erased together with its owner, so that other words take its place. A practice game that
 * nobody gave a name is stored under that of its kind in somebody's language, and is told everybody in their own.
 */
export function nameOfTable({ title, practice }: Titled, speech: Speech): string {
  if (title === '') return wordsIn(speech).formerTable;
  return practice && PRACTICE_GAMES.has(title) ? nameOfPracticeGame(speech) : title;
}

/** What an effect gives, in a few words. */
export const benefitWords = (benefit: Benefit, speech: Speech): string =>
  benefitNamed(toldTo(speech), benefit);

/** What the lower half of a card counts for at the end: "writing", "2 farmers × grain". */
export function legacyWords(legacy: Legacy, speech: Speech): string {
  const told = toldTo(speech);
  const name = legacyNamed(told, legacy);
  return legacy.kind === 'culture' ? name : `${name} × ${told.words.multiplied[legacy.profession]}`;
}

/** What must be paid. */
export const priceWords = (price: Price, speech: Speech): string => priceNamed(toldTo(speech), price);

/** What of a card or a building had to be made up: "reconstructed: price and points"; undefined where nothing was. */
export const originWords = (origin: Origin, speech: Speech): string | undefined =>
  originNamed(toldTo(speech), origin, 'row');

/** As `originWords`, of the faces of market dice. */
export const facesOriginWords = (origin: Origin, speech: Speech): string | undefined =>
  originNamed(toldTo(speech), origin, 'faces');
