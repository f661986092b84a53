import { createPool } from '../../src/journal/pool.js';
import { RUN_UP } from './append/contestant.js';
import { memoryPaper, postgresPaper } from './append/paper.js';
import { startRunner, type Runner } from './append/processes.js';
import { writeScript, type Paper, type Script } from './append/script.js';
import { cleaningUp, type Own } from './lib/clean-up.js';
import { median, rounded } from './lib/numbers.js';
import { readOptions } from './lib/options.js';
import { say, sayResult, tableLines } from './lib/report.js';
import { DATABASE, startScratchPostgres } from './lib/scratch-postgres.js';

/** Who is compared, in the order of the table; the names are those of the modules in append/. */
const CONTESTANTS = {
  play: 'play(): decide, evolve, hash, append, announce',
  function: 'append_events() with ready arguments',
  insert: 'one version-checked INSERT',
  emmett: 'Emmett appendToStream',
} as const;
type Name = keyof typeof CONTESTANTS;
const NAMES = Object.keys(CONTESTANTS) as readonly Name[];

const GAMES = [1, 16] as const;
type Games = (typeof GAMES)[number];

/** Appends each second, by round. */
type Results = Readonly<Record<Games, Readonly<Record<Name, number[]>>>>;

const OPTIONS = {
  rounds: { default: 7, min: 1, max: 100, about: 'measured rounds, after one to warm up' },
  commands: { default: 150, min: 10, max: 200, about: 'commands for each game and round' },
} as const;

/** `npm run bench -- append`: the whole path of a command beside what it could be at best. */
export async function run(args: readonly string[]): Promise<number> {
  const given = readOptions(args, 'npm run bench -- append [options]', OPTIONS);
  if (!given.ok) {
    (given.exitCode === 0 ? process.stdout : process.stderr).write(`${given.text}\n`);
    return given.exitCode;
  }
  const { rounds, commands } = given.values;
  const results = await cleaningUp(async (own) => measure(await startAll(own), rounds, commands));
  for (const line of tableOf(results)) say(line);
  sayResult({
    bench: 'append',
    vsAppend: rounded(ratio(results, 16, 'function')),
    vsRaw: rounded(ratio(results, 16, 'insert')),
    vsEmmett: rounded(ratio(results, 16, 'emmett')),
  });
  return 0;
}

/** A contestant's process, and where its games are opened. */
type Entrant = Readonly<{ name: Name; runner: Runner; paper: () => Paper }>;
type Entrants = readonly Entrant[];

async function startAll(own: Own): Promise<Entrants> {
  say('Starting PostgreSQL (fsync on) and a process for each contestant …');
  const postgres = await startScratchPostgres('bench');
  own(postgres.remove);
  const urls = postgres.urls(DATABASE);
  const pool = createPool(urls.appUrl);
  own(() => pool.end());
  const entrants: Entrant[] = [];
  for (const name of NAMES) {
    const runner = await startRunner(name, urls);
    own(runner.stop);
    const ours = name === 'play' || name === 'function';
    entrants.push({ name, runner, paper: ours ? () => postgresPaper(pool) : memoryPaper });
  }
  return entrants;
}

/** Rounds are interleaved, and each begins with somebody else: whatever disturbs the machine disturbs all alike. */
async function measure(entrants: Entrants, rounds: number, length: number): Promise<Results> {
  const nobody = () => ({ play: [], function: [], insert: [], emmett: [] });
  const results: Results = { 1: nobody(), 16: nobody() };
  for (let round = 0; round <= rounds; round += 1) {
    const title = round === 0 ? 'warm-up' : `round ${round} of ${rounds}`;
    for (const games of GAMES) {
      const speeds: string[] = [];
      for (const { name, runner, paper } of rotated(entrants, round)) {
        const speed = await runner.run(await scriptsFor(paper, games, RUN_UP + length));
        if (round > 0) results[games][name].push(speed);
        speeds.push(`${name} ${speed.toFixed(0)}/s`);
      }
      say(`${title}, ${games === 1 ? '1 game' : `${games} games`}: ${speeds.join(', ')}`);
    }
  }
  return results;
}

async function scriptsFor(paper: () => Paper, games: number, length: number): Promise<readonly Script[]> {
  const scripts: Script[] = [];
  while (scripts.length < games) scripts.push(await writeScript(paper(), length));
  return scripts;
}

const rotated = <Item>(items: readonly Item[], by: number): readonly Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

/** How `play` does against another, each round on its own: what slows a round down slows both. */
function ratio(results: Results, games: Games, other: Name): number {
  const { play, [other]: others } = results[games];
  return median(play.map((speed, round) => speed / (others[round] ?? NaN)));
}

function tableOf(results: Results): readonly string[] {
  const speed = (games: Games, name: Name): string => median(results[games][name]).toFixed(0);
  const share = (games: Games, name: Name): string =>
    name === 'play' ? '' : ratio(results, games, name).toFixed(2);
  return tableLines([
    ['appends/s, median of rounds', '1 game', 'play() is', '16 games', 'play() is'],
    ...NAMES.map((name) => [
      CONTESTANTS[name],
      ...GAMES.flatMap((games) => [speed(games, name), share(games, name)]),
    ]),
  ]);
}
