import { useState, type SubmitEvent } from 'react';
import { goTo } from '../app/navigation.js';
import { parseRoute } from '../app/routes.js';
import { useWords } from '../words/use-words.js';

/** The path of a pasted link, whichever address it was sent from. */
function pathIn(text: string): string {
  try {
    return new URL(text.trim(), location.origin).pathname;
  } catch {
    return '';
  }
}

/** For those who were sent a link by other means. */
export function OpenLink() {
  const { common, lobby } = useWords();
  const [link, setLink] = useState('');
  const [lost, setLost] = useState(false);
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    const route = parseRoute(pathIn(link));
    if (route.page === 'table' || route.page === 'game' || route.page === 'gameAt') goTo(route);
    else setLost(true);
  };
  return (
    <details className="open-link">
      <summary>{lobby.haveLink}</summary>
      <form onSubmit={open}>
        <label className="field">
          <span>{lobby.pasteLink}</span>
          <input type="url" value={link} required onChange={(event) => setLink(event.currentTarget.value)} />
        </label>
        <button type="submit" className="button">
          {lobby.openLink}
        </button>
        {lost && <p role="alert">{common.nowhere}</p>}
      </form>
    </details>
  );
}
