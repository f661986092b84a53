import { parseArgs } from 'node:util';
import { mistake } from '../../../tools/lib/mistake.mjs';
import { verdictOn } from '../../fairness/verify/archive.js';
import type { Trust } from '../../fairness/verify/trust.js';
import { importArchive, type ImportOutcome, type ImportWishes } from '../../play/trust/import.js';
import { verdictWords } from '../../views/verdict/verdict-rows.js';
import type { Command } from '../command.js';
import { readConfig } from '../config.js';
import { withHouse, type House } from '../house.js';
import { showProgress } from '../progress.js';
import { keysIn } from '../verify/keys.js';
import { reportLines } from '../verify/report.js';
import { readArchive } from '../verify/verify-file.js';

const USAGE = `Usage: cairn import [options] FILE...

Stores the games in archives of other servers, under the same ids, to be read, replayed and given on with the same
bytes. Each archive is verified first. A copy cannot be played on: the seed of its game is elsewhere.

  --key KEY            believe this signing key alone, as for cairn verify; may be given several times
  --title TITLE        what to call the games here; archives have no titles
  --private            for organisers of all games alone; otherwise everybody may see the copies

Ends with 1 if one of them was not stored.`;

const OPTIONS = {
  key: { type: 'string', multiple: true },
  title: { type: 'string', default: '' },
  private: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Wanted = Readonly<{ trust: Trust; wishes: ImportWishes }>;

/** Stores copies of games that were played elsewhere. */
export const run: Command = async ({ args, env, say = console.log }) => {
  const { values, positionals: files } = parsed(args);
  if (values.help) {
    say(USAGE);
    return 0;
  }
  if (files.length === 0) throw wrong('Which archive?');
  const keys = values.key?.flatMap((key) => keysIn(key, wrong));
  const wanted: Wanted = {
    trust: keys === undefined ? {} : { keys },
    wishes: { title: values.title, visibility: values.private ? 'invitation' : 'public' },
  };
  const refused = await withHouse(readConfig(env), say, (house) => importAll(house, files, wanted, say));
  return refused === 0 ? 0 : 1;
};

async function importAll(
  house: House,
  files: readonly string[],
  wanted: Wanted,
  say: (line: string) => void,
): Promise<number> {
  const progress = showProgress(files.length, process.stderr);
  let refused = 0;
  for (const [index, file] of files.entries()) {
    const { stored, lines } = await importOne(house, file, wanted);
    for (const line of lines) say(line);
    if (!stored) refused += 1;
    if (files.length > 1) progress.reached(index + 1);
  }
  if (files.length > 1) progress.end();
  return refused;
}

type Told = Readonly<{ stored: boolean; lines: readonly string[] }>;

async function importOne(
  { stores, useCases }: House,
  file: string,
  { trust, wishes }: Wanted,
): Promise<Told> {
  let read: Awaited<ReturnType<typeof readArchive>>;
  try {
    read = await readArchive(file);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { stored: false, lines: [`${file}: ${verdictWords('en').unreadable(problem)}`] };
  }
  const verdict = verdictOn(read, trust);
  if (!read.ok || verdict.outcome === 'refuted')
    return { stored: false, lines: reportLines(file, verdict, 'en') };
  const { game } = read.value.header;
  if (verdict.unchecked.some(({ why }) => why === 'PROGRAM_TOO_OLD'))
    return {
      stored: false,
      lines: [
        `${file}: NOT stored: a newer Cairn has written game ${game}, and this one is too old to read it`,
      ],
    };
  const outcome = await importArchive({ copies: stores.copies, now: useCases.now }, read.value, wishes);
  return told(file, game, outcome);
}

function told(file: string, game: string, outcome: ImportOutcome): Told {
  switch (outcome.kind) {
    case 'imported':
      return { stored: true, lines: [`${file}: game ${game} can be read here now`] };
    case 'known':
      return { stored: true, lines: [`${file}: game ${game} is here already, with the same history`] };
    case 'other':
      return {
        stored: false,
        lines: [
          `${file}: NOT stored: game ${game} is here already with another history, whose head is ${outcome.version}:${outcome.hash}`,
        ],
      };
    case 'unfit':
      return {
        stored: false,
        lines: [`${file}: NOT stored: game ${game} cannot be kept here: ${outcome.problem}`],
      };
    case 'contentUnknown':
      return {
        stored: false,
        lines: [
          `${file}: NOT stored: the cards and buildings ${outcome.content} of game ${game} are not known here, and the archive does not have them`,
        ],
      };
    case 'notForAll':
      return {
        stored: false,
        lines: [
          `${file}: NOT stored: game ${game} still runs, and this archive has what only some may see. Take one that is for everybody, or wait for the end`,
        ],
      };
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

const wrong = (message: string): Error =>
  Object.assign(mistake(`${message}\nTry: cairn import --help`), { exitCode: 2 });
