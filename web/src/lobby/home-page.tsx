import { Link } from '../app/navigation.js';
import type { RowFragment } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';
import { LobbyFrame } from './lobby-frame.js';
import { PlayNow } from './play-now.js';
import { finished, isMine, notStarted, waitingForMe, waitingForOthers } from './rows.js';
import { TableList } from './table-list.js';
import { useMyGames, useOpenTables } from './use-lobby.js';
import { Welcome } from './welcome.js';
import { FirstGame, OtherGame, OthersTurn } from './waiting-games.js';

function NoGames() {
  const { lobby } = useWords();
  return (
    <section className="panel no-games">
      <svg className="scene" viewBox="0 0 214 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#scene-village" />
      </svg>
      <h2>{lobby.noFire}</h2>
      <div className="actions">
        <PlayNow className="button primary" />
        <Link to={{ page: 'tables' }} className="button">
          {lobby.findTable}
        </Link>
      </div>
    </section>
  );
}

function Games({ rows }: Readonly<{ rows: readonly RowFragment[] }>) {
  const { lobby } = useWords();
  const [first, ...others] = waitingForMe(rows);
  const tables = notStarted(rows);
  const elsewhere = waitingForOthers(rows);
  return (
    <div className="home-games">
      {first !== undefined && <FirstGame row={first} />}
      {others.map((row) => (
        <OtherGame key={row.id} row={row} />
      ))}
      {tables.length > 0 && (
        <section>
          <h2 className="section-title">{lobby.yourTables}</h2>
          <div className="panel padded">
            <TableList rows={tables} />
          </div>
        </section>
      )}
      {elsewhere.length > 0 && <OthersTurn rows={elsewhere} />}
    </div>
  );
}

function Beside({ rows }: Readonly<{ rows: readonly RowFragment[] }>) {
  const { lobby } = useWords();
  const { rows: open } = useOpenTables();
  const strange = open.filter((row) => !isMine(row));
  const past = finished(rows);
  return (
    <aside className="home-beside">
      <section className="panel padded spare">
        <h2>{lobby.twoMinutes}</h2>
        <p className="soft">{lobby.playNowHint}</p>
        <PlayNow className="button outlined" />
      </section>
      <section className="panel padded">
        <h2>{lobby.openTables}</h2>
        {strange.length === 0 && <p className="soft">{lobby.noTables}</p>}
        <TableList rows={strange} />
        <Link to={{ page: 'newTable' }} className="button small">
          {lobby.openOne}
        </Link>
      </section>
      {past.length > 0 && (
        <section className="panel padded">
          <h2>{lobby.finished}</h2>
          <ul className="past-games">
            {past.map(({ id, title }) => (
              <li key={id}>
                <Link to={{ page: 'game', id }}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** The first page: what waits for me, or the way in. */
export function HomePage() {
  const { lobby } = useWords();
  const { viewer, unknown } = useSession();
  const { rows, unknown: loading } = useMyGames(viewer === null);
  if (viewer === null) return unknown ? null : <Welcome />;
  return (
    <LobbyFrame title={lobby.gamesWait(waitingForMe(rows).length)} here="home">
      <main className="home">
        {rows.length === 0 && !loading ? <NoGames /> : <Games rows={rows} />}
        <Beside rows={rows} />
      </main>
    </LobbyFrame>
  );
}
