import { useId, type ReactNode } from 'react';
import { Icon } from '../art/icon.js';
import { useSpeech } from '../words/use-words.js';
import { LANGUAGES, type Language } from '../words/languages.js';
import { Link } from './navigation.js';

/** The menu of every page: where to go, and the language. Escape and a click beside it close it. */
export function Menu({ children }: Readonly<{ children?: ReactNode }>) {
  const { words, language, speak } = useSpeech();
  const { common } = words;
  const id = useId();
  return (
    <>
      <button type="button" className="icon-button" aria-label={common.menu} popoverTarget={id}>
        <Icon name="b-menu" size={20} />
      </button>
      <div id={id} popover="auto" className="menu panel">
        <nav aria-label={common.nav}>
          <Link to={{ page: 'home' }}>{common.myGames}</Link>
          <Link to={{ page: 'tables' }}>{common.tables}</Link>
          <Link to={{ page: 'settings' }}>{common.settings}</Link>
        </nav>
        {children}
        <label className="field">
          <span>{common.language}</span>
          <select value={language} onChange={(event) => speak(event.currentTarget.value as Language)}>
            {Object.entries(LANGUAGES).map(([tag, name]) => (
              <option key={tag} value={tag} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}
