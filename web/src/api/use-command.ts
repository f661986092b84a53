import { useCallback, useRef, useState } from 'react';
import { useClient, type TypedDocumentNode } from 'urql';
import type { OutcomeFragment } from '../gql/graphql.js';
import { outcomeOf, type Outcome } from './outcome.js';
import { newCommandId } from './random.js';

/** An answer other than "stored". */
export type Trouble = Exclude<Outcome, { kind: 'accepted' }>;

type Command<Input> = Readonly<{
  send: (input: Omit<Input, 'commandId'>) => Promise<Outcome>;
  sending: boolean;
  /** The last answer that was not "stored"; null after a success and before the first try. */
  trouble: Trouble | null;
  clear: () => void;
}>;

type Intention = Readonly<{ wish: string; commandId: string }>;

/**
 * Sends one kind of command. The same wish keeps its id until an answer is known, so that pressing twice, or again
 * after a broken connection, can never do it twice.
 */
export function useCommand<Data, Variables extends { readonly input: { readonly commandId: string } }>(
  document: TypedDocumentNode<Data, Variables>,
  pick: (data: Data) => OutcomeFragment,
): Command<Variables['input']> {
  const client = useClient();
  const intention = useRef<Intention | null>(null);
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const picked = useRef(pick);

  const send = useCallback(
    async (input: Omit<Variables['input'], 'commandId'>): Promise<Outcome> => {
      const wish = JSON.stringify(input);
      if (intention.current?.wish !== wish) intention.current = { wish, commandId: newCommandId() };
      const { commandId } = intention.current;
      setSending(true);
      const result = await client.mutation(document, {
        input: { ...input, commandId },
      } as unknown as Variables);
      const outcome = outcomeOf(result, picked.current);
      if (outcome.kind !== 'failed') intention.current = null;
      setSending(false);
      setTrouble(outcome.kind === 'accepted' ? null : outcome);
      return outcome;
    },
    [client, document],
  );
  const clear = useCallback(() => setTrouble(null), []);
  return { send, sending, trouble, clear };
}
