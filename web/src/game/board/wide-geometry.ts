import type { BoardPlace, Site, Village } from '../model.js';
import type { Box, Point } from './units.js';

/** Where a place lies in the drawing of 784 × 452 units. */
export type Spot = Readonly<{
  /** The area that answers to a click. */
  box: Box;
  plate: Readonly<{ at: Point; from: 'left' | 'centre' }>;
  rings: readonly Point[];
  /** Outline of the place while it is open or chosen. */
  glow: string;
  /** Middle of the note that says why the place is closed. */
  note: Point;
  /** Middle of the first die. */
  dice: Point;
}>;

/** Seven rings, four above three. */
const seven = (x: number, y: number): readonly Point[] =>
  Array.from({ length: 7 }, (_, ring) =>
    ring < 4 ? [x + 27 * ring, y] : [x + 13.5 + 27 * (ring - 4), y + 26],
  );

/** The hand-drawn outline round seven rings whose first stands at x, y. */
const glowRound = (x: number, y: number): string =>
  `M${x - 18} ${y - 16}c36-8 92-10 124-4 12 10 12 46 0 62-30 12-92 12-122 0-12-16-12-46-2-58z`;

const SITE_SPOTS: Readonly<Record<Site, Spot>> = {
  hunt: {
    box: { x: 2, y: 42, width: 256, height: 222 },
    plate: { at: [14, 44], from: 'left' },
    rings: [],
    glow: 'M22 208c60-8 160-8 218 0 12 8 12 40 0 50-60 8-160 8-218 0-12-10-12-42 0-50z',
    note: [130, 262],
    dice: [60, 190],
  },
  forest: {
    box: { x: 262, y: 62, width: 164, height: 186 },
    plate: { at: [339, 64], from: 'centre' },
    rings: seven(284, 200),
    glow: glowRound(284, 200),
    note: [338, 250],
    dice: [292, 266],
  },
  clayPit: {
    box: { x: 430, y: 92, width: 164, height: 156 },
    plate: { at: [505, 94], from: 'centre' },
    rings: seven(452, 200),
    glow: glowRound(452, 200),
    note: [506, 250],
    dice: [458, 266],
  },
  quarry: {
    box: { x: 606, y: 42, width: 176, height: 204 },
    plate: { at: [696, 44], from: 'centre' },
    rings: seven(640, 186),
    glow: glowRound(640, 186),
    note: [690, 246],
    dice: [612.5, 252.5],
  },
  river: {
    // High enough for two workshops below it.
    box: { x: 612, y: 296, width: 168, height: 112 },
    plate: { at: [690, 300], from: 'centre' },
    rings: [
      [648, 346],
      [675, 342],
      [702, 342],
      [729, 346],
      [661, 373],
      [688.5, 369],
      [716, 373],
    ],
    glow: glowRound(648, 345),
    note: [690, 404],
    dice: [628, 426],
  },
};

const around = (x: number, width: number): string =>
  `M${x + 8} 312c${width / 3}-6 ${width / 1.6}-6 ${width - 16} 0 10 12 10 74 0 86-${width / 3} 6-${width / 1.6} 6-${width - 16} 0-10-12-10-74 0-86z`;

/** A village place whose drawing begins at x and stands so much higher. */
function villageSpot(place: Village, x: number, lift: number): Spot {
  const parts: Readonly<
    Record<Village, Readonly<{ width: number; plate: number; rings: readonly Point[] }>>
  > = {
    field: { width: 134, plate: 61, rings: [[118, 384]] },
    hut: {
      width: 142,
      plate: 43,
      rings: [
        [100, 376],
        [127, 376],
      ],
    },
    toolMaker: { width: 116, plate: 45, rings: [[100, 384]] },
    trader: {
      width: 146,
      plate: 56,
      rings: [
        [130, 352],
        [130, 379],
      ],
    },
  };
  const { width, plate, rings } = parts[place];
  return {
    box: { x: x - 2, y: 278, width: width + 2, height: 122 },
    plate: { at: [x + plate, 280], from: 'centre' },
    rings: rings.map(([dx, y]) => [x + dx, y - lift]),
    glow: around(x - 4, width + 6),
    note: [x + plate, 404 - lift],
    dice: [x + 20, 404],
  };
}

/** Where the village drawings begin. Without the trader the three others have more room. */
const VILLAGE_X: Readonly<Record<'base' | 'expansion', Readonly<Partial<Record<Village, number>>>>> = {
  base: { field: 34, hut: 226, toolMaker: 424 },
  expansion: { field: 10, hut: 158, toolMaker: 300, trader: 436 },
};

/** With the ratios of the trade track below it, the village stands a little higher: what is said under a house lies over neither. */
const LIFT = { base: 0, expansion: 8 } as const;

const VILLAGE_ART: Readonly<Record<Village, Readonly<{ y: number; scale: number }>>> = {
  field: { y: 310, scale: 1.12 },
  hut: { y: 318, scale: 1.12 },
  toolMaker: { y: 318, scale: 1.14 },
  trader: { y: 318, scale: 1.12 },
};

type Houses = readonly Readonly<{ place: Village; transform: string }>[];

const ORDER: readonly Village[] = ['field', 'hut', 'toolMaker', 'trader'];
const boardOf = (expansion: boolean) => (expansion ? 'expansion' : 'base');
const villageOf = (expansion: boolean) => VILLAGE_X[boardOf(expansion)];
const liftOf = (expansion: boolean): number => LIFT[boardOf(expansion)];

/** The drawings of the village, each where it stands. */
export const housesOf = (expansion: boolean): Houses =>
  ORDER.flatMap((place) => {
    const x = villageOf(expansion)[place];
    const { y, scale } = VILLAGE_ART[place];
    return x === undefined
      ? []
      : [{ place, transform: `translate(${x} ${y - liftOf(expansion)}) scale(${scale})` }];
  });

/** The spot of a place; a place this game does not have lies outside the picture. */
export function spotOf(place: BoardPlace, expansion: boolean): Spot {
  if (place in SITE_SPOTS) return SITE_SPOTS[place as Site];
  return villageSpot(place as Village, villageOf(expansion)[place as Village] ?? -1000, liftOf(expansion));
}
