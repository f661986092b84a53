import { parseArgs } from 'node:util';
import { mistake } from '../../../tools/lib/mistake.mjs';
import { headIn, type Trust } from '../../fairness/verify/trust.js';
import { isLanguage, LANGUAGES, languageFor, type Language } from '../../views/sentences/languages.js';
import { keysIn } from './keys.js';

type Env = Readonly<Record<string, string | undefined>>;

/** What is to be verified, and what the reader knows from elsewhere. */
export type Wanted = Readonly<{
  files: readonly string[];
  trust: Trust;
  json: boolean;
  language: Language;
}>;

export const USAGE = `Usage: cairn verify [options] FILE...

Checks archives of games: that nothing was changed, that every die and card follows from the seed, that every
decision led to what the rules say, and that the points are right. Needs neither a server nor a database.

  --key KEY            believe this signing key alone: a public key, its id, or a file with keys, such as a
                       saved /.well-known/cairn-keys.json; may be given several times
  --head [N:]HASH      a head that you kept from an answer, a feed or a mail: the file must have it (as event N);
                       the line of the mail may be given as it is, in quotation marks
  --json               one line of JSON for each file
  --language CODE      en, cs, sk or hr; otherwise that of your terminal (LC_ALL, LC_MESSAGES, LANG)

Ends with 0 if everything was verified, 1 if something is not as it should be, 2 if nothing is wrong but not
everything could be checked: a game that still runs, parts that only others may see, other rules, or what a newer
program than this one has written.`;

const OPTIONS = {
  key: { type: 'string', multiple: true },
  head: { type: 'string' },
  json: { type: 'boolean', default: false },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What the words on the command line ask for; 'help' if they ask for that. */
export function readArguments(args: readonly string[], env: Env): Wanted | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help) return 'help';
  if (positionals.length === 0) throw wrong('Which archive?');
  const keys = values.key?.flatMap((key) => keysIn(key, wrong));
  const trust = { ...(keys === undefined ? {} : { keys }), ...headOf(values.head) };
  return { files: positionals, trust, json: values.json, language: languageOf(values.language, env) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

/** Not 2, which means something else here. */
const wrong = (message: string): Error =>
  Object.assign(mistake(`${message}\nTry: cairn verify --help`), { exitCode: 1 });

function headOf(text: string | undefined): Pick<Trust, 'head'> {
  if (text === undefined) return {};
  const head = headIn(text);
  if (head !== undefined) return { head };
  throw wrong('--head must be a hash (64 hexadecimal digits), or the number of a move, ":" and the hash.');
}

/** As other programs find it: what is said here, else what the terminal is set to. */
function languageOf(wanted: string | undefined, env: Env): Language {
  if (wanted === undefined) return languageFor(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG']);
  if (isLanguage(wanted)) return wanted;
  throw wrong(`--language must be one of ${LANGUAGES.join(', ')}.`);
}
