export const RESOURCES = ['wood', 'brick', 'stone', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What can be paid with: resources and, in the expansion, ornaments. Food pays for nothing but feeding. */
export type Currency = Resource | 'ornaments';
export type Good = Currency | 'food';

/** An amount of each named good; a good that is not named is absent, never zero. */
export type Goods<Kind extends Good = Good> = Readonly<Partial<Record<Kind, number>>>;
export type Payment = Goods<Currency>;

/** A trade on the trade track: part of a purchase, never a command of its own (R31). */
export type Trade = Readonly<{ give: Payment; take: Payment }>;

export const CURRENCIES = [...RESOURCES, 'ornaments'] as const;

/** What a tribe owns: every good, zero included. */
export type Stock = Readonly<Record<Good, number>>;

/** What one piece is worth in a building (000:630). */
export const RESOURCE_VALUE: Readonly<Record<Resource, number>> = { wood: 3, brick: 4, stone: 5, gold: 6 };

/** The stock with these goods added. */
export const plus = (stock: Stock, goods: Goods): Stock => ({
  food: stock.food + (goods.food ?? 0),
  wood: stock.wood + (goods.wood ?? 0),
  brick: stock.brick + (goods.brick ?? 0),
  stone: stock.stone + (goods.stone ?? 0),
  gold: stock.gold + (goods.gold ?? 0),
  ornaments: stock.ornaments + (goods.ornaments ?? 0),
});

/** The stock with these goods taken away. */
export const minus = (stock: Stock, goods: Goods): Stock => ({
  food: stock.food - (goods.food ?? 0),
  wood: stock.wood - (goods.wood ?? 0),
  brick: stock.brick - (goods.brick ?? 0),
  stone: stock.stone - (goods.stone ?? 0),
  gold: stock.gold - (goods.gold ?? 0),
  ornaments: stock.ornaments - (goods.ornaments ?? 0),
});

/** Whether the stock holds all that is to be paid. */
export const covers = (stock: Stock, pay: Payment): boolean =>
  stock.wood >= (pay.wood ?? 0) &&
  stock.brick >= (pay.brick ?? 0) &&
  stock.stone >= (pay.stone ?? 0) &&
  stock.gold >= (pay.gold ?? 0) &&
  stock.ornaments >= (pay.ornaments ?? 0);

/** How many resources of all kinds; food and ornaments are none (000:361, 001:140). */
export const resourcesIn = (goods: Goods): number =>
  (goods.wood ?? 0) + (goods.brick ?? 0) + (goods.stone ?? 0) + (goods.gold ?? 0);

/** How many pieces of every currency. */
export const piecesIn = (payment: Payment): number => resourcesIn(payment) + (payment.ornaments ?? 0);
