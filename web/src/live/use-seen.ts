import { useEffect, useState } from 'react';
import { lastSeen, rememberSeen } from './seen.js';

/** How far I had seen the game when I came, and how far it had gone by then; both stay while I am here. */
export type Seen = Readonly<{ seen: number; arrived: number }>;

/** What is new to me since my last visit; nothing is new on the first. */
export function useSeen(id: string, head: number): Seen {
  const [{ seen, arrived }] = useState(() => ({ seen: lastSeen(id) ?? head, arrived: head }));
  useEffect(() => {
    if (head > 0 && document.visibilityState === 'visible') rememberSeen(id, head);
  }, [id, head]);
  return { seen: Math.min(seen, head), arrived };
}
