import type { Held, Holder } from './lock.mjs';

/** The folder for everything that must survive a restart, as an absolute path. */
export function dataFolder(root: string, env: Readonly<Record<string, string | undefined>>): string;
/** The lock that says who serves from a data folder. */
export function folderLock(folder: string): string;
/** Who serves from this folder, in a sentence. */
export function describeHolder(holder: Holder): string;
/** Makes this process the one that serves from a data folder; refuses when another one does. */
export function holdFolder(folder: string): Promise<Held>;
