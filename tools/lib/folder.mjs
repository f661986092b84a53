import { join, resolve } from 'node:path';
import { tryLock } from './lock.mjs';
import { mistake } from './mistake.mjs';

/** The folder for everything that must survive a restart, as an absolute path. */
export const dataFolder = (root, env) => resolve(root, env.DATA_DIR || '.cairn');

/** The lock that says who serves from a data folder. */
export const folderLock = (folder) => join(folder, 'cairn.lock');

/** Who serves from this folder, in a sentence. */
export function describeHolder({ pid, note }) {
  if (note.address) return `Cairn already runs in this folder: ${note.address} (process ${pid}).`;
  return `Cairn ${note.ready ? 'already runs' : 'is already starting'} in this folder (process ${pid}).`;
}

/** Makes this process the one that serves from a data folder; refuses when another one does. */
export async function holdFolder(folder) {
  const { held, holder } = await tryLock(folderLock(folder));
  if (held === undefined) throw mistake(describeHolder(holder));
  return held;
}
