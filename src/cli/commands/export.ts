import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { mistake } from '../../../tools/lib/mistake.mjs';
import type { GameId } from '../../game/index.js';
import { Fault } from '../../play/faults.js';
import type { ArchiveView } from '../../play/trust/archives.js';
import type { UseCases } from '../../play/use-cases.js';
import { refusalSentence } from '../../views/sentences/refusal-sentence.js';
import { ENGLISH } from '../../views/sentences/told.js';
import type { Command } from '../command.js';
import { readConfig } from '../config.js';
import { withHouse } from '../house.js';
import { writeWhole } from '../whole-file.js';

const USAGE = `Usage: cairn export [options] GAME

Writes the archive of a game, to be checked by anybody with cairn verify. Of a game that still runs it has what
everybody may see.

  --out FILE           where to (cairn-GAME.ndjson); "-" writes to standard output
  --full               of a running game everything but the seed, where its settings allow organisers to see that;
                       its players are told`;

const OPTIONS = {
  out: { type: 'string' },
  full: { type: 'boolean', default: false },
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
  await withHouse(readConfig(env), tell, async ({ useCases }) => {
    const view = await viewOf(useCases, game as GameId, values.full);
    const lines = await useCases.archives.of(game as GameId, view);
    await (out === '-' ? pipeline(Readable.from(lines), process.stdout) : writeWhole(out, lines));
  });
  tell(`The archive of game ${game} is in ${out}`);
  return 0;
};

/** Whoever runs the server may see all, but not in secret. */
async function viewOf({ look, play }: UseCases, game: GameId, full: boolean): Promise<ArchiveView> {
  const { table } = await look.now(game).catch(explain);
  if (table.closed !== undefined) return 'full';
  if (!full) return 'public';
  const played = await play({
    game,
    actor: 'server',
    commandId: randomUUID(),
    command: { type: 'OpenFullView' },
  });
  if (played.kind === 'accepted') return 'full';
  throw mistake(
    played.kind === 'rejected'
      ? refusalSentence(played.rejection, ENGLISH)
      : 'Something happened in this game just now. Try again.',
  );
}

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
