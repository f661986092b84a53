import type { EntryVerdict } from '../play/orders/answer.js';
import type { ToolOrder } from '../play/orders/orders.js';
import { describeEnum } from './describe-enum.js';

export const ToolOrderEnum = describeEnum(
  'ToolOrder',
  'What a standing order does about tools after a roll.',
  { SUGGESTED: 'suggested', NEVER: 'never' } satisfies Record<string, ToolOrder>,
  {
    SUGGESTED: 'Adds the fewest tools that bring one piece more, and no one-use tools.',
    NEVER: 'Takes what the dice bring.',
  },
);

export const OrderVerdictEnum = describeEnum(
  'OrderVerdict',
  'What would become of an entry of a list of places if your turn came now.',
  { PLAYED: 'played', OPEN: 'open', CLOSED: 'closed', NEXT_ROUND: 'nextRound' } satisfies Record<
    string,
    EntryVerdict['kind']
  >,
  {
    PLAYED: 'It would be played: nothing before it is possible.',
    OPEN: 'It is possible, but one before it would be played.',
    CLOSED: 'It is not possible; `closed` says why.',
    NEXT_ROUND: 'You place nobody any more this round: what is possible shows in the next.',
  },
);
