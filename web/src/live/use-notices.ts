import { useEffect, useState } from 'react';
import { faultText } from '../api/trouble-note.js';
import type { Trouble } from '../api/use-command.js';
import type { Refusal } from '../game/model.js';
import type { Notices } from '../game/table.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';
import type { LiveState } from './history-reducer.js';
import type { Missed } from './use-now-at-latest.js';
import type { Moves } from './use-moves.js';

const PATIENCE = 2_000;

/** A line that was gone for less than two seconds is nobody's concern. */
function usePatience(lostSince: Date | null): Date | null {
  const [late, setLate] = useState<Date | null>(null);
  useEffect(() => {
    if (lostSince === null) return undefined;
    const timer = setTimeout(() => setLate(lostSince), PATIENCE);
    return () => clearTimeout(timer);
  }, [lostSince]);
  return lostSince === null ? null : late;
}

/** Why a move was not carried out, in words; that one was not signed in is over once one is. */
function refusalIn(trouble: Trouble | null, words: Words, signedIn: boolean): Refusal | null {
  if (trouble?.kind === 'rejected') {
    return { sentence: trouble.message, rule: trouble.rule };
  }
  if (trouble?.kind !== 'failed') return null;
  if (signedIn && trouble.fault.kind === 'signedOut') return null;
  const { title, hint } = faultText(trouble.fault, words);
  const { quote } = trouble.fault;
  const more = quote === null ? hint : `${hint} ${words.common.quote(quote)}`;
  return { sentence: title, hint: more, rule: null };
}

type Parts = Readonly<{
  live: LiveState;
  moves: Moves;
  missed: Missed;
  closed: Notices['closed'];
  open: () => void;
}>;

/** What has to be said beside the board. */
export function useNotices({ live, moves, missed, closed, open }: Parts): Notices {
  const words = useWords();
  const signedIn = useSession().viewer !== null;
  return {
    lostSince: usePatience(live.lostSince),
    caughtUp: live.caughtUp,
    refusal: refusalIn(moves.trouble, words, signedIn),
    stale: moves.trouble?.kind === 'stale',
    missed: missed.move,
    closed,
    dismiss: () => {
      moves.dismiss();
      missed.forget();
      open();
    },
  };
}
