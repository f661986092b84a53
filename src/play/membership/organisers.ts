import type { GameId } from '../../game/index.js';
import { Fault, noSuchGame } from '../faults.js';
import type { Account } from '../people-port.js';
import { refusalBy, SPECTATOR } from '../policy.js';
import type { MembershipParts } from './parts.js';

/** What the owner of a game decides about somebody else. */
export type Appointment = Readonly<{ owner: string; game: GameId; handle: string }>;

/** Lets somebody see to a game. */
export async function appoint(parts: MembershipParts, appointment: Appointment): Promise<readonly Account[]> {
  const { id } = await appointed(parts, appointment);
  await parts.organisers.appoint(appointment.game, id, parts.now());
  return parts.organisers.of(appointment.game);
}

/** Takes that back. */
export async function dismiss(parts: MembershipParts, appointment: Appointment): Promise<readonly Account[]> {
  const { id } = await appointed(parts, appointment);
  await parts.organisers.dismiss(appointment.game, id);
  return parts.organisers.of(appointment.game);
}

async function appointed(
  { games, accounts }: MembershipParts,
  { owner, game, handle }: Appointment,
): Promise<Account> {
  const row = await games.row(game);
  if (row === undefined) throw noSuchGame(game);
  if (refusalBy('owner', { ...SPECTATOR, owner: row.owner === owner }) !== undefined)
    throw new Fault('FORBIDDEN', 'Only the one who opened this game may do that.');
  const found = await accounts.byHandle(handle);
  if (found === undefined) throw new Fault('NOT_FOUND', 'Nobody has this handle.', { field: 'input.handle' });
  return found;
}
