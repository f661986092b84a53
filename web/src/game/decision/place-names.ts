import { legacyText } from '../ledge/content-text.js';
import type { CardSlot, GameView, PlaceId } from '../model.js';
import type { Words } from '../../words/words.js';

const numberIn = (place: string): number => Number(place.slice(-1));

type Kind = keyof Words['board']['to'];

/** Cards, buildings and workshops share one sentence each; every other place has its own. */
function kindOf(place: PlaceId, { board }: Words): Kind {
  if (/^card\d$/.test(place)) return 'card';
  if (/^building\d$/.test(place)) return 'building';
  return place in board.to ? (place as Kind) : 'workshop';
}

type Cards = Pick<GameView, 'cards'>;

/** A card place goes by its price: in any resources, or in ornaments. */
function cardPlaceText(slot: Pick<CardSlot, 'price' | 'currency'>, { board }: Words): string {
  const { price, currency } = slot;
  return board.cardPlace(currency === 'any' ? String(price) : `${price} ${board.goods.ornaments(price)}`);
}

/** The name of any place, whatever lies there; `cards` tells what a card place costs. */
export function nameOf(place: PlaceId, words: Words, { cards }: Cards): string {
  const kind = kindOf(place, words);
  if (kind === 'card') {
    const slot = cards.find(({ id }) => id === place);
    return slot === undefined ? words.board.cards : cardPlaceText(slot, words);
  }
  if (kind === 'building') return words.board.stackPlace(numberIn(place));
  return words.board.places[kind];
}

/** A card place by what lies there and what it costs, for two may cost the same; by its price alone while nothing does. */
export function cardName(slot: CardSlot, words: Words): string {
  const { card, price, currency } = slot;
  if (card === null) return cardPlaceText(slot, words);
  const goods = currency === 'any' ? words.acting.resources(price) : words.board.goods.ornaments(price);
  return words.board.cardNamed(legacyText(card.legacy, words), `${price} ${goods}`);
}

/** The name of a place on a board, as a heading or in a list. */
export function nameIn(view: Cards, place: PlaceId, words: Words): string {
  const slot = view.cards.find(({ id }) => id === place);
  return slot === undefined ? nameOf(place, words, view) : cardName(slot, words);
}

/** Where people are sent, as it stands in a sentence. */
const toOf = (place: PlaceId, words: Words): string => words.board.to[kindOf(place, words)];

/** The button that sends people: it names the outcome. */
export const sendSentence = (place: PlaceId, people: number, words: Words): string =>
  words.decision.send(people, toOf(place, words));
