import { useEffect, useState } from 'react';
import { lastSeen, rememberSeen } from './seen.js';

/** The version I had seen when I came; it moves on only when I come again. */
export function useSeen(id: string, head: number): number {
  const [seen] = useState(() => lastSeen(id));
  useEffect(() => {
    if (head > 0 && document.visibilityState === 'visible') rememberSeen(id, head);
  }, [id, head]);
  return Math.min(seen ?? head, head);
}
