/** What may stand in the log line of a request besides its address: never a token, a cookie, entropy or a seed. */
export type Mentioned = Readonly<{ operation?: string; game?: string; commandId?: string; command?: string }>;
