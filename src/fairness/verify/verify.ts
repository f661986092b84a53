import { createReader, type ReaderParts } from '../archive/read.js';
import { verdictOn } from './archive.js';
import type { Trust } from './trust.js';
import type { Verdict } from './verdict.js';

/** Checks an archive as its bytes come: in a terminal, on a server, or in a browser's worker. Nothing leaves it. */
export type Verifier = Readonly<{
  push: (bytes: Uint8Array) => void;
  /** Whether the rest need not be read: the verdict is clear already. */
  isSettled: () => boolean;
  verdict: () => Verdict;
}>;

/** A verifier for one archive. */
export function createVerifier(trust: Trust = {}, parts: ReaderParts = {}): Verifier {
  const reader = createReader(parts);
  return {
    push: reader.push,
    isSettled: reader.isDamaged,
    verdict: () => verdictOn(reader.end(), trust),
  };
}
