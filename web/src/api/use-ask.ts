import { useCallback, useState } from 'react';
import { useClient, type AnyVariables, type TypedDocumentNode } from 'urql';
import { faultOf, type Fault } from './faults.js';

export type Ask<Data, Variables> = Readonly<{
  /** Null when it was not done; then `problem` says why. */
  send: (variables: Variables) => Promise<Data | null>;
  busy: boolean;
  problem: Fault | null;
}>;

/** Sends something that is no move of a game: settings, an account. */
export function useAsk<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
): Ask<Data, Variables> {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Fault | null>(null);
  const send = useCallback(
    async (variables: Variables): Promise<Data | null> => {
      setBusy(true);
      const { data, error } = await client.mutation(document, variables);
      setBusy(false);
      setProblem(error === undefined ? null : faultOf(error));
      return error === undefined ? (data ?? null) : null;
    },
    [client, document],
  );
  return { send, busy, problem };
}
