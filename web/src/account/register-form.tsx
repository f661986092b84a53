import { useState } from 'react';
import { useClient, type Client } from 'urql';
import { faultOf } from '../api/faults.js';
import { TextField } from '../forms/text-field.js';
import { ChangeNameDocument, type MeFragment } from '../gql/graphql.js';
import { FormFault, wrongIn } from '../session/form-fault.js';
import type { Entered } from '../session/sign-in.js';
import { useSession } from '../session/session.js';
import { useEntering } from '../session/use-entering.js';
import { useWords } from '../words/use-words.js';

const FIELDS = ['name', 'handle', 'email', 'password'] as const;
type Draft = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Calls a guest by another name; for that no password is needed as long as there is none. */
async function renamed(client: Client, viewer: MeFragment, name: string): Promise<Entered> {
  if (name === viewer.name) return { viewer, fault: null };
  const { error } = await client.mutation(ChangeNameDocument, { input: { name } });
  return error === undefined
    ? { viewer: { ...viewer, name }, fault: null }
    : { viewer: null, fault: faultOf(error) };
}

/** Makes the account of the guest who is here, under the name they want; whoever is not comes in as one first. */
function useMaking({ name, handle, email, password }: Draft): () => Promise<Entered> {
  const { viewer, adopt, comeIn, register } = useSession();
  const client = useClient();
  return async () => {
    const entered = viewer === null ? await comeIn(name.trim()) : await renamed(client, viewer, name.trim());
    if (entered.viewer === null) return entered;
    // Whatever becomes of the account, that is their name now.
    if (viewer !== null && entered.viewer !== viewer) adopt(entered.viewer);
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

/** Name, handle, mail address, password; guests keep the name they have, or choose another. */
export function RegisterForm({ onMade }: Readonly<{ onMade: (email: string) => void }>) {
  const words = useWords();
  const { account, common } = words;
  const { viewer } = useSession();
  const [filled, setDraft] = useState<Partial<Draft>>({});
  const draft: Draft = { name: viewer?.name ?? '', handle: '', email: '', password: '', ...filled };
  const { submit, busy, fault } = useEntering(useMaking(draft), () => onMade(draft.email.trim()));
  const field = (key: keyof Draft): FieldProps => ({
    value: draft[key],
    onValue: (value) => setDraft((before) => ({ ...before, [key]: value })),
    wrong: wrongIn(fault, key, words),
  });
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        {...field('name')}
        label={common.name}
        hint={common.nameHint}
        required
        maxLength={40}
        autoComplete="nickname"
      />
      <HandleField field={field} />
      <SecretFields field={field} />
      <FormFault fault={fault} fields={FIELDS} />
      <button type="submit" className="button primary wide" aria-busy={busy}>
        {account.makeAccount}
      </button>
    </form>
  );
}
