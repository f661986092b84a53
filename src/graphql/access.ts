import type { GameId, Table, TableSeat } from '../game/index.js';
import { Fault, noSuchGame } from '../play/faults.js';
import type { GameRow } from '../play/people-port.js';
import { mayOrganise, mayRead, SPECTATOR } from '../play/policy.js';
import type { RequestContext } from './context.js';

/** The game's row, if the viewer may read the game. To others it does not exist. */
export async function readableRow(context: RequestContext, game: GameId): Promise<GameRow> {
  const { loaders, viewer, asker } = context;
  const row = await loaders.rows.load(game);
  if (row === undefined) throw noSuchGame(game);
  const owner = viewer !== undefined && row.owner === viewer.id;
  const organiser = mayOrganise(asker, false);
  const standing = { ...SPECTATOR, visibility: row.visibility, owner, organiser };
  // Whether somebody sits there or was appointed is asked only if it matters.
  if (mayRead(standing)) return row;
  if (mayRead({ ...standing, seated: (await seatIn(context, game)) !== undefined })) return row;
  const appointed = mayOrganise(asker, await loaders.appointed.load(game));
  if (mayRead({ ...standing, organiser: appointed })) return row;
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
