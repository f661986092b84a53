import type { Trailer } from '../archive/lines.js';
import type { Archive } from '../archive/read.js';
import { archiveIsSigned } from '../archive/write.js';
import { headIsSigned } from '../head.js';
import { keyIdOf } from '../signature.js';
import { isTrusted, type Trust } from './trust.js';
import type { Difference, SignedBy } from './verdict.js';

/** Whose signature the archive carries. */
export const signedBy = ({ keyId, publicKey }: Trailer, trust: Trust): SignedBy => ({
  keyId,
  publicKey,
  pinned: isTrusted(trust, { keyId, publicKey }),
});

/** What is wrong with the last line, the signatures, or the head compared with the one that the reader kept. */
export function signatureDifference(archive: Archive, trust: Trust): Difference | undefined {
  const { header, events, trailer } = archive;
  const last = events.at(-1);
  if (last?.version !== trailer.version || last.hash !== trailer.head)
    return { reason: 'TRAILER_DIFFERS', version: trailer.version };
  if (!isSignedBy(trailer, header.game)) return { reason: 'SIGNATURE_BROKEN' };
  if (trust.keys !== undefined && !isTrusted(trust, trailer))
    return { reason: 'UNKNOWN_KEY', stored: trailer.keyId };
  return trust.head === undefined ? undefined : headDifference(archive, trust.head);
}

const isSignedBy = (trailer: Trailer, game: string): boolean =>
  keyIdOf(trailer.publicKey) === trailer.keyId &&
  archiveIsSigned(trailer) &&
  headIsSigned(
    trailer.publicKey,
    game,
    { version: trailer.version, hash: trailer.head },
    trailer.headSignature,
  );

/** A whole history that was replaced is sound in itself: only a head kept from earlier shows it. */
function headDifference(
  { events }: Archive,
  { hash, version }: NonNullable<Trust['head']>,
): Difference | undefined {
  if (version === undefined)
    return events.some((event) => event.hash === hash) ? undefined : { reason: 'OTHER_HEAD', expected: hash };
  const there = events[version - 1];
  if (there === undefined) return { reason: 'MISSING', version: events.length + 1 };
  return there.hash === hash
    ? undefined
    : { reason: 'OTHER_HEAD', version, stored: there.hash, expected: hash };
}
