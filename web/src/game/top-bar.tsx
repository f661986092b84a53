import { Link } from '../app/navigation.js';
import { Menu } from '../app/menu.js';
import { Icon } from '../art/icon.js';
import { Bell } from '../inbox/bell.js';
import { useSession } from '../session/session.js';
import { TalkButton } from '../talk/talk-button.js';
import { useWords } from '../words/use-words.js';
import type { GameView, Phase } from './model.js';
import { useTable } from './table.js';
import { TableMenu } from './table-menu.js';

const PHASES: readonly Phase[] = ['placing', 'acting', 'feeding'];

/** Round and phase; after the end no phase is going on any more. */
function Phases({ view, over }: Readonly<{ view: GameView; over: boolean }>) {
  const { board } = useWords();
  const at = over ? PHASES.length : PHASES.indexOf(view.phase);
  return (
    <ol className="phases">
      <li className="round" data-round={view.round}>
        {board.round(view.round)}
        {view.lastRound && <small className="last-round">{board.lastRound}</small>}
      </li>
      {PHASES.map((phase, index) => (
        <li key={phase} {...(index === at ? { className: 'now', 'aria-current': 'step' } : {})}>
          {index < at && <Icon name="b-check" size={15} />}
          {board.phases[phase]}
        </li>
      ))}
    </ol>
  );
}

/** The bar of the game on a laptop. */
export function TopBar() {
  const { common } = useWords();
  const { view, decision, nextGame, talkers } = useTable();
  const { viewer } = useSession();
  return (
    <header className="top-bar">
      <Link to={{ page: 'home' }} className="logo">
        <Icon name="i-cairn" size={28} />
        {common.appName}
      </Link>
      <h1>
        {view.title} <small>{view.subtitle}</small>
      </h1>
      <Phases view={view} over={decision.kind === 'over'} />
      {nextGame !== null && (
        <Link to={nextGame.to} className="button small outlined">
          {common.nextGame} <b>{nextGame.count}</b>
        </Link>
      )}
      {viewer !== null && <Bell lasting />}
      {talkers !== null && <TalkButton gameId={view.id} talkers={talkers} />}
      <Menu>
        <TableMenu />
      </Menu>
    </header>
  );
}

/** When it is. What does not fit is left out from the end: that it is my turn the sheet says too, and the round nothing else. */
function Now({ myTurn }: Readonly<{ myTurn: boolean }>) {
  const { board, decision: said } = useWords();
  const { view, decision } = useTable();
  const { round, lastRound, phase } = view;
  const going = lastRound ? board.lastRound : board.phases[phase];
  const parts = [
    board.round(round),
    decision.kind === 'over' ? said.over : going,
    ...(myTurn ? [board.yourTurn] : []),
  ];
  return (
    <>
      <small data-round={round} aria-hidden="true">
        {parts.map((part, index) => (
          <span key={part}>{index === 0 ? part : ` · ${part}`}</span>
        ))}
      </small>
      <span className="visually-hidden"> {parts.join(' · ')}</span>
    </>
  );
}

type SmallProps = Readonly<{ myTurn: boolean; fresh: number; onNews: () => void }>;

/** The bar of the game on a phone: back, what and when, what happened, menu. */
export function SmallTopBar({ myTurn, fresh, onNews }: SmallProps) {
  const { common, decision } = useWords();
  const { view, talkers } = useTable();
  return (
    <header className="small-top-bar">
      <Link to={{ page: 'home' }} className="icon-button" aria-label={common.myGames}>
        <Icon name="b-prev" size={20} />
      </Link>
      <h1>
        {view.title}
        <Now myTurn={myTurn} />
      </h1>
      <button type="button" className="icon-button" aria-label={decision.newMoves(fresh)} onClick={onNews}>
        <Icon name="b-bell" size={21} />
        {fresh > 0 && <span className="badge">{fresh}</span>}
      </button>
      {talkers !== null && <TalkButton gameId={view.id} talkers={talkers} />}
      <Menu>
        <TableMenu />
      </Menu>
    </header>
  );
}
