import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { mistake } from '../../../tools/lib/mistake.mjs';

/** Where a server's data lies when its user cannot enter the wanted folder. Never a folder for temporary files. */
const SHARED_PLACES = ['/var/lib', '/srv', '/opt'] as const;

const pointer = z.object({ wanted: z.string(), home: z.string() });
type Pointer = z.infer<typeof pointer>;

const pointerFile = (wanted: string): string => join(wanted, 'postgres-is-at.json');

/** The folder with the data of one server. */
export const dataIn = (home: string): string => join(home, 'postgres');

/** The owner of existing data. */
export const ownerOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.uid;

/** Everybody may pass through, nobody but the owner may look around. */
export function makePassable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === ownerOf(folder)) chmodSync(folder, 0o711);
}

function readPointer(wanted: string): Pointer | undefined {
  const file = pointerFile(wanted);
  return existsSync(file) ? pointer.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Where the data of the wanted folder is kept. A clone that was moved keeps its data; a copy of a clone gets its own. */
export function homeOf(wanted: string): string {
  const found = readPointer(wanted);
  if (found === undefined) return wanted;
  const original = found.wanted === wanted || !existsSync(pointerFile(found.wanted));
  return original ? found.home : wanted;
}

/** A folder that every user can enter, with a name that stays the same for the wanted folder. */
export function makeSharedHome(wanted: string): string {
  const place = SHARED_PLACES.find((folder) => existsSync(folder));
  if (place === undefined)
    throw mistake(`PostgreSQL's user cannot enter ${wanted}: set DATA_DIR to a folder it can.`);
  const path = realpathSync(wanted);
  const name = `${basename(dirname(path))}-${createHash('sha256').update(path).digest('hex').slice(0, 10)}`;
  makePassable(join(place, 'cairn'));
  const home = join(place, 'cairn', name);
  makePassable(home);
  return home;
}

/** Remembers where the data of the wanted folder is kept. */
export function pointTo(wanted: string, home: string): void {
  if (home !== wanted) writeFileSync(pointerFile(wanted), JSON.stringify({ wanted, home } satisfies Pointer));
}
