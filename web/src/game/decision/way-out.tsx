import { Link } from '../../app/navigation.js';
import { useWords } from '../../words/use-words.js';
import { useTable } from '../table.js';

/** Nothing left to do here: on to the next game, or home. `aside` where something else comes first. */
export function WayOut({ aside = false }: Readonly<{ aside?: boolean }>) {
  const { common, decision } = useWords();
  const { nextGame } = useTable();
  return nextGame === null ? (
    <Link to={{ page: 'home' }} className="button">
      {decision.doneForNow}
    </Link>
  ) : (
    <Link to={nextGame.to} className={aside ? 'button' : 'button primary'}>
      {common.nextGame} <b>{nextGame.count}</b>
    </Link>
  );
}
