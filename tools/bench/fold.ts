import { performance } from 'node:perf_hooks';
import { fold } from '../../src/game/index.js';
import type { Recorded } from '../../src/game/index.js';
import { peers } from '../lib/peers.mjs';
import { trivialGame } from './fold/boardgame-io.js';
import { recordedGame } from './fold/recorded-game.js';
import { median, rounded } from './lib/numbers.js';
import { readOptions } from './lib/options.js';
import { say, sayResult, tableLines } from './lib/report.js';

const OPTIONS = {
  rounds: { default: 15, min: 1, max: 1000, about: 'measured rounds, after three to warm up' },
  games: { default: 20, min: 1, max: 1000, about: 'different 4-player games' },
  folds: { default: 10, min: 1, max: 1000, about: 'how often each of them is folded in a round' },
  moves: { default: 4000, min: 100, max: 1_000_000, about: 'moves of boardgame.io in each round' },
} as const;

const WARM_UP = 3;

/** One round: how fast each was, and how long one whole game took. */
type Round = Readonly<{ events: number; moves: number; gameMs: number }>;

/** `npm run bench -- fold`: folding recorded games beside the reducer of boardgame.io making moves of a trivial game. */
export async function run(args: readonly string[]): Promise<number> {
  const given = readOptions(args, 'npm run bench -- fold [options]', OPTIONS);
  if (!given.ok) {
    (given.exitCode === 0 ? process.stdout : process.stderr).write(`${given.text}\n`);
    return given.exitCode;
  }
  const { rounds, games, folds, moves } = given.values;
  const histories = Array.from({ length: games }, (_, nth) => recordedGame(`fold ${nth}`));
  const makeMoves = trivialGame(await peers());
  const measured: Round[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const result = measure({ histories, folds }, makeMoves, moves);
    if (round >= 0) measured.push(result);
  }
  report(measured, histories);
  return 0;
}

type Work = Readonly<{ histories: readonly (readonly Recorded[])[]; folds: number }>;

/** Both in the same round and for about as long, so that whatever disturbs the machine disturbs both. */
function measure({ histories, folds }: Work, makeMoves: (count: number) => void, moves: number): Round {
  const events = folds * histories.reduce((sum, { length }) => sum + length, 0);
  const folding = seconds(() => {
    for (let nth = 0; nth < folds; nth += 1) for (const history of histories) fold(history);
  });
  const moving = seconds(() => makeMoves(moves));
  const gameMs = (1000 * folding) / (folds * histories.length);
  return { events: events / folding, moves: moves / moving, gameMs };
}

function seconds(work: () => void): number {
  const begun = performance.now();
  work();
  return (performance.now() - begun) / 1000;
}

function report(measured: readonly Round[], histories: readonly (readonly Recorded[])[]): void {
  const eventsPerSecond = median(measured.map(({ events }) => events));
  const movesPerSecond = median(measured.map(({ moves }) => moves));
  const gameMs = median(measured.map((each) => each.gameMs));
  const length = Math.round(histories.reduce((sum, each) => sum + each.length, 0) / histories.length);
  const rows = [
    ['', 'per second'],
    ['events folded by Cairn', eventsPerSecond.toFixed(0)],
    ['moves of a trivial game in boardgame.io', movesPerSecond.toFixed(0)],
  ];
  for (const line of tableLines(rows)) say(line);
  say(`A 4-player game has ${length} events and is folded in ${gameMs.toFixed(3)} ms.`);
  sayResult({
    bench: 'fold',
    vsBoardgameio: rounded(median(measured.map(({ events, moves }) => events / moves)), 1),
    eventsPerSecond: Math.round(eventsPerSecond),
    gameMs: rounded(gameMs, 3),
  });
}
