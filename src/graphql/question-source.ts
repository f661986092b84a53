import { awaiting, seenBy, type GameId } from '../game/index.js';
import { questionOf } from '../views/sentences/question-of.js';
import type { RequestContext } from './context.js';
import { toldTo } from './teller.js';

/** What a seat of the viewer is asked now, in words; undefined when it is asked nothing any more. */
export async function questionFor(
  context: RequestContext,
  game: GameId,
  seat: number,
): Promise<string | undefined> {
  const loaded = await context.loaders.tables.load(game);
  const { table } = loaded;
  const open = awaiting(table).find((each) => each.seat === seat);
  const mine = table.seats.find((each) => each.seat === seat);
  const seen = seenBy(table, mine?.seat).game;
  if (open === undefined || seen === undefined) return undefined;
  return questionOf(open, seen, await toldTo(context, loaded, { mine, everything: false }));
}
