import { useMemo } from 'react';
import { firstFor, seenAs } from '../api/seen-as.js';
import { takenDice } from '../api/to-lines.js';
import { toView } from '../api/to-view.js';
import type { Eyes } from '../game/chronicle/history.js';
import type { GameView } from '../game/model.js';
import { inBook, useSpeech } from '../words/use-words.js';
import type { LiveGame } from './use-live-game.js';
import { usePast } from './use-past.js';
import { usePrinted } from './use-printed.js';

/** Which game, and as of which version; null for now. */
export type Moment = Readonly<{ id: string; at: number | null }>;

type Shown = Readonly<{
  view: GameView | null;
  /** Whether the board of the moment could not be fetched yet. */
  missing: boolean;
}>;

/** The board that is shown: the present one, or that of a version; with my eyes, or others'. */
export function useShown(live: LiveGame, { id, at }: Moment, eyes: Eyes): Shown {
  const { words, language } = useSpeech();
  const { game: before, missing } = usePast(id, at, language);
  // Before the start there is no board to show; the present one stands in until one is led on.
  const shown = at === null || before?.board === null ? live.game : (before ?? live.game);
  const head = live.game?.version ?? 0;
  const printed = usePrinted(live.game);
  const view = useMemo(() => {
    if (shown === null) return null;
    const book = inBook(words, shown.settings.expansion !== null);
    const taken = takenDice(shown, live.events, shown.version);
    // What could be decided then cannot be now: no place is open, and none calls.
    const then = at === null ? shown : { ...shown, options: null };
    return toView(seenAs(then, eyes), { head, taken, first: firstFor(shown, eyes), printed }, book);
  }, [shown, at, head, live.events, words, eyes, printed]);
  return { view, missing };
}
