import { forgetEntropy, keepEntropy, keptEntropy } from '../api/entropy.js';
import type { Outcome } from '../api/outcome.js';
import { sealEntropy } from '../api/seal.js';
import { useCommand, type Trouble } from '../api/use-command.js';
import { FillWithBotsDocument, JoinGameDocument, LeaveGameDocument, ReadyDocument } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import type { Table } from './use-table.js';

type Seat = Readonly<{
  sitDown: () => Promise<void>;
  getUp: () => Promise<void>;
  beReady: () => Promise<void>;
  /** Bots on all free seats; for whoever opened the table. */
  fill: () => Promise<void>;
  busy: boolean;
  trouble: Trouble | null;
}>;

/** Everything one can do at a table before the start. */
export function useSeat(table: Table, again: (atLeast: number | null) => void): Seat {
  const { ensure } = useSession();
  const join = useCommand(JoinGameDocument, ({ joinGame }) => joinGame);
  const leave = useCommand(LeaveGameDocument, ({ leaveGame }) => leaveGame);
  const ready = useCommand(ReadyDocument, (data) => data.ready);
  const bots = useCommand(FillWithBotsDocument, ({ fillWithBots }) => fillWithBots);
  const { id: gameId, nextJoin, settings } = table;
  const seen = (outcome: Outcome): void => again(outcome.kind === 'accepted' ? outcome.version : null);

  const sitDown = async () => {
    if ((await ensure()) === null || nextJoin === null) return;
    const entropy = keepEntropy(gameId);
    const proof =
      settings.entropy === 'OPEN'
        ? { entropy }
        : { join: nextJoin, entropySeal: sealEntropy(gameId, nextJoin, entropy) };
    seen(await join.send({ gameId, ...proof }));
  };

  const getUp = async () => {
    const outcome = await leave.send({ gameId });
    if (outcome.kind === 'accepted') forgetEntropy(gameId);
    seen(outcome);
  };
  const beReady = async () => {
    const entropy = keptEntropy(gameId);
    seen(await ready.send({ gameId, ...(entropy === null ? {} : { entropy }) }));
  };
  return {
    sitDown,
    getUp,
    beReady,
    fill: async () => seen(await bots.send({ gameId, bot: 'STEADY' })),
    busy: join.sending || leave.sending || ready.sending || bots.sending,
    trouble: join.trouble ?? leave.trouble ?? ready.trouble ?? bots.trouble,
  };
}
