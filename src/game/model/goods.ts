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
