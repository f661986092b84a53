import { useState, type SubmitEvent } from 'react';
import { FaultNote } from '../api/trouble-note.js';
import { TextField } from '../forms/text-field.js';
import { useWords } from '../words/use-words.js';
import type { Asking } from './use-asking.js';

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
export function InvitePeople({ asking }: Readonly<{ asking: Asking }>) {
  const { lobby } = useWords();
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
