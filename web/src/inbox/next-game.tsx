import { Link, useRoute } from '../app/navigation.js';
import { useWords } from '../words/use-words.js';
import { useNextGame } from './inbox.js';

/** In the bar of every page: on to the game that has waited for me longest. */
export function NextGameButton() {
  const { common } = useWords();
  const route = useRoute();
  // A table that waits for me is no next game while I sit before it.
  const next = useNextGame(route.page === 'table' ? route.id : null);
  if (next === null) return null;
  return (
    <Link to={next.to} className="button small outlined next-game">
      {common.nextGame} <b>{next.count}</b>
    </Link>
  );
}

/** The same in the menu, where the bar has no room for it. */
export function NextGameLink() {
  const { common } = useWords();
  const route = useRoute();
  const next = useNextGame('id' in route ? route.id : null);
  if (next === null) return null;
  return (
    <Link to={next.to}>
      {common.nextGame} <b>{next.count}</b>
    </Link>
  );
}
