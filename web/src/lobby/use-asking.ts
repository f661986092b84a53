import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { faultOf, type Fault } from '../api/faults.js';
import {
  InvitationsDocument,
  InviteDocument,
  WithdrawInvitationDocument,
  type InvitedFragment,
} from '../gql/graphql.js';
import type { Table } from './use-table.js';

export type Asking = Readonly<{
  invited: readonly InvitedFragment[];
  /** True when they were asked. */
  ask: (handle: string) => Promise<boolean>;
  withdraw: (personId: string) => Promise<void>;
  fault: Fault | null;
  refusal: string | null;
  busy: boolean;
}>;

/** Whom I have asked to my table, and asking more; nobody else may know. */
export function useAsking({ id: gameId, mine, seats: { length: taken } }: Table): Asking {
  const client = useClient();
  const [invited, setInvited] = useState<readonly InvitedFragment[]>([]);
  const [state, setState] = useState<Pick<Asking, 'fault' | 'refusal' | 'busy'>>({
    fault: null,
    refusal: null,
    busy: false,
  });
  useEffect(() => {
    if (!mine) return;
    void client
      .query(InvitationsDocument, { gameId }, { requestPolicy: 'network-only' })
      .then(({ data }) => setInvited(data?.invitations ?? []));
    // Whoever was asked and sits down is asked no longer.
  }, [client, gameId, mine, taken]);
  return {
    ...state,
    invited,
    ask: async (handle) => {
      setState({ fault: null, refusal: null, busy: true });
      const { data, error } = await client.mutation(InviteDocument, {
        input: { gameId, handles: [handle] },
      });
      const answer = data?.invite;
      if (answer?.__typename === 'Invitations') setInvited(answer.invitations);
      setState({
        busy: false,
        fault: error === undefined ? null : faultOf(error),
        refusal: answer?.__typename === 'Rejected' ? answer.message : null,
      });
      return answer?.__typename === 'Invitations';
    },
    withdraw: async (personId) => {
      const { error } = await client.mutation(WithdrawInvitationDocument, { input: { gameId, personId } });
      if (error === undefined) setInvited((before) => before.filter(({ person }) => person.id !== personId));
    },
  };
}

/** Who was asked and has said neither yes nor no, by name. */
export const unanswered = ({ invited }: Pick<Asking, 'invited'>): readonly string[] =>
  invited.filter(({ declined }) => !declined).map(({ person }) => person.name);
