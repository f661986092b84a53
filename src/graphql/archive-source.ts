import type { GameId } from '../game/index.js';
import type { ArchiveView } from '../play/trust/archives.js';
import { readableRow, vantageIn, type Vantage } from './access.js';
import type { RequestContext } from './context.js';

/** The archive of a game for whoever asks: whole once the game is closed, before that with what they may see. */
export async function archiveFor(
  context: RequestContext,
  game: GameId,
  link?: string,
): Promise<AsyncIterable<string>> {
  await readableRow(context, game, link);
  return context.api.archives.of(game, viewOf(await vantageIn(context, game)));
}

function viewOf({ mine, everything }: Vantage): ArchiveView {
  if (everything) return 'full';
  return mine?.seat === undefined ? 'public' : `seat:${mine.seat}`;
}
