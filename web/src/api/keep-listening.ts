const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/** One attempt to listen: calls `heard` for everything it hears and `ended` when it broke. Returns how to stop it. */
export type Attempt = (heard: () => void, ended: () => void) => () => void;

/** Listens for as long as it is wanted: what broke is begun again, and what breaks at once ever more slowly. */
export function keepListening(attempt: Attempt, broke: () => void): () => void {
  let wanted = true;
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drop = (): void => undefined;

  const heard = (): void => {
    wait = FIRST_WAIT;
  };
  const begin = (): void => {
    timer = undefined;
    drop = attempt(heard, again);
  };
  const again = (): void => {
    if (!wanted || timer !== undefined) return;
    timer = setTimeout(begin, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
    drop();
    broke();
  };

  begin();
  return () => {
    wanted = false;
    clearTimeout(timer);
    drop();
  };
}
