import type { Eyes, GameId, Table, TableSeat } from '../game/index.js';
import { Fault, noSuchGame } from '../play/faults.js';
import { opensGame } from '../play/link.js';
import type { GameRow } from '../play/people-port.js';
import { mayOrganise, mayRead, refusalBy, SPECTATOR, type Closeness, type Standing } from '../play/policy.js';
import type { RequestContext } from './context.js';

/** The game's row, if the viewer may read the game, with the secret of its link if they have it. To others it does not exist. */
export async function readableRow(
  context: RequestContext,
  game: GameId,
  link?: string | null,
): Promise<GameRow> {
  const { row } = await standingIn(context, game, link ?? undefined);
  return row;
}

/** As `readableRow`, for whoever wants to sit down. */
export async function joinableRow(
  context: RequestContext,
  game: GameId,
  link?: string | null,
): Promise<GameRow> {
  const { row, standing } = await standingIn(context, game, link ?? undefined);
  const refused = refusalBy('joiner', { ...standing, ...(await closerIn(context, game)) });
  if (refused === undefined) return row;
  throw new Fault('FORBIDDEN', 'This table is for those whom its owner has asked by name.', { game });
}

type Found = Readonly<{ row: GameRow; standing: Standing }>;

/** How the viewer stands to a game they may read. What costs a look at the database is asked only if it matters. */
async function standingIn(context: RequestContext, game: GameId, link: string | undefined): Promise<Found> {
  const { loaders, viewer, asker } = context;
  const row = await loaders.rows.load(game);
  if (row === undefined) throw noSuchGame(game);
  const standing = {
    ...SPECTATOR,
    visibility: row.visibility,
    owner: viewer !== undefined && row.owner === viewer.id,
    organiser: mayOrganise(asker, false),
    link: opensGame(row, link),
  };
  if (mayRead(standing)) return { row, standing };
  const closer = { ...standing, ...(await closerIn(context, game)) };
  if (mayRead(closer)) return { row, standing: closer };
  const appointed = { ...closer, organiser: mayOrganise(asker, await loaders.appointed.load(game)) };
  if (!mayRead(appointed)) throw noSuchGame(game);
  return { row, standing: appointed };
}

async function closerIn(
  context: RequestContext,
  game: GameId,
): Promise<Pick<Standing, 'seated' | 'invited'>> {
  const seated = (await seatIn(context, game)) !== undefined;
  return { seated, invited: !seated && (await context.loaders.invited.load(game)) };
}

/** Lets those go on who are close enough to a game; everything about how close they are is asked. */
export async function mustBeClose(
  context: RequestContext,
  game: GameId,
  wanted: Closeness,
): Promise<GameRow> {
  const { asker, loaders } = context;
  const { row, standing: known } = await standingIn(context, game, undefined);
  const [closer, appointed] = await Promise.all([closerIn(context, game), loaders.appointed.load(game)]);
  const standing = { ...known, ...closer, organiser: mayOrganise(asker, appointed) };
  if (refusalBy(wanted, standing) === undefined) return row;
  throw new Fault('FORBIDDEN', 'This is not for you to see.', { game });
}

/** The seat the viewer sits in now. A claim alone is not enough: whoever has left keeps it. */
export async function seatIn({ loaders }: RequestContext, game: GameId): Promise<TableSeat | undefined> {
  const claim = await loaders.claims.load(game);
  return claim === undefined ? undefined : seatOfClaim((await loaders.tables.load(game)).table, claim);
}

/** How much of a game the viewer may see: from their seat, if they have one; everything, if nothing is hidden from them. */
export type Vantage = Readonly<{ mine: TableSeat | undefined; everything: boolean }>;

/**
 * The viewer's vantage point as of now. Nothing is hidden in a closed game: its seed is shown, and everything follows
 * from that. Before, everything is for organisers who have said so to all, and only as long as they may organise.
 */
export async function vantageIn(context: RequestContext, game: GameId): Promise<Vantage> {
  const { loaders, asker } = context;
  const [{ table }, claim] = await Promise.all([loaders.tables.load(game), loaders.claims.load(game)]);
  const mine = seatOfClaim(table, claim);
  if (table.closed !== undefined) return { mine, everything: true };
  const opened = mine === undefined && claim !== undefined && table.viewers.includes(claim);
  return { mine, everything: opened && mayOrganise(asker, await loaders.appointed.load(game)) };
}

/** As `redact` and `seenBy` want to know it. */
export const eyesOf = ({ mine, everything }: Vantage): Eyes => (everything ? 'all' : mine?.seat);

/** The viewer's own seat in a game they may read; a fault for those who do not sit there. */
export async function ownSeat(context: RequestContext, game: GameId): Promise<TableSeat> {
  await readableRow(context, game);
  const seat = await seatIn(context, game);
  if (seat === undefined) throw new Fault('FORBIDDEN', 'You do not sit in this game.', { game });
  return seat;
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
