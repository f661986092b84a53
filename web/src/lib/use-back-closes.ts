import { useEffect, useRef } from 'react';

/** Each opening has a mark of its own: after a reload the browser's history still has those of earlier ones. */
type Mark = Readonly<{ over?: number }> | null;

const isAt = (mark: number): boolean => (history.state as Mark)?.over === mark;

/** The browser's Back closes what lies over the page, instead of leaving the page below it. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const mark = Math.random();
    history.pushState({ over: mark } satisfies Mark, '');
    const gone = (): void => {
      if (!isAt(mark)) latest.current();
    };
    addEventListener('popstate', gone);
    return () => {
      removeEventListener('popstate', gone);
      // Closed by other means; whoever has followed a link from it is elsewhere already.
      if (isAt(mark)) history.back();
    };
  }, []);
}
