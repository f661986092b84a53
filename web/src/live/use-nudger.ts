import { useState } from 'react';
import { faultText } from '../api/trouble-note.js';
import { useAsk } from '../api/use-ask.js';
import type { Nudger } from '../game/table.js';
import { NudgeDocument } from '../gql/graphql.js';
import { useWords } from '../words/use-words.js';
import type { LiveGame } from './use-live-game.js';

/** Reminds players who are awaited; afterwards the game says from when on that can be done again. */
export function useNudger(gameId: string, again: LiveGame['again']): Nudger {
  const words = useWords();
  const { send, busy, problem } = useAsk(NudgeDocument);
  const [refused, refuse] = useState<string | null>(null);
  const nudge = async (seat: number): Promise<void> => {
    const result = (await send({ gameId, seat }))?.nudge;
    refuse(result?.__typename === 'Refusal' ? result.message : null);
    if (result !== undefined) again(null);
  };
  return {
    nudge: (seat) => void nudge(seat),
    busy,
    trouble: refused ?? (problem === null ? null : faultText(problem, words).title),
  };
}
