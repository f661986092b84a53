import { useState, type SubmitEvent } from 'react';
import { useAsk } from '../api/use-ask.js';
import { DeleteAccountDocument } from '../gql/graphql.js';
import { useMoreWords } from '../words/use-more-words.js';
import { CurrentPassword } from './form-parts.js';
import { ProblemNote } from './problem-note.js';
import { Section } from './section.js';
import type { Account } from './use-my-account.js';

type Props = Readonly<{ account: Account; gone: () => void }>;

/** Deleting the account: what goes, what stays, and no way back. */
export function Leaving({ account: { person }, gone }: Props) {
  const { settings: words } = useMoreWords();
  const [sure, setSure] = useState(false);
  const [currentPassword, setPassword] = useState('');
  const { send, busy, problem } = useAsk(DeleteAccountDocument);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const data = await send({ input: person.guest ? {} : { currentPassword } });
    if (data !== null) gone();
  };
  return (
    <Section name="leaving">
      <p>{words.whatGoes}</p>
      <p>{words.whatStays}</p>
      <details className="more-form">
        <summary>{words.deleteAccount}</summary>
        <form className="form" onSubmit={(event) => void submit(event)}>
          <label className="choice">
            <input
              type="checkbox"
              checked={sure}
              onChange={({ currentTarget: { checked } }) => setSure(checked)}
            />
            {words.understood}
          </label>
          {!person.guest && <CurrentPassword value={currentPassword} onValue={setPassword} />}
          <ProblemNote problem={problem} />
          <button type="submit" className="button" disabled={busy || !sure}>
            {words.deleteAccount}
          </button>
        </form>
      </details>
    </Section>
  );
}
