import type { PlaceId } from '../model.js';
import type { Words } from '../../words/words.js';

const numberIn = (place: string): number => Number(place.slice(-1));

type Kind = keyof Words['board']['to'];

/** Cards and buildings share one sentence each; every other place has its own. */
function kindOf(place: PlaceId): Kind {
  if (place.startsWith('card')) return 'card';
  if (place.startsWith('building')) return 'building';
  return place as Kind;
}

/** The name of any place, as a heading or in a list. */
export function nameOf(place: PlaceId, { board }: Words): string {
  const kind = kindOf(place);
  if (kind === 'card') return board.cardPlace(numberIn(place));
  if (kind === 'building') return board.stackPlace(numberIn(place));
  return board.places[kind];
}

/** Where people are sent, as it stands in a sentence. */
export const toOf = (place: PlaceId, { board }: Words): string => board.to[kindOf(place)];

/** The button that sends people: it names the outcome. */
export const sendSentence = (place: PlaceId, people: number, words: Words): string =>
  words.decision.send(people, toOf(place, words));
