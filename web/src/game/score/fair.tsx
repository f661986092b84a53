import { archiveOf } from '../../api/archive.js';
import { Link } from '../../app/navigation.js';
import { Icon, type Drawing } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import type { Fairness } from './final.js';

type Point = Readonly<{ icon: Drawing; text: string }>;

/** What was checked, point by point. */
function pointsOf({ state, moves, draws, notices, verdict }: Fairness, { score }: Words): readonly Point[] {
  if (state === 'bad') return [{ icon: 'b-warn', text: verdict }];
  const drawn = draws.checked === draws.of;
  return [
    { icon: 'b-check', text: score.unbroken(moves.checked, moves.of) },
    drawn
      ? { icon: 'b-check', text: score.drawnAgain(draws.of) }
      : { icon: 'b-hourglass', text: score.seedSoon },
    ...(notices > 0 ? [{ icon: 'b-check', text: score.told(notices) } as const] : []),
  ];
}

type Props = Readonly<{ gameId: string; fairness: Fairness | null }>;

/** Whether all was fair, and everything one needs to see for oneself. */
export function Fair({ gameId, fairness }: Props) {
  const words = useWords();
  const { score } = words;
  const points = fairness === null ? [] : pointsOf(fairness, words);
  return (
    <section className="fair panel" aria-labelledby="fair-title">
      <h3 id="fair-title">{fairness?.state === 'bad' ? score.notFair : score.fair}</h3>
      <ul className={`fair-points ${fairness?.state ?? 'open'}`}>
        {points.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={17} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="actions">
        <a className="button small" href={archiveOf(gameId)} download>
          {score.download}
        </a>
        <Link to={{ page: 'audit', id: gameId }} part="files" className="button small">
          {score.checkYourself}
        </Link>
      </div>
    </section>
  );
}
