import { useEffect, type RefObject } from 'react';

/** Remembers how high something is while it lives, as `--kept-height`: so that what lies below need not jump afterwards. */
export function useKeptHeight(ref: RefObject<HTMLElement | null>, lives: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!lives || element === null) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--kept-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, lives]);
}
