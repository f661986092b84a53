import type { Told } from '../verify/messages.js';
import { StateMark } from './section.js';

const STATES = { verified: 'ok', asFarAsPossible: 'open', refuted: 'bad' } as const;

/** What is to be said about one file, in the verifier's own sentences. */
export function FileVerdict({ told, name }: Readonly<{ told: Told; name: string }>) {
  const state = STATES[told.verdict.outcome];
  const [outcome, ...sentences] = told.sentences;
  return (
    <div className={`file-verdict ${state}`}>
      <p>
        <StateMark state={state} /> <b>{outcome}</b> <span className="soft">{name}</span>
      </p>
      <Sentences sentences={sentences} />
    </div>
  );
}

/** One under the other; hashes break where they must. */
export function Sentences({ sentences }: Readonly<{ sentences: readonly string[] }>) {
  return (
    <ul className="sentences">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
