import type { Trouble } from '../../api/use-command.js';
import type { Good, Player } from '../model.js';

/** The parts of a final score, in the order they are counted up. */
export const PARTS = [
  'inPlay',
  'culture',
  'farmers',
  'toolMakers',
  'hutBuilders',
  'shamans',
  'traders',
  'resources',
] as const;
export type Part = (typeof PARTS)[number];

/** A product in a score: so many, each counting so much. */
export type Term = Readonly<{ count: number; times: number }>;

/** One tribe at the end. */
export type FinalTribe = Readonly<{
  player: Player;
  rank: number;
  total: number;
  /** What tells equal scores apart. */
  tie: number;
  buildings: number;
  parts: Readonly<Record<Part, Readonly<{ points: number; terms: readonly Term[] }>>>;
}>;

/** A whole game in numbers. */
export type FinalView = Readonly<{
  id: string;
  title: string;
  /** The first place first. */
  tribes: readonly FinalTribe[];
  winners: readonly Player[];
  reason: 'STACK_EXHAUSTED' | 'NOT_ENOUGH_CARDS' | 'BY_CONSENT' | 'LAST_PLAYER_LEFT';
  parts: readonly Part[];
  /** What one die shows on average. */
  pipsPerDie: number;
  rounds: number;
  days: number;
  moves: number;
  /** The first version that has a board. */
  first: number;
}>;

/** What the history tells about one tribe. */
export type Course = Readonly<{
  player: Player;
  /** The score at the end of every round, and after the last count. */
  scores: readonly number[];
  goods: Readonly<Partial<Record<Good, number>>>;
  dice: number;
  pips: number;
  /** What so many dice show on average. */
  average: number;
}>;

type Tally = Readonly<{ checked: number; of: number }>;

/** What the server's own audit says about a game that is over. */
export type Fairness = Readonly<{
  /** In order; in order as far as it could be checked; or not what it claims to be. */
  state: 'ok' | 'open' | 'bad';
  moves: Tally;
  draws: Tally;
  /** How many notices I may know of. */
  notices: number;
  /** The verdict in one sentence. */
  verdict: string;
}>;

/** The way to play once more. */
export type Rematch = Readonly<{
  /** Where somebody has opened it already. */
  table: string | null;
  again: () => Promise<void>;
  sending: boolean;
  trouble: Trouble | null;
}>;

/** Pips more than the average, or fewer. */
export const luckOf = ({ pips, average }: Pick<Course, 'pips' | 'average'>): number => pips - average;

/** A stone of a cairn: some points of one part. */
export type Stone = Readonly<{
  part: Part;
  points: number;
  /** What the whole part brought, on the middle one of its stones. */
  label: number | null;
  height: number;
  width: number;
  shift: number;
  /** How far beside its middle its back is highest. */
  lean: number;
}>;

/** No stone is higher than this, unless it is a single point; half of it still has room for a number. */
const HIGHEST = 27;

/** The stones one part of a score becomes: of about equal size, none too high. */
function stonesOf(points: number, scale: number): readonly number[] {
  if (points <= 0) return [];
  const count = Math.min(points, Math.ceil((points * scale) / HIGHEST));
  return Array.from({ length: count }, (_, index) => Math.floor((points + index) / count));
}

/** Points that were lost: they are no stones, but a pit that stones must fill first. */
export const lostIn = ({ parts }: FinalTribe, shown: readonly Part[]): number =>
  shown.reduce((sum, part) => sum + Math.max(0, -parts[part].points), 0);

/** How the land lies: the height of one point, and how deep the deepest pit is. */
export type Land = Readonly<{ scale: number; depth: number }>;

/** Room for the number on the floor of a pit. */
export const FLOOR = 20;

/** The land for these cairns, if there is so much room from the floor of the deepest pit to the top of the highest cairn. */
export function landFor(tribes: readonly FinalTribe[], shown: readonly Part[], room: number): Land {
  const highest = Math.max(0, ...tribes.map(({ total }) => total));
  const deepest = Math.max(0, ...tribes.map((tribe) => lostIn(tribe, shown)));
  const floor = deepest === 0 ? 0 : FLOOR;
  const scale = (room - floor) / Math.max(1, highest + deepest);
  return { scale, depth: deepest * scale + floor };
}

/** Stones lie a little askew, always in the same way. */
const askew = (seed: number): number => (((seed * 7919) % 13) - 6) / 6;

/** The cairn of a tribe, from below; `scale` is the height of one point. */
export function cairnOf(
  { player, parts }: FinalTribe,
  shown: readonly Part[],
  scale: number,
): readonly Stone[] {
  const stones = shown.flatMap((part) => {
    const whole = parts[part].points;
    const pieces = stonesOf(whole, scale);
    const middle = Math.floor((pieces.length - 1) / 2);
    return pieces.map((points, index) => ({ part, points, label: index === middle ? whole : null }));
  });
  return stones.map(({ points, ...rest }, index) => ({
    ...rest,
    points,
    height: Math.max(5, points * scale),
    width: 124 - (64 * index) / Math.max(12, stones.length) + 7 * askew(index * 3 + player.seat),
    shift: 4 * askew(index * 5 + player.seat * 2),
    lean: 9 * askew(index * 4 + player.seat * 3),
  }));
}
