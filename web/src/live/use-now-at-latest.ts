import { useEffect, useState } from 'react';
import { goTo } from '../app/navigation.js';

export type Missed = Readonly<{ move: number | null; forget: () => void }>;

/** A link to a move that has not been made, or was never part of this game, leads to now, where it is said which one. */
export function useNowAtLatest(head: number | undefined, id: string, at: number | null): Missed {
  const [move, miss] = useState<number | null>(null);
  const beyond = head !== undefined && at !== null && at > head ? at : null;
  if (beyond !== null && beyond !== move) miss(beyond);
  useEffect(() => {
    if (beyond !== null) goTo({ page: 'game', id }, { replace: true });
  }, [beyond, id]);
  return { move, forget: () => miss(null) };
}
