import type { GameId, Table, TableSeat } from '../game/index.js';
import type { ArchiveView } from '../play/trust/archives.js';
import { readableRow, seatIn } from './access.js';
import type { RequestContext } from './context.js';

/** The archive of a game for whoever asks: whole once the game is closed, before that with what they may see. */
export async function archiveFor(
  context: RequestContext,
  game: GameId,
  link?: string,
): Promise<AsyncIterable<string>> {
  await readableRow(context, game, link);
  const [{ table }, mine] = await Promise.all([context.loaders.tables.load(game), seatIn(context, game)]);
  return context.api.archives.of(game, viewOf(table, mine));
}

/** Nothing is hidden in a closed game: its seed is shown, and everything follows from that. */
function viewOf({ closed }: Table, mine: TableSeat | undefined): ArchiveView {
  if (closed !== undefined) return 'full';
  return mine?.seat === undefined ? 'public' : `seat:${mine.seat}`;
}
