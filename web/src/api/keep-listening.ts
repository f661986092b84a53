const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

/** Said on the window by whoever does not want to wait for the next attempt. */
const TRY_NOW = 'cairn:try-now';

/** Lets everything that waits for another attempt try at once. */
export const tryNow = (): void => void dispatchEvent(new Event(TRY_NOW));

/** One attempt to listen: calls `heard` for everything it hears and `ended` when it broke. Returns how to stop it. */
type Attempt = (heard: () => void, ended: () => void) => () => void;

/**
 * Listens for as long as it is wanted: what broke is begun again, and what breaks at once ever more slowly; at once when
 * the browser has found a network, or somebody asks for it.
 */
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

  const now = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    wait = FIRST_WAIT;
    begin();
  };

  begin();
  const hurries = [TRY_NOW, 'online'];
  for (const hurry of hurries) addEventListener(hurry, now);
  return () => {
    wanted = false;
    for (const hurry of hurries) removeEventListener(hurry, now);
    clearTimeout(timer);
    drop();
  };
}
