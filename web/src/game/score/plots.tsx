import { goodIcon, Icon } from '../../art/icon.js';
import { surplus } from '../../words/signed.js';
import { useSpeech, useWords } from '../../words/use-words.js';
import { GOODS } from '../goods.js';
import type { Good } from '../model.js';
import { luckOf, type Course } from './final.js';

type CoursesProps = Readonly<{ courses: readonly Course[] }>;

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

const HALF = 40;

/** Whose dice fell better than they should, and whose worse. */
export function LuckLedger({ courses }: CoursesProps) {
  const { words, language } = useSpeech();
  const { score, common } = words;
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
              <b className="luck-sum">{surplus(luck, language)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
