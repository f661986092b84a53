import type { Goods, Stock } from '../game/index.js';

/** Every good with its amount, zeros included: what a client draws. */
export const goodsView = (goods: Goods): Stock => ({
  wood: goods.wood ?? 0,
  brick: goods.brick ?? 0,
  stone: goods.stone ?? 0,
  gold: goods.gold ?? 0,
  food: goods.food ?? 0,
  ornaments: goods.ornaments ?? 0,
});
