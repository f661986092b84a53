import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient, Provider } from 'urql';
import { Sprite } from '../src/art/sprite.js';
import type { Choosing } from '../src/game/decision/move.js';
import { GameScreen } from '../src/game/game-screen.js';
import { ScoreScreen } from '../src/game/score/score-screen.js';
import type { Table } from '../src/game/table.js';
import { applyTheme, THEMES } from '../src/lib/theme.js';
import { SessionContext, type Session } from '../src/session/session.js';
import '../src/style/main.css';
import { loadWords, pickLanguage } from '../src/words/languages.js';
import { nameLanguage, WordsProvider } from '../src/words/use-words.js';
import { ENDINGS } from './finals.js';
import { SCENES, type Scene } from './scenes.js';

const nothing = (): void => undefined;
const ROUNDS = [1, 28, 59, 91, 123, 155, 186].map((version, index) => ({ round: index + 1, version }));

function useChoosing({ choice, decision }: Scene): Choosing {
  const [chosen, setChosen] = useState(choice ?? null);
  const people = decision.kind === 'place' ? 1 : 0;
  return {
    place: chosen?.place ?? null,
    people: chosen?.people ?? 0,
    choose: (place) => setChosen({ place, people }),
    setPeople: (count) => setChosen((before) => (before === null ? null : { ...before, people: count })),
    confirm: () => setChosen(null),
    cancel: () => setChosen(null),
  };
}

function tableOf(scene: Scene, choosing: Choosing): Table {
  const { view, decision, notices, undo, rolled, requests, orders } = scene;
  return {
    view,
    decision,
    choosing,
    notices: {
      lostSince: null,
      caughtUp: null,
      refusal: null,
      stale: false,
      missed: null,
      closed: null,
      dismiss: nothing,
      ...notices,
    },
    sender: { send: () => Promise.resolve(true), sending: false, blocked: null },
    rolled: rolled ?? null,
    undo: undo ?? null,
    requests: requests ?? [],
    orders: orders ?? null,
    nudger: { nudge: nothing, busy: false, trouble: null },
    nextGame: { to: { page: 'game', id: 'next' }, count: 2 },
    talkers: null,
    alone: false,
    away: [],
    kept: false,
    clock: 'none',
    hint: null,
  };
}

/** One fixture as the whole page, to be looked at beside the pictures it was drawn from. */
function Gallery({ scene }: Readonly<{ scene: Scene }>) {
  const choosing = useChoosing(scene);
  const { view, lines, seen } = scene;
  const [version, seek] = useState(view.version);
  return (
    <GameScreen
      table={tableOf(scene, choosing)}
      history={{
        version,
        missing: false,
        head: view.head,
        seen,
        first: 12,
        rounds: ROUNDS.filter((round) => round.version <= view.head),
        undone: [208],
        playing: false,
        seek,
        go: (_stride, by) => seek((before) => before + by),
        toggle: nothing,
        link: { address: location.href, opens: 'me', copy: () => Promise.resolve(true) },
        looking: { eyes: 'mine', players: view.tribes.map(({ player }) => player), lookAs: nothing },
      }}
      chronicle={{
        gameId: view.id,
        commitment: 'c0ffee'.repeat(10).padEnd(64, '0'),
        over: false,
        lines,
        seen,
        moves: { all: view.head, fresh: lines.filter((line) => line.version > seen).length },
        onReplay: nothing,
      }}
    />
  );
}

/** Nobody is signed in here, and nobody can be. */
const outside = (): Promise<never> => Promise.reject(new Error('The gallery has no server'));
const NOBODY: Session = {
  viewer: null,
  unknown: true,
  comings: 0,
  introduced: false,
  fault: null,
  expired: null,
  ensure: outside,
  askSignIn: outside,
  comeIn: outside,
  signIn: outside,
  register: outside,
  adopt: nothing,
  again: nothing,
  leave: outside,
};

/** Nothing is asked of anybody. */
const nowhere = createClient({ url: '/', preferGetMethod: false, exchanges: [] });

const query = new URLSearchParams(location.search);
applyTheme(THEMES.find((theme) => theme === query.get('theme')) ?? 'light');
const language = pickLanguage([query.get('lang') ?? 'en']);
nameLanguage(language);
const words = await loadWords(language);
/** What the address asks for: the end of a game, or a moment of one. */
function Shown({ name }: Readonly<{ name: string }>) {
  const ending = ENDINGS[name];
  if (ending !== undefined) {
    return <ScoreScreen {...ending} nextGame={null} talkers={null} fairness={null} rematch={null} />;
  }
  const scene = SCENES[name];
  return scene === undefined ? <p>There is no such scene.</p> : <Gallery scene={scene} />;
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <Provider value={nowhere}>
      <WordsProvider language={language} words={words}>
        <Sprite />
        <SessionContext value={NOBODY}>
          <Shown name={query.get('scene') ?? 'acting'} />
        </SessionContext>
      </WordsProvider>
    </Provider>
  </StrictMode>,
);
