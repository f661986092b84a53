import { Link } from '../../app/navigation.js';
import { Die } from '../../art/die.js';
import { useWords } from '../../words/use-words.js';
import type { Line } from './lines.js';

/** What all rolls of a game rest on. */
export type Luck = Readonly<{ gameId: string; commitment: string; over: boolean }>;

type Props = Luck & NonNullable<Line['rolled']>;

/** How dice came about: the number of the draw, what was promised, what fell, and how to check it. */
export function HowRolled({ gameId, commitment, over, draw, dice }: Props) {
  const { chronicle, table } = useWords();
  return (
    <details className="how-rolled">
      <summary>{chronicle.howRolled}</summary>
      <p className="rolled-dice">
        {dice.map((face, index) => (
          <Die key={index} face={face} size={20} />
        ))}
        <span>{chronicle.draw(draw, dice.join(', '))}</span>
      </p>
      <p>
        {chronicle.promised} <code>{commitment}</code>
      </p>
      <p>{over ? chronicle.seedKnown : chronicle.seedSecret}</p>
      <Link to={{ page: 'audit', id: gameId }} className="link">
        {table.audit}
      </Link>
    </details>
  );
}
