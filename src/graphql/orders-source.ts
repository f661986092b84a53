import { reachablePlaces, RESOURCES, seenBy, type GameId, type TableSeat } from '../game/index.js';
import type { Loaded } from '../play/loaded.js';
import { verdictsOn } from '../play/orders/answer.js';
import { MOST_PLACES, NO_ORDERS, type Orders } from '../play/orders/orders.js';
import { refusalView, speechOf } from '../views/refusal-view.js';
import { seatIn } from './access.js';
import type { RequestContext } from './context.js';
import { present } from './edge/defined.js';
import type { PlacingOrderType, StandingOrdersType } from './types/orders.type.js';

/** The viewer's own orders in a running game; undefined for whoever could have none. */
export async function ordersFor(
  context: RequestContext,
  game: GameId,
): Promise<StandingOrdersType | undefined> {
  const { loaders } = context;
  const mine = await seatIn(context, game);
  if (mine?.seat === undefined || mine.resigned === true) return undefined;
  const loaded = await loaders.tables.load(game);
  if (loaded.table.closed !== undefined) return undefined;
  const kept = await loaders.orders.load(game);
  // Whoever comes back to a game by another seat has other orders.
  return shown(context, loaded, mine, kept?.seatId === mine.seatId ? kept.orders : NO_ORDERS);
}

function shown(
  context: RequestContext,
  loaded: Loaded,
  { seat }: TableSeat,
  { placing, market, style, feeding, tools }: Orders,
): StandingOrdersType | undefined {
  const { game } = seenBy(loaded.table, seat);
  if (game === undefined || seat === undefined) return undefined;
  const speech = speechOf(loaded.table, context.language);
  const verdicts = verdictsOn(placing, game, seat);
  const places = reachablePlaces(game, seat);
  const fixed = new Set(places.flatMap(({ place, min, max }) => (min === max ? [place] : [])));
  return {
    placing: placing.map(({ place, people }, index): PlacingOrderType => {
      const verdict = verdicts[index] ?? { kind: 'nextRound' };
      return {
        ...{ place, fixed: fixed.has(place), verdict: verdict.kind },
        ...(people === 'all' ? {} : { people }),
        ...('rejection' in verdict ? { closed: refusalView(verdict.rejection, speech) } : {}),
      };
    }),
    ...{ market, styleMarket: style },
    ...present({ feeding, tools }),
    places,
    payWith: RESOURCES,
    mostPlaces: MOST_PLACES,
  };
}
