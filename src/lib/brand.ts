declare const brand: unique symbol;

/** A string or number that must not be mixed up with another of the same shape. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };
