import { useEffect, useRef, useState } from 'react';
import { useClient, type Client } from 'urql';
import { linkOf } from '../api/links.js';
import { MarkSeenDocument, SeenDocument } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { lastSeen, rememberSeen } from './seen.js';

/** How far I had seen the game when I came, and how far it had gone by then; both stay while I am here. */
type Seen = Readonly<{ seen: number; arrived: number }>;

const PAUSE = 1_000;

/** How far I have seen a game on whatever device; null where nobody knows. */
async function askSeen(client: Client, id: string): Promise<number | null> {
  const { data } = await client.query(
    SeenDocument,
    { id, link: linkOf(id) },
    { requestPolicy: 'network-only' },
  );
  return data?.game?.keepsake?.seenVersion ?? null;
}

/** Remembers it with the account, so that the phone agrees with the laptop. */
function tellSeen(client: Client, gameId: string, version: number): void {
  void client.mutation(MarkSeenDocument, { input: { gameId, version, link: linkOf(gameId) } }).toPromise();
}

/** Remembers how far I have seen a game: here at once, with the account at once and then at most once in a while. */
function useMarking(id: string, head: number, known: boolean): void {
  const client = useClient();
  const signedIn = useSession().viewer !== null;
  const told = useRef(0);
  useEffect(() => {
    if (!known || head === 0) return undefined;
    const tell = (): void => {
      if (document.visibilityState !== 'visible') return;
      rememberSeen(id, head);
      if (!signedIn || head <= told.current) return;
      told.current = head;
      tellSeen(client, id, head);
    };
    if (document.visibilityState === 'visible') rememberSeen(id, head);
    const timer = setTimeout(tell, told.current === 0 ? 0 : PAUSE);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [client, head, id, known, signedIn]);
}

/** What is new to me since my last visit; nothing is new on the first. */
export function useSeen(id: string, head: number): Seen {
  const client = useClient();
  const { viewer, unknown } = useSession();
  const viewerId = viewer?.id ?? null;
  const [arrived] = useState(head);
  const [seen, setSeen] = useState<number | null>(null);
  useEffect(() => {
    if (unknown) return undefined;
    let wanted = true;
    const local = lastSeen(id) ?? 0;
    void (viewerId === null ? Promise.resolve(null) : askSeen(client, id)).then((kept) => {
      const furthest = Math.max(local, kept ?? 0);
      if (wanted) setSeen(furthest === 0 ? arrived : furthest);
    });
    return () => {
      wanted = false;
    };
  }, [arrived, client, id, unknown, viewerId]);
  useMarking(id, head, seen !== null);
  return { seen: Math.min(seen ?? head, head), arrived };
}
