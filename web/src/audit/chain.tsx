import { useMoreWords } from '../words/use-more-words.js';
import { Hash } from './hash.js';
import { AuditSection } from './section.js';
import type { AuditedGame, Findings } from './use-audit.js';

/** The chain of fingerprints: how long it is, where it ends, what was promised at its beginning. */
export function Chain({ game, findings }: Readonly<{ game: AuditedGame; findings: Findings }>) {
  const { audit } = useMoreWords();
  const head = audit.head(findings.version);
  return (
    <AuditSection name="chain" state={findings.sound ? 'ok' : 'bad'}>
      <p>{audit.chainHint(findings.events)}</p>
      <dl className="facts">
        <div>
          <dt>{head}</dt>
          <dd>
            <Hash hash={findings.head} of={head} />
          </dd>
        </div>
        <div>
          <dt>{audit.commitment}</dt>
          <dd>
            <Hash hash={game.commitment} of={audit.commitment} />
          </dd>
        </div>
      </dl>
    </AuditSection>
  );
}
