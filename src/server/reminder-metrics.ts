import { Gauge, type Registry } from 'prom-client';
import type { Pulse } from '../play/lookouts-port.js';

/** What nobody counts along: it is asked for when somebody wants to know. */
export type Measures = Readonly<{
  pulse: () => Promise<Pulse>;
  /** Wake-ups that have failed for good. Absent where there is no queue. */
  deadLetters?: () => Promise<number>;
}>;

/** Whoever watches will not wait for ever. */
const PATIENCE_MS = 2_000;

/** How reminders are doing, for all processes together. The returned function measures; what does not answer is NaN. */
export function reminderMetrics(register: Registry, { pulse, deadLetters }: Measures): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: readonly string[] = []): Gauge =>
    new Gauge({ name, help, labelNames, registers: [register] });
  const overdue = gauge('cairn_reminders_overdue', 'Games that should have been looked at by now.');
  const waiting = gauge('cairn_reminders_overdue_seconds', 'How long the first of them has been overdue.');
  const watched = gauge('cairn_reminders_watched', 'Games that will be looked at.');
  const sent = gauge('cairn_reminders_sent', 'Notices sent in the last hour.');
  const lateness = gauge('cairn_reminder_lateness_seconds', 'How late they were.', ['quantile']);
  const dead = deadLetters && gauge('cairn_dead_letters', 'Wake-ups that have failed for good.');
  const late = (quantile: string, seconds: number): void => lateness.set({ quantile }, seconds);
  return async () => {
    const [now = UNKNOWN, letters = NaN] = await Promise.all([
      orUndefined(pulse),
      deadLetters && orUndefined(deadLetters),
    ]);
    overdue.set(now.overdue);
    waiting.set(now.overdueSeconds);
    watched.set(now.watched);
    sent.set(now.sent);
    late('0.5', now.latenessSeconds.p50);
    late('0.99', now.latenessSeconds.p99);
    late('1', now.latenessSeconds.max);
    dead?.set(letters);
  };
}

const UNKNOWN: Pulse = {
  ...{ overdue: NaN, overdueSeconds: NaN, watched: NaN, sent: NaN },
  latenessSeconds: { p50: NaN, p99: NaN, max: NaN },
};

async function orUndefined<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((give) => {
    timer = setTimeout(() => give(undefined), PATIENCE_MS);
  });
  return Promise.race([find().catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
