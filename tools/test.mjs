import { build } from './build.mjs';
import { mistake } from './lib/mistake.mjs';
import { stopWithNpm } from './lib/npm-parent.mjs';
import { has } from './lib/project.mjs';
import { childrenGone, endChildren } from './lib/run.mjs';
import { say, since } from './lib/say.mjs';
import { libcOf, unsupportedPlatform } from './lib/supported.mjs';
import { setup } from './setup.mjs';
import { runChecks } from './test/checks.mjs';
import { providePrograms } from './test/needs.mjs';
import { makeRunFolder, startPostgres, startRedis } from './test/servers.mjs';
import { listSuites, needOf, runSuites } from './test/suites.mjs';

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

/** What suites without a limit to some of them need. */
const EVERY_KIND = new Set(['pg', 'redis', 'browser']);

const kindsOf = (suites) => new Set(suites.map(needOf).filter((need) => need !== 'nothing'));

/** A quick run builds what its suites use, and makes do with an older build when the present state does not compile. */
async function prepare(suites, quick) {
  try {
    await build(quick && kindsOf(suites).size === 0 ? 'generated' : 'app');
  } catch (error) {
    if (!quick || !has('dist/cli/database.js')) throw error;
    say(`${error.message}\nThe build failed; going on with what there is.`);
  }
}

/** Starts what these suites need; names what they must do without. */
async function provideFor(kinds, programs, own, folder) {
  const env = { TMPDIR: folder };
  const redis = programs.get('redis')?.path;
  if (redis !== undefined) {
    env.CAIRN_TEST_REDIS = own(await startRedis(redis, folder)).url;
    // Some suites kill one of their own.
    env.CAIRN_TEST_REDIS_SERVER = redis;
  }
  const browser = programs.get('browser')?.path;
  if (browser !== undefined) env.CAIRN_TEST_CHROMIUM = browser;
  if (kinds.size > 0) env.CAIRN_TEST_PG = own(await startPostgres(folder)).url;
  return { env, missing: new Map([...programs].filter(([, { path }]) => path === undefined)) };
}

async function testSuites({ suites, programs, args }, own) {
  const start = performance.now();
  const kinds = kindsOf(suites);
  const { env, missing } = await provideFor(kinds, programs, own, own(makeRunFolder()).folder);
  if (kinds.size > 0) say(`✓ servers for ${[...kinds].join(', ')} suites (${since(start)})`);
  const notRun = suites.filter((suite) => missing.has(needOf(suite)));
  say(`Running ${suites.length - notRun.length} suites …`);
  const nothing = { passed: 0, failed: 0 };
  const counts = notRun.length === suites.length ? nothing : await runSuites(args, [...missing.keys()], env);
  return { ...counts, notRun: notRun.map((suite) => ({ suite, ...missing.get(needOf(suite)) })) };
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
async function checkAndTest(run, own) {
  const [checks, tests] = await Promise.allSettled([
    run.args.length > 0 ? noChecks() : runChecks(),
    testSuites(run, own),
  ]);
  for (const { reason } of [checks, tests]) if (reason) throw reason;
  return { checks: checks.value, suites: tests.value };
}

async function checkAndTestCleanly(run) {
  const { own, clean } = cleaner();
  try {
    return await checkAndTest(run, own);
  } finally {
    endChildren();
    await childrenGone();
    await clean();
  }
}

/** Takes out of the arguments what suites are told through the environment; the rest is for jest. */
function argumentsForJest(words) {
  if (words.includes('--long')) process.env.CAIRN_LONG = '1';
  const args = words.filter((word) => word !== '--long');
  const at = args.indexOf('--count');
  if (at < 0) return args;
  const [, count = ''] = args.splice(at, 2);
  if (!/^[1-9][0-9]{2,9}$/.test(count))
    throw mistake('--count needs a number from 100 on, e.g. --count 5000000');
  process.env.CAIRN_FUZZ_COUNT = count;
  return args;
}

async function findSuites(args) {
  const suites = await listSuites(args);
  if (suites.length === 0) throw mistake(`No suite matches ${args.join(' ')}.`);
  return suites;
}

/** The suites to run with what they need: installing waits for the network, and so may go on while others wait for the processor. */
async function install(args) {
  const packages = setup();
  const finding = packages.then(() => findSuites(args));
  const kinds = args.length > 0 ? finding.then(kindsOf) : Promise.resolve(EVERY_KIND);
  const [suites, programs] = await Promise.all([
    finding,
    kinds.then((each) => providePrograms(each, packages)),
    finding.then((each) => prepare(each, args.length > 0)),
  ]);
  return { suites, programs };
}

/** Sets up, builds, checks and runs all suites; with arguments for jest, only the suites they name. */
export async function test(words) {
  const args = argumentsForJest(words);
  const refusal = unsupportedPlatform(process.platform, process.arch, libcOf(process));
  if (refusal) throw mistake(refusal);
  const start = performance.now();
  endOnSignals();
  stopWithNpm();
  const { suites, programs } = await install(args);
  process.exitCode = summarise(await checkAndTestCleanly({ suites, programs, args }), start);
}
