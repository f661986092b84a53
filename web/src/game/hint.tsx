import { Link } from '../app/navigation.js';
import { useWords } from '../words/use-words.js';
import { useTable } from './table.js';

/**
 * One sentence for somebody new, below the decision. On no board is there a spot beside a place that is not another place's:
 * a note there would cover what it explains, and take the press that was meant for it.
 */
export function DecisionHint() {
  const { common, hints } = useWords();
  const { hint } = useTable();
  if (hint === null) return null;
  return (
    <div className="hint-note" role="note">
      <p>
        {hint.place !== null && (
          <span className="hint-mark" aria-hidden="true">
            ?
          </span>
        )}
        {hint.about !== null && <b className="hint-about">{hint.about}</b>} {hint.sentence}{' '}
        {hint.learn && (
          <Link to={{ page: 'learn' }} className="link">
            {common.learn}
          </Link>
        )}
      </p>
      {hint.keep && (
        <Link to={{ page: 'register' }} className="button small primary">
          {hints.keep}
        </Link>
      )}
      <button type="button" className="link" onClick={hint.off}>
        {hints.none}
      </button>
    </div>
  );
}
