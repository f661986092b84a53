import type { Command, GameId } from '../../game/index.js';
import type { Act } from '../act.js';
import { Fault } from '../faults.js';
import type { GameRow } from '../people-port.js';
import type { Self } from './account.js';
import type { MembershipParts } from './parts.js';
import { proveSelf } from './sign-in.js';

const PAGE = 100;

/** Deletes the account of somebody who proves to be its person. */
export async function deleteAccount(parts: MembershipParts, self: Self): Promise<void> {
  const { account, currentPassword, address } = self;
  await proveSelf(parts, account, currentPassword, address);
  await erase(parts, account);
}

/**
 * Erases a person. First they leave every table in good order, so that nobody waits for somebody who does not exist:
 * tables they opened are given up before the start, running games are resigned. Then every row about them goes. Should
 * it break off in between, it can be done again.
 */
export async function erase(parts: MembershipParts, account: string): Promise<void> {
  for (const row of await gamesOf(parts, account)) await leave(parts, row, account);
  await parts.accounts.erase(account);
}

async function gamesOf({ games }: MembershipParts, account: string): Promise<readonly GameRow[]> {
  const found: GameRow[] = [];
  for (let after: string | undefined, more = true; more; more = after !== undefined) {
    const page = await games.list(
      { kind: 'mine', account },
      {
        first: PAGE,
        ...(after === undefined ? {} : { after }),
      },
    );
    found.push(...page.rows);
    after = page.next;
  }
  return found;
}

async function leave({ act }: MembershipParts, row: GameRow, account: string): Promise<void> {
  const { status } = row.summary;
  const as = (who: keyof Act, command: Command): Promise<void> => send(act[who], row.id, account, command);
  if (status === 'open' && row.owner === account) await as('asOwner', { type: 'AskCancel' });
  else if (status === 'open') await as('asSeat', { type: 'LeaveGame' });
  else if (status === 'running') await as('asSeat', { type: 'Resign' });
}

/** Refusals do not matter here: whoever has left or resigned before cannot do so again. */
async function send(act: Act[keyof Act], game: GameId, account: string, command: Command): Promise<void> {
  try {
    await act({ account, game, commandId: `for-good-${command.type}`, command });
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'FORBIDDEN') throw error;
  }
}
