import type { Destination } from '../app/navigation.js';

type Named = Readonly<{ id: string }>;
type InGame = Readonly<{ game: Named }>;

/** What of an inbox waits for an answer of mine. */
type Waits = Readonly<{
  decisions: readonly InGame[];
  requests: readonly InGame[];
  unready: readonly Named[];
}>;

/** Something that waits for me, and where I answer it. */
export type WaitingAt = Extract<Destination, { page: 'game' | 'table' }>;

/**
 * Every game that waits for me, once, in the order in which home shows them: decisions, the longest waiting first, then
 * questions of tables, then full tables that have to be started. Home counts them and "Next game" walks through them.
 */
export function waitingList({ decisions, requests, unready }: Waits): readonly WaitingAt[] {
  const games = new Set([...decisions, ...requests].map(({ game }) => game.id));
  return [
    ...[...games].map((id) => ({ page: 'game', id }) as const),
    ...unready.map(({ id }) => ({ page: 'table', id }) as const),
  ];
}
