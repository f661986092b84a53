import { Link } from '../app/navigation.js';
import { Menu } from '../app/menu.js';
import { Icon } from '../art/icon.js';
import { TalkButton } from '../talk/talk-button.js';
import { useWords } from '../words/use-words.js';
import type { GameView, Phase } from './model.js';
import { useTable } from './table.js';
import { TableMenu } from './table-menu.js';

const PHASES: readonly Phase[] = ['placing', 'acting', 'feeding'];

function Phases({ view }: Readonly<{ view: GameView }>) {
  const { board } = useWords();
  const at = PHASES.indexOf(view.phase);
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
  const { view, nextGame, talkers } = useTable();
  return (
    <header className="top-bar">
      <Link to={{ page: 'home' }} className="logo">
        <Icon name="i-cairn" size={28} />
        {common.appName}
      </Link>
      <h1>
        {view.title} <small>{view.subtitle}</small>
      </h1>
      <Phases view={view} />
      {nextGame !== null && (
        <Link to={nextGame.to} className="button small outlined">
          {common.nextGame} <b>{nextGame.count}</b>
        </Link>
      )}
      {talkers !== null && <TalkButton gameId={view.id} talkers={talkers} />}
      <Menu>
        <TableMenu />
      </Menu>
    </header>
  );
}

type SmallProps = Readonly<{ myTurn: boolean; fresh: number; onNews: () => void }>;

/** The bar of the game on a phone: back, what and when, what happened, menu. */
export function SmallTopBar({ myTurn, fresh, onNews }: SmallProps) {
  const { common, board, decision } = useWords();
  const { view, talkers } = useTable();
  const parts = [
    board.round(view.round),
    view.lastRound ? board.lastRound : board.phases[view.phase],
    ...(myTurn ? [board.yourTurn] : []),
  ];
  return (
    <header className="small-top-bar">
      <Link to={{ page: 'home' }} className="icon-button" aria-label={common.myGames}>
        <Icon name="b-prev" size={20} />
      </Link>
      <h1>
        {view.title}
        <small data-round={view.round}>{parts.join(' · ')}</small>
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
