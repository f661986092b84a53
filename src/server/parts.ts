import type { Api } from '../graphql/api.js';
import type { Measures } from './reminder-metrics.js';

/** Looks whether something the server cannot do without works; throws if it does not. */
export type Check = () => Promise<void>;

/** What the server serves: the use cases, and how to find out whether they can work. */
export type ServerParts = Api &
  Readonly<{
    checks: Readonly<Record<string, Check>>;
    /** Absent where nobody is reminded. */
    measures?: Measures;
  }>;
