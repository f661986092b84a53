import type { RequestHandler } from 'express';
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

export type Probes = Readonly<Record<'alive' | 'ready' | 'counted', RequestHandler>>;

/** For machines that watch: is the process alive, can it do its work, how much does it do. */
export const probes = ({ checks, isStopping, metrics, log }: ProbeParts): Probes => ({
  alive: (_request, response) => {
    response.json({ alive: true });
  },
  ready: async (_request, response) => {
    const readiness = await readinessOf(checks, isStopping(), log);
    response.status(readiness.ready ? 200 : 503).json(readiness);
  },
  counted: async (_request, response) => {
    response.set('Content-Type', metrics.contentType).send(await metrics.text());
  },
});
