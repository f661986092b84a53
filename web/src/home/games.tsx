import { Link } from '../app/navigation.js';
import type { HomeQuery, RowFragment } from '../gql/graphql.js';
import { PlayNow } from '../lobby/play-now.js';
import { seatsOf } from '../lobby/rows.js';
import { TableList } from '../lobby/table-list.js';
import { useWords } from '../words/use-words.js';
import { NewsList } from './messages.js';
import { OthersTurn } from './others-turn.js';
import { FirstGame, OtherGame, WaitingRow } from './waiting-games.js';
import type { HomeInbox } from './use-home.js';

type Props = Readonly<{ data: HomeQuery; again: () => void }>;

/** Running games that wait neither for me nor for a person who is away. */
function othersTurn({ inbox, games }: HomeQuery): readonly RowFragment[] {
  const mine = new Set([...inbox.decisions.map(({ game }) => game.id), ...inbox.kept.map(({ id }) => id)]);
  return games.edges
    .map(({ node }) => node)
    .filter(({ id, status }) => status === 'RUNNING' && !mine.has(id));
}

function NoGames() {
  const { home, lobby } = useWords();
  return (
    <section className="panel no-games">
      <svg className="scene" viewBox="0 76 784 172" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#valley" width="784" height="452" />
      </svg>
      <h2>{home.noFire}</h2>
      <div className="actions">
        <PlayNow className="button primary" />
        <Link to={{ page: 'tables' }} className="button">
          {lobby.findTable}
        </Link>
      </div>
    </section>
  );
}

const nameIn = (row: RowFragment, seat: number): string =>
  seatsOf(row).find((each) => each.seat === seat)?.name ?? String(seat);

/** What waits for me besides decisions: questions of tables, tables that are full, seats that are kept. */
function OtherWaiting({ inbox: { requests, unready, kept } }: Readonly<{ inbox: HomeInbox }>) {
  const { home, lobby } = useWords();
  return (
    <>
      {requests.map(({ request, kind, by, game }) => (
        <WaitingRow
          key={`${game.id} ${request}`}
          row={game}
          question={home.asks[kind](nameIn(game, by))}
          to={{ page: 'game', id: game.id }}
          label={home.answer}
        />
      ))}
      {unready.map((row) => (
        <WaitingRow
          key={row.id}
          row={row}
          question={home.allSit}
          to={{ page: 'table', id: row.id }}
          label={lobby.toTable}
        />
      ))}
      {kept.map((row) => (
        <WaitingRow
          key={row.id}
          row={row}
          question={home.kept}
          to={{ page: 'game', id: row.id }}
          label={home.iAmBack}
        />
      ))}
    </>
  );
}

/** Whether nothing of mine is being played. */
export const isEmpty = (data: HomeQuery): boolean => {
  const { decisions, requests, unready, kept } = data.inbox;
  return (
    decisions.length + requests.length + unready.length + kept.length === 0 && othersTurn(data).length === 0
  );
};

/** What waits for me, the longest waiting first and large. */
export function Waiting({ data: { inbox }, again }: Props) {
  const [first, ...others] = inbox.decisions;
  return (
    <>
      <NewsList news={inbox.news} onAnswered={again} />
      {first !== undefined && <FirstGame waiting={first} />}
      {others.map((waiting) => (
        <OtherGame key={waiting.game.id} waiting={waiting} />
      ))}
      <OtherWaiting inbox={inbox} />
    </>
  );
}

/** What waits for others; or that nothing of mine is being played. */
export function Elsewhere({ data }: Pick<Props, 'data'>) {
  const rows = othersTurn(data);
  return (
    <>
      {rows.length > 0 && <OthersTurn rows={rows} />}
      {isEmpty(data) && <NoGames />}
    </>
  );
}

/** Tables of mine that wait for players, or for others to be ready. */
export function MyOtherTables({ data: { games, inbox } }: Pick<Props, 'data'>) {
  const { home } = useWords();
  const waiting = new Set(inbox.unready.map(({ id }) => id));
  const gathering = games.edges
    .map(({ node }) => node)
    .filter(({ id, status }) => status === 'OPEN' && !waiting.has(id));
  if (gathering.length === 0) return null;
  return (
    <section className="panel padded">
      <h2>{home.yourTables}</h2>
      <TableList rows={gathering} />
    </section>
  );
}
