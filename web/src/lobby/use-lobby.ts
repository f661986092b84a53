import { useEffect } from 'react';
import { useQuery } from 'urql';
import { MyGamesDocument, OpenTablesDocument, type RowFragment } from '../gql/graphql.js';
import { hasRoom, isMine, waitingForMe } from './rows.js';

const AGAIN = 15_000;

/** Asks again now and then, and whenever one comes back to the page. */
function useAgain(ask: () => void, paused: boolean): void {
  useEffect(() => {
    if (paused) return undefined;
    const whenSeen = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(whenSeen, AGAIN);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [ask, paused]);
}

type Listed = Readonly<{ rows: readonly RowFragment[]; unknown: boolean }>;

/** The games I opened or sit in. */
export function useMyGames(paused: boolean): Listed {
  const [{ data }, ask] = useQuery({
    query: MyGamesDocument,
    pause: paused,
    requestPolicy: 'cache-and-network',
  });
  useAgain(ask, paused);
  return { rows: data?.myGames.edges.map(({ node }) => node) ?? [], unknown: data === undefined };
}

/** The tables anybody may join. */
export function useOpenTables(): Listed {
  const [{ data }, ask] = useQuery({ query: OpenTablesDocument, requestPolicy: 'cache-and-network' });
  useAgain(ask, false);
  const rows = data?.openTables.edges.map(({ node }) => node) ?? [];
  return { rows: rows.filter((row) => hasRoom(row) || isMine(row)), unknown: data === undefined };
}

/** The game that has waited for me longest, apart from the one I am looking at. */
export function nextGameOf(
  rows: readonly RowFragment[],
  but: string | null,
): Readonly<{ id: string; count: number }> | null {
  const waiting = waitingForMe(rows).filter(({ id }) => id !== but);
  const [first] = waiting;
  return first === undefined ? null : { id: first.id, count: waiting.length };
}
