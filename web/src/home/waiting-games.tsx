import type { ReactNode } from 'react';
import { seatAbout } from '../api/to-lines.js';
import { Link, type Destination } from '../app/navigation.js';
import { Icon } from '../art/icon.js';
import { guiseOf } from '../game/colours.js';
import type { RowFragment } from '../gql/graphql.js';
import { mySeatIn, seatsOf, standing } from '../lobby/rows.js';
import { span } from '../words/times.js';
import { useSpeech, useWords } from '../words/use-words.js';
import { Deadline, type Clock } from './deadline.js';
import { Scene } from './scene.js';
import { useLately } from './use-lately.js';
import type { HomeInbox } from './use-home.js';

type WaitingDecision = HomeInbox['decisions'][number];

const myClock = ({ game, seat }: WaitingDecision): Clock | undefined =>
  game.awaited.find((open) => open.seat === seat);

function Opponents({ row }: Readonly<{ row: RowFragment }>) {
  const { common } = useWords();
  return (
    <ul className="opponents">
      {seatsOf(row).map((seat) => (
        <li key={seat.seatId}>
          <Icon name={`m-${seat.colour}`} /> {standing(seat, common.you)}
        </li>
      ))}
    </ul>
  );
}

/** What the others did last, the newest first. */
function Lately({ waiting: { game, seat: mine } }: Readonly<{ waiting: WaitingDecision }>) {
  const events = useLately(game, mine);
  return (
    <ul className="lately">
      {events.map((event) => {
        const seat = seatAbout(event);
        return (
          <li key={event.version}>
            {seat === null ? (
              <Icon name="i-cairn" size={16} />
            ) : (
              <Icon name={`m-${guiseOf(seat)}`} size={16} />
            )}
            {event.sentence}
          </li>
        );
      })}
    </ul>
  );
}

/** The game that has waited longest: large, with its question, what happened, until when, and one button. */
export function FirstGame({ waiting }: Readonly<{ waiting: WaitingDecision }>) {
  const { home } = useWords();
  const { game: row, question } = waiting;
  return (
    <article className="first-game panel">
      <Scene phase={row.phase} colour={mySeatIn(row)?.colour ?? null} />
      <div>
        <h2>{row.title}</h2>
        <p className="question">{question ?? home.yourTurn}</p>
        <Lately waiting={waiting} />
        <Opponents row={row} />
        <div className="go">
          <Link to={{ page: 'game', id: row.id }} className="button primary">
            {home.playMove}
          </Link>
          <Deadline
            clock={myClock(waiting)}
            more={home.stage(row.round ?? 1, home.phases[row.phase ?? 'PLACING'])}
            full
          />
        </div>
      </div>
    </article>
  );
}

type WaitingRowProps = Readonly<{
  row: RowFragment;
  question: string;
  to: Destination;
  label: string;
  children?: ReactNode;
}>;

/** Something else that waits for me: what it is, what is asked, one button. */
export function WaitingRow({ row, question, to, label, children }: WaitingRowProps) {
  return (
    <article className="other-game panel">
      <Scene phase={row.phase} />
      <div>
        <h3>{row.title}</h3>
        <p className="question">{question}</p>
        <Opponents row={row} />
      </div>
      {children}
      <Link to={to} className="button" aria-label={`${label}: ${row.title}`}>
        {label}
      </Link>
    </article>
  );
}

/** Another game that waits for a decision of mine. */
export function OtherGame({ waiting }: Readonly<{ waiting: WaitingDecision }>) {
  const { words, language } = useSpeech();
  const { home } = words;
  const { game: row, question, waitingSince } = waiting;
  const waited = Date.now() - new Date(waitingSince).getTime();
  return (
    <WaitingRow
      row={row}
      question={question ?? home.yourTurn}
      to={{ page: 'game', id: row.id }}
      label={home.play}
    >
      <Deadline clock={myClock(waiting)} more={home.waits(span(language, waited))} full={false} />
    </WaitingRow>
  );
}
