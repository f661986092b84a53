import { build } from './build.mjs';
import { mistake } from './lib/mistake.mjs';
import { has } from './lib/project.mjs';
import { endChildren } from './lib/run.mjs';
import { say, since } from './lib/say.mjs';
import { libcOf, unsupportedPlatform } from './lib/supported.mjs';
import { setup } from './setup.mjs';

/** Servers of this run, stopped in reverse order whatever happens. */
function cleaner() {
  const stops = [];
  return {
    own: (server) => {
      stops.push(server.stop);
      return server;
    },
    clean: async () => {
      for (const stop of stops.splice(0).reverse()) await stop().catch((error) => say(String(error)));
    },
  };
}

/** A signal ends what runs here, so that the run comes to its usual end; a second one does not ask. */
function endOnSignals() {
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (!asked) say('Stopping what was started …');
      endChildren(asked ? 'SIGKILL' : 'SIGTERM');
      asked = true;
    });
}

/** In a quick run the suites count, not whether everything compiles: an older build will do. */
async function prepare(quick) {
  await setup();
  try {
    await build();
  } catch (error) {
    if (!quick || !has('dist/cli/database.js')) throw error;
    say(`${error.message}\nThe build failed; going on with what there is.`);
  }
}

/** Starts what these suites need; names what they must do without. */
async function provideFor(kinds, own) {
  const { provideChromium, provideRedis } = await import('./test/needs.mjs');
  const { startPostgres, startRedis } = await import('./test/servers.mjs');
  const env = {};
  const missing = new Map();
  if (kinds.has('redis')) {
    const { path, ...why } = await provideRedis();
    if (path === undefined) missing.set('redis', why);
    else env.CAIRN_TEST_REDIS = own(await startRedis(path)).url;
  }
  if (kinds.has('browser')) {
    const { path, ...why } = await provideChromium();
    if (path === undefined) missing.set('browser', why);
    else env.CAIRN_TEST_CHROMIUM = path;
  }
  if (kinds.size > 0) env.CAIRN_TEST_PG = own(await startPostgres()).url;
  return { env, missing };
}

async function testSuites(args, own) {
  const { listSuites, needOf, runSuites } = await import('./test/suites.mjs');
  const suites = await listSuites(args);
  if (suites.length === 0) throw mistake(`No suite matches ${args.join(' ')}.`);
  const kinds = new Set(suites.map(needOf).filter((need) => need !== 'nothing'));
  const start = performance.now();
  const { env, missing } = await provideFor(kinds, own);
  if (kinds.size > 0) say(`Servers for ${[...kinds].join(', ')} suites are up (${since(start)})`);
  say(`Running ${suites.length} suites …`);
  const counts = await runSuites(args, [...missing.keys()], env);
  const notRun = suites.flatMap((suite) =>
    missing.has(needOf(suite)) ? [{ suite, ...missing.get(needOf(suite)) }] : [],
  );
  return { ...counts, notRun };
}

const inCi = () => !['', '0', 'false'].includes(process.env.CI ?? '');

/** What people look at last: what failed, what was not run and why, and the two numbers. */
function summarise({ checks, suites }, start) {
  say('');
  for (const name of checks.failed) say(`FAILED   ${name}`);
  for (const { suite, missing, advice } of suites.notRun)
    say(`NOT RUN  ${suite}: ${missing}; to change that: ${advice}`);
  const failed = checks.failed.length + suites.failed + (inCi() ? suites.notRun.length : 0);
  say(`Took ${since(start)}`);
  say(`${checks.passed + suites.passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

const noChecks = () => Promise.resolve({ passed: 0, failed: [] });

/** Both at once, and both to their end: whoever starts servers must have handed them over before they are stopped. */
async function checkAndTest(args, own) {
  const { runChecks } = await import('./test/checks.mjs');
  const work = [args.length > 0 ? noChecks() : runChecks(), testSuites(args, own)];
  const [checks, suites] = await Promise.allSettled(work);
  for (const { reason } of [checks, suites]) if (reason) throw reason;
  return { checks: checks.value, suites: suites.value };
}

/** Sets up, builds, checks and runs all suites; with arguments for jest, only the suites they name. */
export async function test(words) {
  const args = words.filter((word) => word !== '--long');
  if (words.includes('--long')) process.env.CAIRN_LONG = '1';
  const refusal = unsupportedPlatform(process.platform, process.arch, libcOf(process));
  if (refusal) throw mistake(refusal);
  const start = performance.now();
  const { own, clean } = cleaner();
  endOnSignals();
  try {
    await prepare(args.length > 0);
    process.exitCode = summarise(await checkAndTest(args, own), start);
  } finally {
    await clean();
  }
}
