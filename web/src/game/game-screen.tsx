import { useState } from 'react';
import { Sheet } from '../app/sheet.js';
import { SkipLinks } from '../app/skip-links.js';
import { useLayout } from '../lib/use-media.js';
import { useWords } from '../words/use-words.js';
import { RovingGroup } from './board/roving.js';
import { SmallShelf } from './board/small-shelf.js';
import { SmallValley } from './board/small-valley.js';
import { WideValley } from './board/wide-valley.js';
import { BoardList } from './board-list.js';
import { Chronicle, type ChronicleProps } from './chronicle/chronicle.js';
import type { History } from './chronicle/history.js';
import { Scrubber } from './chronicle/scrubber.js';
import type { Choosing, Decision } from './decision/decision.js';
import { DecisionPanel } from './decision/decision-panel.js';
import type { NextGame } from './decision/way-out.js';
import { Ledge } from './ledge/ledge.js';
import type { GameView } from './model.js';
import { Answer, ConnectionBar, UndoToast, type Notices } from './notices.js';
import { SmallTopBar, TopBar } from './top-bar.js';
import { Stock } from './tribes/stock.js';
import { TribeChips, TribeColumn } from './tribes/tribes.js';

export type GameScreenProps = Readonly<{
  view: GameView;
  decision: Decision;
  choosing: Choosing;
  notices: Notices;
  history: History;
  chronicle: ChronicleProps;
  nextGame: NextGame;
  onSettle: (tools: readonly number[]) => void;
}>;

function Board({
  view,
  choosing,
  small,
}: Pick<GameScreenProps, 'view' | 'choosing'> & Readonly<{ small: boolean }>) {
  const { board } = useWords();
  const mine = view.tribes.find(({ player }) => player.me)?.player.colour ?? null;
  return (
    <RovingGroup id="board" className="board" label={board.valley} first="hunt">
      {small ? (
        <>
          <SmallValley view={view} choosing={choosing} />
          <SmallShelf view={view} choosing={choosing} mine={mine} />
        </>
      ) : (
        <>
          <WideValley view={view} choosing={choosing} />
          <Ledge view={view} choosing={choosing} mine={mine} />
        </>
      )}
    </RovingGroup>
  );
}

function Deciding(props: GameScreenProps & Readonly<{ phone: boolean }>) {
  const { decision: words } = useWords();
  const { view, notices, history, phone } = props;
  const me = view.tribes.find(({ player }) => player.me);
  const past = history.version < history.head;
  const [pulled, pull] = useState(false);
  return (
    <div className={pulled ? 'deciding pulled' : 'deciding'}>
      {phone && (
        <button
          type="button"
          className="grab"
          aria-label={words.details}
          aria-expanded={pulled}
          onClick={() => pull(!pulled)}
        />
      )}
      <Answer notices={notices} />
      {past ? (
        <section id="decision" className="decision panel past" aria-labelledby="decision-title">
          <h2 id="decision-title" tabIndex={-1}>
            {words.moveOf(history.version, history.head)}
          </h2>
          <button type="button" className="button primary" onClick={() => history.seek(history.head)}>
            {words.backToNow}
          </button>
        </section>
      ) : (
        <DecisionPanel {...props} blocked={notices.lostSince === null ? null : words.cannotSend} />
      )}
      <UndoToast notices={notices} />
      {phone && me !== undefined && <Stock stock={me.stock} expansion={view.expansion} size={19} />}
    </div>
  );
}

type Opened = 'list' | 'news' | null;

/** What lies over the board when it was asked for. */
function Overlays({
  screen,
  open,
  close,
}: Readonly<{ screen: GameScreenProps; open: Opened; close: () => void }>) {
  const { decision } = useWords();
  if (open === 'list') return <BoardList view={screen.view} onClose={close} />;
  if (open === null) return null;
  return (
    <Sheet label={decision.whatHappened} onClose={close}>
      <Chronicle {...screen.chronicle} />
      <Scrubber history={screen.history} />
    </Sheet>
  );
}

function Bars({
  screen,
  phone,
  onNews,
}: Readonly<{ screen: GameScreenProps; phone: boolean; onNews: () => void }>) {
  const { view, decision, chronicle, nextGame, notices } = screen;
  const myTurn = decision.kind === 'place' || decision.kind === 'settle';
  return (
    <div className="bars">
      {phone ? (
        <SmallTopBar view={view} myTurn={myTurn} fresh={chronicle.fresh} onNews={onNews} />
      ) : (
        <TopBar view={view} nextGame={nextGame} />
      )}
      <ConnectionBar notices={notices} move={view.version} />
    </div>
  );
}

/** The whole game: bar, decision, board, tribes, chronicle, scrubber, in the order one tabs through them. */
export function GameScreen(props: GameScreenProps) {
  const layout = useLayout();
  const [open, setOpen] = useState<Opened>(null);
  const { view, history, chronicle, choosing } = props;
  const phone = layout === 'phone';
  const past = history.version < history.head;
  const onNews = () => setOpen('news');
  return (
    <div className={`game ${layout}${past ? ' in-past' : ''}`}>
      <SkipLinks onList={() => setOpen('list')} onNews={phone ? onNews : null} />
      <Bars screen={props} phone={phone} onNews={onNews} />
      <Deciding {...props} phone={phone} />
      <Board view={view} choosing={choosing} small={phone || layout === 'split'} />
      {layout === 'laptop' ? <TribeColumn view={view} /> : <TribeChips view={view} />}
      {!phone && <Chronicle {...chronicle} />}
      {!phone && <Scrubber history={history} />}
      <Overlays screen={props} open={open} close={() => setOpen(null)} />
    </div>
  );
}
