import { Link } from '../app/navigation.js';
import { Icon } from '../art/icon.js';
import { useWords } from '../words/use-words.js';
import { useWaiting } from './inbox.js';

/** Leads to where everything else that waits for me is told; in the bar of a game it keeps its place when nothing does. */
export function Bell({ lasting = false }: Readonly<{ lasting?: boolean }>) {
  const { home } = useWords();
  const { others } = useWaiting();
  if (others === 0 && !lasting) return null;
  const label = home.notices(others);
  return (
    <Link to={{ page: 'home' }} className="icon-button bell" aria-label={label} title={label}>
      <Icon name="b-bell" size={20} />
      {others > 0 && <span className="badge">{others}</span>}
    </Link>
  );
}
