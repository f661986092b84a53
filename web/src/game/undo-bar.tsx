import { Icon } from '../art/icon.js';
import { useWords } from '../words/use-words.js';
import { ConfirmTwice } from './decision/confirm.js';
import { meAt, useTable } from './table.js';

/** My last move, while it can be taken back: said aloud for a moment, then a quiet button; later by consent. */
export function UndoBar() {
  const { table: words } = useWords();
  const table = useTable();
  const { undo, sender } = table;
  const me = meAt(table);
  if (undo === null || me === null) return null;
  if (!undo.free) {
    return (
      <div className="undo-ask">
        <ConfirmTwice
          move={{ type: 'askUndo', toVersion: undo.toVersion }}
          label={words.askUndo}
          warning={words.askUndoHint}
          sure={words.ask}
        />
      </div>
    );
  }
  return (
    <p className={undo.fresh ? 'toast' : 'toast quiet'} role="status">
      <Icon name={`p-${me.colour}`} size={22} />
      <span>{undo.sentence ?? words.undoLast}</span>
      <button
        type="button"
        disabled={sender.sending || sender.blocked !== null}
        onClick={() => void sender.send({ type: 'undoMove' })}
      >
        <Icon name="b-undo" size={15} /> {words.undo}
      </button>
    </p>
  );
}
