import { Link } from '../app/navigation.js';
import { useWords } from '../words/use-words.js';
import { LobbyFrame } from './lobby-frame.js';
import { TableList } from './table-list.js';
import { useOpenTables } from './use-lobby.js';

/** Tables one can sit down at, and the way to open one. */
export function TablesPage() {
  const { lobby } = useWords();
  const { rows, unknown } = useOpenTables();
  return (
    <LobbyFrame title={lobby.openTables} here="tables">
      <main className="one-column">
        <section className="panel padded">
          {rows.length === 0 && !unknown && <p className="soft">{lobby.noTables}</p>}
          <TableList rows={rows} />
          <Link to={{ page: 'newTable' }} className="button primary">
            {lobby.openTable}
          </Link>
        </section>
      </main>
    </LobbyFrame>
  );
}
