import { Icon } from '../art/icon.js';
import { useWords } from '../words/use-words.js';
import type { Hosting } from './use-hosting.js';
import type { Table } from './use-table.js';

type TableSeat = Table['seats'][number];

/** What is known of somebody before one sits down with them: games to the end, won, and how they keep to the time. */
function Known({ seat: { bot, person } }: Readonly<{ seat: TableSeat }>) {
  const { lobby } = useWords();
  if (bot !== null) return <span className="soft">{lobby.botKind}</span>;
  if (person === null) return null;
  const { guest, results, reliability } = person;
  const { games, wins } = results;
  const stranger = guest ? lobby.guest : lobby.newHere;
  const { inTimePercent } = reliability;
  const known = [
    games > 0 ? lobby.record(games, wins) : stranger,
    ...(inTimePercent === null ? [] : [lobby.inTime(inTimePercent)]),
  ];
  return <span className="soft">{known.join(' · ')}</span>;
}

type Props = Readonly<{ table: Table; hosting: Hosting | null }>;

function SeatRow({ seat, table, hosting }: Props & Readonly<{ seat: TableSeat }>) {
  const { lobby, common } = useWords();
  const { seatId, name, ready } = seat;
  const mine = seatId === table.mySeat?.seatId;
  return (
    <li>
      <Icon name="p-plain" size={30} />
      <span className="seat-who">
        <b>{name}</b> {mine && <span className="soft">{common.you}</span>}
        <Known seat={seat} />
      </span>
      <span className={ready ? 'seat-state ready' : 'seat-state'}>
        <Icon name={ready ? 'b-check' : 'b-hourglass'} size={15} />
        {ready ? lobby.readyState : lobby.notReady}
      </span>
      {hosting !== null && !mine && (
        <button
          type="button"
          className="icon-button"
          disabled={hosting.busy}
          aria-label={lobby.remove(name)}
          onClick={() => void hosting.remove(seatId)}
        >
          <Icon name="b-close" size={18} />
        </button>
      )}
    </li>
  );
}

/** The seats of a table: taken ones by name, empty ones as dashed circles. */
export function TableSeats({ table, hosting }: Props) {
  const { lobby } = useWords();
  const empty = Math.max(0, table.settings.seats - table.seats.length);
  return (
    <ol className="seats" aria-label={lobby.seats}>
      {table.seats.map((seat) => (
        <SeatRow key={seat.seatId} seat={seat} table={table} hosting={hosting} />
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
