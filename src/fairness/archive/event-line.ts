import type { StoredEvent } from '../../game/index.js';
import { fail, ok, type Result } from '../../lib/result.js';
import { eventText, hashEventText, isMoment, type ChainHead, type DifferenceReason } from '../chain.js';
import { hashOf, type Hash } from '../hash.js';
import { sealHolds } from '../seal.js';
import type { EventLine } from './form.js';
import { ifItCan } from './if-it-can.js';
import { eventLineText } from './lines.js';

export type LineReason =
  /** A line is not what would be written for its content: there is only one way to write it. */
  'NOT_CANONICAL';

/** Where the event must stand. */
export type Place = Readonly<{ game: string; previous: ChainHead; hash?: Hash | undefined }>;

/**
 * The event in a line, or how it differs from what would follow here. The same questions as in `verifyChain`, with the
 * text of the event made once for all of them.
 */
export function storedEventIn(
  line: EventLine,
  lineText: string,
  { game, previous, hash = hashOf }: Place,
): Result<StoredEvent, DifferenceReason | LineReason> {
  const event = storedOf(line);
  if (event.version !== previous.version + 1) return fail('OUT_OF_ORDER');
  if (event.game !== game) return fail('OTHER_GAME');
  const text = ifItCan(() => eventText(event));
  if (text === undefined || !isMoment(event.at)) return fail('MALFORMED');
  if (ifItCan(() => eventLineText(event, text)) !== lineText) return fail('NOT_CANONICAL');
  if (event.sealed !== undefined && !sealHolds(event.sealed)) return fail('SEAL_BROKEN');
  return hashEventText(previous.hash, text, hash) === event.hash ? ok(event) : fail('HASH_DIFFERS');
}

function storedOf({ event, hash, opened }: EventLine): StoredEvent {
  const { sealed, ...rest } = event;
  return { ...rest, ...(sealed === undefined ? {} : { sealed: { hash: sealed, ...opened } }), hash };
}
