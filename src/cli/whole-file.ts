import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mistake } from '../../tools/lib/mistake.mjs';

/**
 * Writes a file as its text comes: beside the place it belongs to, where it is put once it is whole. Whatever was there
 * before stays as it was if anything fails. What is no file, such as a pipe, is written as it is.
 */
export async function writeWhole(path: string, text: AsyncIterable<string>): Promise<void> {
  const there = await statOf(path);
  if (there?.isFile() === false) {
    await pipeline(Readable.from(text), (await opened(path, path)).createWriteStream());
    return;
  }
  // The place of a link is where it leads.
  const place = there === undefined ? path : await realpath(path);
  const beside = `${place}.${randomUUID()}.part`;
  const file = await opened(path, beside, there?.mode);
  try {
    // Of what a file may be opened with the process takes some away.
    if (there !== undefined) await file.chmod(there.mode);
    await pipeline(Readable.from(text), file.createWriteStream({ flush: true }));
    await rename(beside, place);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

/** Opened before anything is written into it, so that what is wrong with it is not taken for something else. */
async function opened(path: string, at: string, mode?: number): Promise<FileHandle> {
  try {
    return await open(at, 'w', mode);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw mistake(`${path} cannot be written: ${problem}`, error);
  }
}

async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch {
    return undefined;
  }
}
