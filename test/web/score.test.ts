import { countAfter, stepsIn } from '../../web/src/game/score/count.js';
import {
  cairnOf,
  FLOOR,
  landFor,
  lostIn,
  PARTS,
  type FinalTribe,
  type FinalView,
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

describe('counting up', () => {
  const tribes = [tribe({ inPlay: -4, culture: 9, resources: 5 }), tribe({ inPlay: 60, culture: 4 })];
  const final = { tribes, parts: PARTS } as unknown as FinalView;
  const cairns = tribes.map((one) => cairnOf(one, PARTS, 1));
  const steps = stepsIn(cairns, PARTS);
  const at = (step: number) => countAfter(final, cairns, step);

  it('begins with what was lost and tells nothing else', () => {
    const { complete, done, tallies } = at(0);
    expect([complete, done.size]).toEqual([false, 0]);
    expect(tallies).toEqual([
      { laid: 0, total: -4, parts: { inPlay: -4 } },
      { laid: 0, total: 0, parts: {} },
    ]);
  });

  it('goes part by part, a stone at a time, and the totals run along', () => {
    // 60 points are three stones of 20.
    expect(steps).toBe(5);
    expect(at(1).tallies[1]).toEqual({ laid: 1, total: 20, parts: { inPlay: 20 } });
    expect([...at(2).done, ...at(3).done]).toEqual(['inPlay']);
    expect(at(4).tallies.map(({ parts }) => parts)).toEqual([
      { inPlay: -4, culture: 9, farmers: 0, toolMakers: 0, hutBuilders: 0, shamans: 0, traders: 0 },
      { inPlay: 60, culture: 4, farmers: 0, toolMakers: 0, hutBuilders: 0, shamans: 0, traders: 0 },
    ]);
    const running = Array.from({ length: steps + 1 }, (_, step) =>
      at(step).tallies.map(({ total }) => total),
    );
    expect(running).toEqual([
      [-4, 0],
      [-4, 20],
      [-4, 40],
      [-4, 60],
      [5, 64],
      [10, 64],
    ]);
  });

  it('ends with everything told', () => {
    const { complete, done, tallies } = at(steps);
    expect([complete, done.size]).toEqual([true, PARTS.length]);
    expect(tallies.map(({ laid }, index) => laid === cairns[index]?.length)).toEqual([true, true]);
    expect(Object.keys(tallies[1]?.parts ?? {})).toEqual([...PARTS]);
  });
});
