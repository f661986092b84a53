import { Link } from '../app/navigation.js';
import { useWords } from '../words/use-words.js';
import { likest } from './rows.js';
import { TableList } from './table-list.js';
import { useGames } from './use-lobby.js';
import type { Table } from './use-table.js';

const SHOWN = 4;

type Props = Readonly<{ table: Table; title: string; why?: string | null }>;

/** No seat here: tables like it that have one, or a new one. */
export function SimilarTables({ table, title, why = null }: Props) {
  const { lobby } = useWords();
  const { rows, unknown } = useGames('JOINABLE', 50);
  const similar = likest(rows, table).slice(0, SHOWN);
  return (
    <section className="panel padded form">
      <h2>{title}</h2>
      {why !== null && <p>{why}</p>}
      {similar.length === 0 ? !unknown && <p>{lobby.noSimilar}</p> : <p>{lobby.similar}</p>}
      <TableList rows={similar} />
      <div className="actions">
        <Link to={{ page: 'newTable' }} className="button primary">
          {lobby.openOne}
        </Link>
        <Link to={{ page: 'tables' }} className="button">
          {lobby.findTable}
        </Link>
      </div>
    </section>
  );
}
