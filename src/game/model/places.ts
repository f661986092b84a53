import type { BuildingId } from './ids.js';

/** Where people are sent to gather, one die each. */
export const SITES = ['hunt', 'forest', 'clayPit', 'quarry', 'river'] as const;
export type Site = (typeof SITES)[number];

export const VILLAGE = ['toolMaker', 'hut', 'field', 'trader'] as const;
export type VillagePlace = (typeof VILLAGE)[number];

/** Card place 1 is the cheapest. */
export type CardPlace = `card${1 | 2 | 3 | 4 | 5}`;
/** The stack of buildings at that position. */
export type StackPlace = `building${1 | 2 | 3 | 4 | 5}`;

/** Everything people can stand on. A worker tile (expansion) is a place under its own building id. */
export type PlaceId = Site | VillagePlace | CardPlace | StackPlace | BuildingId;
