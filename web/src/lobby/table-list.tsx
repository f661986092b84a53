import { Link } from '../app/navigation.js';
import { Icon } from '../art/icon.js';
import type { RowFragment } from '../gql/graphql.js';
import { useWords } from '../words/use-words.js';
import { isMine, seatsOf } from './rows.js';
import { termsSentence } from './terms.js';

/** The seats of a table: taken ones as shapes, empty ones as dashed circles. */
export function SeatDots({ row }: Readonly<{ row: RowFragment }>) {
  const { lobby } = useWords();
  const seats = seatsOf(row);
  const empty = Math.max(0, row.settings.seats - seats.length);
  return (
    <span className="seat-dots" role="img" aria-label={lobby.seatsTaken(seats.length, row.settings.seats)}>
      {seats.map(({ seatId, colour }) => (
        <Icon key={seatId} name={`m-${colour}`} size={16} />
      ))}
      {Array.from({ length: empty }, (_, index) => (
        <span key={index} className="empty-dot" />
      ))}
    </span>
  );
}

function TableRow({ row }: Readonly<{ row: RowFragment }>) {
  const words = useWords();
  const mine = isMine(row);
  return (
    <li className="table-row">
      <b>
        {row.title} <SeatDots row={row} />
      </b>
      <p>{termsSentence(row.settings, words)}</p>
      <Link
        to={{ page: 'table', id: row.id }}
        className="button small"
        aria-label={`${mine ? words.lobby.toTable : words.lobby.join}: ${row.title}`}
      >
        {mine ? words.lobby.toTable : words.lobby.join}
      </Link>
    </li>
  );
}

/** Tables one can sit down at. */
export function TableList({ rows }: Readonly<{ rows: readonly RowFragment[] }>) {
  return (
    <ul className="table-list">
      {rows.map((row) => (
        <TableRow key={row.id} row={row} />
      ))}
    </ul>
  );
}
