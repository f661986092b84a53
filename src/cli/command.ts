/** What a command gets, and what it gives back: its exit code. */
export type Command = (
  context: Readonly<{
    args: readonly string[];
    env: Readonly<Record<string, string | undefined>>;
    /** A line for the person who waits; undefined where only the log is read. */
    say?: (line: string) => void;
  }>,
) => Promise<number>;
