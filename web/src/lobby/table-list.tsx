import { Link, type Destination } from '../app/navigation.js';
import { Icon } from '../art/icon.js';
import type { RowFragment } from '../gql/graphql.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';
import { isMine, seatsOf } from './rows.js';

/** Somebody who has no colour yet: an unpainted stone with their initial. */
function Unpainted({ name }: Readonly<{ name: string }>) {
  const [initial = ''] = name.trim();
  return (
    <svg className="icon unpainted" width="20" height="20" viewBox="0 0 24 24">
      <use href="#o-plain" />
      <text x="12" y="16.4">
        {initial.toLocaleUpperCase()}
      </text>
    </svg>
  );
}

/** The seats of a table: taken ones as shapes, empty ones as dashed circles. */
export function SeatDots({ row }: Readonly<{ row: RowFragment }>) {
  const { lobby } = useWords();
  const seats = seatsOf(row);
  const empty = Math.max(0, row.settings.seats - seats.length);
  const who = seats.map(({ name }) => name).join(', ');
  const taken = lobby.seatsTaken(seats.length, row.settings.seats);
  return (
    <span className="seat-dots" role="img" aria-label={who === '' ? taken : `${taken}: ${who}`}>
      {seats.map(({ seatId, colour, name }) =>
        colour === 'plain' ? (
          <Unpainted key={seatId} name={name} />
        ) : (
          <Icon key={seatId} name={`m-${colour}`} size={20} />
        ),
      )}
      {Array.from({ length: empty }, (_, index) => (
        <span key={index} className="empty-dot" />
      ))}
    </span>
  );
}

/** What one can do with a table in a list. */
function wayTo(row: RowFragment, { lobby, home }: Words): Readonly<{ to: Destination; label: string }> {
  const { id, status } = row;
  if (status === 'OPEN') {
    return { to: { page: 'table', id }, label: isMine(row) ? lobby.toTable : lobby.join };
  }
  return { to: { page: 'game', id }, label: isMine(row) ? home.play : lobby.watch };
}

function TableRow({ row }: Readonly<{ row: RowFragment }>) {
  const words = useWords();
  const { to, label } = wayTo(row, words);
  return (
    <li className="table-row">
      <b>
        {row.title} <SeatDots row={row} />
      </b>
      <p>{row.settings.brief}</p>
      <Link to={to} className="button small" aria-label={`${label}: ${row.title}`}>
        {label}
      </Link>
    </li>
  );
}

/** Tables one can sit down at or look at. */
export function TableList({ rows }: Readonly<{ rows: readonly RowFragment[] }>) {
  return (
    <ul className="table-list">
      {rows.map((row) => (
        <TableRow key={row.id} row={row} />
      ))}
    </ul>
  );
}
