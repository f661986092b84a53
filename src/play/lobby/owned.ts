import type { GameId } from '../../game/index.js';
import { Fault, noSuchGame } from '../faults.js';
import type { GameRow, Games } from '../people-port.js';
import { refusalBy, SPECTATOR } from '../policy.js';

/** The row of a game that this person has opened; a fault for everybody else. */
export async function ownedRow(games: Games, game: GameId, account: string): Promise<GameRow> {
  const row = await games.row(game);
  if (row === undefined) throw noSuchGame(game);
  if (refusalBy('owner', { ...SPECTATOR, owner: row.owner === account }) === undefined) return row;
  throw new Fault('FORBIDDEN', 'Only the one who opened this game may do that.');
}
