import { pathToFileURL } from 'node:url';
import { mistake } from './lib/mistake.mjs';
import { stopWithNpm } from './lib/npm-parent.mjs';
import { peers } from './lib/peers.mjs';
import { at, has } from './lib/project.mjs';
import { endOnSignal } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { setup } from './setup.mjs';

/** Fewer killed mutants than this, in percent, and the tests of the rules are not good enough. */
const ENOUGH = 80;
const RULES = 'src/game/rules';

/**
 * `npm run test:mutation -- [rule …]`: changes the rules in many small ways, one at a time, and sees whether a test
 * notices. The last line is JSON.
 */
export async function mutation(names) {
  const strykerTakesOver = endOnSignal();
  stopWithNpm();
  const mutate = filesOf(names);
  await setup();
  const require = await peers();
  strykerTakesOver();
  const { Stryker } = await import(pathToFileURL(require.resolve('@stryker-mutator/core')).href);
  process.chdir(at());
  const mutants = await new Stryker(optionsFor(mutate)).runMutationTest();
  const { score, ...counts } = countsOf(mutants);
  say(JSON.stringify({ mutation: RULES, score, ...counts }));
  process.exitCode = score < ENOUGH ? 1 : 0;
}

function filesOf(names) {
  const files = names.map((name) => `${RULES}/${name}.ts`);
  const unknown = files.find((file) => !has(file));
  if (unknown !== undefined) throw mistake(`There is no ${unknown}.`);
  return files.length === 0 ? [`${RULES}/*.ts`] : files;
}

const optionsFor = (mutate) => ({
  configFile: at('tools', 'mutation', 'stryker.json'),
  plugins: [at('tools', 'mutation', 'runner.mjs')],
  reporters: ['clear-text', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  mutate,
});

/** A mutant that keeps the tests from ending is noticed too. */
function countsOf(mutants) {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  return { score: Math.round((1000 * killed) / (killed + survived)) / 10, killed, survived };
}
