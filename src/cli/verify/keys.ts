import { readFileSync } from 'node:fs';

type Wrong = (message: string) => Error;

const KEY_OR_ID = /^([0-9a-f]{64}|[0-9a-f]{16})$/;

const ARCHIVE = /^[^\n]*"kind":"cairn\/archive\//;

/** Whatever in a file has the form of a public key is one: the published list, or a note with one on each line. */
export function keysIn(value: string, wrong: Wrong): readonly string[] {
  if (KEY_OR_ID.test(value)) return [value];
  const text = textOf(value, wrong);
  if (ARCHIVE.test(text))
    throw wrong(`${value} is an archive: whoever wrote it put the key into it. Take the server's own list.`);
  const keys = text.match(/\b[0-9a-f]{64}\b/g) ?? [];
  if (keys.length === 0) throw wrong(`There is no public key in ${value}.`);
  return keys;
}

function textOf(file: string, wrong: Wrong): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw wrong(`--key must be a public key (64 hexadecimal digits), a key id (16) or a file: ${file}`);
  }
}
