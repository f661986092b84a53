import { Icon } from '../../art/icon.js';
import { Link } from '../../app/navigation.js';
import { clockTime } from '../../words/times.js';
import { useSpeech } from '../../words/use-words.js';
import type { Line } from '../model.js';

/** What happened after my last visit, newest first, and the way to see it again. */
export type ChronicleProps = Readonly<{
  gameId: string;
  head: number;
  lines: readonly Line[];
  /** Moves since my last visit; 0 when I have seen everything. */
  fresh: number;
  onReplay: (() => void) | null;
}>;

function ChronicleLine({ line, gameId }: Readonly<{ line: Line; gameId: string }>) {
  const { language, words } = useSpeech();
  const now = new Date();
  const recent = now.getTime() - line.at.getTime() < 60_000;
  const className = [line.player?.me === true ? 'me' : '', line.undone ? 'undone' : ''].join(' ').trim();
  return (
    <li className={className}>
      {line.player === null ? <span className="dash" /> : <Icon name={`m-${line.player.colour}`} size={17} />}
      <Link to={{ page: 'gameAt', id: gameId, version: line.version }}>{line.sentence}</Link>
      <time dateTime={line.at.toISOString()}>
        {recent ? words.common.now : clockTime(language, line.at, now)}
      </time>
    </li>
  );
}

/** The log of the game beside the board. */
export function Chronicle({ gameId, head, lines, fresh, onReplay }: ChronicleProps) {
  const { words } = useSpeech();
  const { decision } = words;
  return (
    <section id="chronicle" className="chronicle panel" aria-labelledby="chronicle-title" tabIndex={-1}>
      <header>
        <h3 id="chronicle-title">{fresh > 0 ? decision.sinceLastVisit : decision.whatHappened}</h3>
        {onReplay !== null && fresh > 0 && (
          <button type="button" className="button small" onClick={onReplay}>
            <Icon name="b-play" size={14} /> {decision.replay(fresh)}
          </button>
        )}
      </header>
      {lines.length === 0 && <p className="hint">{decision.nothingNew}</p>}
      <div className="chronicle-log" role="log" aria-live="off">
        <ol>
          {lines.map((line) => (
            <ChronicleLine key={line.version} line={line} gameId={gameId} />
          ))}
        </ol>
      </div>
      <p className="chronicle-end">{decision.moveOf(head, head)}</p>
    </section>
  );
}
