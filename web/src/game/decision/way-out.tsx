import { Link } from '../../app/navigation.js';
import { useWords } from '../../words/use-words.js';

/** The next game that waits for me, and how many do. */
export type NextGame = Readonly<{ id: string; count: number }> | null;

/** Nothing left to do here: on to the next game, or home. */
export function WayOut({ nextGame }: Readonly<{ nextGame: NextGame }>) {
  const { common, decision } = useWords();
  return (
    <div className="actions">
      {nextGame === null ? (
        <Link to={{ page: 'home' }} className="button">
          {decision.doneForNow}
        </Link>
      ) : (
        <Link to={{ page: 'game', id: nextGame.id }} className="button primary">
          {common.nextGame} <b>{nextGame.count}</b>
        </Link>
      )}
    </div>
  );
}
