import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import type { Course } from './final.js';

const PLOT = { left: 34, right: 284, top: 10, bottom: 128 } as const;

/** How much room the word below the end needs. */
const END_ROOM = 28;

type CoursesProps = Readonly<{ courses: readonly Course[] }>;

/** A round step so that about three lines fit. */
const stepFor = (most: number): number => [10, 20, 50, 100, 200].find((step) => most / step <= 3.2) ?? 400;

function Axis({ most, least, rounds }: Readonly<{ most: number; least: number; rounds: number }>) {
  const { score } = useWords();
  const { xOf, yOf } = scaleOf(most, least, rounds);
  const step = stepFor(Math.max(most, -least));
  const lowest = Math.ceil(least / step);
  const lines = Array.from(
    { length: Math.floor(most / step) - lowest + 1 },
    (_, index) => (lowest + index) * step,
  );
  const end = xOf(rounds + 1);
  const labels = Array.from({ length: rounds }, (_, index) => index + 1).filter(
    (round) => (round % Math.ceil(rounds / 8) === 1 || rounds <= 8) && end - xOf(round) > END_ROOM,
  );
  return (
    <g className="axis">
      {lines.map((value) => (
        <g key={value}>
          <path d={`M${PLOT.left} ${yOf(value)}H${PLOT.right}`} />
          <text x={PLOT.left - 8} y={yOf(value) + 4} textAnchor="end">
            {signed(value)}
          </text>
        </g>
      ))}
      {labels.map((round) => (
        <text key={round} x={xOf(round)} y={PLOT.bottom + 18} textAnchor="middle">
          {round}
        </text>
      ))}
      <text x={end} y={PLOT.bottom + 18} textAnchor="middle">
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
