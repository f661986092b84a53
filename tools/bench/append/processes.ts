import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { RUN_UP, type Heat, type Timed, type Urls } from './contestant.js';
import type { Script } from './script.js';

/** A contestant's process. */
export type Runner = Readonly<{
  /** Appends each second after the run-up, all scripts at once. */
  run: (scripts: readonly Script[]) => Promise<number>;
  stop: () => Promise<void>;
}>;

/** Starts the process of one contestant, a module beside this one. */
export async function startRunner(name: string, urls: Urls): Promise<Runner> {
  const child = fork(fileURLToPath(new URL('worker.js', import.meta.url)), [name, JSON.stringify(urls)]);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = (): Promise<void> => {
    child.kill();
    return ended;
  };
  await heard(child);
  return {
    run: async (scripts) => {
      const heat: Heat = { scripts };
      child.send(heat);
      const timed = (await heard(child)) as Timed;
      if ('failed' in timed) throw new Error(`${name}: ${timed.failed}`);
      return scripts.reduce((sum, { sent }) => sum + sent.length - RUN_UP, 0) / timed.seconds;
    },
    stop,
  };
}

/** The next message; an error if the process ends instead. */
function heard(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void =>
      reject(new Error(`a contestant ended with ${String(code)}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}
