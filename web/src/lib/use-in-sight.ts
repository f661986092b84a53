import { useEffect, type RefObject } from 'react';

type Span = Readonly<{ top: number; height: number }>;

/**
 * How far a box is to be scrolled so that a piece of what is in it can be seen: not at all where it can be, else
 * until it is in the middle.
 */
export function scrolledTo(piece: Span, box: Span): number {
  const seen = piece.top >= box.top && piece.top + piece.height <= box.top + box.height;
  return seen ? box.top : Math.max(0, piece.top - (box.height - piece.height) / 2);
}

/**
 * Keeps the current piece of a list in sight by scrolling the list alone, never the page; the top of the list once
 * nothing in it is current. `current` is told, so that whoever scrolls by hand is left alone until it changes.
 */
export function useInSight(list: RefObject<HTMLElement | null>, current: number | null): void {
  useEffect(() => {
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
