import type { JudgedWish, OrderChoices, Orders } from '../game/orders/orders.js';
import type { Die, PlaceId } from '../game/model.js';
import type { OrderChoicesQuery, OrderPartsFragment, SetOrdersInput } from '../gql/graphql.js';
import { camel, toGood } from './to-content.js';
import { toRefusal } from './to-decision.js';

/** Orders as the page shows them. */
export const toOrders = (kept: OrderPartsFragment): Orders<JudgedWish> => ({
  placing: kept.placing.map(({ place, people, fixed, closed }) => ({
    place: place as PlaceId,
    people,
    fixed,
    closed: closed === null ? null : toRefusal(closed),
  })),
  market: kept.market as readonly Die[],
  style: kept.styleMarket as readonly Die[],
  feeding: kept.feeding === null ? null : { pay: kept.feeding.pay.map(toGood), hungry: kept.feeding.hungry },
  tools: kept.tools === null ? null : (camel(kept.tools) as Orders['tools']),
});

type Offered = NonNullable<NonNullable<OrderChoicesQuery['game']>['myOrders']>;

/** What can be ordered. */
export const toChoices = ({ places, payWith, mostPlaces }: Offered): OrderChoices => ({
  places: places.map(({ place, min, max }) => ({ place: place as PlaceId, min, max })),
  payWith: payWith.map(toGood),
  mostPlaces,
});

/** Orders as they are sent. */
export const ordersInput = (
  gameId: string,
  { placing, market, style, feeding, tools }: Orders,
): SetOrdersInput => ({
  gameId,
  placing: placing.map(({ place, people }) => ({ place, people })),
  market,
  styleMarket: style,
  feeding:
    feeding === null
      ? null
      : {
          pay: feeding.pay.map((good) => good.toUpperCase() as Uppercase<typeof good>),
          hungry: feeding.hungry,
        },
  tools: tools === null ? null : (tools.toUpperCase() as Uppercase<typeof tools>),
});
