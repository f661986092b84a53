import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mistake } from '../../../tools/lib/mistake.mjs';
import type { Trust } from '../../fairness/verify/trust.js';

/** What is to be verified, and what the reader knows from elsewhere. */
export type Wanted = Readonly<{ files: readonly string[]; trust: Trust; json: boolean }>;

export const USAGE = `Usage: cairn verify [options] FILE...

Checks archives of games: that nothing was changed, that every die and card follows from the seed, that every
decision led to what the rules say, and that the points are right. Needs neither a server nor a database.

  --key KEY            believe this signing key alone: a public key, its id, or a file with keys, such as a
                       saved /.well-known/cairn-keys.json; may be given several times
  --head [N:]HASH      a head that you kept from an answer, a feed or a mail: the file must have it (at version N)
  --json               one line of JSON for each file

Ends with 0 if everything was verified, 1 if something is not as it should be, 2 if nothing is wrong but not
everything could be checked: a game that still runs, parts that only others may see, older rules.`;

const OPTIONS = {
  key: { type: 'string', multiple: true },
  head: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const KEY_OR_ID = /^([0-9a-f]{64}|[0-9a-f]{16})$/;
const HEAD = /^(?:(\d{1,9}):)?([0-9a-f]{64})$/;

/** What the words on the command line ask for; 'help' if they ask for that. */
export function readArguments(args: readonly string[]): Wanted | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help) return 'help';
  if (positionals.length === 0) throw wrong('Which archive?');
  const keys = values.key?.flatMap(keysIn);
  const trust = { ...(keys === undefined ? {} : { keys }), ...headOf(values.head) };
  return { files: positionals, trust, json: values.json };
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

/** Whatever in a file has the form of a public key is one: the published list, or a note with one on each line. */
function keysIn(value: string): readonly string[] {
  if (KEY_OR_ID.test(value)) return [value];
  const keys = textOf(value).match(/\b[0-9a-f]{64}\b/g) ?? [];
  if (keys.length === 0) throw wrong(`There is no public key in ${value}.`);
  return keys;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw wrong(`--key must be a public key (64 hexadecimal digits), a key id (16) or a file: ${file}`);
  }
}

function headOf(text: string | undefined): Pick<Trust, 'head'> {
  if (text === undefined) return {};
  const [, version, hash] = HEAD.exec(text) ?? [];
  if (hash === undefined)
    throw wrong('--head must be a hash (64 hexadecimal digits), or a version, ":" and the hash.');
  return { head: { hash, version: version === undefined ? undefined : Number(version) } };
}
