import { useCallback, useRef, useState } from 'react';
import { useClient } from 'urql';
import { sendMove } from '../api/moves.js';
import type { Outcome } from '../api/outcome.js';
import { newCommandId } from '../api/random.js';
import type { Trouble } from '../api/use-command.js';
import type { Move } from '../game/decision/move.js';
import type { WholeGameFragment } from '../gql/graphql.js';
import type { LiveGame } from './use-live-game.js';

type Intention = Readonly<{ wish: string; commandId: string }>;

export type Moves = Readonly<{
  send: (move: Move) => Promise<boolean>;
  sending: boolean;
  /** The last answer that was not "stored". */
  trouble: Trouble | null;
  dismiss: () => void;
  /** The last move that was stored from here, and when. */
  made: Readonly<{ move: Move; at: number }> | null;
}>;

/**
 * The moves one can make. The same wish keeps its name until an answer is known, so that pressing twice, or again after
 * a broken connection, can never do it twice.
 */
export function useMoves(
  game: WholeGameFragment | null,
  { again, adopt }: Pick<LiveGame, 'again' | 'adopt'>,
): Moves {
  const client = useClient();
  const intention = useRef<Intention | null>(null);
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [made, setMade] = useState<Moves['made']>(null);
  const gameId = game?.id;
  const decision = game?.options?.decision?.decision;

  const settle = useCallback(
    (move: Move, outcome: Outcome): void => {
      if (outcome.kind !== 'failed') intention.current = null;
      if (outcome.kind === 'stale') again(outcome.version);
      if (outcome.kind === 'accepted') setMade({ move, at: Date.now() });
      setTrouble(outcome.kind === 'accepted' ? null : outcome);
      setSending(false);
    },
    [again],
  );
  const send = useCallback(
    async (move: Move): Promise<boolean> => {
      if (gameId === undefined) return false;
      const wish = JSON.stringify([decision, move]);
      if (intention.current?.wish !== wish) intention.current = { wish, commandId: newCommandId() };
      setSending(true);
      const envelope = { gameId, commandId: intention.current.commandId, decision };
      const answer = sendMove(client, move, envelope);
      adopt(answer.then(({ game: after }) => after));
      const { outcome } = await answer;
      settle(move, outcome);
      return outcome.kind === 'accepted';
    },
    [adopt, client, decision, gameId, settle],
  );
  return { send, sending, trouble, made, dismiss: useCallback(() => setTrouble(null), []) };
}
