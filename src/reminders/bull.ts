import {
  createPostgresBackend,
  createRedisBackend,
  withBackend,
  type BackendFactory,
  type IQueueBackend,
  type Job,
  type Processor,
  type Queue,
  type Worker,
} from 'bullmq';
import { impatient } from '../postgres/impatient.js';
import type { QueueSettings } from './settings.js';
import type { Wakeup } from './queue-port.js';

export type BullQueue = Pick<
  Queue<Wakeup>,
  | 'add'
  | 'addBulk'
  | 'remove'
  | 'getJob'
  | 'getFailed'
  | 'getFailedCount'
  | 'getJobScheduler'
  | 'upsertJobScheduler'
  | 'removeJobScheduler'
  | 'waitUntilReady'
  | 'close'
> &
  Errors;
export type BullWorker = Pick<Worker<Wakeup>, 'waitUntilReady' | 'close'> & Errors & Failures;
type Errors = Readonly<{ on: (event: 'error', listener: (error: Error) => void) => unknown }>;

type Failures = Readonly<{
  on: (event: 'failed', listener: (job: Job<Wakeup> | undefined, error: Error) => void) => unknown;
}>;

/** BullMQ on either of its servers. */
export type Bull = Readonly<{ queue: () => BullQueue; worker: (process: Processor<Wakeup>) => BullWorker }>;

/** The schema that BullMQ has to itself. */
export const SCHEMA = 'bullmq';

/** On Postgres. A queue and each worker get a small pool of their own, a worker one more connection to listen. */
export function postgresBull(url: string, settings: QueueSettings): Bull {
  const connection = {
    ...withoutOptions(url),
    ...impatient(settings.patienceMs),
    schema: SCHEMA,
    max: 3,
    connectionTimeoutMillis: 10_000,
    application_name: 'cairn-queue',
  };
  return bull(createPostgresBackend, settings, { producer: connection, consumer: connection });
}

/** On Redis. A worker waits for its server as long as it takes; whoever wants to add something is soon told that it is away. */
export function redisBull(url: string, settings: QueueSettings): Bull {
  // Hanging up on a server that has gone would otherwise keep the process for two seconds.
  const consumer = { url, connectionName: 'cairn-queue', disconnectTimeout: 100 };
  return bull(createRedisBackend, settings, { producer: { ...consumer, maxRetriesPerRequest: 2 }, consumer });
}

/** BullMQ adds options of its own, and those in an address would win over them. */
function withoutOptions(url: string): Readonly<{ connectionString: string; options?: string }> {
  const address = new URL(url);
  const options = address.searchParams.get('options');
  address.searchParams.delete('options');
  return { connectionString: address.href, ...(options === null ? {} : { options }) };
}

function bull<Backend extends IQueueBackend, Connection>(
  backend: BackendFactory<Backend, Connection>,
  settings: QueueSettings,
  { producer, consumer }: Readonly<{ producer: Connection; consumer: Connection }>,
): Bull {
  const { Queue, Worker } = withBackend(backend);
  const { name, concurrency, lockMs, stalledMs, retryMs, stallsAllowed } = settings;
  return {
    queue: () => new Queue<Wakeup>(name, { connection: producer }),
    worker: (process) =>
      new Worker<Wakeup>(name, process, {
        connection: consumer,
        concurrency,
        lockDuration: lockMs,
        stalledInterval: stalledMs,
        maxStalledCount: stallsAllowed,
        runRetryDelay: retryMs,
      }),
  };
}
