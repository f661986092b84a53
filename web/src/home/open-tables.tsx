import { Link } from '../app/navigation.js';
import { PlayNow } from '../lobby/play-now.js';
import { hasRoom, isMine } from '../lobby/rows.js';
import { TableList } from '../lobby/table-list.js';
import { useGames } from '../lobby/use-lobby.js';
import { useWords } from '../words/use-words.js';

const SHOWN = 4;

/** A game against a bot, one press away. */
export function Spare() {
  const { home, lobby } = useWords();
  return (
    <section className="panel padded spare">
      <h2>{home.twoMinutes}</h2>
      <p className="soft">{lobby.playNowHint}</p>
      <PlayNow className="button outlined" />
    </section>
  );
}

/** Tables of others that one can sit down at; the newest few. */
export function OpenTables() {
  const { home, lobby } = useWords();
  const { rows, unknown } = useGames('JOINABLE', 20);
  const strange = rows.filter((row) => hasRoom(row) && !isMine(row));
  return (
    <section className="panel padded">
      <h2>{lobby.openTables}</h2>
      {strange.length === 0 && !unknown && <p className="soft">{lobby.noTables}</p>}
      <TableList rows={strange.slice(0, SHOWN)} />
      <div className="list-foot">
        {strange.length > SHOWN && (
          <Link to={{ page: 'tables' }} className="link">
            {home.allTables(strange.length)}
          </Link>
        )}
        <Link to={{ page: 'newTable' }} className="button small">
          {lobby.openOne}
        </Link>
      </div>
    </section>
  );
}
