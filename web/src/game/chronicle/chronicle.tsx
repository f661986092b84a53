import { useRef, useState } from 'react';
import { Icon } from '../../art/icon.js';
import { useInSight } from '../../lib/use-in-sight.js';
import { useWords } from '../../words/use-words.js';
import { ChronicleLine } from './chronicle-line.js';
import { lastDeedAt, newest, placeInTime, type Line } from './lines.js';
import { WholeChronicle } from './whole-chronicle.js';

/** What happened in the game, and the way to see again what happened since my last visit. */
export type ChronicleProps = Readonly<{
  gameId: string;
  /** What the server promised about its seed before anybody joined. */
  commitment: string;
  over: boolean;
  /** Oldest first. */
  lines: readonly Line[];
  /** The last version I had seen when I came. */
  seen: number;
  /** How many moves there are in all, and how many are new to me. */
  moves: Readonly<{ all: number; fresh: number }>;
  onReplay: () => void;
  /** Called when one goes to a move. */
  onGo?: (() => void) | undefined;
}>;

type Props = ChronicleProps &
  Readonly<{
    /** Where in the history the board stands; null for now. */
    at: number | null;
  }>;

/** The lines, newest first; in the past that of the moment is marked and in sight. */
function Log({ gameId, lines, seen, at, onGo }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const here = lastDeedAt(lines, at);
  useInSight(log, here);
  return (
    <div ref={log} className="chronicle-log" role="log" aria-live="off" tabIndex={0}>
      <ol>
        {newest(lines, seen, at).map((line) => (
          <ChronicleLine
            key={line.version}
            line={line}
            gameId={gameId}
            onGo={onGo}
            when={placeInTime(line, here)}
          />
        ))}
      </ol>
    </div>
  );
}

/** The log of the game beside the board: first what is new, then the way to the whole. */
export function Chronicle(props: Props) {
  const { lines, moves, at, onReplay, onGo } = props;
  const { decision } = useWords();
  const [whole, setWhole] = useState(false);
  const fresh = moves.fresh > 0;
  const replay = (): void => {
    onGo?.();
    onReplay();
  };
  return (
    <section id="chronicle" className="chronicle panel" aria-labelledby="chronicle-title" tabIndex={-1}>
      <header>
        <h3 id="chronicle-title">{fresh && at === null ? decision.sinceLastVisit : decision.whatHappened}</h3>
        {fresh && (
          <button type="button" className="button small" onClick={replay}>
            <Icon name="b-play" size={14} /> {decision.replay(moves.fresh)}
          </button>
        )}
      </header>
      {lines.length === 0 && <p className="hint">{decision.nothingNew}</p>}
      <Log {...props} />
      <button type="button" className="link chronicle-end" onClick={() => setWhole(true)}>
        {decision.wholeChronicle(moves.all)}
      </button>
      {whole && <WholeChronicle {...props} onClose={() => setWhole(false)} />}
    </section>
  );
}
