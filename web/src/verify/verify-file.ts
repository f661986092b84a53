import type { Answer, Question, Told } from './messages.js';

/** Built as a program of its own (see vite.config.ts). */
const PROGRAM = import.meta.env.DEV ? '/src/verify/worker.ts' : '/verifier.js';

/** The verdict on a file that somebody has dropped here, or what is wrong with the question. Rejects if it cannot be read. */
export function verifyFile(
  question: Question,
  progress: (share: number) => void = () => undefined,
): Promise<Told | 'notAHead'> {
  const worker = new Worker(PROGRAM, { type: 'module', name: 'verifier' });
  return new Promise<Told | 'notAHead'>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'read') progress(data.of === 0 ? 1 : data.bytes / data.of);
      else if (data.kind === 'verdict') resolve(data);
      else if (data.kind === 'notAHead') resolve('notAHead');
      else reject(new Error(data.problem));
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
