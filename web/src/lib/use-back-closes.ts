import { useEffect, useRef } from 'react';

type Mark = Readonly<{ over?: true }> | null;

const isOver = (): boolean => (history.state as Mark)?.over === true;

/** The browser's Back closes what lies over the page, instead of leaving the page below it. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    history.pushState({ over: true } satisfies Mark, '');
    const gone = (): void => {
      if (!isOver()) latest.current();
    };
    addEventListener('popstate', gone);
    return () => {
      removeEventListener('popstate', gone);
      // Closed by other means; whoever has followed a link from it is elsewhere already.
      if (isOver()) history.back();
    };
  }, []);
}
