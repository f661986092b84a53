import { useCallback } from 'react';
import { keepEntropy } from '../api/entropy.js';
import { linkOf } from '../api/links.js';
import type { Outcome } from '../api/outcome.js';
import { sealEntropy } from '../api/seal.js';
import { useCommand, type Trouble } from '../api/use-command.js';
import { JoinGameDocument, type EntropyKind } from '../gql/graphql.js';

/** At which table, and as the how-manieth; where chance is sealed, the seal binds to that number. */
type Joining = Readonly<{ gameId: string; nextJoin: number; entropy: EntropyKind }>;

type Join = Readonly<{
  join: (joining: Joining) => Promise<Outcome>;
  sending: boolean;
  trouble: Trouble | null;
}>;

/** Sits down at a table, adding one's own chance to its dice. */
export function useJoining(): Join {
  const { send, sending, trouble } = useCommand(JoinGameDocument, ({ joinGame }) => joinGame);
  const join = useCallback(
    ({ gameId, nextJoin, entropy: kind }: Joining) => {
      const entropy = keepEntropy(gameId);
      const proof =
        kind === 'OPEN'
          ? { entropy }
          : { join: nextJoin, entropySeal: sealEntropy(gameId, nextJoin, entropy) };
      return send({ gameId, link: linkOf(gameId), ...proof });
    },
    [send],
  );
  return { join, sending, trouble };
}
