import { performance } from 'node:perf_hooks';
import { awaitingOf, options, playMove, seenBy } from '../../src/game/index.js';
import type { Table } from '../../src/game/index.js';
import { chanceOf, luckOf } from '../../src/bots/chance.js';
import { random } from '../../src/bots/random.js';
import { botCommand, nextDecision, seatedTable, startedTable, step } from '../../src/bots/self-play.js';
import { median, rounded } from './lib/numbers.js';
import { readOptions } from './lib/options.js';
import { say, sayResult } from './lib/report.js';
import { expansionRatios, NUMBERS } from './playout/expansion.js';

const OPTIONS = {
  rounds: { default: 9, min: 1, max: 1000, about: 'measured rounds, after five to warm up' },
  games: { default: 300, min: 1, max: 100_000, about: '4-player games in each round' },
} as const;

const WARM_UP = 5;
const PLAYERS = ['random', 'random', 'random', 'random'] as const;

/**
 * `npm run bench -- playout`: random games with every legality check and event, how long listing options takes, and
 * how many games with the expansion are played in the time of one without.
 */
export function run(args: readonly string[]): Promise<number> {
  const given = readOptions(args, 'npm run bench -- playout [options]', OPTIONS);
  if (!given.ok) {
    (given.exitCode === 0 ? process.stdout : process.stderr).write(`${given.text}\n`);
    return Promise.resolve(given.exitCode);
  }
  const { rounds, games } = given.values;
  const speeds: number[] = [];
  const counts = { commands: 0, events: 0, games: 0 };
  const seated = seatedTable({ edition: 'cs-2019' }, PLAYERS).table;
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const begun = cpuSeconds();
    for (let nth = 0; nth < games; nth += 1) add(counts, playOut(seated, `playout ${round} ${nth}`));
    if (round >= 0) speeds.push(games / (cpuSeconds() - begun));
  }
  const optionsMs = median(optionTimes(Math.min(games, 30)));
  const each = (count: number): string => (count / counts.games).toFixed(0);
  say(`${each(counts.commands)} commands and ${each(counts.events)} events a game`);
  const ratios = expansionRatios(playOut, Math.min(rounds, 9), Math.ceil(games / 3));
  say(
    `with the expansion, of ${NUMBERS.join(', ')} players: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
  );
  say(`rounds: ${speeds.map((speed) => speed.toFixed(0)).join(', ')} games a second of one core`);
  sayResult({
    bench: 'playout',
    gamesPerSecond: Math.round(median(speeds)),
    optionsMedianMs: rounded(optionsMs, 4),
    vsBase: rounded(Math.min(...ratios)),
  });
  return Promise.resolve(0);
}

/** Time of one core, whatever else the machine does meanwhile; what the engine does beside counts too. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

type Counts = Readonly<{ commands: number; events: number }>;

function add(
  counts: { commands: number; events: number; games: number },
  { commands, events }: Counts,
): void {
  counts.commands += commands;
  counts.events += events;
  counts.games += 1;
}

/** A whole game from its start: every command is checked and decided into its events, every event folded. */
function playOut(seated: Table, seed: string): Counts {
  const chance = chanceOf(seed);
  const luck = luckOf(chance);
  const started = step(seated, 'owner', { type: 'StartGame' }, luck);
  if (!started.ok) throw new Error(`the game did not start: ${JSON.stringify(started.reason)}`);
  let { game } = started.value.table;
  let commands = 0;
  let events = 0;
  while (game !== undefined && game.result === undefined) {
    const seat = awaitingOf(game)[0]?.seat ?? 0;
    const played = playMove(game, seat, random(game, seat, chance), luck);
    if (!played.ok) throw new Error(`the bot was refused: ${JSON.stringify(played.reason)}`);
    ({ game } = played.value);
    commands += 1;
    events += played.value.events.length;
  }
  return { commands, events };
}

/** How long it takes to list the options of every decision of some games, in milliseconds. */
function optionTimes(games: number): readonly number[] {
  const times: number[] = [];
  for (let nth = 0; nth < games; nth += 1) {
    const chance = chanceOf('options', nth);
    const luck = luckOf(chance);
    let { table } = startedTable({ edition: 'cs-2019' }, PLAYERS, luck);
    for (let open = nextDecision(table); open !== undefined; open = nextDecision(table)) {
      const begun = performance.now();
      options(seenBy(table, open.seat), open.seat);
      times.push(performance.now() - begun);
      const next = step(table, open.actor, botCommand(table, open, chance), luck);
      if (!next.ok) throw new Error(`the bot was refused: ${JSON.stringify(next.reason)}`);
      table = next.value.table;
    }
  }
  return times;
}
