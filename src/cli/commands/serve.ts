import { service } from '../service.js';

/** Serves the page and the API, and does the worker's work too unless WORKER=off. */
export const run = service(({ worker }) => ({ page: true, worker }));
