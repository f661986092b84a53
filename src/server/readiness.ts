import type { Logger } from 'pino';
import type { Check } from './parts.js';

/** A check that takes longer counts as failed: whoever asks will not wait for ever. */
const PATIENCE_MS = 2_000;

export type PartState = 'ok' | 'failed' | 'stopping';
export type Readiness = Readonly<{ ready: boolean; parts: Readonly<Record<string, PartState>> }>;

/** Whether commands would be accepted now, part by part. Why a part fails is for the log, not for the answer. */
export async function readinessOf(
  checks: Readonly<Record<string, Check>>,
  stopping: boolean,
  log: Logger,
): Promise<Readiness> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<[string, PartState]> => {
      return [name, (await passes(name, check, log)) ? 'ok' : 'failed'];
    }),
  );
  const parts: Readiness['parts'] = Object.fromEntries([...found, ['server', stopping ? 'stopping' : 'ok']]);
  return { ready: Object.values(parts).every((state) => state === 'ok'), parts };
}

async function passes(part: string, check: Check, log: Logger): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch (err) {
    log.warn({ err, part }, 'not ready');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
