import { FaultNote } from '../api/trouble-note.js';
import type { Fault } from '../api/faults.js';
import { useWords } from '../words/use-words.js';
import { Link } from './navigation.js';

/** Where an address leads that we do not know, may not show, or cannot reach. */
export function LostPage({ fault }: Readonly<{ fault: Fault }>) {
  const { common } = useWords();
  return (
    <main className="lost">
      <svg className="scene" viewBox="0 0 214 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#scene-forest" />
      </svg>
      <h1 className="visually-hidden">{common.appName}</h1>
      <FaultNote fault={fault} />
      <div className="actions">
        <Link to={{ page: 'home' }} className="button primary">
          {common.toMyGames}
        </Link>
        {(fault === 'unreachable' || fault === 'broken') && (
          <button type="button" className="button" onClick={() => location.reload()}>
            {common.tryAgain}
          </button>
        )}
      </div>
    </main>
  );
}
