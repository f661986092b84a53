import type { BoardPlace, Village } from '../model.js';
import type { Box, Point } from './units.js';

/** Where a place lies in the small drawing of 360 × 262 units. */
export type SmallSpot = Readonly<{
  box: Box;
  plate: Readonly<{ at: Point; from: 'left' | 'centre' | 'right' }>;
  /** Left end of the row of people, and the middle of its height: what needs a second line grows both ways. */
  row: Point;
  width: number;
  /** From which end of the row it is filled. */
  from: 'left' | 'right';
}>;

const SITES: Readonly<Record<'hunt' | 'forest' | 'clayPit' | 'quarry' | 'river', SmallSpot>> = {
  hunt: {
    box: { x: 2, y: 14, width: 148, height: 94 },
    plate: { at: [8, 18], from: 'left' },
    row: [9, 86],
    width: 136,
    from: 'left',
  },
  forest: {
    box: { x: 152, y: 8, width: 96, height: 100 },
    // Below the plate of the quarry, which reaches across where it is long or locked.
    plate: { at: [153, 26], from: 'left' },
    row: [154, 84],
    width: 92,
    from: 'left',
  },
  quarry: {
    box: { x: 250, y: 0, width: 110, height: 104 },
    plate: { at: [358, 3], from: 'right' },
    row: [268, 80],
    width: 90,
    from: 'left',
  },
  clayPit: {
    box: { x: 2, y: 111, width: 148, height: 74 },
    plate: { at: [10, 115], from: 'left' },
    row: [20, 160],
    width: 128,
    from: 'left',
  },
  river: {
    box: { x: 160, y: 107, width: 200, height: 74 },
    plate: { at: [200, 110], from: 'left' },
    row: [200, 151],
    width: 158,
    from: 'left',
  },
};

/** Where the village drawings begin, and the middle of each place. */
const VILLAGE: Readonly<Record<'base' | 'expansion', Readonly<Partial<Record<Village, number>>>>> = {
  base: { field: 14, hut: 140, toolMaker: 258 },
  expansion: { field: 6, hut: 112, toolMaker: 196, trader: 280 },
};
const ART: Readonly<Record<Village, Readonly<{ y: number; scale: number; middle: number; width: number }>>> =
  {
    field: { y: 212, scale: 0.66, middle: 38, width: 98 },
    hut: { y: 212, scale: 0.64, middle: 20, width: 84 },
    toolMaker: { y: 214, scale: 0.62, middle: 32, width: 84 },
    trader: { y: 214, scale: 0.62, middle: 36, width: 84 },
  };

const villageOf = (expansion: boolean) => VILLAGE[expansion ? 'expansion' : 'base'];

/** The drawings of the village, each where it stands. */
export const smallHousesOf = (expansion: boolean) =>
  (['field', 'hut', 'toolMaker', 'trader'] as const).flatMap((place) => {
    const x = villageOf(expansion)[place];
    const { y, scale } = ART[place];
    return x === undefined ? [] : [{ place, transform: `translate(${x} ${y}) scale(${scale})` }];
  });

/** The spot of a place; a place this game does not have lies outside the picture. */
export function smallSpotOf(place: BoardPlace, expansion: boolean): SmallSpot {
  if (place in SITES) return SITES[place as keyof typeof SITES];
  const village = place as Village;
  const { middle, width } = ART[village];
  const x = villageOf(expansion)[village] ?? -1000;
  return {
    box: { x: x - 6, y: 184, width, height: 78 },
    plate: { at: [x + middle, 198], from: 'centre' },
    row: [x - 6, 246],
    width,
    from: 'right',
  };
}
