import { useEffect } from 'react';
import { goTo } from '../app/navigation.js';
import { keysAreOn } from '../lib/keys.js';
import { useNextGame } from './inbox.js';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, dialog *');

/** N leads to the next game from every page. */
export function useNextGameKey(but: string | null): void {
  const next = useNextGame(but)?.to;
  useEffect(() => {
    if (next === undefined) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey || isTyping(target) || !keysAreOn())
        return;
      goTo(next);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [next]);
}
