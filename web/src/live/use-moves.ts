import { useCallback, useRef, useState } from 'react';
import { useClient } from 'urql';
import { sendMove } from '../api/moves.js';
import type { Outcome } from '../api/outcome.js';
import { newCommandId } from '../api/random.js';
import type { Trouble } from '../api/use-command.js';
import type { Move, Send } from '../game/decision/move.js';
import type { WholeGameFragment } from '../gql/graphql.js';
import type { LiveGame } from './use-live-game.js';

const decisionIn = (game: WholeGameFragment | null): number | undefined => game?.options?.decision?.decision;

type Intention = Readonly<{ wish: string; commandId: string }>;

export type Moves = Readonly<{
  send: Send;
  sending: boolean;
  /** The last answer that was not "stored". */
  trouble: Trouble | null;
  dismiss: () => void;
  /** The last move that was stored from here, when, and the last version it made. */
  made: Readonly<{ move: Move; at: number; version: number }> | null;
}>;

type Sending = Pick<Moves, 'sending' | 'trouble' | 'dismiss' | 'made'> &
  Readonly<{
    /** Sends one move in answer to a decision; the game after it, null when it was not stored. */
    sendOne: (gameId: string, move: Move, decision: number | undefined) => Promise<WholeGameFragment | null>;
  }>;

/**
 * Sends moves and keeps what became of the last one. The same wish keeps its name until an answer is known, so that
 * pressing twice, or again after a broken connection, can never do it twice.
 */
function useSending({ again, adopt }: Pick<LiveGame, 'again' | 'adopt'>): Sending {
  const client = useClient();
  const intention = useRef<Intention | null>(null);
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [made, setMade] = useState<Moves['made']>(null);
  const settle = useCallback(
    (move: Move, outcome: Outcome): void => {
      if (outcome.kind !== 'failed') intention.current = null;
      if (outcome.kind === 'stale') again(outcome.version);
      if (outcome.kind === 'accepted') setMade({ move, at: Date.now(), version: outcome.version });
      setTrouble(outcome.kind === 'accepted' ? null : outcome);
      setSending(false);
    },
    [again],
  );
  const sendOne: Sending['sendOne'] = useCallback(
    async (gameId, move, decision) => {
      const wish = JSON.stringify([decision, move]);
      if (intention.current?.wish !== wish) intention.current = { wish, commandId: newCommandId() };
      setSending(true);
      const { commandId } = intention.current;
      const answer = sendMove(client, move, { gameId, commandId, decision });
      adopt(answer.then(({ game }) => game));
      const { outcome, game } = await answer;
      settle(move, outcome);
      return game;
    },
    [adopt, client, settle],
  );
  return { sendOne, sending, trouble, made, dismiss: useCallback(() => setTrouble(null), []) };
}

/** The moves one can make. */
export function useMoves(game: WholeGameFragment | null, live: Pick<LiveGame, 'again' | 'adopt'>): Moves {
  const { sendOne, ...rest } = useSending(live);
  const gameId = game?.id;
  const decision = decisionIn(game);
  const send: Send = useCallback(
    async (...moves) => {
      if (gameId === undefined) return false;
      // A press answers the decision that was shown; what follows it answers the one that its move has opened.
      let answered = decision;
      for (const move of moves) {
        const after = await sendOne(gameId, move, answered);
        if (after === null) return false;
        answered = decisionIn(after);
      }
      return true;
    },
    [decision, gameId, sendOne],
  );
  return { send, ...rest };
}
