import { FIRST_WAIT, longer, onHurry } from './hurry.js';

/** One attempt to listen: calls `heard` for everything it hears and `ended` when it broke. Returns how to stop it. */
type Attempt = (heard: () => void, ended: () => void) => () => void;

/**
 * Listens for as long as it is wanted: what broke is begun again, and what breaks at once ever more slowly; at once when
 * somebody does not want to wait, also for an attempt that nobody has answered yet.
 */
export function keepListening(attempt: Attempt, broke: () => void): () => void {
  let wanted = true;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answered = false;
  let latest = 0;
  let drop = (): void => undefined;

  const heard = (): void => {
    wait = FIRST_WAIT;
    answered = true;
  };
  const begin = (): void => {
    timer = undefined;
    answered = false;
    const number = ++latest;
    drop = attempt(heard, () => again(number));
  };
  const again = (number: number): void => {
    // What was given up may still break.
    if (!wanted || number !== latest || timer !== undefined) return;
    timer = setTimeout(begin, wait);
    wait = longer(wait);
    drop();
    broke();
  };
  const now = (): void => {
    if (timer === undefined && answered) return;
    clearTimeout(timer);
    wait = FIRST_WAIT;
    drop();
    begin();
  };

  begin();
  const stop = onHurry(now);
  return () => {
    wanted = false;
    stop();
    clearTimeout(timer);
    drop();
  };
}
