import { useState } from 'react';
import { TextField } from '../forms/text-field.js';
import { FormFault, wrongIn } from '../session/form-fault.js';
import type { Entered } from '../session/sign-in.js';
import { useSession } from '../session/session.js';
import { useEntering } from '../session/use-entering.js';
import { useWords } from '../words/use-words.js';

const FIELDS = ['name', 'handle', 'email', 'password'] as const;
type Draft = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Makes the account of the guest who is here; whoever is not comes in as one first. */
function useMaking({ name, handle, email, password }: Draft): () => Promise<Entered> {
  const { viewer, comeIn, register } = useSession();
  return async () => {
    const entered = viewer === null ? await comeIn(name.trim()) : null;
    if (entered !== null && entered.viewer === null) return entered;
    const mail = email.trim();
    return register({ handle: handle.trim(), password, ...(mail === '' ? {} : { email: mail }) });
  };
}

type FieldProps = Readonly<{ value: string; onValue: (value: string) => void; wrong: string | null }>;
type Fields = Readonly<{ field: (key: keyof Draft) => FieldProps }>;

function HandleField({ field }: Fields) {
  const { account } = useWords();
  return (
    <TextField
      {...field('handle')}
      label={account.handle}
      hint={account.handleHint}
      required
      minLength={3}
      maxLength={24}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

function SecretFields({ field }: Fields) {
  const { account } = useWords();
  return (
    <>
      <TextField
        {...field('email')}
        label={account.email}
        hint={account.emailHint}
        type="email"
        autoComplete="email"
      />
      <TextField
        {...field('password')}
        label={account.newPassword}
        hint={account.passwordHint}
        type="password"
        required
        minLength={10}
        maxLength={200}
        autoComplete="new-password"
      />
    </>
  );
}

/** Handle, mail address, password; and a name for those who have none yet. */
export function RegisterForm({ onMade }: Readonly<{ onMade: (email: string) => void }>) {
  const words = useWords();
  const { account, common } = words;
  const { viewer } = useSession();
  const [draft, setDraft] = useState<Draft>({ name: '', handle: '', email: '', password: '' });
  const { submit, busy, fault } = useEntering(useMaking(draft), () => onMade(draft.email.trim()));
  const field = (key: keyof Draft): FieldProps => ({
    value: draft[key],
    onValue: (value) => setDraft((before) => ({ ...before, [key]: value })),
    wrong: wrongIn(fault, key, words),
  });
  return (
    <form className="form" onSubmit={submit}>
      {viewer === null && (
        <TextField
          {...field('name')}
          label={common.name}
          hint={common.nameHint}
          required
          maxLength={40}
          autoComplete="nickname"
        />
      )}
      <HandleField field={field} />
      <SecretFields field={field} />
      <FormFault fault={fault} fields={FIELDS} />
      <button type="submit" className="button primary wide" aria-busy={busy}>
        {account.makeAccount}
      </button>
    </form>
  );
}
