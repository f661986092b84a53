import { useEffect, useRef } from 'react';
import { knockOnce } from '../lib/sound.js';

type Turns = Readonly<{ turns: readonly string[]; changes: number }>;

/** Knocks when it becomes my turn anywhere while the page is open; what one finds on coming is no news. */
export function useKnock({ turns, changes }: Turns): void {
  const before = useRef<readonly string[] | null>(null);
  useEffect(() => {
    const known = before.current;
    before.current = changes === 0 ? null : turns;
    if (known !== null && turns.some((id) => !known.includes(id))) knockOnce();
  }, [turns, changes]);
}
