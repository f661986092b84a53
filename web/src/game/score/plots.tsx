import { goodIcon, Icon } from '../../art/icon.js';
import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import { GOODS } from '../goods.js';
import type { Good } from '../model.js';
import { luckOf, type Course } from './final.js';

const PLOT = { left: 34, right: 284, top: 10, bottom: 128 } as const;

type CoursesProps = Readonly<{ courses: readonly Course[] }>;

/** A round step so that about three lines fit. */
const stepFor = (most: number): number => [10, 20, 50, 100, 200].find((step) => most / step <= 3.2) ?? 400;

function Axis({ most, least, rounds }: Readonly<{ most: number; least: number; rounds: number }>) {
  const { score } = useWords();
  const { xOf, yOf } = scaleOf(most, least, rounds);
  const step = stepFor(most);
  const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  const labels = Array.from({ length: rounds }, (_, index) => index + 1).filter(
    (round) => round % Math.ceil(rounds / 8) === 1 || rounds <= 8,
  );
  return (
    <g className="axis">
      {lines.map((value) => (
        <g key={value}>
          <path d={`M${PLOT.left} ${yOf(value)}H${PLOT.right}`} />
          <text x={PLOT.left - 8} y={yOf(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {labels.map((round) => (
        <text key={round} x={xOf(round)} y={PLOT.bottom + 18} textAnchor="middle">
          {round}
        </text>
      ))}
      <text x={xOf(rounds + 1)} y={PLOT.bottom + 18} textAnchor="middle">
        {score.end}
      </text>
    </g>
  );
}

/** Rounds from left to right, the end last; points from bottom to top. */
function scaleOf(most: number, least: number, rounds: number) {
  const span = Math.max(1, most - least);
  return {
    xOf: (at: number): number => PLOT.left + ((PLOT.right - PLOT.left) * at) / (rounds + 1),
    yOf: (value: number): number => PLOT.bottom - ((PLOT.bottom - PLOT.top) * (value - least)) / span,
  };
}

function Line({ course, xOf, yOf }: Readonly<{ course: Course }> & ReturnType<typeof scaleOf>) {
  const { player, scores } = course;
  const points = [0, ...scores].map((value, at) => [xOf(at), yOf(value)] as const);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <g>
      <path
        className={`course edge-${player.colour}`}
        d={`M${points.map(([a, b]) => `${a.toFixed(1)} ${b.toFixed(1)}`).join('L')}`}
      />
      <use href={`#m-${player.colour}`} x={x - 8} y={y - 8} width={16} height={16} />
    </g>
  );
}

/** The same numbers for those who would rather read them. */
function ScoresTable({ courses }: CoursesProps) {
  const { score } = useWords();
  return (
    // A table is never narrower than what is in it, so it needs something around it to be hidden in.
    <div className="visually-hidden">
      <table>
        <caption>{score.byRound}</caption>
        <tbody>
          {courses.map(({ player, scores }) => (
            <tr key={player.seat}>
              <th scope="row">{player.name}</th>
              {scores.map((value, index) => (
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The score of every tribe round by round, and what the last count made of it. */
export function ScoreByRound({ courses }: CoursesProps) {
  const { score } = useWords();
  const all = courses.flatMap(({ scores }) => scores);
  const [most, least] = [Math.max(1, ...all), Math.min(0, ...all)];
  const rounds = Math.max(1, ...courses.map(({ scores }) => scores.length - 1));
  const scale = scaleOf(most, least, rounds);
  return (
    <section className="plot panel">
      <h3>{score.byRound}</h3>
      <svg viewBox="0 0 300 152" role="img" aria-label={score.byRound}>
        <Axis most={most} least={least} rounds={rounds} />
        {courses.map((course) => (
          <Line key={course.player.seat} course={course} {...scale} />
        ))}
      </svg>
      <ScoresTable courses={courses} />
    </section>
  );
}

type GatheredProps = Readonly<{ course: Course; kinds: readonly Good[]; most: (good: Good) => number }>;

function Gathered({ course: { player, goods }, kinds, most }: GatheredProps) {
  const { common } = useWords();
  return (
    <tr>
      <th scope="row">
        <Icon name={`m-${player.colour}`} size={16} /> {player.me ? common.You : player.name}
      </th>
      {kinds.map((good) => (
        <td key={good}>
          <span
            className={`goods-bar fill-${player.colour}`}
            style={{ width: `${(100 * (goods[good] ?? 0)) / most(good)}%` }}
          />
          {goods[good] ?? 0}
        </td>
      ))}
    </tr>
  );
}

/** What every tribe gathered in all. */
export function GoodsGathered({ courses }: CoursesProps) {
  const { score, board } = useWords();
  const kinds = GOODS.filter((good) => courses.some(({ goods }) => (goods[good] ?? 0) > 0));
  const most = (good: Good): number => Math.max(1, ...courses.map(({ goods }) => goods[good] ?? 0));
  return (
    <section className="plot panel">
      <h3>{score.goods}</h3>
      <table className="goods-table">
        <thead>
          <tr>
            <td />
            {kinds.map((good) => (
              <th key={good} scope="col">
                <Icon name={goodIcon(good)} size={20} />
                <span className="visually-hidden">{board.goods[good](2)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <Gathered key={course.player.seat} course={course} kinds={kinds} most={most} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const HALF = 52;

/** Whose dice fell better than they should, and whose worse. */
export function LuckLedger({ courses }: CoursesProps) {
  const { score, common } = useWords();
  const most = Math.max(10, ...courses.map((course) => Math.abs(luckOf(course))));
  return (
    <section className="plot panel">
      <h3>{score.luck}</h3>
      <ul className="luck">
        {courses.map((course) => {
          const luck = luckOf(course);
          const width = (HALF * Math.abs(luck)) / most;
          const x = luck < 0 ? HALF - width : HALF;
          return (
            <li key={course.player.seat}>
              <Icon name={`m-${course.player.colour}`} size={18} />
              <span className="luck-whose">
                <b>{course.player.me ? common.You : course.player.name}</b>
                <small>{score.diceAndPips(course.dice, course.pips)}</small>
              </span>
              <svg width={2 * HALF} height={22} aria-hidden="true">
                <rect
                  x={x}
                  y={3}
                  width={width}
                  height={16}
                  rx={4}
                  className={`fill-${course.player.colour}`}
                />
                <path d={`M${HALF} 0v22`} className="luck-zero" />
              </svg>
              <b className="luck-sum">{luck > 0 ? `+${luck}` : signed(luck)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
