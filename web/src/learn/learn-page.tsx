import { useEffect, type ReactNode } from 'react';
import { useTold } from '../api/use-told.js';
import { FaultNote } from '../api/trouble-note.js';
import { Link } from '../app/navigation.js';
import { LearnDocument } from '../gql/graphql.js';
import { LobbyFrame } from '../lobby/lobby-frame.js';
import { PlayNow } from '../lobby/play-now.js';
import '../style/learn.css';
import { useLearnWords } from '../words/use-learn-words.js';
import { useWords } from '../words/use-words.js';
import { Slow, Style } from './beyond.js';
import { End, Feeding } from './counting.js';
import { toLesson } from './lesson.js';
import { LessonContext } from './part.js';
import { PARTS, type Part } from './parts.js';
import { Dice, Places } from './places.js';
import { Buildings, Cards } from './purchases.js';
import { Aim, Round } from './round.js';

const TAUGHT: Readonly<Record<Part, () => ReactNode>> = {
  aim: Aim,
  round: Round,
  places: Places,
  dice: Dice,
  cards: Cards,
  buildings: Buildings,
  feeding: Feeding,
  end: End,
  style: Style,
  slow: Slow,
};

function Contents() {
  const words = useLearnWords();
  return (
    <nav className="panel padded learn-contents" aria-labelledby="learn-contents">
      <h2 id="learn-contents">{words.contents}</h2>
      <ol>
        {PARTS.map((part) => (
          <li key={part}>
            <a href={`#${part}`}>{words[part].title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Where to go from here: to a game, or to every rule. */
function Start() {
  const { start } = useLearnWords();
  return (
    <section className="panel padded learn-part" aria-labelledby="start-title">
      <h2 id="start-title">{start.title}</h2>
      <p>{start.text}</p>
      <div className="actions">
        <PlayNow className="button primary" />
        <Link to={{ page: 'help', rule: null }} className="button">
          {start.rules}
        </Link>
      </div>
    </section>
  );
}

/** Goes to the part that the address names: it was not there yet when the browser looked for it. */
function useNamedPart(): void {
  useEffect(() => {
    const named = PARTS.find((part) => location.hash === `#${part}`);
    if (named !== undefined) document.getElementById(named)?.scrollIntoView();
  }, []);
}

/** The game for somebody who has never played it. What it knows in numbers, the server has told. */
export function LearnPage() {
  const { common } = useWords();
  const { lead } = useLearnWords();
  const { data, fault } = useTold(LearnDocument);
  useNamedPart();
  return (
    <LobbyFrame title={common.learn} here={null}>
      <main className="learn" aria-busy={data === null && fault === null}>
        <p className="learn-lead">{lead}</p>
        <Contents />
        <div className="learn-parts">
          {fault !== null && <FaultNote fault={fault} />}
          <LessonContext value={data === null ? null : toLesson(data)}>
            {PARTS.map((part) => {
              const Taught = TAUGHT[part];
              return <Taught key={part} />;
            })}
          </LessonContext>
          <Start />
        </div>
      </main>
    </LobbyFrame>
  );
}
