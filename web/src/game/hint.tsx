import { Link } from '../app/navigation.js';
import { useWords } from '../words/use-words.js';
import { plateAnchor, useNoteAt } from './board/place-note.js';
import { nameOf } from './decision/place-names.js';
import { useTable, type Hint } from './table.js';

function Inside({ hint, about = null }: Readonly<{ hint: Hint; about?: string | null }>) {
  const { common, hints } = useWords();
  return (
    <>
      <p>
        {about !== null && <b className="hint-about">{about}</b>} {hint.sentence}{' '}
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
    </>
  );
}

/** The hint of this moment, unless something else is being said or chosen at a place. */
function useFreeHint(): Hint | null {
  const { hint, notices, choosing } = useTable();
  const free = notices.closed === null && choosing.place === null;
  return hint !== null && (hint.place === null || free) ? hint : null;
}

/** One sentence for somebody new, beside the place it is about; one can press through it. */
export function PlaceHint() {
  const hint = useFreeHint();
  const place = hint?.place ?? null;
  const { note, style } = useNoteAt(place === null ? null : plateAnchor(place));
  if (hint === null || place === null) return null;
  return (
    <div ref={note} className="place-note hint-note" role="note" style={style}>
      <Inside hint={hint} />
    </div>
  );
}

/**
 * One sentence for somebody new, below the decision it is about. The places of a small board lie so close together
 * that a note would cover some of them: there the hints about places stand here too, and name their place.
 */
export function DecisionHint({ small }: Readonly<{ small: boolean }>) {
  const words = useWords();
  const hint = useFreeHint();
  if (hint === null || (hint.place !== null && !small)) return null;
  return (
    <div className="hint-note" role="note">
      <Inside hint={hint} about={hint.place === null ? null : nameOf(hint.place, words)} />
    </div>
  );
}
