import { useState } from 'react';
import { Icon } from '../art/icon.js';
import { useWords } from '../words/use-words.js';

/** Copies text; false where the browser does not allow it (then the field is there to copy from). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The address of a table, ready to be sent on. */
export function ShareLink({ path }: Readonly<{ path: string }>) {
  const { lobby } = useWords();
  const [copied, setCopied] = useState(false);
  const link = location.origin + path;
  return (
    <section className="panel padded share">
      <label className="field">
        <span>{lobby.shareLink}</span>
        <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" className="button" onClick={() => void copyText(link).then(setCopied)}>
        <Icon name={copied ? 'b-check' : 'b-link'} />
        {copied ? lobby.copied : lobby.copy}
      </button>
    </section>
  );
}
