import { useWords } from '../../words/use-words.js';
import { Mark } from './chronicle-line.js';
import type { History } from './history.js';
import type { Line } from './lines.js';
import { BackToNow, ThumbScrubber } from './scrubber.js';

type Props = Readonly<{
  history: History;
  /** What happened at the move at which the board stands; null while it is on its way. */
  line: Line | null;
  /** Where there is no room for a scrubber below the board, it is in here. */
  phone: boolean;
}>;

/** What happened just then. It is said aloud to whoever steps, but not while the moves run by. */
function Moment({ line, playing }: Readonly<{ line: Line | null; playing: boolean }>) {
  const { decision } = useWords();
  return (
    <p className={line?.undone === true ? 'moment undone' : 'moment'} aria-live={playing ? 'off' : 'polite'}>
      {line !== null && (
        <>
          <Mark player={line.player} />
          <span>
            {line.sentence}
            {line.undone && <span className="visually-hidden"> ({decision.takenBack})</span>}
          </span>
        </>
      )}
    </p>
  );
}

/** In the past there is nothing to decide: what happened then, the way about in it, and the way back. */
export function PastPanel({ history, line, phone }: Props) {
  const { decision } = useWords();
  return (
    <section id="decision" className="decision panel past" aria-labelledby="decision-title">
      <h2 id="decision-title" tabIndex={-1}>
        {decision.moveOf(history.version, history.head)}
      </h2>
      <Moment line={line} playing={history.playing} />
      {history.missing && (
        <p className="note" role="alert">
          {decision.boardMissing}
        </p>
      )}
      {phone ? <ThumbScrubber history={history} /> : <BackToNow history={history} />}
    </section>
  );
}
