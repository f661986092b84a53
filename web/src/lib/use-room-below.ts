import { useEffect, type RefObject } from 'react';

/** What lies over the lower edge of the window hides nothing that is scrolled to or focused: it stops above it. */
export function useRoomBelow(ref: RefObject<HTMLElement | null>, over: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!over || element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [ref, over]);
}
