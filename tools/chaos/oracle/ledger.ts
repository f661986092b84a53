/** What a client was told, and will hold the server to. */
export type Acknowledged = Readonly<{ game: string; commandId: string; version: number; head: string }>;

/** A client's notes: everything it may rely on. */
export type Ledger = Readonly<{
  acknowledged: readonly Acknowledged[];
  /** Commands that were legal when they were sent and yet were refused: a retry must never be. */
  refused: readonly Readonly<{ game: string; commandId: string; answer: string }>[];
}>;
