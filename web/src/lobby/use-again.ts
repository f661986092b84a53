import { useEffect } from 'react';

const AGAIN = 15_000;

/** Asks again now and then, and whenever one comes back to the page. */
export function useAgain(ask: () => void, paused: boolean): void {
  useEffect(() => {
    if (paused) return undefined;
    const whenSeen = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(whenSeen, AGAIN);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [ask, paused]);
}
