import { useCallback, useState } from 'react';
import { useClient, type Client } from 'urql';
import { keepEntropy } from '../api/entropy.js';
import { faultOf, plainFault } from '../api/faults.js';
import { linkOf } from '../api/links.js';
import type { Outcome } from '../api/outcome.js';
import { sealEntropy } from '../api/seal.js';
import { useCommand, type Trouble } from '../api/use-command.js';
import { JoinGameDocument, NextSeatDocument, type NextSeatQuery } from '../gql/graphql.js';
import { inTurn } from './in-turn.js';

type NextSeat = NonNullable<NextSeatQuery['game']>;

type Join = Readonly<{
  join: (gameId: string) => Promise<Outcome>;
  sending: boolean;
  trouble: Trouble | null;
}>;

/** The seat that would be mine now, or what is to be said instead: I sit there already, or there is none any more. */
async function nextSeat(client: Client, gameId: string): Promise<NextSeat | Outcome> {
  const { data, error } = await client.query(
    NextSeatDocument,
    { id: gameId, link: linkOf(gameId) },
    { requestPolicy: 'network-only' },
  );
  const seat = data?.game;
  if (seat === undefined || seat === null) {
    return { kind: 'failed', fault: error === undefined ? plainFault('notFound') : faultOf(error) };
  }
  const { version, mySeat, nextJoin } = seat;
  if (mySeat !== null) return { kind: 'accepted', gameId, version, link: null };
  return nextJoin === null ? { kind: 'stale', version } : seat;
}

/** What one adds to the dice: openly, or sealed for the number one sits down as. */
function proofOf(gameId: string, { nextJoin, settings }: NextSeat) {
  const entropy = keepEntropy(gameId);
  if (settings.entropy === 'OPEN' || nextJoin === null) return { entropy };
  return { join: nextJoin, entropySeal: sealEntropy(gameId, nextJoin, entropy) };
}

/** Sits down at a table, adding one's own chance to its dice. */
export function useJoining(): Join {
  const client = useClient();
  const { send } = useCommand(JoinGameDocument, ({ joinGame }) => joinGame);
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const join = useCallback(
    async (gameId: string): Promise<Outcome> => {
      setSending(true);
      // The number is asked for now: while one was asked for a name, others may have sat down.
      const outcome = await inTurn(async () => {
        const seat = await nextSeat(client, gameId);
        return 'kind' in seat ? seat : send({ gameId, link: linkOf(gameId), ...proofOf(gameId, seat) });
      });
      setSending(false);
      // That there is no seat any more is what the table itself says.
      setTrouble(outcome.kind === 'rejected' || outcome.kind === 'failed' ? outcome : null);
      return outcome;
    },
    [client, send],
  );
  return { join, sending, trouble };
}
