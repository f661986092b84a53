import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { mistake } from '../../../tools/lib/mistake.mjs';
import type { GameId } from '../../game/index.js';
import { Fault } from '../../play/faults.js';
import type { Command } from '../command.js';
import { readConfig } from '../config.js';
import { withHouse } from '../house.js';

const USAGE = `Usage: cairn export [options] GAME

Writes the archive of a game, to be checked by anybody with cairn verify. Of a game that still runs it has what
everybody may see.

  --out FILE           where to (cairn-GAME.ndjson); "-" writes to standard output`;

const OPTIONS = {
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Writes one game into a file. */
export const run: Command = async ({ args, env, say = console.log }) => {
  const { values, positionals } = parsed(args);
  if (values.help) {
    say(USAGE);
    return 0;
  }
  const [game] = positionals;
  if (game === undefined || positionals.length > 1) throw wrong('Which game?');
  const out = values.out ?? `cairn-${game}.ndjson`;
  // What is written to standard output must be the archive alone.
  const tell = out === '-' ? (line: string): void => void process.stderr.write(`${line}\n`) : say;
  await withHouse(readConfig(env), tell, async ({ useCases: { look, archives } }) => {
    const { table } = await look.now(game as GameId).catch(explain);
    const lines = await archives.of(game as GameId, table.closed === undefined ? 'public' : 'full');
    await pipeline(Readable.from(lines), out === '-' ? process.stdout : createWriteStream(out));
  });
  tell(`The archive of game ${game} is in ${out}`);
  return 0;
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

const wrong = (message: string): Error =>
  Object.assign(mistake(`${message}\nTry: cairn export --help`), { exitCode: 2 });

function explain(error: unknown): never {
  throw error instanceof Fault ? mistake(error.message, error) : error;
}
