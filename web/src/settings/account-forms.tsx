import { useState } from 'react';
import { useAsk } from '../api/use-ask.js';
import { ChangeEmailDocument, ChangeNameDocument, ChangePasswordDocument } from '../gql/graphql.js';
import { useMoreWords } from '../words/use-more-words.js';
import { CurrentPassword, Folded, NewPassword } from './form-parts.js';
import { TextField } from '../forms/text-field.js';
import type { Account } from './use-my-account.js';

type Adopt = Readonly<{ adopt: (account: Account) => void }>;

/** The name the others see. */
export function ChangeName({ account, adopt }: Adopt & Readonly<{ account: Account }>) {
  const { settings: words } = useMoreWords();
  const { guest } = account.person;
  const [name, setName] = useState(account.person.name);
  const [currentPassword, setPassword] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const { send, busy, problem } = useAsk(ChangeNameDocument);
  const change = async (): Promise<void> => {
    const data = await send({ input: { name: name.trim(), ...(guest ? {} : { currentPassword }) } });
    setDone(data === null ? null : words.saved);
    if (data === null) return;
    setPassword('');
    adopt(data.changeName);
  };
  return (
    <Folded title={words.changeName} problem={problem} busy={busy} done={done} onSend={() => void change()}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={40}
        autoComplete="nickname"
        value={name}
        onValue={setName}
      />
      {!guest && <CurrentPassword value={currentPassword} onValue={setPassword} />}
    </Folded>
  );
}

/** Where letters go; a new address is confirmed by a link. */
export function ChangeMail({ adopt }: Adopt) {
  const { settings: words } = useMoreWords();
  const [email, setEmail] = useState('');
  const [currentPassword, setPassword] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const { send, busy, problem } = useAsk(ChangeEmailDocument);
  const change = async (): Promise<void> => {
    const wanted = email.trim();
    const data = await send({ input: { currentPassword, email: wanted === '' ? null : wanted } });
    setDone(data === null ? null : wanted === '' ? words.saved : words.letterSent);
    if (data === null) return;
    setPassword('');
    adopt(data.changeEmail);
  };
  return (
    <Folded title={words.changeMail} problem={problem} busy={busy} done={done} onSend={() => void change()}>
      <TextField label={words.newMail} type="email" autoComplete="email" value={email} onValue={setEmail} />
      <CurrentPassword value={currentPassword} onValue={setPassword} />
    </Folded>
  );
}

function RevokeToo({ on, turn }: Readonly<{ on: boolean; turn: (on: boolean) => void }>) {
  const { settings: words } = useMoreWords();
  return (
    <label className="choice">
      <input type="checkbox" checked={on} onChange={({ currentTarget: { checked } }) => turn(checked)} />
      {words.revokeTokensToo}
    </label>
  );
}

/** Signs out everywhere else. */
export function ChangePassword({ adopt }: Adopt) {
  const { settings: words } = useMoreWords();
  const [draft, setDraft] = useState({ currentPassword: '', newPassword: '', revokeTokens: false });
  const [done, setDone] = useState<string | null>(null);
  const { send, busy, problem } = useAsk(ChangePasswordDocument);
  const part = (next: Partial<typeof draft>): void => setDraft((before) => ({ ...before, ...next }));
  const change = async (): Promise<void> => {
    const data = await send({ input: draft });
    setDone(data === null ? null : words.passwordChanged);
    if (data === null) return;
    setDraft({ currentPassword: '', newPassword: '', revokeTokens: false });
    adopt(data.changePassword);
  };
  return (
    <Folded
      title={words.changePassword}
      problem={problem}
      busy={busy}
      done={done}
      onSend={() => void change()}
    >
      <CurrentPassword
        value={draft.currentPassword}
        onValue={(currentPassword) => part({ currentPassword })}
      />
      <NewPassword
        label={words.newPassword}
        value={draft.newPassword}
        onValue={(newPassword) => part({ newPassword })}
      />
      <RevokeToo on={draft.revokeTokens} turn={(revokeTokens) => part({ revokeTokens })} />
    </Folded>
  );
}
