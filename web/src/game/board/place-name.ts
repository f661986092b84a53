import type { CardSlot, Crowd, Opening, Place, Stack, Workshop } from '../model.js';
import type { Words } from '../../words/words.js';
import { cardName } from '../decision/place-names.js';

const crowdList = (crowds: readonly Crowd[], words: Words): string | null => {
  const there = crowds.filter(({ people }) => people > 0);
  if (there.length === 0) return null;
  return there
    .map(({ player, people }) => `${player.me ? words.common.You : player.name} ${people}`)
    .join(', ');
};

const openingSentence = (opening: Opening | null, words: Words): string | null => {
  if (opening === null) return null;
  return opening.open
    ? words.board.open(opening.min, opening.max)
    : words.board.closed(opening.refusal.sentence);
};

const sentences = (...parts: readonly (string | null)[]): string =>
  parts
    .filter((part) => part !== null)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ') + '.';

/** The full name of a place: what it is, its room, who stands there, whether I may go. */
export function placeName(place: Place, words: Words): string {
  const room =
    place.rings === null || place.free === null ? null : words.board.freeOf(place.free, place.rings);
  const head = words.board.places[place.id] + (room === null ? '' : `, ${room}`);
  return sentences(head, crowdList(place.crowds, words), openingSentence(place.opening, words));
}

/** The full name of a card place; what the card gives follows. */
export function cardPlaceName(slot: CardSlot, text: string, words: Words): string {
  return sentences(
    cardName(slot, words),
    text,
    crowdList(slot.crowds, words),
    openingSentence(slot.opening, words),
  );
}

/** The full name of a stack; the building's own text follows. */
export function stackName(stack: Stack, text: string, words: Words): string {
  const number = Number(stack.id.slice('building'.length));
  return sentences(
    words.board.stackPlace(number),
    text,
    words.board.leftOver(stack.left),
    crowdList(stack.crowds, words),
    openingSentence(stack.opening, words),
  );
}

/** The full name of a worker tile: whose it is, what it brings, who stands there. */
export function workshopName({ owner, yields, crowds, opening }: Workshop, words: Words): string {
  const whose = owner.me ? words.common.You : owner.name;
  return sentences(
    `${words.board.places.workshop}, ${whose}`,
    words.acting.everyPips(yields.divisor, yields.good),
    crowdList(crowds, words),
    openingSentence(opening, words),
  );
}
