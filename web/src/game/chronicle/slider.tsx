import type { KeyboardEvent } from 'react';
import { useWords } from '../../words/use-words.js';
import { spacedOut, type History, type Stride } from './history.js';

const LEFT = 6;
const WIDTH = 458;
/** How far apart numbers of rounds must be on a rail that is as narrow as a phone's. */
const APART = 44;

/** Where on the rail a move is: the first board at its left end, now at its right. */
const along = ({ first, head }: History, at: number): number =>
  LEFT + (head <= first ? WIDTH : (WIDTH * Math.max(0, at - first)) / (head - first));

function Rail({ history }: Readonly<{ history: History }>) {
  const { version, head, seen, rounds } = history;
  const xOf = (at: number): number => along(history, at);
  return (
    <svg className="rail" viewBox="0 0 470 34" preserveAspectRatio="none" aria-hidden="true">
      <path className="rail-line" d="M6 17H464" />
      {rounds.map(({ round, version: at }) => (
        <path key={round} className="rail-mark" d={`M${xOf(at)} 10v14`} />
      ))}
      {seen < head && <path className="rail-span" d={`M${xOf(seen)} 17H${xOf(Math.max(seen, version))}`} />}
    </svg>
  );
}

/** Round numbers, what was taken back and dots lie over the rail in HTML, so that they do not stretch with it. */
function Marks({ history }: Readonly<{ history: History }>) {
  const { head, seen, version, rounds, undone } = history;
  const roomy = spacedOut(rounds, (at) => along(history, at), APART);
  const share = (at: number): string => `${(along(history, at) / 470) * 100}%`;
  return (
    <span className="rail-marks" aria-hidden="true">
      {rounds.map(({ round, version: at }) => (
        <span
          key={round}
          className={roomy.has(round) ? 'rail-round' : 'rail-round close'}
          style={{ left: share(at) }}
        >
          {round}
        </span>
      ))}
      {undone.map((at) => (
        <span key={at} className="rail-undone" style={{ left: share(at) }} />
      ))}
      {seen < head && <span className="rail-dot hollow" style={{ left: share(seen) }} />}
      <span className="rail-dot" style={{ left: share(version) }} />
    </span>
  );
}

/** Which keys go how far; a slider's own would go by bare versions. */
const KEYS: Readonly<Record<string, readonly [Stride, 1 | -1]>> = {
  ArrowLeft: ['move', -1],
  ArrowDown: ['move', -1],
  ArrowRight: ['move', 1],
  ArrowUp: ['move', 1],
  PageUp: ['round', 1],
  PageDown: ['round', -1],
};

/** Where the board stands among all moves: rounds, what is new to me, what was taken back; it goes wherever one drags it. */
export function Slider({ history }: Readonly<{ history: History }>) {
  const { decision } = useWords();
  const { version, head, seek, go } = history;
  const press = (event: KeyboardEvent): void => {
    const [stride, by] = KEYS[event.key] ?? [];
    if (stride === undefined || by === undefined) return;
    event.preventDefault();
    go(event.shiftKey && stride === 'move' ? 'turn' : stride, by);
  };
  return (
    <span className="rail-box">
      <Rail history={history} />
      <Marks history={history} />
      <input
        type="range"
        min={history.first}
        max={head}
        value={version}
        aria-label={decision.history}
        aria-valuetext={decision.moveOf(version, head)}
        onKeyDown={press}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
      />
    </span>
  );
}
