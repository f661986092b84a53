import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { mistake } from './mistake.mjs';
import { birthOf, processesSeen } from './process.mjs';

// A lock is a file that names its holder. It outlives a kill -9, so what counts is whether the holder still lives:
// process id and start time together, because ids are used again (in a container after every restart). A holder in
// another container cannot be looked for; he shows that he lives by touching his file. His clock may be another one:
// what counts is that the time of the file changes, not how long ago it is.
const mine = new Map();

const TOUCHED_EVERY_MS = 2_000;
const DEAD_AFTER_MS = 7_000;

const me = { pid: process.pid, birth: birthOf(process.pid), among: processesSeen() };
const content = (note) => JSON.stringify({ ...me, note });

function create(file, text, otherwise) {
  try {
    makeFolder(dirname(file));
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST' && isFolder(dirname(file))) return false;
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code))
      throw mistake(
        `Cairn may not write in ${dirname(file)}: start it as the user who owns that folder${otherwise}.`,
      );
    if (error.code in NO_FOLDER)
      throw mistake(
        `Cairn cannot keep anything in ${dirname(file)} (${NO_FOLDER[error.code]}): make room there${otherwise}.`,
      );
    throw error;
  }
}

/** One after another: Node's own way to make them all tries for ever where none can be made, as in /proc. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}

const NO_FOLDER = {
  EEXIST: 'a file is in the way',
  ENOTDIR: 'a file is in the way',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOENT: 'no folder can be made there',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
};

/** What else one may do about a folder that holds data, and about the clone itself. */
const ANOTHER_FOLDER = ', or set DATA_DIR to another folder';
const NO_OTHER = ': what Cairn needs is installed and built there';

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Whom a lock names, and whether he lives as far as can be told here; undefined when there is no lock. */
function inspect(file) {
  try {
    const { pid, birth, among, note } = JSON.parse(readFileSync(file, 'utf8'));
    // Locks of older versions do not say so.
    const elsewhere = among !== undefined && among !== me.among;
    return { holder: { pid, note, elsewhere }, lives: elsewhere || birth === birthOf(pid) };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    // Created, but not written yet: somebody is at it, unless they died between the two.
    return { holder: { pid: 0, note: {}, elsewhere: false }, lives: ageOf(file) < 5_000 };
  }
}

/** The living holder of a lock; undefined when there is none. Of one elsewhere nobody knows: he is taken at his word. */
export function holderOf(file) {
  const found = inspect(file);
  return found?.lives ? found.holder : undefined;
}

const touchedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const ageOf = (file) => Date.now() - touchedAt(file);

/** Whether a lock is still what this process has made of it; `unknown` when it cannot be read just now. */
function isMine(file, unknown) {
  try {
    const { pid, birth, among } = JSON.parse(readFileSync(file, 'utf8'));
    return isDeepStrictEqual({ pid, birth, among }, me);
  } catch (error) {
    return error.code === 'ENOENT' || error instanceof SyntaxError ? false : unknown;
  }
}

/**
 * Removes a dead holder's lock; a second lock keeps two finders from removing each other's new one. Where there is none any
 * more, the next one to appear is a living holder's.
 */
function clear(file, untouchedSince, otherwise) {
  const breaker = `${file}.break`;
  if (existsSync(breaker) && ageOf(breaker) > 10_000) return rmSync(breaker, { force: true });
  if (!create(breaker, '', otherwise)) return;
  try {
    const found = inspect(file);
    const silent = found?.holder.elsewhere && touchedAt(file) === untouchedSince;
    if (found !== undefined && (!found.lives || silent)) rmSync(file, { force: true });
  } finally {
    rmSync(breaker, { force: true });
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The next one may succeed; else others take the lock, and that is seen.
  }
}

function hold(file) {
  let lost = false;
  let onLost = () => {};
  const look = () => {
    if (isMine(file, true)) return touch(file);
    lost = true;
    letGo();
    onLost();
  };
  const looking = setInterval(look, TOUCHED_EVERY_MS).unref();
  const letGo = () => {
    clearInterval(looking);
    mine.delete(file);
  };
  const held = {
    update: (note) => {
      if (lost || !isMine(file, false)) return;
      const next = `${file}.${process.pid}`;
      writeFileSync(next, content(note));
      renameSync(next, file);
    },
    release: () => {
      if (mine.get(file) !== held) return;
      letGo();
      if (isMine(file, false)) rmSync(file, { force: true });
    },
    whenLost: (listener) => {
      if (lost) listener();
      else onLost = listener;
    },
  };
  mine.set(file, held);
  return held;
}

process.once('exit', () => {
  for (const held of mine.values())
    try {
      held.release();
    } catch {
      // The next holder finds that this process is gone; the other locks are still to be released.
    }
});

/** Takes the lock, or tells who has it. Taking what this process already holds gives the same hold again. */
export async function tryLock(path, otherwise = ANOTHER_FOLDER) {
  const file = resolve(path);
  const again = mine.get(file);
  if (again !== undefined) return { held: again };
  for (;;) {
    if (create(file, content({}), otherwise)) return { held: hold(file) };
    const untouchedSince = touchedAt(file);
    const holder = await livingHolder(file);
    if (holder !== undefined) return { holder };
    clear(file, untouchedSince, otherwise);
    await sleep(10);
  }
}

/** A holder elsewhere may have died since he touched his file: he is given the time to touch it again. */
async function livingHolder(file) {
  const touched = touchedAt(file);
  for (const end = performance.now() + DEAD_AFTER_MS; performance.now() < end; await sleep(100)) {
    const holder = holderOf(file);
    if (holder?.elsewhere !== true || touchedAt(file) !== touched) return holder;
  }
  return undefined;
}

/** Takes a lock of the clone itself, waiting while another process has it; `onWait` is called once, with the holder. */
export async function lock(path, onWait) {
  for (let waited = false; ; waited = true) {
    const { held, holder } = await tryLock(path, NO_OTHER);
    if (held !== undefined) return held;
    if (!waited) onWait(holder);
    await sleep(200);
  }
}
