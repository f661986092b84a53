export type QueueSettings = Readonly<{
  name: string;
  /** How long to wait for the server when opening. */
  readyMs: number;
  /** How long to wait for an answer of Postgres; Redis breaks off by itself. */
  patienceMs: number;
  /** Wake-ups handled at the same time by one worker. */
  concurrency: number;
  attempts: number;
  /** The pause before the second attempt; each one after it is twice as long. */
  backOffMs: number;
  /** A worker that has not been heard of for so long is taken for dead. */
  lockMs: number;
  /** How often somebody looks for the work of the dead. */
  stalledMs: number;
  /** How often a wake-up may outlive its worker before it counts as the cause. */
  stallsAllowed: number;
  /** How long a worker waits before it asks again a server that failed. */
  retryMs: number;
}>;

export const QUEUE_DEFAULTS: QueueSettings = {
  name: 'cairn-wakeups',
  readyMs: 10_000,
  patienceMs: 15_000,
  concurrency: 8,
  attempts: 8,
  backOffMs: 2_000,
  lockMs: 30_000,
  stalledMs: 30_000,
  stallsAllowed: 3,
  retryMs: 2_000,
};
