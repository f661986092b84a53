import { useState, type SubmitEvent } from 'react';
import { Sheet } from '../app/sheet.js';
import type { MeFragment } from '../gql/graphql.js';
import { readSetting } from '../lib/settings.js';
import { useWords } from '../words/use-words.js';

type Props = Readonly<{
  signInAs: (name: string) => Promise<MeFragment | null>;
  onAnswer: (viewer: MeFragment | null) => void;
}>;

/** All a guest needs: what the others shall call them. */
export function AskName({ signInAs, onAnswer }: Props) {
  const { common, lobby } = useWords();
  const [name, setName] = useState(readSetting('name') ?? '');
  const [failed, setFailed] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const viewer = await signInAs(name.trim());
    if (viewer === null) setFailed(true);
    else onAnswer(viewer);
  };
  return (
    <Sheet label={lobby.yourName} onClose={() => onAnswer(null)}>
      <form className="ask-name" onSubmit={(event) => void submit(event)}>
        <h2>{lobby.yourName}</h2>
        <label className="field">
          <span>{common.name}</span>
          <input
            value={name}
            required
            maxLength={40}
            autoComplete="nickname"
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <small className="soft">{common.nameHint}</small>
        </label>
        {failed && (
          <p className="note refused" role="alert">
            <b>{common.unreachable}</b>
            {common.unreachableHint}
          </p>
        )}
        <button type="submit" className="button primary wide">
          {lobby.sitDown}
        </button>
      </form>
    </Sheet>
  );
}
