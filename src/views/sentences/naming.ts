import type {
  Benefit,
  CardId,
  Legacy,
  Origin,
  PlaceId,
  Price,
  TilePoints,
  TileRow,
} from '../../game/index.js';
import { list } from './grammar.js';
import type { ContentSentences, Told } from './sentences.js';
import type { Form, PlaceWords, Words } from './words.js';

/** The number of a card place or of a stack. */
export const positionOf = (place: PlaceId): number => Number(place.at(-1));

/** A place in all its forms, or undefined where there is none of that name. */
export function placeNamed(
  { words, tile }: Pick<Told, 'words' | 'tile'>,
  place: PlaceId,
): PlaceWords | undefined {
  if (isFixed(words, place)) return words.places[place];
  if (/^card[1-5]$/.test(place)) return words.cardPlace(positionOf(place));
  if (/^building[1-5]$/.test(place)) return words.stackPlace(positionOf(place));
  const effect = tile(place)?.effect;
  return effect?.kind === 'worker' ? words.workerPlace(effect.good) : undefined;
}

const isFixed = ({ places }: Words, place: PlaceId): place is keyof Words['places'] =>
  Object.hasOwn(places, place);

/** What an effect gives, in a few words. */
export function benefitNamed({ content: { benefits }, words }: Lexicon, benefit: Benefit): string {
  const name = benefits[benefit.kind] as (benefit: Benefit, words: Words) => string;
  return name(benefit, words);
}

/** What the lower half of a card counts for, in a few words. */
export function legacyNamed({ content: { legacies }, words }: Lexicon, legacy: Legacy): string {
  const name = legacies[legacy.kind] as (legacy: Legacy, words: Words) => string;
  return name(legacy, words);
}

/** What must be paid. */
export function priceNamed(
  { content: { prices }, words }: Lexicon,
  price: Price,
  form: Form = 'name',
): string {
  const name = prices[price.kind] as (price: Price, words: Words, form: Form) => string;
  return name(price, words, form);
}

/** The points printed on a building. */
export function pointsNamed({ content: { points }, words }: Lexicon, printed: TilePoints): string {
  const name = points[printed.kind] as (printed: TilePoints, words: Words) => string;
  return name(printed, words);
}

/** What of a row no readable source confirms; undefined where everything is printed. */
export function originNamed(
  { content, words }: Lexicon,
  { source, unsure = [] }: Origin,
  of: 'row' | 'faces',
): string | undefined {
  if (source === 'printed') return undefined;
  const parts = of === 'faces' ? [content.parts.faces] : unsure.map((part) => content.parts[part]);
  return content.reconstructed(list(words, parts));
}

export type Lexicon = Readonly<{ content: ContentSentences; words: Words }>;

/** A card by what is on it: its two halves. Unknown ones are just cards. */
export function cardNamed(told: Pick<Told, 'card'> & Lexicon, id: CardId): string {
  const row = told.card(id);
  return row === undefined
    ? told.words.unknownCard
    : `${benefitNamed(told, row.top)}, ${legacyNamed(told, row.bottom)}`;
}

/** A card by what is on it, in quotation marks. */
export const cardQuoted = (told: Pick<Told, 'card'> & Lexicon, id: CardId): string =>
  told.words.quote(cardNamed(told, id));

/** A building by its price, its points and what else it gives. */
export const buildingNamed = (lexicon: Lexicon, { price, points, effect }: TileRow): string =>
  [
    priceNamed(lexicon, price),
    pointsNamed(lexicon, points),
    ...(effect === undefined ? [] : [benefitNamed(lexicon, effect)]),
  ].join(', ');

/** Where something was gained: at a place, at the market, for a card or a building. */
export function gainedAt(told: Told, source: string): string {
  const place = placeNamed(told, source);
  if (place !== undefined) return place.at;
  if (source === 'market') return told.words.markets.market.at;
  return told.card(source) === undefined
    ? told.words.forBuilding
    : told.words.forCard(cardQuoted(told, source));
}

/** What dice were rolled for, as a heading: a place, a card by what is on it, or just a building. */
export function rolledFor(told: Told, source: string, [card, building]: readonly [string, string]): string {
  const place = placeNamed(told, source);
  if (place !== undefined) return place.name;
  return told.card(source) === undefined ? building : `${card} ${cardQuoted(told, source)}`;
}
