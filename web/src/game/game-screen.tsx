import { useState } from 'react';
import { Sheet } from '../app/sheet.js';
import { SkipLinks } from '../app/skip-links.js';
import { useLayout } from '../lib/use-media.js';
import { SignedOutBar } from '../session/signed-out-bar.js';
import { useWords } from '../words/use-words.js';
import { ClosedNote } from './board/place-note.js';
import { RovingGroup } from './board/roving.js';
import { SmallShelf } from './board/small-shelf.js';
import { SmallValley } from './board/small-valley.js';
import { WalkProvider } from './board/walking.js';
import { WideValley } from './board/wide-valley.js';
import { BoardList } from './board-list.js';
import { Chronicle, type ChronicleProps } from './chronicle/chronicle.js';
import { EyesBar } from './chronicle/eyes.js';
import { isPast, momentOf, type History, type Looking } from './chronicle/history.js';
import { Scrubber, Tools } from './chronicle/scrubber.js';
import { isMine } from './decision/decision.js';
import { Deciding } from './deciding.js';
import { Ledge } from './ledge/ledge.js';
import { ConnectionBar } from './notices.js';
import { TableProvider, useTable, type Table } from './table.js';
import { SmallTopBar, TopBar } from './top-bar.js';
import { TribeChips, TribeColumn } from './tribes/tribes.js';

type GameScreenProps = Readonly<{ table: Table; history: History; chronicle: ChronicleProps }>;

function Board({ small }: Readonly<{ small: boolean }>) {
  const { board } = useWords();
  const { view } = useTable();
  return (
    <RovingGroup id="board" className="board" label={board.valley} first="hunt">
      <WalkProvider view={view}>
        {small ? <SmallValley /> : <WideValley />}
        {small ? <SmallShelf /> : <Ledge />}
      </WalkProvider>
      <ClosedNote />
    </RovingGroup>
  );
}

type Opened = 'list' | 'news' | null;
type OverlayProps = Omit<GameScreenProps, 'table'> & Readonly<{ open: Opened; close: () => void }>;

/** What lies over the board when it was asked for. Whoever goes elsewhere in the history wants to see the board there. */
function Overlays({ history, chronicle, open, close }: OverlayProps) {
  const { decision, score } = useWords();
  const { view } = useTable();
  if (open === 'list') return history.missing ? null : <BoardList view={view} onClose={close} />;
  if (open === null) return null;
  const stepBack = (): void => {
    close();
    history.go('move', -1);
  };
  return (
    <Sheet label={decision.whatHappened} onClose={close}>
      <Chronicle {...chronicle} at={momentOf(history)} onGo={close} />
      {!isPast(history) && (
        <div className="actions">
          <button
            type="button"
            className="button"
            disabled={history.version <= history.first}
            onClick={stepBack}
          >
            {score.stepThrough}
          </button>
          <Tools history={history} />
        </div>
      )}
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
  const onNews = () => setOpen('news');
  return (
    <TableProvider table={table}>
      <div
        className={`game ${layout}${isPast(history) ? ' in-past' : ''}${history.missing ? ' missing' : ''}`}
      >
        <SkipLinks onList={() => setOpen('list')} onNews={phone ? onNews : null} />
        <Bars fresh={chronicle.moves.fresh} phone={phone} onNews={onNews} looking={history.looking} />
        <Deciding history={history} lines={chronicle.lines} phone={phone} />
        <Board small={small} />
        {layout === 'laptop' ? <TribeColumn view={table.view} /> : <TribeChips view={table.view} />}
        {!phone && <Chronicle {...chronicle} at={momentOf(history)} />}
        {!phone && <Scrubber history={history} />}
        <Overlays history={history} chronicle={chronicle} open={open} close={() => setOpen(null)} />
      </div>
    </TableProvider>
  );
}
