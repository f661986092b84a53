import { useState } from 'react';
import { useCommand, type Trouble } from '../api/use-command.js';
import type { Choice } from '../game/decision/decision.js';
import { PlacePeopleDocument, UndoMoveDocument, type WholeGameFragment } from '../gql/graphql.js';

type Moves = Readonly<{
  place: (choice: Choice) => Promise<boolean>;
  undo: () => Promise<void>;
  sending: boolean;
  trouble: Trouble | null;
  dismiss: () => void;
  /** The last placement that was stored from here; for the words of the undo. */
  placed: Choice | null;
}>;

/** The moves one can make; after each the board is asked for afresh. */
export function useMoves(game: WholeGameFragment | null, again: (atLeast: number) => void): Moves {
  const place = useCommand(PlacePeopleDocument, ({ placePeople }) => placePeople);
  const undo = useCommand(UndoMoveDocument, ({ undoMove }) => undoMove);
  const [placed, setPlaced] = useState<Choice | null>(null);
  const decision = game?.options?.decision?.decision;
  return {
    sending: place.sending || undo.sending,
    trouble: place.trouble ?? undo.trouble,
    placed,
    dismiss: () => {
      place.clear();
      undo.clear();
    },
    place: async (choice) => {
      if (game === null || decision === undefined) return false;
      const outcome = await place.send({ gameId: game.id, decision, ...choice });
      if (outcome.kind === 'accepted' || outcome.kind === 'stale') again(outcome.version);
      if (outcome.kind === 'accepted') setPlaced(choice);
      return outcome.kind === 'accepted';
    },
    undo: async () => {
      if (game === null) return;
      const outcome = await undo.send({ gameId: game.id });
      if (outcome.kind === 'accepted') again(outcome.version);
    },
  };
}
