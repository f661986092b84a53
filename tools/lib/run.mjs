import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mistake } from './mistake.mjs';
import { at, root } from './project.mjs';
import { say } from './say.mjs';

// Every program leads a process group; a group may outlive its leader, and its number stays taken while it does.
// Beside each stands whether it hears a wish to end.
const groups = new Map();
let ending = false;

/** Signals a program started here with all that it started in turn; nothing happens where all of them are gone. */
export function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    groups.delete(group);
  }
}

/** Ends every program started here with all that it started in turn; no further one starts after that. */
export function endChildren(signal = 'SIGTERM') {
  ending = true;
  for (const [group, { deaf }] of groups) signalGroup(group, deaf ? 'SIGKILL' : signal);
}

/** Waits until all of them are gone; what does not go by itself is killed. */
export async function childrenGone(seconds = 20) {
  for (const end = Date.now() + seconds * 1000; groups.size > 0 && Date.now() < end; await sleep(50))
    for (const group of groups.keys()) signalGroup(group, 0);
  endChildren('SIGKILL');
}

/** Until the returned function is called, a signal ends what runs here and then this process. */
export function endOnSignal() {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  const handlers = Object.entries(codes).map(([signal, code]) => {
    const handler = () => {
      say('Interrupted.');
      endChildren();
      process.exit(code);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => handlers.forEach((off) => off());
}

const QUIET = ['ignore', 'pipe', 'pipe'];

/** Starts a program in a process group of its own; `endChildren` ends it, by force where it is `deaf`. */
export function start(command, args, { env = {}, cwd = root, stdio = QUIET, deaf = false, onStart } = {}) {
  if (ending) throw mistake('Interrupted.');
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio, detached: true });
  if (child.pid !== undefined) {
    groups.set(child.pid, { deaf });
    onStart?.(child.pid);
  }
  child.once('exit', () => signalGroup(child.pid, 0));
  return child;
}

/** Runs a program quietly; its whole output and exit code. Never rejects, so that a caller can report both. */
export function capture(command, args, options) {
  return new Promise((done) => {
    const child = start(command, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code, signal) =>
      done({ code: code ?? 1, output: signal ? `${output}\n(${signal})` : output }),
    );
  });
}

/** Runs a program quietly; when it fails, what it printed becomes the error. */
export async function run(title, command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (ending) throw mistake('Interrupted.');
  if (code !== 0) throw mistake(`${title} failed:\n${output.trim()}`);
  return output;
}

/** The arguments that run a package's own program without a shell. */
export const program = (path) => at('node_modules', path);

/** npm, as [command, arguments]: the one we were started by, else the one beside this Node. */
export function npm() {
  const candidates = [
    process.env.npm_execpath,
    resolve(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
    resolve(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  ];
  const cli = candidates.find((path) => path && basename(path) === 'npm-cli.js' && existsSync(path));
  return cli ? [process.execPath, [cli]] : ['npm', []];
}
