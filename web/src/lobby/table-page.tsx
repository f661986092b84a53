import { useEffect } from 'react';
import { keptEntropy } from '../api/entropy.js';
import { FaultNote, TroubleNote } from '../api/trouble-note.js';
import { goTo } from '../app/navigation.js';
import { LostPage } from '../app/lost-page.js';
import { Icon } from '../art/icon.js';
import { COLOURS } from '../game/model.js';
import { useWords } from '../words/use-words.js';
import { LobbyFrame } from './lobby-frame.js';
import { ShareLink } from './share-link.js';
import { termsSentence } from './terms.js';
import { useSeat } from './use-seat.js';
import { useTable, type Table } from './use-table.js';

function Seats({ table }: Readonly<{ table: Table }>) {
  const { lobby, common } = useWords();
  const empty = Math.max(0, table.settings.seats - table.seats.length);
  return (
    <ol className="seats" aria-label={lobby.seats}>
      {table.seats.map(({ seatId, name, ready }, index) => (
        <li key={seatId}>
          <Icon name={`p-${COLOURS[index] ?? 'red'}`} size={30} />
          <b>{name}</b>
          {seatId === table.mySeat?.seatId && <span className="soft">{common.you}</span>}
          <span className={ready ? 'seat-state ready' : 'seat-state'}>
            <Icon name={ready ? 'b-check' : 'b-hourglass'} size={15} />
            {ready ? lobby.readyState : lobby.notReady}
          </span>
        </li>
      ))}
      {Array.from({ length: empty }, (_, index) => (
        <li key={index} className="empty">
          <span className="empty-dot large" />
          {lobby.emptySeat}
        </li>
      ))}
    </ol>
  );
}

function stateSentence(table: Table, lobby: ReturnType<typeof useWords>['lobby']): string {
  const free = table.settings.seats - table.seats.length;
  const slow = table.seats.filter(({ ready }) => !ready);
  if (free > 0) return lobby.freeSeats(free);
  return slow.length > 0 ? lobby.waitsForReady(slow.map(({ name }) => name).join(', ')) : lobby.allReady;
}

type Step = 'sitDown' | 'beReady';

/** The one thing to do next at this table; null when one can only wait. */
function nextStep({ mySeat, nextJoin }: Table): Step | null {
  if (nextJoin !== null) return mySeat === null ? 'sitDown' : null;
  return mySeat?.ready === false ? 'beReady' : null;
}

function Actions({ table, again }: Readonly<{ table: Table; again: (atLeast: number | null) => void }>) {
  const { lobby } = useWords();
  const seat = useSeat(table, again);
  const step = nextStep(table);
  const lostSecret =
    step === 'beReady' && table.settings.entropy === 'SEALED' && keptEntropy(table.id) === null;
  const label = { sitDown: lobby.takeSeat, beReady: lobby.ready };
  return (
    <>
      <TroubleNote trouble={seat.trouble} />
      {lostSecret && <p className="note">{lobby.secretLost}</p>}
      <div className="actions">
        {step !== null && (
          <button
            type="button"
            className="button primary wide"
            disabled={seat.busy || lostSecret}
            onClick={() => void seat[step]()}
          >
            {label[step]}
          </button>
        )}
        {table.mine && table.nextJoin !== null && (
          <button type="button" className="button" disabled={seat.busy} onClick={() => void seat.fill()}>
            {lobby.fillWithBots}
          </button>
        )}
        {table.mySeat !== null && (
          <button type="button" className="button" disabled={seat.busy} onClick={() => void seat.getUp()}>
            {lobby.leaveSeat}
          </button>
        )}
      </div>
    </>
  );
}

/** A table before the start: who sits there, the link to share, ready, start. */
export function TablePage({ id }: Readonly<{ id: string }>) {
  const words = useWords();
  const { lobby } = words;
  const { table, fault, again } = useTable(id);
  const started = table !== null && table.status !== 'OPEN';
  useEffect(() => {
    if (started) goTo({ page: 'game', id }, { replace: true });
  }, [started, id]);
  if (table === null) return fault === null ? null : <LostPage fault={fault} />;
  return (
    <LobbyFrame title={table.title} here="tables">
      <main className="one-column">
        <section className="panel padded form">
          <p className="soft">{termsSentence(table.settings, words)}</p>
          <Seats table={table} />
          <p role="status">{stateSentence(table, lobby)}</p>
          <Actions table={table} again={again} />
          {fault !== null && <FaultNote fault={fault} />}
        </section>
        <ShareLink path={`/t/${id}`} />
        <p className="soft fine-print">{lobby.fairDice}</p>
      </main>
    </LobbyFrame>
  );
}
