import { fileURLToPath } from 'node:url';
import { cleaningUp } from '../bench/lib/clean-up.js';
import { readOptions } from '../bench/lib/options.js';
import { say, sayResult } from '../bench/lib/report.js';
import { countOf, type Finding } from './oracle/findings.js';
import { runChaos } from './run/chaos.js';

const OPTIONS = {
  kills: { default: 20, min: 1, max: 100_000, about: 'how often something is killed' },
  'seconds-between': { default: 2, min: 1, max: 3_600, about: 'between two kills, on average' },
  tables: { default: 12, min: 1, max: 500, about: 'at which somebody plays' },
  seed: { default: 1, min: 0, max: 999_999_999, about: 'of what is killed and cut' },
} as const;

const USAGE = 'npm run chaos -- [moves] [options]';

/** Findings that are shown; the rest is only counted. */
const SHOWN = 20;

/** `npm run chaos -- --kills 20`: moves must survive whatever is killed. */
export async function run(args: readonly string[]): Promise<number> {
  const given = readOptions(args, USAGE, OPTIONS);
  if (!given.ok) {
    (given.exitCode === 0 ? process.stdout : process.stderr).write(`${given.text}\n`);
    return given.exitCode;
  }
  const { 'seconds-between': secondsBetween, ...values } = given.values;
  const main = fileURLToPath(new URL('../../src/cli/main.js', import.meta.url));
  const report = await cleaningUp((own) => runChaos({ ...values, secondsBetween, main, say }, own));
  return sayVerdict(report.findings, report);
}

function sayVerdict(
  findings: readonly Finding[],
  { kills, acknowledged }: Readonly<{ kills: number; acknowledged: number }>,
): number {
  for (const { fault, what } of findings.slice(0, SHOWN)) say(`${fault.toUpperCase()}: ${what}`);
  if (findings.length > SHOWN) say(`… and ${findings.length - SHOWN} more`);
  sayResult({ chaos: 'moves', kills, acknowledged, ...countOf(findings) });
  return findings.length === 0 ? 0 : 1;
}
