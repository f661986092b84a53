import type { StoredEvent } from '../../game/index.js';
import { fromHex, tag } from '../bytes.js';
import { genesisHash, type ChainHead } from '../chain.js';
import { signHead } from '../head.js';
import { isSigned, type Signer } from '../signature.js';
import {
  eventLineText,
  lineText,
  type DeliveryLine,
  type DigestLine,
  type Header,
  type ScoresLine,
  type Trailer,
} from './lines.js';
import type { Archive } from './read.js';
import { newSum, type NewSum } from './sum.js';

const ARCHIVE = tag('cairn/archive/1');

/** What goes into an archive, as it comes: events already without what its reader may not see. */
export type ArchiveParts = Readonly<{
  header: Header;
  events: AsyncIterable<StoredEvent>;
  deliveries: AsyncIterable<DeliveryLine>;
  scores?: ScoresLine | undefined;
  digest?: DigestLine | undefined;
}>;

/** The archive line by line, each with its line feed: however long the game is, one line is held at a time. */
export async function* archiveText(
  { header, events, deliveries, scores, digest }: ArchiveParts,
  signer: Signer,
  sumOf: NewSum = newSum,
): AsyncGenerator<string> {
  const sum = sumOf();
  const summed = (text: string): string => {
    sum.add(`${text}\n`);
    return `${text}\n`;
  };
  let head: ChainHead = { version: 0, hash: genesisHash(header.game) };
  yield summed(lineText(header));
  for await (const event of events) {
    head = { version: event.version, hash: event.hash };
    yield summed(eventLineText(event));
  }
  for await (const delivery of deliveries) yield summed(lineText(delivery));
  if (scores !== undefined) yield summed(lineText(scores));
  if (digest !== undefined) yield summed(lineText(digest));
  yield `${lineText(trailerOf(header.game, head, sum.hex(), signer))}\n`;
}

/** The archive from which a copy was made, with the same bytes: what another server has signed is given on as it is. */
export async function* copiedText(
  { header, deliveries, scores, digest, trailer }: Omit<Archive, 'events'>,
  events: AsyncIterable<StoredEvent>,
): AsyncGenerator<string> {
  yield `${lineText(header)}\n`;
  for await (const event of events) yield `${eventLineText(event)}\n`;
  for (const line of [...deliveries, scores, digest, trailer])
    if (line !== undefined) yield `${lineText(line)}\n`;
}

function trailerOf(game: string, head: ChainHead, sha256: string, signer: Signer): Trailer {
  return {
    kind: 'trailer',
    sha256,
    version: head.version,
    head: head.hash,
    headSignature: signHead(signer, game, head),
    publicKey: signer.publicKey,
    keyId: signer.keyId,
    signature: signer.sign(ARCHIVE, fromHex(sha256)),
  };
}

/** Whether the owner of the trailer's key signed what the trailer says about the bytes before it. */
export const archiveIsSigned = ({ publicKey, signature, sha256 }: Trailer): boolean =>
  isSigned(publicKey, signature, ARCHIVE, fromHex(sha256));
