import { cairnOf, PARTS, scaleFor, type FinalTribe, type Part } from '../../web/src/game/score/final.js';

const HEIGHT = 262;

/** A tribe with these points, and nothing in all other parts. */
function tribe(points: Partial<Record<Part, number>>): FinalTribe {
  const parts = Object.fromEntries(
    PARTS.map((part) => [part, { points: points[part] ?? 0, terms: [] }]),
  ) as unknown as FinalTribe['parts'];
  const total = Object.values(points).reduce((sum, some) => sum + some, 0);
  const player = { seat: 1, name: 'Ann', colour: 'red', me: true } as const;
  return { player, rank: 1, total, tie: 0, buildings: 0, parts };
}

const heightOf = (one: FinalTribe, scale: number): number =>
  cairnOf(one, PARTS, scale).reduce((sum, { height }) => sum + height, 0);

describe('cairns', () => {
  it('of tribes that lost points in play fit below the sky too', () => {
    const tribes = [tribe({ inPlay: -60, culture: 64, shamans: 48 }), tribe({ inPlay: 40, resources: 20 })];
    const scale = scaleFor(tribes, PARTS, HEIGHT);
    const heights = tribes.map((one) => heightOf(one, scale));
    expect(Math.max(...heights)).toBeCloseTo(HEIGHT);
    expect(heights[1]).toBeCloseTo((HEIGHT * 60) / 112);
  });

  it('without a single point are no cairns', () => {
    expect(heightOf(tribe({}), scaleFor([tribe({})], PARTS, HEIGHT))).toBe(0);
  });
});
