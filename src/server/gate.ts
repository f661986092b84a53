import { Fault } from '../play/faults.js';

/** Through which every command goes: when the server stops, those inside finish and no new one enters. */
export type Gate = Readonly<{
  pass: <Value>(command: () => Promise<Value>) => Promise<Value>;
  isClosed: () => boolean;
  /** Closes it; settles when nobody is inside any more, or after this long. True: nobody was left. */
  close: (patienceMs: number) => Promise<boolean>;
}>;

/** An open gate. */
export function createGate(): Gate {
  let closed = false;
  let inside = 0;
  let empty: (() => void) | undefined;

  const pass = async <Value>(command: () => Promise<Value>): Promise<Value> => {
    if (closed)
      throw new Fault('UNAVAILABLE', 'This server is about to stop. Send it again with the same commandId.');
    inside += 1;
    try {
      return await command();
    } finally {
      inside -= 1;
      if (inside === 0) empty?.();
    }
  };

  const close = async (patienceMs: number): Promise<boolean> => {
    closed = true;
    if (inside === 0) return true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), patienceMs);
      empty = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  };

  return { pass, isClosed: () => closed, close };
}
