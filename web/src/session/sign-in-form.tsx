import { useState } from 'react';
import { Link } from '../app/navigation.js';
import { TextField } from '../forms/text-field.js';
import type { MeFragment } from '../gql/graphql.js';
import { useWords } from '../words/use-words.js';
import { FormFault } from './form-fault.js';
import type { Doors } from './sign-in.js';
import { useEntering } from './use-entering.js';

type Props = Readonly<{
  signIn: Doors['signIn'];
  /** Under which handle this device was signed in before; empty if it never was. */
  known: string;
  onEntered: (viewer: MeFragment) => void;
  /** Called when one goes to ask for a new password instead. */
  onForgotten?: () => void;
}>;

/** Handle or mail address, and the password. */
export function SignInForm({ signIn, known, onEntered, onForgotten }: Props) {
  const { account } = useWords();
  const [login, setLogin] = useState(known);
  const [password, setPassword] = useState('');
  const { submit, busy, fault } = useEntering(() => signIn(login.trim(), password), onEntered);
  return (
    <form className="form" onSubmit={submit}>
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
      <TextField
        label={account.password}
        type="password"
        value={password}
        onValue={setPassword}
        required
        maxLength={200}
        autoComplete="current-password"
      />
      <FormFault fault={fault} fields={[]} />
      <button type="submit" className="button primary wide" aria-busy={busy}>
        {account.signIn}
      </button>
      <Link to={{ page: 'forgotten' }} className="link" {...(onForgotten ? { onClick: onForgotten } : {})}>
        {account.forgotten}
      </Link>
    </form>
  );
}
