import { FaultNote } from '../api/trouble-note.js';
import { Link } from '../app/navigation.js';
import type { RowFragment } from '../gql/graphql.js';
import { useWords } from '../words/use-words.js';
import { LobbyFrame } from './lobby-frame.js';
import { hasRoom, isMine } from './rows.js';
import { TableList } from './table-list.js';
import { useGames } from './use-lobby.js';

function OpenNow({ rows, unknown }: Readonly<{ rows: readonly RowFragment[]; unknown: boolean }>) {
  const { lobby } = useWords();
  return (
    <section className="panel padded form">
      {rows.length === 0 && !unknown && <p>{lobby.noTables}</p>}
      <TableList rows={rows} />
      <div className="actions">
        <Link to={{ page: 'newTable' }} className="button primary">
          {lobby.openTable}
        </Link>
      </div>
    </section>
  );
}

/** Tables one can sit down at, the way to open one, and games one can watch. */
export function TablesPage() {
  const { lobby } = useWords();
  const open = useGames('JOINABLE', 50);
  const running = useGames('RUNNING', 10);
  const tables = open.rows.filter((row) => hasRoom(row) || isMine(row));
  return (
    <LobbyFrame title={lobby.openTables} here="tables">
      <main className="one-column">
        {open.fault !== null && <FaultNote fault={open.fault} />}
        <OpenNow rows={tables} unknown={open.unknown} />
        {running.rows.length > 0 && (
          <section className="panel padded">
            <h2>{lobby.beingPlayed}</h2>
            <TableList rows={running.rows} />
          </section>
        )}
      </main>
    </LobbyFrame>
  );
}
