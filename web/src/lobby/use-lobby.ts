import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { faultOf, type Fault } from '../api/faults.js';
import { TablesDocument, type GameList, type RowFragment } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { useSpeech } from '../words/use-words.js';
import { useAgain } from './use-again.js';

type Listed = Readonly<{ rows: readonly RowFragment[]; unknown: boolean; fault: Fault | null }>;

const UNKNOWN: Listed = { rows: [], unknown: true, fault: null };

/** Public games of one kind, newest first, looked up again now and then. */
export function useGames(list: Exclude<GameList, 'MINE'>, first: number): Listed {
  const client = useClient();
  const { language } = useSpeech();
  const { comings } = useSession();
  const [listed, setListed] = useState(UNKNOWN);
  const ask = useCallback(async (): Promise<void> => {
    const { data, error } = await client.query(
      TablesDocument,
      { list, first },
      { requestPolicy: 'network-only' },
    );
    setListed((before) => ({
      rows: data?.games.edges.map(({ node }) => node) ?? before.rows,
      unknown: false,
      fault: error === undefined ? null : faultOf(error),
    }));
  }, [client, list, first]);
  const again = useCallback(() => void ask(), [ask]);
  // In another language, or as somebody else, the same rows say something else.
  useEffect(again, [again, language, comings]);
  useAgain(again, false);
  return listed;
}
