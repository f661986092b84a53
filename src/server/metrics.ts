import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { reminderMetrics, type Measures } from './reminder-metrics.js';

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What can be counted at any moment without counting along. */
export type Gauges = Readonly<{ sockets: () => number; subscriptions: () => number; games: () => number }>;

export type Metrics = Readonly<{
  request: (route: string, method: string, status: number, seconds: number) => void;
  command: (type: string, outcome: string, seconds: number) => void;
  /** Everything in Prometheus's text format. */
  text: () => Promise<string>;
  contentType: string;
}>;

/** The metrics of one server; where reminders are sent, also theirs. */
export function createMetrics(gauges: Gauges, measures?: Measures): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const { requests, commands, latency } = countersIn(register);
  gaugeIn(register, 'cairn_sockets', 'Open WebSockets.', gauges.sockets);
  gaugeIn(register, 'cairn_subscriptions', 'Running subscriptions.', gauges.subscriptions);
  gaugeIn(register, 'cairn_followed_games', 'Games that somebody follows.', gauges.games);
  const measure = measures && reminderMetrics(register, measures);
  return {
    request: (route, method, status, seconds) => requests.observe({ route, method, status }, seconds),
    command: (type, outcome, seconds) => {
      commands.inc({ type, outcome });
      latency.observe({ type }, seconds);
    },
    text: async () => {
      await measure?.();
      return register.metrics();
    },
    contentType: register.contentType,
  };
}

const countersIn = (register: Registry) => ({
  requests: new Histogram({
    name: 'cairn_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: FAST,
    registers: [register],
  }),
  commands: new Counter({
    name: 'cairn_commands_total',
    help: 'Commands by type and by what became of them.',
    labelNames: ['type', 'outcome'],
    registers: [register],
  }),
  latency: new Histogram({
    name: 'cairn_command_seconds',
    help: 'Time from a command to its outcome.',
    labelNames: ['type'],
    buckets: FAST,
    registers: [register],
  }),
});

const gaugeIn = (register: Registry, name: string, help: string, read: () => number): Gauge =>
  new Gauge({
    name,
    help,
    registers: [register],
    collect() {
      this.set(read());
    },
  });
