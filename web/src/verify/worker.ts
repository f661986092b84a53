/**
 * The verifier of the command line, in a worker of the browser: it reads the file where it lies, and nothing leaves
 * the machine. Built as a file of its own, which the page loads only when somebody wants to check something.
 */
import { headIn } from '../../../src/fairness/verify/trust.js';
import { createVerifier } from '../../../src/fairness/verify/verify.js';
import { verdictSentences } from '../../../src/views/verdict/verdict-rows.js';
import type { Answer, Question } from './messages.js';

const answer = (what: Answer): void => self.postMessage(what);

async function verify({ file, trust, kept, language }: Question): Promise<void> {
  const head = headIn(kept);
  if (head === undefined && kept.trim() !== '') {
    answer({ kind: 'notAHead' });
    return;
  }
  const verifier = createVerifier({ ...trust, head });
  const reader = file.stream().getReader();
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    verifier.push(piece.value);
    bytes += piece.value.length;
    answer({ kind: 'read', bytes, of: file.size });
    if (verifier.isSettled()) break;
  }
  const verdict = verifier.verdict();
  answer({ kind: 'verdict', verdict, sentences: verdictSentences(verdict, language) });
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  verify(data).catch((error: unknown) => answer({ kind: 'unreadable', problem: String(error) }));
});
