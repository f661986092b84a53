import { Link } from '../app/navigation.js';
import { useWords } from '../words/use-words.js';
import { plateAnchor, useNoteAt } from './board/place-note.js';
import { useTable, type Hint } from './table.js';

function Inside({ hint }: Readonly<{ hint: Hint }>) {
  const { hints } = useWords();
  return (
    <>
      <p>{hint.sentence}</p>
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

/** One sentence for somebody new, beside the place it is about; one can press through it. */
export function PlaceHint() {
  const { hint, notices, choosing } = useTable();
  const free = notices.closed === null && choosing.place === null;
  const shown = free && hint !== null && hint.place !== null ? hint : null;
  const anchor = shown === null || shown.place === null ? null : plateAnchor(shown.place);
  const { note, style } = useNoteAt(anchor);
  if (shown === null) return null;
  return (
    <div ref={note} className="place-note hint-note" role="note" style={style}>
      <Inside hint={shown} />
    </div>
  );
}

/** One sentence for somebody new, below the decision it is about. */
export function DecisionHint() {
  const { hint } = useTable();
  if (hint === null || hint.place !== null) return null;
  return (
    <div className="hint-note" role="note">
      <Inside hint={hint} />
    </div>
  );
}
