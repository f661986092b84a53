/** Where people are sent to gather, one die each. */
export const SITES = ['hunt', 'forest', 'clayPit', 'quarry', 'river'] as const;
export type Site = (typeof SITES)[number];

export const VILLAGE = ['toolMaker', 'hut', 'field', 'trader'] as const;
export type VillagePlace = (typeof VILLAGE)[number];

/** Card place 1 is the cheapest. */
export type CardPlace = `card${1 | 2 | 3 | 4 | 5}`;
/** The stack of buildings at that position. */
export type StackPlace = `building${1 | 2 | 3 | 4 | 5}`;

/**
 * Everything people can stand on: a site, a village place, a card place, a stack, or a worker tile (expansion) under
 * its own building id.
 */
export type PlaceId = string;

/** Card place or stack number 1…5 as an index from 0. */
export const indexOfPlace = (place: CardPlace | StackPlace): number => Number(place.at(-1)) - 1;
