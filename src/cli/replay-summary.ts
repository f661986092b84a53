/** What came of replaying games. */
export type ReplayCounts = Readonly<{
  games: number;
  /** From which this program makes something else, or which it cannot read. */
  diverged: number;
  /** Which were folded only: other rules decided them, or their cards are not at hand. */
  folded: number;
  /** Whose rows in lists do not follow from their events. */
  stale: number;
}>;

/** The counts in one line. */
export function replaySummary({ games, diverged, folded, stale }: ReplayCounts): string {
  const parts = [
    diverged === 0 ? 'none differs' : say(diverged, 'differs', 'differ'),
    ...(folded === 0
      ? []
      : [say(folded, 'folds but was not decided again', 'fold but were not decided again')]),
    ...(stale === 0 ? [] : [say(stale, 'row is out of date', 'rows are out of date')]),
  ];
  return `${say(games, 'game replayed', 'games replayed')}: ${parts.join('; ')}`;
}

const say = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
