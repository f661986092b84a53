import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { mistake } from '../../../tools/lib/mistake.mjs';
import { type Binaries, copyBinaries, findBinaries, linkLibraries } from './binaries.js';
import { dataIn, homeOf, makePassable, makeSharedHome, ownerOf, pointTo } from './home.js';
import { secretsFile } from './secrets.js';
import { type Runner, reaches, runnersFor, serviceRunners } from './runner.js';

/** Everything that a start needs to know: which programs, as whom, with which data. */
export type Plan = Readonly<{ binaries: Binaries; runner: Runner; home: string }>;

export type Say = (line: string) => void;

const isRoot = (): boolean => process.getuid?.() === 0;

/** Gives a folder with all in it to the runner; the data of one server has one owner. */
export function handOver(path: string, { uid, gid }: Runner): void {
  if (!isRoot() || ownerOf(path) === uid) return;
  const { status, stderr } = spawnSync('chown', ['-R', `${uid}:${gid}`, path], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`could not give ${path} to user ${uid}: ${stderr}`);
}

/** Programs whose libraries are in place; copied where npm's own folder may not be completed. */
function readyBinaries(home: string): Binaries {
  const installed = findBinaries();
  return linkLibraries(installed) ? installed : copyBinaries(installed, home);
}

/** Moves data and passwords to another home, also across disks; a crash half-way leaves the old ones in charge. */
function moveData(from: string, to: string): void {
  if (from === to || !existsSync(dataIn(from))) return;
  if (existsSync(dataIn(to)))
    throw mistake(`There is a database in ${from} and one in ${to}: move one of them away.`);
  const unfinished = `${dataIn(to)}.moving`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(dataIn(from), unfinished, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  copyFileSync(secretsFile(from), secretsFile(to));
  renameSync(unfinished, dataIn(to));
  rmSync(dataIn(from), { recursive: true });
  rmSync(secretsFile(from));
}

/** Root's own folders may be closed to every other user: then programs and data go where such a user can enter. */
function planElsewhere(wanted: string, from: string, owners: readonly number[], say: Say): Plan {
  const runner = [...runnersFor(owners), ...serviceRunners()].find(({ prefix }) => prefix.length === 0);
  if (runner === undefined) throw mistake(noRunner(wanted));
  const home = makeSharedHome(wanted);
  const binaries = copyBinaries(findBinaries(), home);
  moveData(from, home);
  if (from !== wanted && from !== home) rmSync(from, { recursive: true });
  if (!reaches(runner, binaries, home)) throw mistake(noRunner(home));
  pointTo(wanted, home);
  say(`PostgreSQL runs ${runner.name}, which cannot enter ${wanted}; its data is in ${dataIn(home)}`);
  return { binaries, runner, home };
}

const noRunner = (folder: string): string =>
  `Found no way to run PostgreSQL in ${folder}: it does not run as root, user namespaces are refused here, and no ` +
  'other user can get there. Start Cairn as an ordinary user, or set DATABASE_URL to a PostgreSQL server.';

/** Finds a way to run a server for this folder. */
export function makePlan(wanted: string, projectRoot: string, say: Say): Plan {
  makePassable(wanted);
  const home = homeOf(wanted);
  const dataOwner = ownerOf(dataIn(home));
  const owners = [dataOwner ?? ownerOf(projectRoot) ?? 0];
  const binaries = readyBinaries(home);
  const runner = runnersFor(owners).find((candidate) => reaches(candidate, binaries, home));
  if (runner !== undefined) return { binaries, runner, home };
  if (!isRoot()) throw mistake(noRunner(wanted));
  return planElsewhere(wanted, home, owners, say);
}
