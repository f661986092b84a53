import { forgetEntropy, keptEntropy } from '../api/entropy.js';
import type { Outcome } from '../api/outcome.js';
import { useCommand, type Trouble } from '../api/use-command.js';
import { LeaveGameDocument, ReadyDocument } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { useJoining } from './use-joining.js';
import type { Table } from './use-table.js';

type Again = (atLeast: number | null) => void;

export type Seat = Readonly<{
  sitDown: () => Promise<void>;
  getUp: () => Promise<void>;
  beReady: () => Promise<void>;
  busy: boolean;
  trouble: Trouble | null;
}>;

/** Looks at the table again after an answer, as of what was stored; a fault is told where it came up, and only there. */
export const lookAfter =
  (again: Again) =>
  (outcome: Outcome): void => {
    if (outcome.kind !== 'failed') again(outcome.kind === 'accepted' ? outcome.version : null);
  };

/** Everything a player can do at a table before the start. */
export function useSeat({ id: gameId }: Table, again: Again): Seat {
  const { ensure } = useSession();
  const joining = useJoining();
  const leave = useCommand(LeaveGameDocument, ({ leaveGame }) => leaveGame);
  const ready = useCommand(ReadyDocument, (data) => data.ready);
  const seen = lookAfter(again);
  return {
    sitDown: async () => {
      if ((await ensure()) !== null) seen(await joining.join(gameId));
    },
    getUp: async () => {
      const outcome = await leave.send({ gameId });
      if (outcome.kind === 'accepted') forgetEntropy(gameId);
      seen(outcome);
    },
    beReady: async () => {
      const entropy = keptEntropy(gameId);
      seen(await ready.send({ gameId, ...(entropy === null ? {} : { entropy }) }));
    },
    busy: joining.sending || leave.sending || ready.sending,
    trouble: joining.trouble ?? leave.trouble ?? ready.trouble,
  };
}
