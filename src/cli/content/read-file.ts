import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { mistake } from '../../../tools/lib/mistake.mjs';

const MOST_BYTES = 256 * 1024;

/** The text of a file that somebody named on the command line; whatever it is, not too much of it is read. */
export function readTextFile(path: string): string {
  const file = open(path);
  try {
    const about = fstatSync(file);
    const { size } = about;
    if (!about.isFile()) throw mistake(`${path} is not a file`);
    if (size > MOST_BYTES)
      throw mistake(`${path} has ${size} bytes; a content file has at most ${MOST_BYTES}`);
    return decoded(path, readFileSync(file));
  } finally {
    closeSync(file);
  }
}

function open(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw mistake(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, error);
  }
}

function decoded(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw mistake(`${path} is not UTF-8 text`, error);
  }
}
