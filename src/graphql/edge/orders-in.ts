import { RESOURCES, type Good, type Resource } from '../../game/index.js';
import { ordersProblem, type Orders } from '../../play/orders/orders.js';
import type { FeedingOrderInput, SetOrdersInput } from '../inputs/orders.input.js';
import { badInput, wordIn } from './checks.js';
import { ifGiven, present } from './defined.js';

const FIELDS: Readonly<Record<keyof Orders, keyof SetOrdersInput>> = {
  placing: 'placing',
  market: 'market',
  style: 'styleMarket',
  feeding: 'feeding',
  tools: 'tools',
};

/** Orders whose form is sound; whether they are possible the board says when the time comes. */
export function ordersIn(input: SetOrdersInput): Orders {
  const orders: Orders = {
    placing: input.placing.map(({ place, people }) => ({
      place: wordIn(place, 'input.placing.place'),
      people: people ?? 'all',
    })),
    market: input.market,
    style: input.styleMarket,
    ...present({ feeding: ifGiven(input.feeding, feedingIn), tools: input.tools }),
  };
  const problem = ordersProblem(orders);
  if (problem !== undefined) throw badInput(`input.${FIELDS[problem.field]}`, problem.wanted);
  return orders;
}

const feedingIn = ({ pay, hungry }: FeedingOrderInput): Orders['feeding'] => ({
  pay: pay.map(resourceIn),
  hungry,
});

function resourceIn(good: Good): Resource {
  const found = RESOURCES.find((kind) => kind === good);
  if (found === undefined) throw badInput('input.feeding.pay', 'resources: wood, brick, stone, gold');
  return found;
}
