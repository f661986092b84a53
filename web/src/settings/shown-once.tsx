import { useState } from 'react';
import { Icon } from '../art/icon.js';
import { copyText } from '../lobby/share-link.js';
import { useWords } from '../words/use-words.js';

/** A secret that is shown this one time, ready to be copied. */
export function ShownOnce({ label, secret }: Readonly<{ label: string; secret: string }>) {
  const { lobby } = useWords();
  const [copied, setCopied] = useState(false);
  return (
    <div className="note shown-once" role="status">
      <label className="field">
        <span>{label}</span>
        <input
          readOnly
          className="mono"
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <button type="button" className="button" onClick={() => void copyText(secret).then(setCopied)}>
        <Icon name={copied ? 'b-check' : 'b-copy'} />
        {copied ? lobby.copied : lobby.copy}
      </button>
    </div>
  );
}
