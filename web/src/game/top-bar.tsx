import { Link } from '../app/navigation.js';
import { Menu } from '../app/menu.js';
import { Icon } from '../art/icon.js';
import { useWords } from '../words/use-words.js';
import type { NextGame } from './decision/way-out.js';
import type { GameView, Phase } from './model.js';

const PHASES: readonly Phase[] = ['placing', 'acting', 'feeding'];

function Phases({ view }: Readonly<{ view: GameView }>) {
  const { board } = useWords();
  const at = PHASES.indexOf(view.phase);
  return (
    <ol className="phases">
      <li className="round">{board.round(view.round)}</li>
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
export function TopBar({ view, nextGame }: Readonly<{ view: GameView; nextGame: NextGame }>) {
  const { common } = useWords();
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
        <Link to={{ page: 'game', id: nextGame.id }} className="button small outlined">
          {common.nextGame} <b>{nextGame.count}</b>
        </Link>
      )}
      <Menu />
    </header>
  );
}

type SmallProps = Readonly<{ view: GameView; myTurn: boolean; fresh: number; onNews: () => void }>;

/** The bar of the game on a phone: back, what and when, what happened, menu. */
export function SmallTopBar({ view, myTurn, fresh, onNews }: SmallProps) {
  const { common, board, decision } = useWords();
  const parts = [board.round(view.round), board.phases[view.phase], ...(myTurn ? [board.yourTurn] : [])];
  return (
    <header className="small-top-bar">
      <Link to={{ page: 'home' }} className="icon-button" aria-label={common.myGames}>
        <Icon name="b-prev" size={20} />
      </Link>
      <h1>
        {view.title}
        <small>{parts.join(' · ')}</small>
      </h1>
      <button type="button" className="icon-button" aria-label={decision.newMoves(fresh)} onClick={onNews}>
        <Icon name="b-bell" size={21} />
        {fresh > 0 && <span className="badge">{fresh}</span>}
      </button>
      <Menu />
    </header>
  );
}
