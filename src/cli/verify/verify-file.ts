import { createReadStream } from 'node:fs';
import type { Trust } from '../../fairness/verify/trust.js';
import type { Verdict } from '../../fairness/verify/verdict.js';
import { createVerifier } from '../../fairness/verify/verify.js';
import { nativeHash } from '../native-hash.js';
import { nativeSum } from '../native-sum.js';

/** The verdict on a file; read no further than it takes. "-" is what comes in. */
export async function verifyFile(file: string, trust: Trust): Promise<Verdict> {
  const verifier = createVerifier(trust, { hash: nativeHash, newSum: nativeSum });
  const stream = file === '-' ? process.stdin : createReadStream(file);
  for await (const bytes of stream as AsyncIterable<Uint8Array>) {
    verifier.push(bytes);
    if (verifier.isSettled()) break;
  }
  return verifier.verdict();
}
