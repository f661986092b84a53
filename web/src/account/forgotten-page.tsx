import { useState, type SubmitEvent } from 'react';
import { useClient } from 'urql';
import { faultOf, type Fault } from '../api/faults.js';
import { Link } from '../app/navigation.js';
import { TextField } from '../forms/text-field.js';
import { AskNewPasswordDocument } from '../gql/graphql.js';
import { readSetting } from '../lib/settings.js';
import { LobbyFrame } from '../lobby/lobby-frame.js';
import { FormFault } from '../session/form-fault.js';
import { useWords } from '../words/use-words.js';

type State = Readonly<{ busy: boolean; sent: boolean; fault: Fault | null }>;

function AskForm({ onSent }: Readonly<{ onSent: () => void }>) {
  const { account } = useWords();
  const client = useClient();
  const [login, setLogin] = useState(readSetting('account') ?? '');
  const [{ busy, fault }, setState] = useState<Omit<State, 'sent'>>({ busy: false, fault: null });
  const ask = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setState({ busy: true, fault: null });
    const { error } = await client.mutation(AskNewPasswordDocument, { login: login.trim() });
    setState({ busy: false, fault: error === undefined ? null : faultOf(error) });
    if (error === undefined) onSent();
  };
  return (
    <form className="form" onSubmit={(event) => void ask(event)}>
      <p>{account.forgottenHint}</p>
      <TextField
        label={account.login}
        value={login}
        onValue={setLogin}
        required
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormFault fault={fault} fields={[]} />
      <button type="submit" className="button primary wide" aria-busy={busy}>
        {account.sendLink}
      </button>
    </form>
  );
}

/** Asks for a letter with which to set a new password; where it goes, and whether, only the mail box learns. */
export function ForgottenPage() {
  const { account } = useWords();
  const [sent, setSent] = useState(false);
  return (
    <LobbyFrame title={account.forgotten} here={null}>
      <main className="one-column narrow">
        <section className="panel padded form">
          {sent ? (
            <p className="note" role="status">
              <b>{account.linkSent}</b>
              {account.linkSentHint}
            </p>
          ) : (
            <AskForm onSent={() => setSent(true)} />
          )}
          <Link to={{ page: 'signIn' }} className="link">
            {account.backToSignIn}
          </Link>
        </section>
      </main>
    </LobbyFrame>
  );
}
