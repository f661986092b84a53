import type { GameId, Table, TableSeat } from '../game/index.js';
import { Fault, noSuchGame } from '../play/faults.js';
import type { GameRow } from '../play/people-port.js';
import type { RequestContext } from './context.js';

/** What the policy weighs: how a game stands open, and how close to it the viewer is. */
export type Standing = Readonly<{ visibility: GameRow['visibility']; owner: boolean; seated: boolean }>;

/** Public and unlisted games can be read by whoever has the id, the others by their owner and those who sit there. */
export const mayRead = ({ visibility, owner, seated }: Standing): boolean =>
  visibility !== 'invitation' || owner || seated;

/** The game's row, if the viewer may read the game. To others it does not exist. */
export async function readableRow(context: RequestContext, game: GameId): Promise<GameRow> {
  const { loaders, viewer } = context;
  const row = await loaders.rows.load(game);
  if (row === undefined) throw noSuchGame(game);
  const { visibility } = row;
  const owner = viewer !== undefined && row.owner === viewer.id;
  if (mayRead({ visibility, owner, seated: false })) return row;
  if (mayRead({ visibility, owner, seated: (await seatIn(context, game)) !== undefined })) return row;
  throw noSuchGame(game);
}

/** The seat the viewer sits in now. A claim alone is not enough: whoever has left keeps it. */
export async function seatIn({ loaders }: RequestContext, game: GameId): Promise<TableSeat | undefined> {
  const claim = await loaders.claims.load(game);
  return claim === undefined ? undefined : seatOfClaim((await loaders.tables.load(game)).table, claim);
}

/** The seat held by this claim at this table. */
export const seatOfClaim = ({ seats }: Table, claim: string | undefined): TableSeat | undefined =>
  claim === undefined ? undefined : seats.find(({ seatId }) => seatId === claim);

/** A game that may not be read is not forbidden but unknown: even that it exists is nobody else's business. */
export async function orUnknown<Value>(
  context: RequestContext,
  game: GameId,
  doing: () => Promise<Value>,
): Promise<Value> {
  try {
    return await doing();
  } catch (error) {
    if (error instanceof Fault && error.code === 'FORBIDDEN') await readableRow(context, game);
    throw error;
  }
}
