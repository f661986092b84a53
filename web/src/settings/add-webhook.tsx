import { useState, type SubmitEvent } from 'react';
import { useAsk } from '../api/use-ask.js';
import { AddWebhookDocument, type WebhookShape } from '../gql/graphql.js';
import { Choices } from '../lobby/choices.js';
import { useMoreWords } from '../words/use-more-words.js';
import { ProblemNote } from './problem-note.js';
import { ShownOnce } from './shown-once.js';
import { TextField } from '../forms/text-field.js';

const SHAPES: readonly WebhookShape[] = ['RAW', 'SLACK', 'DISCORD'];

/** `onAdded` gets what requests are signed with; null where nobody checks that. */
function WebhookForm({ onAdded }: Readonly<{ onAdded: (secret: string | null) => void }>) {
  const { settings: words } = useMoreWords();
  const [address, setAddress] = useState('');
  const [shape, setShape] = useState<WebhookShape>('RAW');
  const { send, busy, problem } = useAsk(AddWebhookDocument);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const added = await send({ input: { address: address.trim(), shape } });
    if (added === null) return;
    setAddress('');
    onAdded(shape === 'RAW' ? added.addWebhook.secret : null);
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <TextField
        label={words.address}
        hint={words.addressHint}
        type="url"
        required
        maxLength={2000}
        value={address}
        onValue={setAddress}
      />
      <Choices
        legend={words.shape}
        name="shape"
        value={shape}
        options={SHAPES.map((value) => ({ value, label: words.shapes[value] }))}
        onChoose={setShape}
      />
      <ProblemNote problem={problem} />
      <button type="submit" className="button" disabled={busy}>
        {words.addWebhook}
      </button>
    </form>
  );
}

/** A webhook of my own; what it is signed with is shown once. */
export function AddWebhook({ again }: Readonly<{ again: () => void }>) {
  const { settings: words } = useMoreWords();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <details className="more-form">
      <summary>{words.addWebhook}</summary>
      <WebhookForm
        onAdded={(next) => {
          setSecret(next);
          again();
        }}
      />
      {secret !== null && <ShownOnce label={words.webhookSecret} secret={secret} />}
    </details>
  );
}
