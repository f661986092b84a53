import { useState } from 'react';
import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { ChronicleLine } from './chronicle-line.js';
import type { Line } from './lines.js';
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

const SHOWN = 40;

/** The newest lines, newest first: those since my last visit, or the latest when I have seen everything. */
function newest(lines: readonly Line[], seen: number): readonly Line[] {
  const deeds = lines.filter(({ kind }) => kind === 'deed');
  const fresh = deeds.filter(({ version }) => version > seen);
  return (fresh.length > 0 ? fresh : deeds).slice(-SHOWN).reverse();
}

/** The log of the game beside the board: first what is new, then the way to the whole. */
export function Chronicle(props: ChronicleProps) {
  const { gameId, lines, seen, moves, onReplay, onGo } = props;
  const { decision } = useWords();
  const [whole, setWhole] = useState(false);
  const shown = newest(lines, seen);
  const replay = (): void => {
    onGo?.();
    onReplay();
  };
  return (
    <section id="chronicle" className="chronicle panel" aria-labelledby="chronicle-title" tabIndex={-1}>
      <header>
        <h3 id="chronicle-title">{moves.fresh > 0 ? decision.sinceLastVisit : decision.whatHappened}</h3>
        {moves.fresh > 0 && (
          <button type="button" className="button small" onClick={replay}>
            <Icon name="b-play" size={14} /> {decision.replay(moves.fresh)}
          </button>
        )}
      </header>
      {shown.length === 0 && <p className="hint">{decision.nothingNew}</p>}
      <div className="chronicle-log" role="log" aria-live="off" tabIndex={0}>
        <ol>
          {shown.map((line) => (
            <ChronicleLine key={line.version} line={line} gameId={gameId} onGo={onGo} />
          ))}
        </ol>
      </div>
      <button type="button" className="link chronicle-end" onClick={() => setWhole(true)}>
        {decision.wholeChronicle(moves.all)}
      </button>
      {whole && <WholeChronicle {...props} onClose={() => setWhole(false)} />}
    </section>
  );
}
