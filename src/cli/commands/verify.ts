import type { Verdict } from '../../fairness/verify/verdict.js';
import type { Command } from '../command.js';
import { showProgress } from '../progress.js';
import { readArguments, USAGE, type Wanted } from '../verify/arguments.js';
import { reportLines } from '../verify/report.js';
import { verdictWords } from '../../views/verdict/verdict-rows.js';
import { verifyFile } from '../verify/verify-file.js';

/** Exit codes by outcome; with several files the worst counts. */
const CODES: Readonly<Record<Verdict['outcome'], number>> = { verified: 0, asFarAsPossible: 2, refuted: 1 };
const WORST_FIRST = [1, 2, 0];

/** Checks archives: no server, no database, nothing but the files. */
export const run: Command = async ({ args, env, say = console.log }) => {
  const wanted = readArguments(args, env);
  if (wanted === 'help') {
    say(USAGE);
    return 0;
  }
  const { files } = wanted;
  const progress = showProgress(files.length, process.stderr);
  const codes = new Set<number>();
  for (const [index, file] of files.entries()) {
    codes.add(await verifyOne(file, wanted, say));
    if (files.length > 1) progress.reached(index + 1);
  }
  if (files.length > 1) progress.end();
  return WORST_FIRST.find((code) => codes.has(code)) ?? 0;
};

async function verifyOne(
  file: string,
  { trust, json, language }: Wanted,
  say: (line: string) => void,
): Promise<number> {
  try {
    const verdict = await verifyFile(file, trust);
    say(json ? JSON.stringify({ file, ...verdict }) : reportLines(file, verdict, language).join('\n'));
    return CODES[verdict.outcome];
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    say(json ? JSON.stringify({ file, problem }) : `${file}: ${verdictWords(language).unreadable(problem)}`);
    return CODES.refuted;
  }
}
