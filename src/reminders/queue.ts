import type { Job } from 'bullmq';
import type { JsonObject } from '../game/index.js';
import { postgresBull, redisBull, type Bull, type BullQueue } from './bull.js';
import type { DeadLetter, Handler, Wakeup, WakeupQueue } from './queue-port.js';
import { QUEUE_DEFAULTS, type QueueSettings } from './settings.js';

export type QueueOptions = Readonly<{
  /** With Redis the queue is there, without it in Postgres (see prepareQueue). */
  redisUrl?: string | undefined;
  databaseUrl: string;
  /** Hears of connections that broke, and that are opened again without anybody's help. */
  onError?: (error: Error) => void;
  /** Hears of every wake-up that has failed for the last time. */
  onDeadLetter?: (letter: DeadLetter) => void;
  settings?: Partial<QueueSettings>;
}>;

type Timed = Parameters<WakeupQueue['armOnce']>[0][number];

const FAILED_KEPT = { age: 30 * 24 * 60 * 60, count: 10_000 };

/** Opens the queue; fails if its server does not answer. */
export async function createQueue(options: QueueOptions): Promise<WakeupQueue> {
  const { redisUrl, databaseUrl, onDeadLetter = () => undefined } = options;
  const [onError, close] = untilClosed(options.onError);
  const settings = { ...QUEUE_DEFAULTS, ...options.settings };
  const bull = redisUrl === undefined ? postgresBull(databaseUrl, settings) : redisBull(redisUrl, settings);
  const queue = bull.queue();
  queue.on('error', onError);
  await within(settings.readyMs, queue.waitUntilReady()).catch(async (error: unknown) => {
    await queue.close().catch(() => undefined);
    throw error;
  });
  const workers = new Set<() => Promise<void>>();
  return {
    arm: (id, at, data) => arm(queue, settings, { id, data }, at),
    armOnce: (wakeups) => armOnce(queue, settings, wakeups),
    disarm: async (id) => {
      for (const jobId of jobIdsOf(id)) await queue.remove(jobId);
    },
    repeat: (id, everyMs, data) => repeat(queue, id, everyMs, data),
    stopRepeating: async (id) => {
      await queue.removeJobScheduler(encode(id));
    },
    work: async (handle) => {
      const stop = await work(bull, handle, { onError, onDeadLetter });
      workers.add(stop);
      return async () => {
        workers.delete(stop);
        await stop();
      };
    },
    countDeadLetters: () => queue.getFailedCount(),
    deadLetters: async (limit) => (await queue.getFailed(0, limit - 1)).map(deadLetterOf),
    close: async () => {
      close();
      await Promise.all([...workers].map((stop) => stop()));
      await queue.close();
    },
  };
}

/** Whoever closes the queue knows: its server may stop right after, and cut connections that are saying goodbye. */
function untilClosed(onError: QueueOptions['onError']): readonly [(error: Error) => void, () => void] {
  let open = true;
  const hear = (error: Error): void => {
    if (open) onError?.(error);
  };
  return [hear, () => void (open = false)];
}

/**
 * A job that is being worked on can neither be changed nor removed, and its id is taken until it ends. What is armed
 * meanwhile gets the next id in line.
 */
async function arm(queue: BullQueue, settings: QueueSettings, wakeup: Wakeup, at: Date): Promise<void> {
  const free: string[] = [];
  for (const jobId of jobIdsOf(wakeup.id)) {
    await queue.remove(jobId);
    const left = await queue.getJob(jobId);
    if (!(await left?.isActive())) free.push(jobId);
  }
  const [jobId] = free;
  if (jobId === undefined) throw new Error(`wake-up ${wakeup.id} is being worked on several times over`);
  await queue.add('wakeup', wakeup, { ...optionsFor(settings, at), jobId });
}

async function armOnce(queue: BullQueue, settings: QueueSettings, wakeups: readonly Timed[]): Promise<void> {
  await queue.addBulk(
    wakeups.map(({ id, at, data }) => ({
      name: 'wakeup',
      data: { id, data },
      opts: { ...optionsFor(settings, at), jobId: encode(id) },
    })),
  );
}

const optionsFor = ({ attempts, backOffMs }: QueueSettings, at: Date) => ({
  delay: Math.max(0, at.getTime() - Date.now()),
  attempts,
  backoff: { type: 'exponential', delay: backOffMs },
  removeOnComplete: true,
  removeOnFail: FAILED_KEPT,
});

/** The next round comes anyway, so one that fails is not tried again. */
async function repeat(queue: BullQueue, id: string, everyMs: number, data: JsonObject): Promise<void> {
  // Set up anew it would begin anew, and what comes once a day would never come.
  if ((await queue.getJobScheduler(encode(id)))?.every === everyMs) return;
  const opts = { attempts: 1, removeOnComplete: true, removeOnFail: FAILED_KEPT };
  await queue.upsertJobScheduler(
    encode(id),
    { every: everyMs },
    { name: 'repeat', data: { id, data }, opts },
  );
}

async function work(
  bull: Bull,
  handle: Handler,
  { onError, onDeadLetter }: Required<Pick<QueueOptions, 'onError' | 'onDeadLetter'>>,
): Promise<() => Promise<void>> {
  const worker = bull.worker(({ data: { id, data } }) => handle({ id, data }));
  worker.on('error', onError);
  worker.on('failed', (job) => {
    if (job !== undefined && job.attemptsMade >= (job.opts.attempts ?? 1)) onDeadLetter(deadLetterOf(job));
  });
  await worker.waitUntilReady();
  return () => worker.close();
}

/** BullMQ allows neither colons nor bare numbers in ids. */
const encode = (id: string): string => `w-${encodeURIComponent(id)}`;

const jobIdsOf = (id: string): readonly string[] =>
  ['', '+', '++'].map((generation) => encode(id) + generation);

const deadLetterOf = ({ data, failedReason, attemptsMade, finishedOn = 0 }: Job<Wakeup>): DeadLetter => ({
  ...data,
  reason: failedReason,
  attempts: attemptsMade,
  failedAt: new Date(finishedOn),
});

async function within(ms: number, waiting: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the server of the queue does not answer')), ms);
  });
  await Promise.race([waiting, late]).finally(() => clearTimeout(timer));
}
