/**
 * The verifier of the command line, in a worker of the browser: it reads the file where it lies, and nothing leaves
 * the machine. Built as a file of its own, which the page loads only when somebody wants to check something.
 */
import { createVerifier } from '../../../src/fairness/verify/verify.js';
import type { Answer, Question } from './messages.js';

const answer = (what: Answer): void => self.postMessage(what);

async function verify({ file, trust }: Question): Promise<void> {
  const verifier = createVerifier(trust);
  const reader = file.stream().getReader();
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    verifier.push(piece.value);
    bytes += piece.value.length;
    answer({ kind: 'read', bytes, of: file.size });
    if (verifier.isSettled()) break;
  }
  answer({ kind: 'verdict', verdict: verifier.verdict() });
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  verify(data).catch((error: unknown) => answer({ kind: 'unreadable', problem: String(error) }));
});
