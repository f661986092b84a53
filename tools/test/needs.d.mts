/** A program that something needs: where it is, or why there is none and what would help. */
export type Provided = Readonly<{ path: string }> | Readonly<{ missing: string; advice: string }>;

export function provideRedis(): Promise<Provided>;
export function provideChromium(): Promise<Provided>;
