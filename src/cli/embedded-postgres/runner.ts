import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { type Binaries, programOf } from './binaries.js';

/** As whom PostgreSQL runs. It refuses to run as root, and needs a user that the system knows by name. */
export type Runner = Readonly<{
  name: string;
  /** The owner its data folder must have. */
  uid: number;
  gid: number;
  /** Words to put before a command. */
  prefix: readonly string[];
}>;

const ROOT = 0;

/** Root outside, `nobody` inside: files stay root's and reachable, also under folders that only root may enter. */
const USER_NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534'];

const inNamespace = (uid: number, gid: number): Runner => ({
  name: 'in a user namespace',
  uid,
  gid,
  prefix: USER_NAMESPACE,
});

function askId(flag: '-u' | '-g' | '-un', user: string): string {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** A user by name or number; undefined when the system does not know it. */
function asUser(user: string): Runner | undefined {
  const name = askId('-un', user);
  const [uid, gid] = [Number(askId('-u', user)), Number(askId('-g', user))];
  return name === '' || uid === ROOT ? undefined : { name: `as the user ${name}`, uid, gid, prefix: [] };
}

const known = (runners: readonly (Runner | undefined)[]): readonly Runner[] =>
  runners.filter((runner) => runner !== undefined);

/** The users that stand in for root where nobody else owns the data. */
export const serviceRunners = (): readonly Runner[] => known([asUser('postgres'), asUser('nobody')]);

function ownRunners(uid: number, gid: number): readonly Runner[] {
  try {
    return [{ name: `as ${userInfo().username}`, uid, gid, prefix: [] }];
  } catch {
    // A number without a name, as some container platforms give out: inside a namespace it gets one.
    return [inNamespace(uid, gid)];
  }
}

/** Who may be tried, best first. `owners` are the users that own the data or the clone, for a start as root. */
export function runnersFor(owners: readonly number[]): readonly Runner[] {
  const { uid, gid } = { uid: process.getuid?.() ?? ROOT, gid: process.getgid?.() ?? ROOT };
  if (uid !== ROOT) return ownRunners(uid, gid);
  const others = owners.filter((owner) => owner !== ROOT).map((owner) => asUser(String(owner)));
  const refused = process.env['CAIRN_USER_NAMESPACE'] === 'off';
  return known([...others, ...(refused ? [] : [inNamespace(ROOT, ROOT)]), ...serviceRunners()]);
}

/** How to spawn a command as this runner: [command, arguments, options]. */
export function commandFor(runner: Runner, words: readonly string[]) {
  const [command = '', ...args] = [...runner.prefix, ...words];
  const switches = runner.prefix.length === 0 && process.getuid?.() === ROOT;
  return { command, args, options: switches ? { uid: runner.uid, gid: runner.gid } : {} };
}

/** Whether this runner really works here: it can run the program and enter the folder. */
export function reaches(runner: Runner, binaries: Binaries, folder: string): boolean {
  const script = '"$1" --version >/dev/null && cd "$2"';
  const words = ['sh', '-c', script, 'sh', programOf(binaries, 'postgres'), folder];
  const { command, args, options } = commandFor(runner, words);
  return spawnSync(command, args, { ...options, cwd: '/', stdio: 'ignore' }).status === 0;
}
