/** The Redis of this run, in a database of this suite's own so that suites can run at the same time. */
export function testRedisUrl(): string {
  const server = process.env['CAIRN_TEST_REDIS'];
  if (server === undefined) throw new Error('CAIRN_TEST_REDIS is not set: run the suite with `npm test`');
  const url = new URL(server);
  url.pathname = `/${process.env['JEST_WORKER_ID'] ?? '1'}`;
  return url.href;
}
