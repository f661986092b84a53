import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { faultOf, type Fault } from '../api/faults.js';
import { HomeDocument, type HomeQuery } from '../gql/graphql.js';
import { useWaiting } from '../inbox/inbox.js';
import { useAgain } from '../lobby/use-again.js';
import { useSpeech } from '../words/use-words.js';

export type HomeInbox = HomeQuery['inbox'];

type Home = Readonly<{ data: HomeQuery | null; fault: Fault | null; again: () => void }>;

/** Everything of mine: asked again whenever the inbox changes, and now and then for the turns of others. */
export function useHome(paused: boolean): Home {
  const client = useClient();
  const { language } = useSpeech();
  const { changes } = useWaiting();
  const [{ data, fault }, setHome] = useState<Omit<Home, 'again'>>({ data: null, fault: null });
  const ask = useCallback(async (): Promise<void> => {
    const { data: found, error } = await client.query(HomeDocument, {}, { requestPolicy: 'network-only' });
    setHome((before) => ({
      data: found ?? before.data,
      fault: error === undefined ? null : faultOf(error),
    }));
  }, [client]);
  const again = useCallback(() => void ask(), [ask]);
  useEffect(() => {
    if (!paused) again();
    // The inbox says that something has changed by counting on; the language changes every sentence.
  }, [again, paused, changes, language]);
  useAgain(again, paused);
  return { data, fault, again };
}
