import type { GoodsPartsFragment } from '../../web/src/gql/graphql.js';

/** Goods as the server tells them to the page: nothing of what is not named. */
export const goods = (some: Partial<GoodsPartsFragment>): GoodsPartsFragment => ({
  wood: 0,
  brick: 0,
  stone: 0,
  gold: 0,
  food: 0,
  ornaments: 0,
  ...some,
});
