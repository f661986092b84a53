import type { PlaceId } from '../model.js';
import type { Words } from '../../words/words.js';

const numberIn = (place: string): number => Number(place.slice(-1));

type Kind = keyof Words['board']['to'];

/** Cards, buildings and workshops share one sentence each; every other place has its own. */
function kindOf(place: PlaceId, { board }: Words): Kind {
  if (/^card\d$/.test(place)) return 'card';
  if (/^building\d$/.test(place)) return 'building';
  return place in board.to ? (place as Kind) : 'workshop';
}

/** The name of any place, as a heading or in a list. */
export function nameOf(place: PlaceId, words: Words): string {
  const kind = kindOf(place, words);
  if (kind === 'card') return words.board.cardPlace(numberIn(place));
  if (kind === 'building') return words.board.stackPlace(numberIn(place));
  return words.board.places[kind];
}

/** Where people are sent, as it stands in a sentence. */
export const toOf = (place: PlaceId, words: Words): string => words.board.to[kindOf(place, words)];

/** The button that sends people: it names the outcome. */
export const sendSentence = (place: PlaceId, people: number, words: Words): string =>
  words.decision.send(people, toOf(place, words));
