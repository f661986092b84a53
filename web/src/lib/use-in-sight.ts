import { useLayoutEffect, type RefObject } from 'react';
import { scrolledTo } from './scrolled-to.js';

/**
 * Keeps the current piece of a list in sight by scrolling the list alone, never the page; the top of the list once
 * nothing in it is current. `current` is told, so that whoever scrolls by hand is left alone until it changes.
 */
export function useInSight(list: RefObject<HTMLElement | null>, current: number | null): void {
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const piece = box.querySelector('[aria-current]')?.parentElement;
    if (!(piece instanceof HTMLElement)) {
      box.scrollTop = 0;
      return;
    }
    const { top, height } = piece.getBoundingClientRect();
    const from = top - box.getBoundingClientRect().top + box.scrollTop;
    box.scrollTop = scrolledTo({ top: from, height }, { top: box.scrollTop, height: box.clientHeight });
  }, [list, current]);
}
