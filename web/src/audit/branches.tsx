import { Link } from '../app/navigation.js';
import { useMoreWords } from '../words/use-more-words.js';
import { nameOf } from './seat-name.js';
import { AuditSection } from './section.js';
import type { AuditedGame, Findings } from './use-audit.js';

/** Stretches of the history that were taken back; they stay, and so do the draws that were seen in them. */
export function Branches({ game, undone }: Readonly<{ game: AuditedGame }> & Pick<Findings, 'undone'>) {
  const { audit } = useMoreWords();
  return (
    <AuditSection name="branches" state={null}>
      {undone.length === 0 && <p>{audit.noBranches}</p>}
      <ul className="rows">
        {undone.map(({ at, by, from, to, draws }) => (
          <li key={at}>
            <b>{audit.branch(from, to, nameOf(game.seats, by), at)}</b>
            <span className="soft">{draws > 0 && audit.drawsSeen(draws)}</span>
            <Link to={{ page: 'gameAt', id: game.id, version: to }} className="button small">
              {audit.look}
            </Link>
          </li>
        ))}
      </ul>
    </AuditSection>
  );
}
