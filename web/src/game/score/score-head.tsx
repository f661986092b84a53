import { TroubleNote } from '../../api/trouble-note.js';
import { Link } from '../../app/navigation.js';
import { onKeyHeld, onPress } from '../../lib/press.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { ToCome } from './to-come.js';
import type { FinalView, Rematch } from './final.js';
import { StepThrough } from './score-bar.js';

/** Who won, with how many points. */
function headline({ winners, tribes }: FinalView, { score }: Words): string {
  const [first, ...others] = winners;
  const points = tribes[0]?.total ?? 0;
  if (first === undefined) return score.title;
  if (others.length > 0) return score.shared(winners.map(({ name }) => name).join(', '), points);
  return first.me ? score.youWin(points) : score.wins(first.name, points);
}

/** Where points were equal, what told the first apart, or that nothing could. */
function tieText({ tribes, winners }: FinalView, { score, common }: Words): string | null {
  const [first] = tribes;
  const level = tribes.filter(({ total }) => total === first?.total);
  if (first === undefined || level.length < 2) return null;
  const same = level.every(({ tie }) => tie === first.tie);
  // Where even that is equal and one won all the same, the others had left.
  if (same) return winners.length > 1 ? score.tieToo(first.tie) : null;
  return score.tie(
    level.map(({ player, tie }) => `${player.me ? common.you : player.name} ${tie}`).join(', '),
  );
}

/** The way to play once more: to the table that is open for it, or opening one. */
function Again({ rematch }: Readonly<{ rematch: Rematch }>) {
  const { score } = useWords();
  const { table, again, sending } = rematch;
  if (table !== null)
    return (
      <Link to={{ page: 'table', id: table }} className="button primary">
        {score.toRematch}
      </Link>
    );
  return (
    <button type="button" className="button primary" disabled={sending} onClick={() => void again()}>
      {score.rematch}
    </button>
  );
}

type Props = Readonly<{
  final: FinalView;
  count: Readonly<{ complete: boolean; again: () => void; skip: () => void }>;
  rematch: Rematch | null;
  small: boolean;
}>;

/** Who won, once all is counted; how long it took; what one can do now. */
export function ScoreHead({ final, count, rematch, small }: Props) {
  const words = useWords();
  const { score } = words;
  const { complete } = count;
  const tie = tieText(final, words);
  return (
    <div className="score-head">
      <div>
        <h2 id="decision-title" tabIndex={-1}>
          <ToCome ready={complete} instead={score.title}>
            {headline(final, words)}
          </ToCome>
        </h2>
        <p className="soft">
          {score.summary(final.rounds, final.days, final.moves)}. {score.reasons[final.reason]}{' '}
          {tie !== null && <ToCome ready={complete}>{tie}</ToCome>}
        </p>
      </div>
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={onPress(complete ? count.again : count.skip)}
          onKeyDown={onKeyHeld}
        >
          {complete ? score.countAgain : score.skip}
        </button>
        {small && <StepThrough final={final} className="button" />}
        {rematch !== null && <Again rematch={rematch} />}
      </div>
      {rematch !== null && <TroubleNote trouble={rematch.trouble} />}
    </div>
  );
}
