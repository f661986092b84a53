/** A die's face, 1…6. */
export type Die = number;

/**
 * Chance, passed in. Every call is one numbered draw; the number goes into the event together with the result,
 * so that deciding again gives the same dice and nobody can reroll by trying again.
 */
export type Luck = Readonly<{
  /** `count` dice in the order they fell. */
  roll: (count: number) => Readonly<{ draw: number; dice: readonly Die[] }>;
  /** `count` different members of `from`, in the order they were drawn. All of them = an order. */
  pick: (from: readonly string[], count: number) => Readonly<{ draw: number; picked: readonly string[] }>;
}>;
