import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'urql';
import { createCairnClient } from './api/client.js';
import { App } from './app/app.js';
import { Sprite } from './art/sprite.js';
import { applyTheme, chosenTheme } from './lib/theme.js';
import { SessionProvider } from './session/session.js';
import './style/main.css';
import { loadWords } from './words/languages.js';
import { initialLanguage, nameLanguage, WordsProvider } from './words/use-words.js';

applyTheme(chosenTheme());
const language = initialLanguage();
nameLanguage(language);
const words = await loadWords(language);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <Provider value={createCairnClient()}>
      <WordsProvider language={language} words={words}>
        <Sprite />
        <SessionProvider>
          <App />
        </SessionProvider>
      </WordsProvider>
    </Provider>
  </StrictMode>,
);
