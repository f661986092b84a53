import { useEffect, useRef } from 'react';
import { goTo } from '../app/navigation.js';
import type { History } from '../game/chronicle/history.js';
import type { Table } from '../game/table.js';
import { keysAreOn } from '../lib/keys.js';
import { isPress } from '../lib/press.js';

type Keys = Readonly<{ table: Table; history: History; help: () => void }>;

const focus = (id: string): void => document.getElementById(id)?.focus();
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

/** What each key does. */
const ACTIONS: Readonly<Record<string, (keys: Keys) => void>> = {
  Escape: ({ table: { notices, choosing } }) => {
    notices.dismiss();
    choosing.cancel();
  },
  u: () => press('[data-undo]'),
  d: () => focus('decision-title'),
  w: () => focus('chronicle'),
  n: ({ table: { nextGame } }) => {
    if (nextGame !== null) goTo(nextGame.to);
  },
  '[': ({ history }) => history.go('move', -1),
  ']': ({ history }) => history.go('move', 1),
  l: ({ history: { seek, head } }) => seek(head),
  p: ({ history }) => history.toggle(),
  ' ': ({ history }) => history.toggle(),
  '+': ({ table }) => step(table, 1),
  '-': ({ table }) => step(table, -1),
  '?': ({ help }) => help(),
  Enter: () => press('[data-confirm]'),
};

function step({ choosing }: Table, by: number): void {
  if (choosing.people > 0) choosing.setPeople(choosing.people + by);
}

/** Digits: a tool after T, else how many people, else which market die. */
function digit({ choosing, decision }: Table, number: number, afterT: boolean): void {
  if (afterT) press(`[data-tool="${number}"]`);
  else if (decision.kind === 'pickDie') press(`[data-die="${number}"]`);
  else if (choosing.people > 0) choosing.setPeople(number);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea, dialog *');

/** Alt and a digit look at a tribe: its panel, or its chip where there is no panel. */
function lookAtTribe({ view }: Table, number: number): void {
  const seat = view.tribes[number - 1]?.player.seat;
  if (seat === undefined) return;
  const panel = document.getElementById(`tribe-${seat}`);
  if (panel === null) press(`[data-tribe="${seat}"]`);
  else panel.focus();
}

const digitIn = ({ code }: KeyboardEvent): number | null =>
  /^Digit[1-9]$/.test(code) ? Number(code.slice(-1)) : null;

const keyIn = ({ key }: KeyboardEvent): string => (key.length === 1 ? key.toLowerCase() : key);

/** Whether a key is pressed on the place that is chosen: there Enter confirms what it had opened. */
const isChosen = (target: EventTarget | null, { choosing }: Table): boolean =>
  choosing.place !== null && target instanceof HTMLElement && target.dataset['roving'] === choosing.place;

const GOES_ON = /^[[\]+-]$/;

/** A key that is held down is one press, except where one walks or counts: it must not answer the next question too. */
function isHeld(event: KeyboardEvent): boolean {
  if (!event.repeat || GOES_ON.test(event.key)) return false;
  if (event.key === 'Enter') event.preventDefault();
  return true;
}

/** Does what a key says; `afterT` when the key before it was T. */
function act(event: KeyboardEvent, keys: Keys, afterT: boolean): void {
  const number = digitIn(event);
  const confirms = event.key === 'Enter' && isChosen(event.target, keys.table);
  if (confirms) event.preventDefault();
  else if (isPress(event)) return;
  if (event.altKey) {
    if (number !== null) lookAtTribe(keys.table, number);
  } else if (number !== null) digit(keys.table, number, afterT);
  else ACTIONS[keyIn(event)]?.(keys);
}

/** Keys of the game page; they keep out of the way of typing and of the browser's own. */
export function useShortcuts(keys: Keys): void {
  const latest = useRef(keys);
  const afterT = useRef(false);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || isHeld(event)) return;
      if (event.ctrlKey || event.metaKey || !keysAreOn()) return;
      const tool = afterT.current;
      afterT.current = keyIn(event) === 't';
      act(event, latest.current, tool);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
