import { useState } from 'react';
import { TextField } from '../forms/text-field.js';
import type { MeFragment } from '../gql/graphql.js';
import { readSetting } from '../lib/settings.js';
import { useWords } from '../words/use-words.js';
import { FormFault, wrongIn } from './form-fault.js';
import type { Doors } from './sign-in.js';
import { useEntering } from './use-entering.js';

type Props = Readonly<{ comeIn: Doors['comeIn']; onEntered: (viewer: MeFragment) => void }>;

/** All a guest needs: what the others shall call them. */
export function GuestForm({ comeIn, onEntered }: Props) {
  const words = useWords();
  const { common, lobby } = words;
  const [name, setName] = useState(readSetting('name') ?? '');
  const { submit, busy, fault } = useEntering(() => comeIn(name.trim()), onEntered);
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        label={common.name}
        hint={common.nameHint}
        wrong={wrongIn(fault, 'name', words)}
        value={name}
        onValue={setName}
        required
        maxLength={40}
        autoComplete="nickname"
      />
      <FormFault fault={fault} fields={['name']} />
      <button type="submit" className="button primary wide" aria-busy={busy}>
        {lobby.sitDown}
      </button>
    </form>
  );
}
