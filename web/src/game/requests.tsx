import { Link } from '../app/navigation.js';
import { Icon } from '../art/icon.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';
import { meAt, useTable, type TableRequest } from './table.js';

/** What is asked, in one sentence. */
function sentenceOf({ kind, by, about, toVersion }: TableRequest, { table }: Words): string {
  const name = about?.name ?? '';
  if (by.me) {
    if (kind === 'UNDO') return table.mine.UNDO(toVersion);
    return kind === 'REPLACE' ? table.mine.REPLACE(name) : table.mine[kind];
  }
  if (kind === 'UNDO') return table.requests.UNDO(by.name, toVersion);
  return kind === 'REPLACE' ? table.requests.REPLACE(by.name, name) : table.requests[kind](by.name);
}

function Answers({ request }: Readonly<{ request: TableRequest }>) {
  const { table: words } = useWords();
  const { sender } = useTable();
  const answer = (agree: boolean) => () =>
    void sender.send({ type: 'answerRequest', request: request.id, agree });
  const disabled = sender.sending || sender.blocked !== null;
  if (request.by.me) {
    return (
      <button type="button" className="button small" disabled={disabled} onClick={answer(false)}>
        {words.withdraw}
      </button>
    );
  }
  if (!request.mine) return null;
  return (
    <>
      <button type="button" className="button small primary" disabled={disabled} onClick={answer(true)}>
        {words.agree}
      </button>
      <button type="button" className="button small" disabled={disabled} onClick={answer(false)}>
        {words.disagree}
      </button>
    </>
  );
}

/** The table has stopped its clocks; whoever is back first lets them run again. */
export function PausedClocks() {
  const { table: words } = useWords();
  const table = useTable();
  if (table.clock !== 'paused') return null;
  return (
    <section className="note request" aria-label={words.clocksPaused}>
      <p>
        <Icon name="b-hourglass" size={18} /> <b>{words.clocksPaused}</b>
      </p>
      {meAt(table) !== null && (
        <div className="actions">
          <button
            type="button"
            className="button small"
            disabled={table.sender.sending || table.sender.blocked !== null}
            onClick={() => void table.sender.send({ type: 'resumeClocks' })}
          >
            {words.resumeClocks}
          </button>
        </div>
      )}
    </section>
  );
}

/** Questions to the table: mine to answer, mine to withdraw, or only to know about. */
export function Requests() {
  const words = useWords();
  const { requests, view } = useTable();
  return requests.map((request) => (
    <section key={request.id} className="note request" aria-label={sentenceOf(request, words)}>
      <p>
        <Icon name={`m-${request.by.colour}`} size={18} /> <b>{sentenceOf(request, words)}</b>
      </p>
      {request.missing.length > 0 && (
        <p className="hint">
          {words.table.stillAsked(
            request.missing.map(({ me, name }) => (me ? words.common.you : name)).join(', '),
          )}
        </p>
      )}
      {request.kind === 'UNDO' && (
        <p>
          <Link to={{ page: 'gameAt', id: view.id, version: request.toVersion }}>
            {words.table.lookBack(request.toVersion)}
          </Link>
        </p>
      )}
      <div className="actions">
        <Answers request={request} />
      </div>
    </section>
  ));
}
