import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mistake } from './mistake.mjs';
import { birthOf } from './process.mjs';

// A lock is a file that names its holder. It outlives a kill -9, so what counts is whether the holder still lives:
// process id and start time together, because ids are used again (in a container after every restart).
const mine = new Map();

const content = (note) => JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), note });

function create(file, text) {
  try {
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST' && isFolder(dirname(file))) return false;
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw mistake(unwritable(dirname(file)));
    if (NO_FOLDER.includes(error.code)) throw mistake(noFolder(dirname(file), error));
    throw error;
  }
}

const unwritable = (folder) =>
  `Cairn may not write in ${folder}: start it as the user who owns that folder, or set DATA_DIR to another one.`;

/** A file is in the way, the disk is full, or there can be no such name. */
const NO_FOLDER = ['EEXIST', 'ENOTDIR', 'ENOSPC', 'EDQUOT', 'ENAMETOOLONG', 'ELOOP'];

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const noFolder = (folder, { code }) =>
  `Cairn cannot keep anything in ${folder} (${code}): free the disk, or set DATA_DIR to another folder.`;

/** The living holder of a lock; undefined when there is none. */
export function holderOf(file) {
  try {
    const { pid, birth, note } = JSON.parse(readFileSync(file, 'utf8'));
    return birth === birthOf(pid) ? { pid, note } : undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    // Created, but not written yet: somebody is at it, unless they died between the two.
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    return age < 5_000 ? { pid: 0, note: {} } : undefined;
  }
}

/** Removes a dead holder's lock; a second lock keeps two finders from removing each other's new one. */
function clear(file) {
  const breaker = `${file}.break`;
  const abandoned =
    Date.now() - (statSync(breaker, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 10_000;
  if (abandoned) rmSync(breaker, { force: true });
  if (!create(breaker, '')) return;
  if (holderOf(file) === undefined) rmSync(file, { force: true });
  rmSync(breaker, { force: true });
}

function hold(file) {
  const release = () => {
    if (mine.delete(file)) rmSync(file, { force: true });
  };
  const update = (note) => {
    const next = `${file}.${process.pid}`;
    writeFileSync(next, content(note));
    renameSync(next, file);
  };
  const held = { update, release };
  mine.set(file, held);
  process.once('exit', release);
  return held;
}

/** Takes the lock, or tells who has it. Taking what this process already holds gives the same hold again. */
export async function tryLock(path, note = {}) {
  const file = resolve(path);
  const again = mine.get(file);
  if (again !== undefined) return { held: again };
  for (;;) {
    if (create(file, content(note))) return { held: hold(file) };
    const holder = holderOf(file);
    if (holder !== undefined) return { holder };
    clear(file);
    await sleep(10);
  }
}

/** Takes the lock, waiting while another process has it; `onWait` is called once, with the holder. */
export async function lock(path, note, onWait) {
  for (let waited = false; ; waited = true) {
    const { held, holder } = await tryLock(path, note);
    if (held !== undefined) return held;
    if (!waited) onWait(holder);
    await sleep(200);
  }
}
