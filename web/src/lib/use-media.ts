import { useSyncExternalStore } from 'react';

/** Whether a media query holds now; the component follows when it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Which of the board's layouts the window asks for. */
type Layout = 'laptop' | 'narrow' | 'split' | 'phone';

/** Three columns, chips above, small valley beside a column, or one thumb. */
export function useLayout(): Layout {
  const laptop = useMedia('(min-width: 1280px)');
  const narrow = useMedia('(min-width: 1024px)');
  // A low window, as zoom makes one, has no room below the board for a sheet.
  const split = useMedia('(min-width: 700px), (min-width: 600px) and (max-height: 500px)');
  return laptop ? 'laptop' : narrow ? 'narrow' : split ? 'split' : 'phone';
}
