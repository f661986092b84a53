import {
  cairnOf,
  FLOOR,
  landFor,
  lostIn,
  PARTS,
  type FinalTribe,
  type Part,
} from '../../web/src/game/score/final.js';

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
  it('share the room from the ground to the top of the highest', () => {
    const tribes = [tribe({ inPlay: 40, resources: 20 }), tribe({ inPlay: 30 })];
    const { scale, depth } = landFor(tribes, PARTS, HEIGHT);
    expect(depth).toBe(0);
    expect(tribes.map((one) => heightOf(one, scale))).toEqual([
      expect.closeTo(HEIGHT) as number,
      expect.closeTo(HEIGHT / 2) as number,
    ]);
  });

  it('of tribes that lost points fill a pit first: what reaches out of the ground is the total', () => {
    const tribes = [
      tribe({ inPlay: -60, culture: 64, shamans: 48 }),
      tribe({ inPlay: 40, resources: 20 }),
      tribe({ inPlay: -30, culture: 20 }),
    ];
    const { scale, depth } = landFor(tribes, PARTS, HEIGHT);
    const losses = tribes.map((one) => lostIn(one, PARTS));
    expect(losses).toEqual([60, 0, 30]);
    expect(depth).toBeCloseTo(60 * scale + FLOOR);
    // The highest is 60 above the ground, the deepest pit 60 below it.
    expect(depth + 60 * scale).toBeCloseTo(HEIGHT);
    tribes.forEach((one, index) =>
      expect(heightOf(one, scale) - (losses[index] ?? 0) * scale).toBeCloseTo(one.total * scale),
    );
  });

  it('stay in the ground where nobody came out of it', () => {
    const tribes = [tribe({ inPlay: -20 }), tribe({ inPlay: -50, culture: 9 })];
    const { scale, depth } = landFor(tribes, PARTS, HEIGHT);
    expect(depth).toBeCloseTo(HEIGHT);
    expect(50 * scale + FLOOR).toBeCloseTo(HEIGHT);
  });

  it('are many stones however few the points, and none of part of a point', () => {
    const heights = (points: number, scale: number): readonly number[] =>
      cairnOf(tribe({ inPlay: points }), PARTS, scale).map(({ height }) => height);
    expect(heights(59, 2)).toHaveLength(5);
    expect(Math.max(...heights(59, 2))).toBeLessThanOrEqual(27);
    expect(heights(3, 80)).toEqual([80, 80, 80]);
  });

  it('say on one stone of each part what the part brought', () => {
    const stones = cairnOf(tribe({ inPlay: 102, culture: 9 }), PARTS, 1);
    expect(stones.map(({ label }) => label)).toEqual([null, 102, null, null, 9]);
    expect(stones.map(({ points }) => points).reduce((sum, points) => sum + points)).toBe(111);
  });

  it('without a single point are no cairns, and no pit', () => {
    const { scale, depth } = landFor([tribe({})], PARTS, HEIGHT);
    expect([heightOf(tribe({}), scale), depth]).toEqual([0, 0]);
  });
});
