import { service } from '../service.js';
import { wordless } from '../wordless.js';

const USAGE =
  'Usage: cairn serve   serves the page and the API, with the worker unless WORKER=off, until it is told to stop';

/** Serves the page and the API, and does the worker's work too unless WORKER=off. */
export const run = wordless(
  USAGE,
  service(({ worker }) => ({ page: true, worker })),
);
