import type { Course, FinalTribe, FinalView, Part, Term } from '../src/game/score/final.js';
import { PARTS } from '../src/game/score/final.js';
import type { Player } from '../src/game/model.js';
import { ema, jure, marek, zuzana } from './people.js';

/** What such points may have been the sum of. */
const termsOf = (part: Part, points: number): readonly Term[] =>
  points <= 0 || part === 'inPlay' || part === 'resources'
    ? []
    : part === 'culture'
      ? [{ count: Math.round(Math.sqrt(points)), times: Math.round(Math.sqrt(points)) }]
      : [{ count: 2, times: points / 2 }];

function tribe(player: Player, rank: number, points: readonly number[]): FinalTribe {
  const parts = Object.fromEntries(
    PARTS.map((part, index) => [
      part,
      { points: points[index] ?? 0, terms: termsOf(part, points[index] ?? 0) },
    ]),
  ) as unknown as Readonly<Record<Part, FinalTribe['parts'][Part]>>;
  const total = points.reduce((sum, some) => sum + some, 0);
  return { player, rank, total, tie: 0, buildings: 5, parts };
}

const final = (tribes: readonly FinalTribe[]): FinalView => ({
  id: 'g',
  title: 'Winter by the river',
  tribes,
  winners: tribes.slice(0, 1).map(({ player }) => player),
  reason: 'STACK_EXHAUSTED',
  parts: PARTS,
  pipsPerDie: 3.5,
  rounds: 10,
  days: 23,
  moves: 611,
  first: 12,
});

const courses = (tribes: readonly FinalTribe[]): readonly Course[] =>
  tribes.map(({ player, total, parts }, index) => ({
    player,
    scores: [
      ...Array.from({ length: 9 }, (_, at) => Math.round((parts.inPlay.points * (at + 1)) / 9)),
      total,
    ],
    goods: { wood: 14 + index, brick: 11, stone: 9 - index, gold: 6, food: 40, ornaments: 3 },
    dice: 42 - index,
    pips: 144 + 3 * index,
    average: 147,
  }));

const won = [
  tribe(ema, 1, [102, 36, 10, 24, 21, 8, 14, 5]),
  tribe(zuzana, 2, [95, 17, 24, 0, 0, 30, 40, 1]),
  tribe(jure, 3, [118, 9, 0, 21, 40, 0, 0, 2]),
  tribe(marek, 4, [86, 16, 12, 12, 5, 24, 4, 3]),
];
/** One who starved and won all the same, and one who never came out of the pit. */
const starved = [
  tribe(ema, 1, [-30, 36, 10, 24, 21, 28, 14, 5]),
  tribe(zuzana, 2, [45, 17, 14, 0, 0, 10, 0, 1]),
  tribe(jure, 3, [-4, 9, 0, 11, 20, 0, 0, 2]),
  tribe(marek, 4, [-70, 4, 0, 0, 5, 12, 4, 3]),
];

/** Equal points: what is left of grain, tools and people decides, or does not either. */
const level = [
  { ...tribe(zuzana, 1, [40, 9, 10]), tie: 14 },
  { ...tribe(ema, 2, [30, 19, 10]), tie: 11 },
  tribe(jure, 3, [20, 9, 4]),
];
const shared = level.map((one, index) => ({ ...one, tie: index < 2 ? 14 : 9 }));

type Ending = Readonly<{ final: FinalView; courses: readonly Course[] }>;

/** Ends of games, by the name of their scene. */
export const ENDINGS: Readonly<Record<string, Ending>> = {
  score: { final: final(won), courses: courses(won) },
  starved: { final: final(starved), courses: courses(starved) },
  level: { final: final(level), courses: courses(level) },
  shared: {
    final: { ...final(shared), winners: shared.slice(0, 2).map(({ player }) => player) },
    courses: courses(shared),
  },
  duel: { final: final(starved.slice(2)), courses: courses(starved.slice(2)) },
};
