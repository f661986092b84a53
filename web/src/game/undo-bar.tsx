import { Icon } from '../art/icon.js';
import { useWords } from '../words/use-words.js';
import { ConfirmTwice } from './decision/confirm.js';
import { meAt, takingBack, useTable, type Undo } from './table.js';

/** By consent: everybody else is asked, so that one is asked twice. */
function AskToTakeBack({ undo }: Readonly<{ undo: Undo }>) {
  const { table: words } = useWords();
  return (
    <div className="undo-ask">
      <ConfirmTwice
        move={takingBack(undo)}
        label={words.askUndo}
        warning={words.askUndoHint}
        sure={words.ask}
      />
    </div>
  );
}

/** The button that takes back at once. */
export function TakeBackButton({ undo }: Readonly<{ undo: Undo }>) {
  const { table: words } = useWords();
  const { sender } = useTable();
  return (
    <button
      type="button"
      data-undo
      disabled={sender.sending || sender.blocked !== null}
      onClick={() => void sender.send(takingBack(undo))}
    >
      <Icon name="b-undo" size={15} /> {undo.free ? words.undo : words.takeBack}
    </button>
  );
}

/** Where nobody else has to agree: what would be taken back, and the button that does it. */
function TakeBack({ undo }: Readonly<{ undo: Undo }>) {
  const { table: words } = useWords();
  const table = useTable();
  return (
    <p className={undo.fresh ? 'toast' : 'toast quiet'}>
      <Icon name={`p-${meAt(table)?.colour ?? 'red'}`} size={22} />
      <span>{undo.sentence ?? words.undoLast}</span>
      <TakeBackButton undo={undo} />
    </p>
  );
}

/** What is said once about my last move: when its sentence is there, and while it can be taken back. */
function saidOf(undo: Undo | null): string | null {
  return undo?.free === true && undo.fresh ? undo.sentence : null;
}

/**
 * My last move, while it can be taken back: said aloud for a moment, then a quiet button; later by consent. A roll that is shown
 * has the way back in its own note.
 */
export function UndoBar() {
  const table = useTable();
  const { undo, rolled } = table;
  return (
    <>
      <p role="status" className="visually-hidden">
        {saidOf(undo)}
      </p>
      {undo !== null &&
        meAt(table) !== null &&
        (undo.alone ? rolled === null && <TakeBack undo={undo} /> : <AskToTakeBack undo={undo} />)}
    </>
  );
}
