import { useState } from 'react';
import { Link } from '../app/navigation.js';
import { Sheet } from '../app/sheet.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';
import type { Move } from './decision/move.js';
import { KeysHelp } from './keys-help.js';
import { meAt, useTable, type Table } from './table.js';

/** Something that is asked of the table, or done for good: named, explained, confirmed. */
type Step = Readonly<{ label: string; hint: string; sure: string; move: Move }>;

/** What can be asked or done here now. */
function stepsOf(table: Table, { table: words }: Words): readonly Step[] {
  if (meAt(table) === null || table.decision.kind === 'over') return [];
  const { undo, away } = table;
  const asking = (label: string, hint: string, move: Move): Step => ({ label, hint, sure: words.ask, move });
  return [
    ...(undo === null || undo.alone
      ? []
      : [asking(words.askUndo, words.askUndoHint, { type: 'askUndo', toVersion: undo.toVersion })]),
    asking(words.askFinish, words.askFinishHint, { type: 'askFinish' }),
    asking(words.askCancel, words.askCancelHint, { type: 'askCancel' }),
    ...(table.clock === 'runs' ? [asking(words.askPause, words.askPauseHint, { type: 'askPause' })] : []),
    ...away
      .filter(({ me }) => !me)
      .map(({ name, seat }) =>
        asking(words.askReplace(name), words.askReplaceHint, { type: 'askReplace', seat }),
      ),
    { label: words.resign, hint: words.resignHint, sure: words.surelyResign, move: { type: 'resign' } },
  ];
}

function StepSheet({ step, onClose }: Readonly<{ step: Step; onClose: () => void }>) {
  const { common } = useWords();
  const { sender } = useTable();
  const { label, hint, sure, move } = step;
  return (
    <Sheet label={label} onClose={onClose}>
      <h2>{label}</h2>
      <p>{hint}</p>
      <div className="actions">
        <button
          type="button"
          className="button primary"
          disabled={sender.sending || sender.blocked !== null}
          onClick={({ currentTarget }) => {
            void sender.send(move);
            // What comes of it is to be seen: the menu goes, too. It goes last, so that the focus is where it was before both.
            currentTarget.closest('dialog')?.close();
            currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          }}
        >
          {sure}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {common.back}
        </button>
      </div>
    </Sheet>
  );
}

/** The table's part of the menu: requests, resigning, keys. */
export function TableMenu() {
  const words = useWords();
  const table = useTable();
  const [step, setStep] = useState<Step | null>(null);
  const [keys, setKeys] = useState(false);
  return (
    <div className="menu-table" role="group" aria-label={words.table.atTable}>
      {stepsOf(table, words).map((each) => (
        <button key={each.label} type="button" className="menu-item" onClick={() => setStep(each)}>
          {each.label}
        </button>
      ))}
      <Link to={{ page: 'audit', id: table.view.id }} className="menu-item">
        {words.table.audit}
      </Link>
      <button type="button" className="menu-item" onClick={() => setKeys(true)}>
        {words.table.keys}
      </button>
      {step !== null && <StepSheet step={step} onClose={() => setStep(null)} />}
      {keys && <KeysHelp onClose={() => setKeys(false)} />}
    </div>
  );
}
