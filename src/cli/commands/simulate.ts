import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { mistake } from '../../../tools/lib/mistake.mjs';
import { newTally } from '../simulate/checks/moment.js';
import { readArguments, USAGE } from '../simulate/arguments.js';
import type { Wanted } from '../simulate/arguments.js';
import { setupOf } from '../simulate/content.js';
import type { Setup } from '../simulate/content.js';
import { playGame } from '../simulate/play-game.js';
import type { Plan, PlayedGame } from '../simulate/play-game.js';
import type { ContentFile } from '../../game/index.js';
import { showProgress } from '../progress.js';
import { recordOf, recordText } from '../simulate/record.js';
import { addResult, newResults, resultLines } from '../simulate/results.js';
import type { Results } from '../simulate/results.js';
import type { Command } from '../command.js';

/** So many bad games are written down; more would tell nothing new. */
const MOST_FILES = 3;

/** Plays games among bots, checks every rule on every move, and shows how they went. */
export const run: Command = ({ args, say = console.log }) => {
  const wanted = readArguments(args);
  if (wanted === 'help') {
    say(USAGE);
    return Promise.resolve(0);
  }
  const setup = setupOf(wanted.choice, wanted.content);
  const { results, violated, seconds } = playAll(wanted, setup, say);
  resultLines(results).forEach((line) => say(line));
  const gamesPerSecond = Math.round((wanted.games / seconds) * 10) / 10;
  const verdict = violated === 0 ? 'no violation' : `${counted(violated)} with violations`;
  say(`${counted(wanted.games)} in ${seconds.toFixed(1)} s, ${gamesPerSecond} a second: ${verdict}`);
  if (wanted.json) say(jsonLine({ ...wanted, choice: setup.choice }, violated, gamesPerSecond));
  return Promise.resolve(violated === 0 ? 0 : 1);
};

const counted = (games: number): string => (games === 1 ? '1 game' : `${games} games`);

type Run = Readonly<{ results: Results; violated: number; seconds: number }>;

function playAll(wanted: Wanted, setup: Setup, say: (line: string) => void): Run {
  const results = newResults();
  const tally = newTally();
  const progress = showProgress(wanted.games, process.stderr);
  const begun = performance.now();
  let violated = 0;
  for (let nth = 0; nth < wanted.games; nth += 1) {
    const plan = planOf(wanted, setup, wanted.first + nth);
    const played = playGame(plan, tally);
    addResult(results, played.table);
    if (played.violations.length > 0 && (violated += 1) <= MOST_FILES)
      report({ ...plan, ...setup }, played, say);
    else if (wanted.record !== undefined) keep(wanted.record, { ...plan, ...setup }, played);
    progress.reached(nth + 1);
  }
  const seconds = (performance.now() - begun) / 1000;
  progress.end();
  return { results, violated, seconds };
}

/** Bots move on by one seat from game to game, so that no bot owes its score to its seat. */
function planOf({ seed, bots }: Wanted, { choice, empty }: Setup, number: number): Plan {
  const turned = bots.map((_, seat) => bots[(seat + number) % bots.length] ?? 'random');
  return { name: `${seed}/${number}`, choice, bots: turned, empty };
}

/** A record of a corrected game brings its content file along. */
const notesOf = ({ file }: Setup): Readonly<{ content?: ContentFile }> =>
  file === undefined ? {} : { content: file };

type SetPlan = Plan & Setup;

function report(
  { name, choice, bots, ...setup }: SetPlan,
  played: PlayedGame,
  say: (line: string) => void,
): void {
  const file = `cairn-violation-${fileName(name)}.json`;
  const { violations, taken, table } = played;
  const record = recordOf(`game ${name}`, taken, table);
  writeFileSync(
    file,
    recordText({ ...record, notes: { violations, choice, bots, ...notesOf({ choice, ...setup }) } }),
  );
  say(`Game ${name}: ${violations.map(({ law }) => law).join('; ')} — not so. Every command is in ${file}`);
}

const fileName = (name: string): string => name.replace(/[^A-Za-z0-9]+/g, '-');

/** A record that others rely on is never written over. */
function keep(folder: string, plan: SetPlan, { taken, table }: PlayedGame): void {
  const { name, choice, bots, file: content } = plan;
  const { edition, expansion, olderTiles, houseRules } = choice;
  const box = [
    edition,
    expansion,
    olderTiles === true ? 'older' : undefined,
    content === undefined ? undefined : 'corrected',
    houseRules === undefined ? undefined : 'house-rules',
  ].filter((word) => word !== undefined);
  const file = join(folder, `${box.join('-')}-${bots.length}-players-${fileName(name)}.json`);
  const about = `${box.join(', ')}: ${bots.join(', ')} (game ${name})`;
  try {
    const record = { ...recordOf(about, taken, table), notes: notesOf(plan) };
    writeFileSync(file, recordText(record), { flag: 'wx' });
  } catch (error) {
    throw mistake(`${file} could not be written: ${error instanceof Error ? error.message : ''}`, error);
  }
}

function jsonLine({ games, players, choice, bots, seed }: Wanted, violations: number, speed: number): string {
  const simulate = { players, ...choice, bots, seed };
  return JSON.stringify({ simulate, games, violations, gamesPerSecond: speed });
}
