import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'urql';
import { openLine } from './api/client.js';
import { plainFault } from './api/faults.js';
import { App } from './app/app.js';
import { LostPage } from './app/lost-page.js';
import { followReleases } from './app/new-release.js';
import { Sprite } from './art/sprite.js';
import { applyMotion, chosenMotion } from './lib/motion.js';
import { InboxProvider } from './inbox/inbox.js';
import { applyTheme, chosenTheme } from './lib/theme.js';
import { SessionProvider } from './session/session.js';
import './style/main.css';
import { loadWords } from './words/languages.js';
import { initialLanguage, nameLanguage, WordsProvider } from './words/use-words.js';

followReleases();
applyTheme(chosenTheme());
applyMotion(chosenMotion());
const language = initialLanguage();
nameLanguage(language);
const words = await loadWords(language);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
const line = openLine();

const page = (inside: ReactNode): ReactNode => (
  <StrictMode>
    <Provider value={line.client}>
      <WordsProvider language={language} words={words}>
        <Sprite />
        <SessionProvider line={line}>
          <InboxProvider>{inside}</InboxProvider>
        </SessionProvider>
      </WordsProvider>
    </Provider>
  </StrictMode>
);

/** A mistake of the page itself: it says so and offers a way on, once; a page that cannot even say so stays empty. */
const atRoot = createRoot(root, {
  onUncaughtError: (error) => {
    reportError(error);
    if (crashed) return;
    crashed = true;
    atRoot.render(page(<LostPage fault={plainFault('broken')} />));
  },
});
let crashed = false;
atRoot.render(page(<App />));
