import { createReadStream } from 'node:fs';
import { createReader, type Archive, type Damage } from '../../fairness/archive/read.js';
import { verdictOn } from '../../fairness/verify/archive.js';
import type { Trust } from '../../fairness/verify/trust.js';
import type { Verdict } from '../../fairness/verify/verdict.js';
import type { Result } from '../../lib/result.js';
import { nativeHash } from '../native-hash.js';
import { nativeSum } from '../native-sum.js';

/** The verdict on a file; read no further than it takes. "-" is what comes in. */
export const verifyFile = async (file: string, trust: Trust): Promise<Verdict> =>
  verdictOn(await readArchive(file), trust);

/** What is in a file, or where it is damaged. */
export async function readArchive(file: string): Promise<Result<Archive, Damage>> {
  const reader = createReader({ hash: nativeHash, newSum: nativeSum });
  const stream = file === '-' ? process.stdin : createReadStream(file);
  for await (const bytes of stream as AsyncIterable<Uint8Array>) {
    reader.push(bytes);
    if (reader.isDamaged()) break;
  }
  return reader.end();
}
