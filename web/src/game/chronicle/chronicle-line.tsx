import type { ReactNode } from 'react';
import { Icon } from '../../art/icon.js';
import { Link } from '../../app/navigation.js';
import { clockTime } from '../../words/times.js';
import { useSpeech } from '../../words/use-words.js';
import type { Player } from '../model.js';
import type { Line, When } from './lines.js';

type Props = Readonly<{
  line: Line;
  gameId: string;
  onGo?: (() => void) | undefined;
  /** Where the player is named above, their shape is not drawn again. */
  bare?: boolean;
  when?: When;
  children?: ReactNode;
}>;

/** Whose it is: a shape, or a dash for what happens to all. */
export const Mark = ({ player }: Readonly<{ player: Player | null }>) =>
  player === null ? <span className="dash" /> : <Icon name={`m-${player.colour}`} size={17} />;

/** One sentence: whose it is, what happened, when; it leads to the board as it was then. */
export function ChronicleLine({ line, gameId, onGo, bare = false, when = 'before', children }: Props) {
  const { language, words } = useSpeech();
  const now = new Date();
  const recent = now.getTime() - line.at.getTime() < 60_000;
  const className = [line.player?.me === true ? 'own' : '', line.undone ? 'undone' : '', when]
    .join(' ')
    .trim();
  return (
    <li className={className}>
      {!bare && <Mark player={line.player} />}
      <Link
        to={{ page: 'gameAt', id: gameId, version: line.version }}
        onClick={() => onGo?.()}
        {...(when === 'here' ? { 'aria-current': true } : {})}
      >
        {line.sentence}
        {line.undone && <span className="visually-hidden"> ({words.decision.takenBack})</span>}
      </Link>
      <time dateTime={line.at.toISOString()}>
        {recent ? words.common.now : clockTime(language, line.at, now)}
      </time>
      {children}
    </li>
  );
}
