/** Something that is killed -9 and started again. */
export type Victim = Readonly<{
  name: string;
  kill: () => Promise<void>;
  /** Starts it again; resolves when it serves. */
  revive: () => Promise<void>;
}>;
