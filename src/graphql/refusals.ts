import type { Rejection } from '../game/index.js';
import type { Loaded } from '../play/loaded.js';
import { refusalView, speechOf, type RefusalView } from '../views/refusal-view.js';
import { namesPlayers } from '../views/sentences/refusal-sentence.js';
import { vantageIn } from './access.js';
import type { RequestContext } from './context.js';
import { toldTo } from './teller.js';

/** A refusal of this game in the viewer's words. Names cost a look at the database, so only a sentence with names takes one. */
export async function refusalFor(
  context: RequestContext,
  loaded: Loaded,
  rejection: Rejection,
): Promise<RefusalView> {
  const speech = speechOf(loaded.table, context.language);
  if (!namesPlayers(rejection)) return refusalView(rejection, speech);
  const names = await toldTo(context, loaded, await vantageIn(context, loaded.game));
  return refusalView(rejection, { ...names, ...speech });
}
