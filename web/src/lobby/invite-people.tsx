import { useEffect, useState, type SubmitEvent } from 'react';
import { useClient } from 'urql';
import { faultOf } from '../api/faults.js';
import { FaultNote } from '../api/trouble-note.js';
import type { Fault } from '../api/faults.js';
import { TextField } from '../forms/text-field.js';
import {
  InvitationsDocument,
  InviteDocument,
  WithdrawInvitationDocument,
  type InvitedFragment,
} from '../gql/graphql.js';
import { useWords } from '../words/use-words.js';

type Asking = Readonly<{
  invited: readonly InvitedFragment[];
  /** True when they were asked. */
  ask: (handle: string) => Promise<boolean>;
  withdraw: (personId: string) => Promise<void>;
  fault: Fault | null;
  refusal: string | null;
  busy: boolean;
}>;

/** Whom I have asked to my table, and asking more. `seats` counts on when somebody sat down or got up. */
function useAsking(gameId: string, seats: number): Asking {
  const client = useClient();
  const [invited, setInvited] = useState<readonly InvitedFragment[]>([]);
  const [state, setState] = useState<Pick<Asking, 'fault' | 'refusal' | 'busy'>>({
    fault: null,
    refusal: null,
    busy: false,
  });
  useEffect(() => {
    void client
      .query(InvitationsDocument, { gameId }, { requestPolicy: 'network-only' })
      .then(({ data }) => setInvited(data?.invitations ?? []));
  }, [client, gameId, seats]);
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

function InvitedList({ asking: { invited, withdraw } }: Readonly<{ asking: Asking }>) {
  const { lobby } = useWords();
  if (invited.length === 0) return null;
  return (
    <ul className="invited">
      {invited.map(({ person, declined }) => (
        <li key={person.id}>
          <b>{person.name}</b>
          {person.handle !== null && <span className="soft">{person.handle}</span>}
          <span className="seat-state">{declined ? lobby.saidNo : lobby.asked}</span>
          <button
            type="button"
            className="button small"
            aria-label={`${lobby.withdraw}: ${person.name}`}
            onClick={() => void withdraw(person.id)}
          >
            {lobby.withdraw}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Asks people by handle; they find the table in their inbox. */
export function InvitePeople({ gameId, seats }: Readonly<{ gameId: string; seats: number }>) {
  const { lobby } = useWords();
  const asking = useAsking(gameId, seats);
  const [handle, setHandle] = useState('');
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (await asking.ask(handle.trim())) setHandle('');
  };
  const nobody = asking.fault?.kind === 'notFound' || asking.fault?.code === 'BAD_INPUT';
  return (
    <section className="panel padded form">
      <h2>{lobby.invite}</h2>
      <form className="invite" onSubmit={(event) => void submit(event)}>
        <TextField
          label={lobby.handleOf}
          hint={lobby.handleOfHint}
          value={handle}
          onValue={setHandle}
          wrong={nobody ? lobby.nobody : asking.refusal}
          required
          maxLength={24}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button type="submit" className="button" disabled={asking.busy}>
          {lobby.ask}
        </button>
      </form>
      {asking.fault !== null && !nobody && <FaultNote fault={asking.fault} />}
      <InvitedList asking={asking} />
    </section>
  );
}
