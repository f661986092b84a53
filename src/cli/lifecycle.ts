import { isFarewell } from '../journal/pool.js';
import { inShort, type Log } from './log.js';

/** Something that was started and must be stopped. `abandon` lets go of it at once, for a second Ctrl-C. */
export type Stoppable = Readonly<{ name: string; stop: () => Promise<void>; abandon?: () => void }>;

export type Start = (
  /** Hands over what was started; stopped in reverse order. */
  own: (part: Stoppable) => void,
  /** Ends the process in good order, because it cannot do its work any more. */
  fail: (error: unknown) => void,
  stopping: AbortSignal,
) => Promise<void>;

export type LifecycleOptions = Readonly<{ say: (line: string) => void; log: Log; stopSeconds: number }>;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const FAULTS = ['uncaughtException', 'unhandledRejection'] as const;

const within = (work: Promise<void>, seconds: number): Promise<void> => {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`took longer than ${seconds} s`)), seconds * 1000).unref();
  });
  return Promise.race([work, limit]);
};

async function stopAll(parts: readonly Stoppable[], { log, stopSeconds }: LifecycleOptions): Promise<void> {
  for (const { name, stop, abandon } of parts.toReversed()) {
    try {
      await within(stop(), stopSeconds);
    } catch (err) {
      log.error({ err }, `could not stop ${name} in good order`);
      abandon?.();
    }
  }
}

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });

/** Listens to the outside until the returned function is called. */
function listen(onSignal: () => void, onFault: (error: unknown) => void): () => void {
  for (const signal of SIGNALS) process.on(signal, onSignal);
  for (const fault of FAULTS) process.on(fault, onFault);
  return () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    for (const fault of FAULTS) process.off(fault, onFault);
  };
}

/** Runs until a signal comes or a part fails, then stops everything in reverse order. Gives the exit code. */
export async function runUntilStopped(start: Start, options: LifecycleOptions): Promise<number> {
  const parts: Stoppable[] = [];
  const failures: unknown[] = [];
  const stopping = new AbortController();
  const fail = (error: unknown): void => {
    failures.push(error);
    stopping.abort();
  };
  const onSignal = (): void => {
    if (stopping.signal.aborted) {
      for (const { abandon } of parts) abandon?.();
      process.exit(130);
    }
    options.say('Stopping … (once more to force it)');
    stopping.abort();
  };
  const onFault = (error: unknown): void => {
    // BullMQ hears of errors on a connection only once it is open: one that is cut in that moment is opened again all the same.
    if (isFarewell(error))
      options.log.warn(inShort(error), 'a connection was cut before anybody listened to it');
    else fail(error);
  };
  const deafen = listen(onSignal, onFault);
  try {
    await start((part) => parts.push(part), fail, stopping.signal);
    await untilAborted(stopping.signal);
  } catch (error) {
    if (!stopping.signal.aborted) failures.push(error);
  }
  await stopAll(parts, options);
  deafen();
  return report(failures, options.log);
}

/** A mistake is for the caller to show as its sentence; what broke while running belongs in the log. */
function report(failures: readonly unknown[], log: Log): number {
  for (const failure of failures) {
    if (failure instanceof Error && 'expected' in failure) throw failure;
    log.fatal({ err: failure }, 'stopped because of an error');
  }
  return failures.length === 0 ? 0 : 1;
}
