import { performance } from 'node:perf_hooks';
import { nativeHash } from '../../src/cli/native-hash.js';
import { nativeSum } from '../../src/cli/native-sum.js';
import type { Hash } from '../../src/fairness/hash.js';
import { createVerifier } from '../../src/fairness/verify/verify.js';
import { openStores } from '../../src/journal/stores.js';
import { cleaningUp, type Own } from './lib/clean-up.js';
import { median, rounded } from './lib/numbers.js';
import { readOptions } from './lib/options.js';
import { say, sayResult } from './lib/report.js';
import { DATABASE, startScratchPostgres } from './lib/scratch-postgres.js';
import { finishedArchive, startedTable } from './verify/finished-game.js';

const OPTIONS = {
  archives: { default: 1000, min: 10, max: 100_000, about: 'archives that are verified one after the other' },
  games: { default: 20, min: 1, max: 1000, about: 'different 4-player games among them' },
  commands: { default: 400, min: 50, max: 10_000, about: 'commands of play() in which hashing is timed' },
} as const;

/** `npm run bench -- verify`: how fast whole games are verified on one core, and what part of a move is hashing. */
export async function run(args: readonly string[]): Promise<number> {
  const given = readOptions(args, 'npm run bench -- verify [options]', OPTIONS);
  if (!given.ok) {
    (given.exitCode === 0 ? process.stdout : process.stderr).write(`${given.text}\n`);
    return given.exitCode;
  }
  const { archives, games, commands } = given.values;
  say(`Playing ${games} games of four …`);
  const files: Uint8Array[] = [];
  for (let nth = 0; nth < games; nth += 1) files.push(await finishedArchive());
  const { gamesPerSecond, gameMs } = verifyAll(files, archives);
  const bytes = files.reduce((sum, { length }) => sum + length, 0) / files.length;
  say(`An archive has ${Math.round(bytes / 1024)} KiB and is verified in ${gameMs.toFixed(1)} ms.`);
  const hashShare = await cleaningUp((own) => measureHashing(own, commands));
  sayResult({
    bench: 'verify',
    gamesPerSecond: rounded(gamesPerSecond, 1),
    gameMs: rounded(gameMs, 1),
    hashShare: rounded(hashShare, 3),
  });
  return 0;
}

function verifyAll(
  files: readonly Uint8Array[],
  count: number,
): Readonly<{ gamesPerSecond: number; gameMs: number }> {
  for (const file of files) verify(file);
  const times: number[] = [];
  const begun = performance.now();
  for (let nth = 0; nth < count; nth += 1) {
    const file = files[nth % files.length];
    const start = performance.now();
    if (file !== undefined) verify(file);
    times.push(performance.now() - start);
  }
  return { gamesPerSecond: (1000 * count) / (performance.now() - begun), gameMs: median(times) };
}

function verify(file: Uint8Array): void {
  const verifier = createVerifier({}, { hash: nativeHash, newSum: nativeSum });
  verifier.push(file);
  const { outcome, difference } = verifier.verdict();
  if (outcome !== 'verified') throw new Error(`not verified: ${JSON.stringify(difference)}`);
}

/** One game after the other on a real server, with every hash timed. */
async function measureHashing(own: Own, commands: number): Promise<number> {
  say('Starting PostgreSQL (fsync on) and playing on it …');
  const postgres = await startScratchPostgres('bench');
  own(postgres.remove);
  const stores = await openStores(postgres.urls(DATABASE).appUrl);
  own(stores.close);
  const clock = { hashing: 0, playing: 0, commands: 0 };
  const timed: Hash = (...parts) => {
    const start = performance.now();
    const hash = nativeHash(...parts);
    clock.hashing += performance.now() - start;
    return hash;
  };
  const journal = { ...stores.journal, ...stores.seeds };
  while (clock.commands < commands) await playTimed(clock, journal, timed, commands);
  say(
    `A command takes ${(clock.playing / clock.commands).toFixed(2)} ms, of that hashing ${((1000 * clock.hashing) / clock.commands).toFixed(0)} µs.`,
  );
  return clock.hashing / clock.playing;
}

async function playTimed(
  clock: { hashing: number; playing: number; commands: number },
  journal: Parameters<typeof startedTable>[0],
  hash: Hash,
  commands: number,
): Promise<void> {
  const { next, play } = await startedTable(journal, hash);
  clock.hashing = clock.commands === 0 ? 0 : clock.hashing;
  for (let sent = await next(); sent !== undefined && clock.commands < commands; sent = await next()) {
    const start = performance.now();
    await play(sent);
    clock.playing += performance.now() - start;
    clock.commands += 1;
  }
}
