import { fileURLToPath } from 'node:url';
import { cleaningUp } from '../bench/lib/clean-up.js';
import { readOptions } from '../bench/lib/options.js';
import { say, sayResult } from '../bench/lib/report.js';
import { runReminders } from './reminders/run.js';
import { isFine } from './reminders/verdict.js';

const OPTIONS = {
  kills: { default: 20, min: 1, max: 100_000, about: 'how often something is killed' },
  'seconds-between': { default: 3, min: 1, max: 3_600, about: 'between two kills, on average' },
  stretches: { default: 1_000, min: 10, max: 100_000, about: 'that are open at the beginning' },
  seed: { default: 1, min: 0, max: 999_999_999, about: 'of what is killed and what falls due when' },
} as const;

const USAGE = 'npm run chaos -- --reminders [options]';

/** `npm run chaos -- --reminders --kills 20`: reminders must survive whatever is killed. */
export async function run(args: readonly string[]): Promise<number> {
  const given = readOptions(args, USAGE, OPTIONS);
  if (!given.ok) {
    (given.exitCode === 0 ? process.stdout : process.stderr).write(`${given.text}\n`);
    return given.exitCode;
  }
  const { 'seconds-between': secondsBetween, ...values } = given.values;
  const main = fileURLToPath(new URL('../../src/cli/main.js', import.meta.url));
  const verdict = await cleaningUp((own) => runReminders({ ...values, secondsBetween, main, say }, own));
  const { due, distinct, missing, early, duplicates, needless } = verdict;
  const { kills } = values;
  if (needless > 0) say(`NEEDLESS: ${needless} letters that nobody should have got`);
  sayResult({ chaos: 'reminders', due, distinct, missing, early, duplicates, kills });
  return isFine(verdict, kills) ? 0 : 1;
}
