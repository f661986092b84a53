import { Link } from '../app/navigation.js';
import { Icon } from '../art/icon.js';
import type { RowFragment } from '../gql/graphql.js';
import { clockTime } from '../words/times.js';
import { useSpeech, useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';
import { awaitedIn, seatsOf } from './rows.js';

const SCENES = { PLACING: 'scene-village', ACTING: 'scene-quarry', FEEDING: 'scene-forest' } as const;

function Scene({ row }: Readonly<{ row: RowFragment }>) {
  return (
    <svg className="scene" viewBox="0 0 214 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${SCENES[row.phase ?? 'PLACING']}`} />
    </svg>
  );
}

const questionOf = ({ phase }: RowFragment, { decision, board }: Words): string =>
  phase === null || phase === 'PLACING'
    ? decision.placePeople
    : board.phases[phase === 'ACTING' ? 'acting' : 'feeding'];

function Opponents({ row }: Readonly<{ row: RowFragment }>) {
  const { common } = useWords();
  return (
    <ul className="opponents">
      {seatsOf(row).map(({ seatId, name, colour, score, me }) => (
        <li key={seatId}>
          <Icon name={`m-${colour}`} /> {me ? common.you : name} {score}
        </li>
      ))}
    </ul>
  );
}

/** The game that has waited longest: large, with its question and one button. */
export function FirstGame({ row }: Readonly<{ row: RowFragment }>) {
  const words = useWords();
  return (
    <article className="first-game panel">
      <Scene row={row} />
      <div>
        <h2>{row.title}</h2>
        <p className="question">{questionOf(row, words)}</p>
        <Opponents row={row} />
        <p className="go">
          <Link to={{ page: 'game', id: row.id }} className="button primary">
            {words.lobby.playMove}
          </Link>
          <span className="soft">{words.board.round(row.round ?? 1)}</span>
        </p>
      </div>
    </article>
  );
}

/** Another game that waits for me. */
export function OtherGame({ row }: Readonly<{ row: RowFragment }>) {
  const words = useWords();
  return (
    <article className="other-game panel">
      <Scene row={row} />
      <div>
        <h3>{row.title}</h3>
        <p className="question">{questionOf(row, words)}</p>
        <Opponents row={row} />
      </div>
      <Link
        to={{ page: 'game', id: row.id }}
        className="button"
        aria-label={`${words.lobby.play}: ${row.title}`}
      >
        {words.lobby.play}
      </Link>
    </article>
  );
}

/** Games in which somebody else is on turn. */
export function OthersTurn({ rows }: Readonly<{ rows: readonly RowFragment[] }>) {
  const { words, language } = useSpeech();
  const { lobby } = words;
  return (
    <section>
      <h2 className="section-title">{lobby.waitingForOthers}</h2>
      <div className="panel">
        <table className="games-table">
          <thead>
            <tr>
              <th scope="col">{lobby.game}</th>
              <th scope="col">{lobby.onTurn}</th>
              <th scope="col">{lobby.lastMove}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link to={{ page: 'game', id: row.id }}>{row.title}</Link>
                </th>
                <td>
                  {awaitedIn(row).map(({ seatId, name, colour }) => (
                    <span key={seatId} className="named">
                      <Icon name={`m-${colour}`} size={17} /> {name}
                    </span>
                  ))}
                </td>
                <td>{clockTime(language, new Date(row.updatedAt), new Date())}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
