import { useState } from 'react';
import { Sheet } from '../app/sheet.js';
import { SkipLinks } from '../app/skip-links.js';
import { useLayout } from '../lib/use-media.js';
import { useRoomBelow } from '../lib/use-room-below.js';
import { SignedOutBar } from '../session/signed-out-bar.js';
import { useWords } from '../words/use-words.js';
import { ClosedNote } from './board/place-note.js';
import { RovingGroup } from './board/roving.js';
import { SmallShelf } from './board/small-shelf.js';
import { SmallValley } from './board/small-valley.js';
import { WideValley } from './board/wide-valley.js';
import { BoardList } from './board-list.js';
import { Chronicle, type ChronicleProps } from './chronicle/chronicle.js';
import type { History, Looking } from './chronicle/history.js';
import { EyesBar, EyesPanel } from './chronicle/eyes.js';
import { Scrubber } from './chronicle/scrubber.js';
import { isMine } from './decision/decision.js';
import { DecisionPanel } from './decision/decision-panel.js';
import { DecisionHint, PlaceHint } from './hint.js';
import { Ledge } from './ledge/ledge.js';
import { ConnectionBar } from './notices.js';
import { PausedClocks, Requests } from './requests.js';
import { TableProvider, useTable, type Table } from './table.js';
import { SmallTopBar, TopBar } from './top-bar.js';
import { Stock } from './tribes/stock.js';
import { TribeChips, TribeColumn } from './tribes/tribes.js';
import { UndoBar } from './undo-bar.js';

export type GameScreenProps = Readonly<{ table: Table; history: History; chronicle: ChronicleProps }>;

function Board({ small }: Readonly<{ small: boolean }>) {
  const { board } = useWords();
  return (
    <RovingGroup id="board" className="board" label={board.valley} first="hunt">
      {small ? <SmallValley /> : <WideValley />}
      {small ? <SmallShelf /> : <Ledge />}
      <ClosedNote />
      {!small && <PlaceHint />}
    </RovingGroup>
  );
}

/** In the past there is nothing to decide, only a way back. */
function PastPanel({ history }: Readonly<{ history: History }>) {
  const { decision } = useWords();
  return (
    <section id="decision" className="decision panel past" aria-labelledby="decision-title">
      <h2 id="decision-title" tabIndex={-1}>
        {decision.moveOf(history.version, history.head)}
      </h2>
      <button type="button" className="button primary" onClick={() => history.seek(history.head)}>
        {decision.backToNow}
      </button>
    </section>
  );
}

/** What is asked now; in the past, and with other eyes than mine, nothing is. */
function Asked({ history, past }: Readonly<{ history: History; past: boolean }>) {
  const { decision } = useTable();
  if (past) return <PastPanel history={history} />;
  return history.looking.eyes === 'mine' ? (
    <DecisionPanel decision={decision} />
  ) : (
    <EyesPanel looking={history.looking} />
  );
}

type DecidingProps = Readonly<{ history: History; phone: boolean; small: boolean }>;

function Deciding({ history, phone, small }: DecidingProps) {
  const { decision: words } = useWords();
  const { view } = useTable();
  const me = view.tribes.find(({ player }) => player.me);
  const past = history.version < history.head;
  const idle = past || history.looking.eyes !== 'mine';
  const [pulled, pull] = useState(false);
  const sheet = useRoomBelow<HTMLElement>(phone);
  return (
    <section ref={sheet} className={pulled ? 'deciding pulled' : 'deciding'} aria-label={words.deciding}>
      {phone && (
        <button
          type="button"
          className="grab"
          aria-label={words.details}
          aria-expanded={pulled}
          onClick={() => pull(!pulled)}
        />
      )}
      <Requests />
      <PausedClocks />
      <Asked history={history} past={past} />
      {!idle && <DecisionHint small={small} />}
      {!idle && <UndoBar />}
      {phone && me !== undefined && <Stock stock={me.stock} expansion={view.expansion} size={19} />}
    </section>
  );
}

type Opened = 'list' | 'news' | null;
type OverlayProps = Omit<GameScreenProps, 'table'> & Readonly<{ open: Opened; close: () => void }>;

/** What lies over the board when it was asked for. */
function Overlays({ history, chronicle, open, close }: OverlayProps) {
  const { decision } = useWords();
  const { view } = useTable();
  if (open === 'list') return <BoardList view={view} onClose={close} />;
  if (open === null) return null;
  return (
    <Sheet label={decision.whatHappened} onClose={close}>
      <Chronicle {...chronicle} />
      <Scrubber history={history} />
    </Sheet>
  );
}

type BarsProps = Readonly<{ fresh: number; phone: boolean; onNews: () => void; looking: Looking }>;

function Bars({ fresh, phone, onNews, looking }: BarsProps) {
  const { decision } = useTable();
  return (
    <div className="bars">
      {phone ? <SmallTopBar myTurn={isMine(decision)} fresh={fresh} onNews={onNews} /> : <TopBar />}
      <ConnectionBar />
      <EyesBar looking={looking} />
      <SignedOutBar />
    </div>
  );
}

/** The whole game: bar, decision, board, tribes, chronicle, scrubber, in the order one tabs through them. */
export function GameScreen({ table, history, chronicle }: GameScreenProps) {
  const layout = useLayout();
  const [open, setOpen] = useState<Opened>(null);
  const phone = layout === 'phone';
  const small = phone || layout === 'split';
  const past = history.version < history.head;
  const onNews = () => setOpen('news');
  return (
    <TableProvider table={table}>
      <div className={`game ${layout}${past ? ' in-past' : ''}`}>
        <SkipLinks onList={() => setOpen('list')} onNews={phone ? onNews : null} />
        <Bars fresh={chronicle.moves.fresh} phone={phone} onNews={onNews} looking={history.looking} />
        <Deciding history={history} phone={phone} small={small} />
        <Board small={small} />
        {layout === 'laptop' ? <TribeColumn view={table.view} /> : <TribeChips view={table.view} />}
        {!phone && <Chronicle {...chronicle} />}
        {!phone && <Scrubber history={history} />}
        <Overlays history={history} chronicle={chronicle} open={open} close={() => setOpen(null)} />
      </div>
    </TableProvider>
  );
}
