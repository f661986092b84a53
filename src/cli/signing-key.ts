import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mistake } from '../../tools/lib/mistake.mjs';
import { fromHex, isHex } from '../fairness/bytes.js';
import { createSigner, KEY_BYTES, type Signer } from '../fairness/signature.js';
import type { Config } from './config.js';

/** Who signs for this house: by the key in SIGNING_KEY, else by the one in the data folder, made when it is first needed. */
export const signerOf = ({ signingKey, dataDir }: Pick<Config, 'signingKey' | 'dataDir'>): Signer =>
  createSigner(fromHex(signingKey ?? keyIn(dataDir)));

function keyIn(folder: string): string {
  const file = join(folder, 'signing-key');
  const key = readKey(file) ?? makeKey(folder, file);
  if (isHex(key, KEY_BYTES)) return key;
  throw mistake(`${file} is not a signing key: restore it from a backup, or remove it to begin a new one.`);
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw mistake(`${file} cannot be read: ${reasonOf(error)}.`, error);
  }
}

/** Written apart and then linked, which fails if somebody else was faster: nobody ever reads half a key. */
function makeKey(folder: string, file: string): string | undefined {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST'))
      throw mistake(`No signing key can be kept in ${folder} (${reasonOf(error)}): set SIGNING_KEY.`, error);
  } finally {
    rmSync(draft, { force: true });
  }
  return readKey(file);
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
