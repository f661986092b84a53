import { Link } from '../app/navigation.js';
import { useWords } from '../words/use-words.js';
import { SimilarTables } from './similar-tables.js';
import type { Table } from './use-table.js';

type Props = Readonly<{ table: Table }>;

/** A table that was given up, or at which nobody sat down in time. */
export function ClosedTable({ table }: Props) {
  const { lobby } = useWords();
  return (
    <main className="one-column">
      <section className="panel padded form">
        <h2>{lobby.closed[table.cancelled ?? 'BEFORE_START']}</h2>
        <p className="soft">{table.settings.brief}</p>
      </section>
      <SimilarTables table={table} title={lobby.elsewhere} />
    </main>
  );
}

/** A game that has begun without the reader: they may watch it, or find another table. */
export function FullTable({ table }: Props) {
  const { lobby } = useWords();
  return (
    <main className="one-column">
      <section className="panel padded form">
        <h2>{lobby.begun}</h2>
        {table.invited && <p>{lobby.begunWithoutYou}</p>}
        <p className="soft">{table.settings.brief}</p>
        <div className="actions">
          <Link to={{ page: 'game', id: table.id }} className="button primary">
            {lobby.watch}
          </Link>
        </div>
      </section>
      <SimilarTables table={table} title={lobby.elsewhere} />
    </main>
  );
}
