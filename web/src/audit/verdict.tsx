import type { MoreWords } from '../words/more-words.js';
import { useMoreWords } from '../words/use-more-words.js';
import { Sentences } from './file-verdict.js';
import { StateMark, type State } from './section.js';
import type { Findings } from './use-audit.js';

type Tally = Findings['commands'];
export const tallyText = ({ checked, of }: Tally, { audit }: MoreWords): string => audit.of(checked, of);

/** How the whole of it stands. */
export const stateOf = ({ sound, unchecked }: Pick<Findings, 'sound' | 'unchecked'>): State =>
  !sound ? 'bad' : unchecked.length > 0 ? 'open' : 'ok';

/** The first thing an organiser wants to read; then what the verifier says, at once where something is amiss. */
export function VerdictLine({ findings }: Readonly<{ findings: Findings }>) {
  const words = useMoreWords();
  const { audit } = words;
  const { events, version, draws, notices } = findings;
  const state = stateOf(findings);
  const line = { ok: audit.unchanged, open: audit.unchangedSoFar, bad: audit.changed }[state];
  const [, ...sentences] = findings.words;
  return (
    <div className={`panel verdict ${state}`} role="status">
      <p className="verdict-line">
        <StateMark state={state} />
        <strong>{line}</strong>{' '}
        {state !== 'bad' && audit.tally(audit.of(events, version), tallyText(draws, words), notices.length)}
      </p>
      <details open={state !== 'ok'}>
        <summary>{audit.inWords}</summary>
        <Sentences sentences={sentences} />
      </details>
    </div>
  );
}
