import { useEffect, useState } from 'react';
import { myDeedAfter, type Line } from '../game/chronicle/lines.js';
import type { Undo } from '../game/table.js';
import type { WholeGameFragment } from '../gql/graphql.js';
import type { Moves } from './use-moves.js';

const SAID_FOR = 10_000;

/** Whether a move was made a moment ago; it ends by itself. */
function useFresh(at: number | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), SAID_FOR);
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && now - at < SAID_FOR;
}

/** The way back to before my last move, told by the sentence it made. */
export function useUndo(game: WholeGameFragment, lines: readonly Line[], made: Moves['made']): Undo | null {
  const fresh = useFresh(made?.at ?? null);
  const undo = game.options?.undo ?? null;
  if (undo === null) return null;
  const sentence = myDeedAfter(lines, undo.toVersion)?.sentence ?? null;
  const { free, toVersion, asks } = undo;
  return { free, alone: asks.length === 0, toVersion, sentence, fresh };
}
