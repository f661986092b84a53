/** What the parts connect to. */
export type Connections = Readonly<{ appUrl: string; redisUrl?: string }>;
