import { useRef, useState } from 'react';
import { useKeptHeight } from '../lib/use-kept-height.js';
import { useRoomBelow } from '../lib/use-room-below.js';
import { useWords } from '../words/use-words.js';
import { EyesPanel } from './chronicle/eyes.js';
import { isPast, type History } from './chronicle/history.js';
import { lineAt, type Line } from './chronicle/lines.js';
import { PastPanel } from './chronicle/past-panel.js';
import { questionOf } from './decision/decision.js';
import { DecisionPanel } from './decision/decision-panel.js';
import { DecisionHint } from './hint.js';
import { PausedClocks, Requests } from './requests.js';
import { JustRolled } from './just-rolled.js';
import { useTable } from './table.js';
import { Stock } from './tribes/stock.js';
import { UndoBar } from './undo-bar.js';

type AskedProps = Readonly<{ history: History; lines: readonly Line[]; phone: boolean }>;

/** What is asked now; in the past, and with other eyes than mine, nothing is. */
function Asked({ history, lines, phone }: AskedProps) {
  const { decision } = useTable();
  if (isPast(history)) {
    return <PastPanel history={history} line={lineAt(lines, history.version)} phone={phone} />;
  }
  return history.looking.eyes === 'mine' ? (
    <DecisionPanel decision={decision} />
  ) : (
    <EyesPanel looking={history.looking} />
  );
}

/** The handle of the sheet: pulled up, it shows the details too. */
function Grab({ pulled, pull }: Readonly<{ pulled: boolean; pull: (pulled: boolean) => void }>) {
  const { decision } = useWords();
  return (
    <button
      type="button"
      className="grab"
      aria-label={decision.details}
      aria-expanded={pulled}
      onClick={() => pull(!pulled)}
    />
  );
}

/** What was pulled up for one question does not lie over the board when another is asked, or the like of it later. */
function usePulled() {
  const asked = questionOf(useTable().decision);
  const [pulledFor, pullFor] = useState<string | null>(null);
  if (pulledFor !== null && pulledFor !== asked) pullFor(null);
  return { pulled: pulledFor === asked, pull: (up: boolean) => pullFor(up ? asked : null) };
}

/** What I own, as the last line of the sheet. */
function MyStock() {
  const { view } = useTable();
  const me = view.tribes.find(({ player }) => player.me);
  return me === undefined ? null : <Stock stock={me.stock} expansion={view.expansion} size={19} />;
}

/** My decision and what else the table asks; in the past, what happened then. On a phone it is the sheet below the board. */
export function Deciding({ history, lines, phone }: AskedProps) {
  const { decision: words } = useWords();
  const past = isPast(history);
  const idle = past || history.looking.eyes !== 'mine';
  const { pulled, pull } = usePulled();
  const sheet = useRef<HTMLElement>(null);
  useRoomBelow(sheet, phone);
  useKeptHeight(sheet, !past);
  return (
    <section ref={sheet} className={pulled ? 'deciding pulled' : 'deciding'} aria-label={words.deciding}>
      {phone && !past && <Grab pulled={pulled} pull={pull} />}
      {!(phone && past) && (
        <>
          <Requests />
          <PausedClocks />
        </>
      )}
      <JustRolled idle={idle} />
      <Asked history={history} lines={lines} phone={phone} />
      {!idle && <DecisionHint />}
      {!idle && <UndoBar />}
      {phone && <MyStock />}
    </section>
  );
}
