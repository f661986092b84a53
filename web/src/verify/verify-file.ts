import type { Answer, Question, Trust, Verdict } from './messages.js';

/** Built as a program of its own (see vite.config.ts). */
const PROGRAM = import.meta.env.DEV ? '/src/verify/worker.ts' : '/verifier.js';

/** The verdict on a file that somebody has dropped here. Rejects if the file cannot be read. */
export function verifyFile(
  file: Blob,
  trust: Trust = {},
  progress: (share: number) => void = () => undefined,
): Promise<Verdict> {
  const worker = new Worker(PROGRAM, { type: 'module', name: 'verifier' });
  return new Promise<Verdict>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'read') progress(data.of === 0 ? 1 : data.bytes / data.of);
      else if (data.kind === 'verdict') resolve(data.verdict);
      else reject(new Error(data.problem));
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    const question: Question = { file, trust };
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
