import { parseArgs } from 'node:util';
import { mistake } from '../../../tools/lib/mistake.mjs';
import type { GameId } from '../../game/index.js';
import { everyGame, type Census } from '../../play/trust/census.js';
import { replayGame, type Replayed } from '../../play/trust/replay.js';
import type { Command } from '../command.js';
import { readConfig } from '../config.js';
import { withHouse, type House } from '../house.js';
import { nativeHash } from '../native-hash.js';
import { showProgress } from '../progress.js';
import { replaySummary, type ReplayCounts } from '../replay-summary.js';
import { differenceLines } from '../verify/report.js';

const USAGE = `Usage: cairn replay --all | GAME...

Folds stored games anew and verifies them with the program at hand: chains, draws, decisions, points, and the rows
that lists are read from. To be run before a new version is put to use.

  --all                every game there is
  --json               end with one line of JSON

Ends with 1 if a game differs from what this program makes of it.`;

const OPTIONS = {
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Plays stored games again with the code at hand. */
export const run: Command = async ({ args, env, say = console.log }) => {
  const { values, positionals } = parsed(args);
  if (values.help) {
    say(USAGE);
    return 0;
  }
  if (values.all === positionals.length > 0) throw wrong('Which games: --all, or some by their id?');
  const counts = await withHouse(readConfig(env), say, (house) =>
    replayAll(house, values.all ? undefined : positionals, say),
  );
  say(replaySummary(counts));
  if (values.json) say(JSON.stringify({ replay: counts }));
  return counts.diverged === 0 ? 0 : 1;
};

type Counts = { -readonly [Name in keyof ReplayCounts]: number };

async function replayAll(
  { stores }: House,
  named: readonly string[] | undefined,
  say: (line: string) => void,
): Promise<Counts> {
  const counts: Counts = { games: 0, diverged: 0, folded: 0, stale: 0 };
  const progress = showProgress(named?.length ?? (await stores.census.count({})), process.stderr);
  for await (const game of named ?? idsIn(stores.census)) {
    await replayGame(stores, game as GameId, nativeHash).then(
      (replayed) => count(counts, game, replayed, say),
      (error: unknown) => countUnread(counts, game, error, say),
    );
    progress.reached(counts.games);
  }
  progress.end();
  return counts;
}

async function* idsIn(census: Census): AsyncGenerator<string> {
  for await (const { id } of everyGame(census)) yield id;
}

function count(counts: Counts, game: string, replayed: Replayed, say: (line: string) => void): void {
  counts.games += 1;
  const { difference, tooOldFrom, redecided, row } = replayed;
  if (difference !== undefined) for (const line of differenceLines(`Game ${game}`, difference)) say(line);
  if (tooOldFrom !== undefined)
    say(`Game ${game}, move ${tooOldFrom}: a newer Cairn has stored it, and this one is too old for it`);
  if (difference !== undefined || tooOldFrom !== undefined) counts.diverged += 1;
  else if (!redecided) counts.folded += 1;
  if (row === 'differs') {
    counts.stale += 1;
    say(`Game ${game}: its row in the lists is not what follows from its events`);
  }
}

/** What is so broken that it cannot be looked at shall not hide what is wrong with the others. */
function countUnread(counts: Counts, game: string, error: unknown, say: (line: string) => void): void {
  counts.games += 1;
  counts.diverged += 1;
  say(`Game ${game}: it could not be replayed: ${error instanceof Error ? error.message : String(error)}`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

const wrong = (message: string): Error =>
  Object.assign(mistake(`${message}\nTry: cairn replay --help`), { exitCode: 2 });
