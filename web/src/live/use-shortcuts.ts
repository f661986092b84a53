import { useEffect, useRef } from 'react';
import { goTo } from '../app/navigation.js';
import type { History } from '../game/chronicle/history.js';
import type { Choosing } from '../game/decision/decision.js';
import type { NextGame } from '../game/decision/way-out.js';
import type { Notices } from '../game/notices.js';

type Keys = Readonly<{
  choosing: Choosing;
  notices: Notices;
  nextGame: NextGame;
  history: History;
}>;

const focus = (id: string): void => document.getElementById(id)?.focus();

/** What each key does; digits choose how many people to send. */
const ACTIONS: Readonly<Record<string, (keys: Keys) => void>> = {
  Escape: ({ choosing, notices }) => {
    notices.dismiss();
    choosing.cancel();
  },
  u: ({ notices }) => notices.undo?.take(),
  d: () => focus('decision-title'),
  w: () => focus('chronicle'),
  n: ({ nextGame }) => {
    if (nextGame !== null) goTo({ page: 'game', id: nextGame.id });
  },
  '[': ({ history: { seek, version } }) => seek(version - 1),
  ']': ({ history: { seek, version } }) => seek(version + 1),
  l: ({ history: { seek, head } }) => seek(head),
  p: ({ history }) => history.toggle(),
  '+': ({ choosing }) => step(choosing, 1),
  '-': ({ choosing }) => step(choosing, -1),
};

function step(choosing: Choosing, by: number): void {
  if (choosing.choice !== null) choosing.setPeople(choosing.choice.people + by);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, dialog *');

/** Keys of the game page; they keep out of the way of typing and of the browser's own. */
export function useShortcuts(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (/^[1-9]$/.test(event.key)) latest.current.choosing.setPeople(Number(event.key));
      else ACTIONS[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.(latest.current);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
