import { useState } from 'react';
import { Choices } from '../lobby/choices.js';
import { LobbyFrame } from '../lobby/lobby-frame.js';
import { chooseTheme, chosenTheme, THEMES, type Theme } from '../lib/theme.js';
import { useSession } from '../session/session.js';
import { LANGUAGES, type Language } from '../words/languages.js';
import { useSpeech, useWords } from '../words/use-words.js';
import { goTo } from './navigation.js';

function Looks() {
  const { words, language, speak } = useSpeech();
  const { common } = words;
  const [theme, setTheme] = useState(chosenTheme());
  const choose = (next: Theme): void => {
    chooseTheme(next);
    setTheme(next);
  };
  const tags = Object.keys(LANGUAGES) as readonly Language[];
  return (
    <section className="panel padded form">
      <Choices
        legend={common.language}
        name="language"
        value={language}
        options={tags.map((tag) => ({ value: tag, label: LANGUAGES[tag] }))}
        onChoose={speak}
      />
      <Choices
        legend={common.theme}
        name="theme"
        value={theme}
        options={THEMES.map((value) => ({ value, label: common.themes[value] }))}
        onChoose={choose}
      />
    </section>
  );
}

/** Language and theme of this device, and the session. */
export function SettingsPage() {
  const { common } = useWords();
  const { viewer, leave } = useSession();
  return (
    <LobbyFrame title={common.settings} here={null}>
      <main className="one-column">
        <Looks />
        {viewer !== null && (
          <section className="panel padded form">
            <h2>{viewer.name}</h2>
            {viewer.guest && <p className="soft">{common.guest}</p>}
            <button
              type="button"
              className="button"
              onClick={() => void leave().then(() => goTo({ page: 'home' }))}
            >
              {common.signOut}
            </button>
          </section>
        )}
      </main>
    </LobbyFrame>
  );
}
