import { useEffect, useState } from 'react';
import { useClient, type TypedDocumentNode } from 'urql';
import { useSpeech } from '../words/use-words.js';
import { faultOf, type Fault } from './faults.js';

type Told<Data> = Readonly<{ data: Data | null; fault: Fault | null }>;

/** What the server tells everybody, in the language in use; asked anew when that changes. */
export function useTold<Data>(document: TypedDocumentNode<Data, Record<string, never>>): Told<Data> {
  const client = useClient();
  const { language } = useSpeech();
  const [told, tell] = useState<Told<Data>>({ data: null, fault: null });
  useEffect(() => {
    let wanted = true;
    void client.query(document, {}, { requestPolicy: 'network-only' }).then(({ data, error }) => {
      if (wanted) tell({ data: data ?? null, fault: error === undefined ? null : faultOf(error) });
    });
    return () => {
      wanted = false;
    };
  }, [client, document, language]);
  return told;
}
