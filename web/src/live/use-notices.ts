import { useEffect, useState } from 'react';
import type { Trouble } from '../api/use-command.js';
import { toOf } from '../game/decision/place-names.js';
import type { GameView } from '../game/model.js';
import type { Notices } from '../game/notices.js';
import type { WholeGameFragment } from '../gql/graphql.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';
import type { LiveState } from './history-reducer.js';
import type { useMoves } from './use-moves.js';

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

type Parts = Readonly<{
  live: LiveState;
  moves: ReturnType<typeof useMoves>;
  view: GameView;
  game: WholeGameFragment;
  /** Why a place that was pressed is closed. */
  closed: string | null;
  open: () => void;
}>;

/** The last move in words, while it can be taken back freely. */
function undoOf({ moves, view, game }: Parts, words: Words): Notices['undo'] {
  const me = view.tribes.find(({ player }) => player.me)?.player;
  if (game.options?.undo?.free !== true || me === undefined) return null;
  const { placed, undo } = moves;
  const sentence =
    placed === null ? words.decision.undoLast : words.decision.sent(placed.people, toOf(placed.place, words));
  return { sentence, colour: me.colour, take: () => void undo() };
}

/** What has to be said beside the board. */
export function useNotices(parts: Parts): Notices {
  const words = useWords();
  const { live, moves, closed, open } = parts;
  return {
    lostSince: usePatience(live.lostSince),
    caughtUp: live.caughtUp,
    refusal:
      closed === null ? refusalIn(moves.trouble, words.common.fault) : { sentence: closed, rule: null },
    stale: moves.trouble?.kind === 'stale',
    undo: undoOf(parts, words),
    dismiss: () => {
      moves.dismiss();
      open();
    },
  };
}

function refusalIn(trouble: Trouble | null, fault: string): Notices['refusal'] {
  if (trouble?.kind === 'rejected') return { sentence: trouble.message, rule: trouble.rule };
  return trouble?.kind === 'failed' ? { sentence: fault, rule: null } : null;
}
