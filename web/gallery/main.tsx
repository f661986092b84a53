import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Sprite } from '../src/art/sprite.js';
import type { Choosing } from '../src/game/decision/decision.js';
import { GameScreen } from '../src/game/game-screen.js';
import type { Notices } from '../src/game/notices.js';
import { applyTheme, THEMES } from '../src/lib/theme.js';
import '../src/style/main.css';
import { WordsProvider } from '../src/words/use-words.js';
import { loadWords, pickLanguage } from '../src/words/languages.js';
import { SCENES, type Scene } from './scenes.js';

const nothing = (): void => undefined;

function noticesOf(scene: Scene): Notices {
  return {
    lostSince: scene.lost === true ? new Date(Date.now() - 120_000) : null,
    caughtUp: null,
    refusal:
      scene.refused === true ? { sentence: 'You are already there.', rule: 'One visit a round' } : null,
    stale: false,
    undo: scene.undo === true ? { sentence: '3 sent to the forest', colour: 'blue', take: nothing } : null,
    dismiss: nothing,
  };
}

function useChoosing(scene: Scene): Choosing {
  const [choice, setChoice] = useState(scene.choice);
  return {
    choice,
    sending: false,
    choose: (place) => setChoice({ place, people: 1 }),
    setPeople: (people) => setChoice((before) => (before === null ? null : { ...before, people })),
    confirm: () => setChoice(null),
    cancel: () => setChoice(null),
  };
}

/** One fixture as the whole page, to be looked at beside the pictures it was drawn from. */
function Gallery({ scene }: Readonly<{ scene: Scene }>) {
  const choosing = useChoosing(scene);
  const { view, decision, lines, seen } = scene;
  const [version, seek] = useState(view.version);
  return (
    <GameScreen
      view={view}
      decision={decision}
      choosing={choosing}
      notices={noticesOf(scene)}
      history={{
        version,
        head: view.head,
        seen,
        rounds: view.rounds,
        playing: false,
        seek,
        toggle: nothing,
        copyLink: nothing,
      }}
      chronicle={{ gameId: view.id, head: view.head, lines, fresh: view.head - seen, onReplay: nothing }}
      nextGame={{ id: 'next', count: 2 }}
      onSettle={nothing}
    />
  );
}

const query = new URLSearchParams(location.search);
applyTheme(THEMES.find((theme) => theme === query.get('theme')) ?? 'light');
const language = pickLanguage([query.get('lang') ?? 'en']);
const words = await loadWords(language);
const scene = SCENES[query.get('scene') ?? 'acting'];
const root = document.getElementById('root');
if (root === null || scene === undefined) throw new Error('No such scene');
createRoot(root).render(
  <StrictMode>
    <WordsProvider language={language} words={words}>
      <Sprite />
      <Gallery scene={scene} />
    </WordsProvider>
  </StrictMode>,
);
