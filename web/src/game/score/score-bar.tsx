import { Menu } from '../../app/menu.js';
import { Link } from '../../app/navigation.js';
import { Icon } from '../../art/icon.js';
import { TalkButton } from '../../talk/talk-button.js';
import type { Talkers } from '../../talk/talk-panel.js';
import { useWords } from '../../words/use-words.js';
import type { NextGame } from '../table.js';
import type { FinalView } from './final.js';

/** The way back into the game, from its first board on. */
export function StepThrough({ final, className }: Readonly<{ final: FinalView; className: string }>) {
  const { score } = useWords();
  return (
    <Link to={{ page: 'gameAt', id: final.id, version: final.first }} className={className}>
      {score.stepThrough}
    </Link>
  );
}

type Props = Readonly<{ final: FinalView; nextGame: NextGame; talkers: Talkers | null; small: boolean }>;

/** The bar above a final score: one row, on a phone too. */
export function ScoreBar({ final, nextGame, talkers, small }: Props) {
  const { common } = useWords();
  return (
    <header className="top-bar">
      <Link to={{ page: 'home' }} className="logo" {...(small ? { 'aria-label': common.appName } : {})}>
        <Icon name="i-cairn" size={28} />
        {!small && common.appName}
      </Link>
      <h1>{final.title}</h1>
      <span className="bar-right">
        {!small && <StepThrough final={final} className="button small" />}
        {nextGame !== null && (
          <Link to={nextGame.to} className="button small outlined">
            {common.nextGame} <b>{nextGame.count}</b>
          </Link>
        )}
        {talkers !== null && <TalkButton gameId={final.id} talkers={talkers} />}
        <Menu />
      </span>
    </header>
  );
}
