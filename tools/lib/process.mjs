import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** There is nothing, or it is not to be seen. Everything else, as too many open files, says nothing about it. */
const NOTHING = ['ENOENT', 'ESRCH', 'EACCES', 'EPERM'];

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (!NOTHING.includes(error.code)) throw error;
    return '';
  }
};

/** A string that no other process ever has: when it started. '' once it is gone (a zombie counts as gone). Throws where that cannot be told. */
export function birthOf(pid) {
  if (process.platform === 'linux') return birthOnLinux(pid);
  const ps = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const line = ps.stdout.trim();
  return line.startsWith('Z') ? '' : line.slice(line.indexOf(' ') + 1);
}

function birthOnLinux(pid) {
  const stat = read(`/proc/${pid}/stat`);
  // The name in parentheses may hold anything, so count from the last one: state is field 3, start time 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (stat === '' || fields[0] === 'Z' || fields[0] === 'X') return '';
  return `${read('/proc/sys/kernel/random/boot_id').trim()}/${fields[19]}`;
}

/** Which processes this one can see at all: those of its machine since that was started, or of its container. */
export function processesSeen() {
  // No containers there, and nothing that names the machine for as long as it runs: its name changes with the network.
  if (process.platform !== 'linux') return process.platform;
  return `${read('/proc/sys/kernel/random/boot_id').trim()}/${link('/proc/self/ns/pid')}`;
}

const link = (file) => {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
};

/** The command line of a process, '' when it cannot be told. */
export function commandOf(pid) {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}
