import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { faultOf, type Fault } from '../api/faults.js';
import { RulesDocument, type RulesQuery } from '../gql/graphql.js';
import { useSpeech } from '../words/use-words.js';

export type Rule = RulesQuery['rules'][number];

type Loaded = Readonly<{ rules: readonly Rule[] | null; fault: Fault | null }>;

/** Every rule in the language in use, as the server tells it. */
export function useRules(): Loaded {
  const client = useClient();
  const { language } = useSpeech();
  const [loaded, load] = useState<Loaded>({ rules: null, fault: null });
  useEffect(() => {
    let wanted = true;
    void client.query(RulesDocument, {}, { requestPolicy: 'network-only' }).then(({ data, error }) => {
      if (!wanted) return;
      load({ rules: data?.rules ?? null, fault: error === undefined ? null : faultOf(error) });
    });
    return () => {
      wanted = false;
    };
  }, [client, language]);
  return loaded;
}
