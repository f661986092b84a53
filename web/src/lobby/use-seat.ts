import { useCallback } from 'react';
import { forgetEntropy, keepEntropy, keptEntropy } from '../api/entropy.js';
import type { Outcome } from '../api/outcome.js';
import { sealEntropy } from '../api/seal.js';
import { useCommand, type Trouble } from '../api/use-command.js';
import { JoinGameDocument, LeaveGameDocument, ReadyDocument, StartGameDocument } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import type { Table } from './use-table.js';

type Seat = Readonly<{
  sitDown: () => Promise<void>;
  getUp: () => Promise<void>;
  beReady: () => Promise<void>;
  start: () => Promise<Outcome>;
  busy: boolean;
  trouble: Trouble | null;
}>;

/** Everything one can do at a table before the start. */
export function useSeat(table: Table, again: () => void): Seat {
  const { ensure } = useSession();
  const join = useCommand(JoinGameDocument, ({ joinGame }) => joinGame);
  const leave = useCommand(LeaveGameDocument, ({ leaveGame }) => leaveGame);
  const ready = useCommand(ReadyDocument, (data) => data.ready);
  const start = useCommand(StartGameDocument, ({ startGame }) => startGame);
  const { id: gameId, nextJoin, settings } = table;

  const sitDown = useCallback(async () => {
    if ((await ensure()) === null || nextJoin === null) return;
    const entropy = keepEntropy(gameId);
    const proof =
      settings.entropy === 'OPEN'
        ? { entropy }
        : { join: nextJoin, entropySeal: sealEntropy(gameId, nextJoin, entropy) };
    await join.send({ gameId, ...proof });
    again();
  }, [again, ensure, gameId, join, nextJoin, settings.entropy]);

  const getUp = async () => {
    const outcome = await leave.send({ gameId });
    if (outcome.kind === 'accepted') forgetEntropy(gameId);
    again();
  };
  const beReady = async () => {
    const entropy = keptEntropy(gameId);
    await ready.send({ gameId, ...(entropy === null ? {} : { entropy }) });
    again();
  };
  return {
    sitDown,
    getUp,
    beReady,
    start: () => start.send({ gameId }),
    busy: join.sending || leave.sending || ready.sending || start.sending,
    trouble: join.trouble ?? leave.trouble ?? ready.trouble ?? start.trouble,
  };
}
