import { Router } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.js';
import type { Check } from './parts.js';
import { readinessOf } from './readiness.js';

export type ProbeParts = Readonly<{
  checks: Readonly<Record<string, Check>>;
  isStopping: () => boolean;
  metrics: Metrics;
  log: Logger;
}>;

/** For machines that watch: is the process alive, can it do its work, how much does it do. */
export function probes({ checks, isStopping, metrics, log }: ProbeParts): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ alive: true });
  });
  router.get('/readyz', async (_request, response) => {
    const readiness = await readinessOf(checks, isStopping(), log);
    response.status(readiness.ready ? 200 : 503).json(readiness);
  });
  router.get('/metrics', async (_request, response) => {
    response.set('Content-Type', metrics.contentType).send(await metrics.text());
  });
  return router;
}
