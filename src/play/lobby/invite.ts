import type { GameId, Rejection, SeatId } from '../../game/index.js';
import { summaryFrom } from '../../views/summary.js';
import type { Wish } from '../act.js';
import { Fault } from '../faults.js';
import type { Invited } from '../lobby-port.js';
import type { GameRow } from '../people-port.js';
import { inboxOf } from '../ports.js';
import type { Played } from '../sent.js';
import { ownedRow } from './owned.js';
import type { LobbyParts } from './parts.js';

/** More people than any table needs: asking is not a way to advertise. */
const MOST_INVITED = 40;

/** Who is asked now, or why nobody can be asked any more. */
export type Inviting = Readonly<
  | { kind: 'invited'; invited: readonly Invited[] }
  | { kind: 'rejected'; rejection: Rejection; version: number }
>;

/** Tells these people's pages, wherever they are open, to look again. */
export function tellInboxes({ live, warn }: LobbyParts, accounts: readonly string[]): void {
  for (const account of accounts)
    live.announce(inboxOf(account), 1).catch((error: unknown) => warn('announcing an inbox', error));
}

/** Whom the owner of a table has asked to it. */
export async function invited(parts: LobbyParts, owner: string, game: GameId): Promise<readonly Invited[]> {
  await ownedRow(parts.games, game, owner);
  return parts.invitations.to(game);
}

/** The owner of a table asks people to it. */
export async function invite(
  parts: LobbyParts,
  owner: string,
  game: GameId,
  accounts: readonly string[],
): Promise<Inviting> {
  const row = await ownedRow(parts.games, game, owner);
  const rejection = refuseInviting(row);
  if (rejection !== undefined) return { kind: 'rejected', rejection, version: row.version };
  const known = await parts.invitations.to(game);
  const fresh = accounts.filter((account) => !known.some(({ person }) => person.id === account));
  if (known.length + fresh.length > MOST_INVITED) {
    throw new Fault('LIMIT_REACHED', `At most ${MOST_INVITED} people can be asked to one table.`, {
      most: MOST_INVITED,
    });
  }
  await parts.invitations.invite(game, await withoutSeated(parts, game, accounts), parts.now());
  tellInboxes(parts, accounts);
  return { kind: 'invited', invited: await parts.invitations.to(game) };
}

function refuseInviting({ summary }: GameRow): Rejection | undefined {
  const { status } = summaryFrom(summary);
  if (status === 'open') return undefined;
  return status === 'running' ? { code: 'GAME_STARTED' } : { code: 'GAME_CLOSED', closed: status };
}

/** Whoever sits there need not be asked. */
async function withoutSeated(
  { seats, tables }: LobbyParts,
  game: GameId,
  accounts: readonly string[],
): Promise<readonly string[]> {
  const [persons, loaded] = [await seats.names([game]), await tables.fresh(game)];
  const seated = loaded?.table.seats.map(({ seatId }) => persons.get(seatId)?.id);
  return accounts.filter((account) => seated?.includes(account) !== true);
}

/** The owner takes an invitation back. */
export async function withdraw(
  parts: LobbyParts,
  owner: string,
  game: GameId,
  account: string,
): Promise<boolean> {
  await ownedRow(parts.games, game, owner);
  const removed = await parts.invitations.remove(game, account);
  tellInboxes(parts, [account]);
  return removed;
}

/** Whoever was asked says no. */
export async function decline(parts: LobbyParts, account: string, game: GameId): Promise<boolean> {
  const declined = await parts.invitations.decline(game, account, parts.now());
  tellInboxes(parts, [account]);
  return declined;
}

/** Sitting down is how one accepts. */
export async function join(parts: LobbyParts, wish: Wish): Promise<Played> {
  const played = await parts.act.asJoiner(wish);
  if (played.kind === 'accepted') {
    const { game, account } = wish;
    await parts.invitations
      .remove(game, account)
      .catch((error: unknown) => parts.warn('clearing an invitation away', error));
    tellInboxes(parts, [account]);
  }
  return played;
}

/** The owner frees a seat; its person hears of it. */
export async function removePlayer(parts: LobbyParts, wish: Wish, seatId: SeatId): Promise<Played> {
  const person = (await parts.seats.names([wish.game])).get(seatId);
  const played = await parts.act.asOwner({ ...wish, command: { type: 'LeaveGame', seatId } });
  if (played.kind === 'accepted' && !played.replayed && person !== undefined && person.id !== wish.account) {
    await parts.news
      .tell(wish.game, person.id, 'removed', parts.now())
      .catch((error: unknown) => parts.warn('telling a player who was removed', error));
    tellInboxes(parts, [person.id]);
  }
  return played;
}

/** Somebody has heard what there was to know about a table. */
export async function readNews(parts: LobbyParts, account: string, game: GameId): Promise<void> {
  await parts.news.read(game, account, parts.now());
  tellInboxes(parts, [account]);
}
