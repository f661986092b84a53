import { useState, type SubmitEvent } from 'react';
import { goTo } from '../app/navigation.js';
import { parseRoute } from '../app/routes.js';
import { TextField } from '../forms/text-field.js';
import { useWords } from '../words/use-words.js';

/** The path of a pasted link and what stands behind its #, whichever address it was sent from. */
function partsOf(text: string): Readonly<{ path: string; hash: string }> {
  try {
    const { pathname, hash } = new URL(text.trim(), location.origin);
    return { path: pathname, hash };
  } catch {
    return { path: '', hash: '' };
  }
}

/** For those who were sent a link by other means. */
export function OpenLink() {
  const { common, lobby } = useWords();
  const [link, setLink] = useState('');
  const [lost, setLost] = useState(false);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const { path, hash } = partsOf(link);
    const route = parseRoute(path);
    if (route.page === 'table' || route.page === 'game' || route.page === 'gameAt')
      goTo(route, { query: hash });
    else setLost(true);
  };
  return (
    <details className="open-link">
      <summary>{lobby.haveLink}</summary>
      <form className="form" onSubmit={open}>
        <TextField
          label={lobby.pasteLink}
          type="url"
          value={link}
          onValue={setLink}
          required
          wrong={lost ? common.nowhere : null}
        />
        <button type="submit" className="button">
          {lobby.openLink}
        </button>
      </form>
    </details>
  );
}
