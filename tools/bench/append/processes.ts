import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Heat, Timed, Urls } from './contestant.js';

/** A contestant's process. */
export type Runner = Readonly<{
  /** Appends each second. */
  run: (heat: Heat) => Promise<number>;
  stop: () => Promise<void>;
}>;

/** Starts the process of one contestant, a module beside this one. */
export async function startRunner(name: string, urls: Urls): Promise<Runner> {
  const child = fork(fileURLToPath(new URL('worker.js', import.meta.url)), [name, JSON.stringify(urls)], {
    execArgv: ['--expose-gc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = (): Promise<void> => {
    child.kill();
    return ended;
  };
  await heard(child);
  return {
    run: async (heat) => {
      child.send(heat);
      const timed = (await heard(child)) as Timed;
      if ('failed' in timed) throw new Error(`${name}: ${timed.failed}`);
      return (heat.games * heat.length) / timed.seconds;
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
