import { FaultNote } from '../api/trouble-note.js';
import type { Fault } from '../api/faults.js';
import type { MoreWords } from '../words/more-words.js';
import { useMoreWords } from '../words/use-more-words.js';

const has = <Key extends string>(words: Readonly<Record<Key, string>>, key: string): key is Key =>
  key in words;

/** What is wrong, in a sentence; null for faults of the line and of the server, which have words of their own. */
function sentenceOf({ code, field, wait, limit }: Fault, { settings: words }: MoreWords): string | null {
  const { badFields, problems } = words;
  if (code === 'BAD_INPUT' && field !== null && has(badFields, field)) return badFields[field];
  if (code === 'LIMIT_REACHED' && limit !== null) return words.limit(limit);
  if (code === 'RATE_LIMITED' && wait !== null) return words.wait(wait);
  return has(problems, code) ? problems[code] : null;
}

/** Why something was not done, beside what was pressed. */
export function ProblemNote({ problem }: Readonly<{ problem: Fault | null }>) {
  const words = useMoreWords();
  if (problem === null) return null;
  const sentence = sentenceOf(problem, words);
  if (sentence === null) return <FaultNote fault={problem} />;
  return (
    <div className="note refused" role="alert">
      <b>{sentence}</b>
    </div>
  );
}
