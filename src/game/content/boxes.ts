import type { Price } from '../model/buildings.js';
import type { Benefit } from '../model/cards.js';
import type { Resource } from '../model/goods.js';
import type { CardPlace, Site, VillagePlace } from '../model/places.js';
import type { TradeRatio } from '../model/rules.js';

/** What lies on the table: the base game, or the base game with an expansion laid over it. */
export type Box = Readonly<{
  maxPlayers: number;
  village: readonly Readonly<{ place: VillagePlace; people: number; benefit: Benefit }>[];
  /** How many village places may be occupied in a round, by number of players. */
  villageLimits: Readonly<Record<number, number>>;
  cardPlaces: readonly Readonly<{ place: CardPlace; price: Price; withExtra?: Price }>[];
  /** The yield of a hunt may be taken as ornaments too (001:271). */
  huntSplits: boolean;
  startOrnaments: number;
  tradeRatios: readonly TradeRatio[];
}>;

/** Where dice are rolled for resources, and how many pips one piece takes (000:310-322). */
export const GATHERING: readonly Readonly<{ place: Site; good: Resource; divisor: number }>[] = [
  { place: 'forest', good: 'wood', divisor: 3 },
  { place: 'clayPit', good: 'brick', divisor: 4 },
  { place: 'quarry', good: 'stone', divisor: 5 },
  { place: 'river', good: 'gold', divisor: 6 },
];
export const GATHERING_ROOM = 7;
export const HUNT_DIVISOR = 2;
export const STACK_SIZE = 7;

/** How many tribes may stand at one gathering place (000:543, 548); more players have no such limit. */
export const GATHERER_LIMITS: Readonly<Record<number, number>> = { 2: 1, 3: 2 };

export const START = { people: 5, food: 12 } as const;
export const MOST = { people: 10, agriculture: 10, trade: 10, tool: 4 } as const;

/** Every move of the trade marker brings two ornaments in all, whatever its length (001:208). */
export const ORNAMENTS_PER_TRADE_MOVE = 2;

export const BASE_BOX: Box = {
  maxPlayers: 4,
  village: [
    { place: 'toolMaker', people: 1, benefit: { kind: 'tool' } },
    { place: 'hut', people: 2, benefit: { kind: 'person' } },
    { place: 'field', people: 1, benefit: { kind: 'agriculture' } },
  ],
  villageLimits: { 2: 2, 3: 2, 4: 3 },
  cardPlaces: [
    { place: 'card1', price: { kind: 'any', count: 1 } },
    { place: 'card2', price: { kind: 'any', count: 2 } },
    { place: 'card3', price: { kind: 'any', count: 3 } },
    { place: 'card4', price: { kind: 'any', count: 4 } },
  ],
  huntSplits: false,
  startOrnaments: 0,
  tradeRatios: [],
};

/** "Style is the Goal": what the new board adds (001:39-49, 156, 204, 215-263, 283-291, 303-305). */
export const STYLE_BOX: Box = {
  ...BASE_BOX,
  maxPlayers: 5,
  village: [...BASE_BOX.village, { place: 'trader', people: 2, benefit: { kind: 'trade', steps: 2 } }],
  villageLimits: { 2: 2, 3: 2, 4: 3, 5: 4 },
  cardPlaces: [
    ...BASE_BOX.cardPlaces,
    {
      place: 'card5',
      price: { kind: 'fixed', goods: { ornaments: 3 } },
      withExtra: { kind: 'fixed', goods: { ornaments: 6 } },
    },
  ],
  huntSplits: true,
  startOrnaments: 1,
  tradeRatios: [
    { from: 9, give: 1, take: 2 },
    { from: 4, give: 1, take: 1 },
    { from: 1, give: 2, take: 1 },
  ],
};
