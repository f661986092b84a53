import type { StoredEvent } from '../../game/index.js';
import { fail, ok, type Result } from '../../lib/result.js';
import { genesisHash, type DifferenceReason } from '../chain.js';
import type { Hash } from '../hash.js';
import { storedEventIn, type LineReason } from './event-line.js';
import { lineOf, type EventLine, type Line } from './form.js';
import {
  ARCHIVE_KIND,
  lineText,
  type DeliveryLine,
  type DigestLine,
  type Header,
  type ScoresLine,
  type Trailer,
} from './lines.js';
import { ifItCan } from './if-it-can.js';
import { createSplitter } from './split.js';
import { newSum, type NewSum } from './sum.js';

/** An archive whose lines and chain are whole. Nothing is said yet about who signed it, or whether it keeps the rules. */
export type Archive = Readonly<{
  header: Header;
  events: readonly StoredEvent[];
  deliveries: readonly DeliveryLine[];
  scores?: ScoresLine;
  digest?: DigestLine;
  trailer: Trailer;
}>;

/** Where a file stops being an archive, and why. */
export type Damage = Readonly<{ reason: DamageReason; line: number; version?: number }>;

export type DamageReason =
  | DifferenceReason
  | LineReason
  /** It does not begin as an archive does. */
  | 'NOT_AN_ARCHIVE'
  /** It begins as an archive does, but of a format that this program does not know. */
  | 'OTHER_FORMAT'
  /** A line stands where none of its kind may. */
  | 'UNEXPECTED_LINE'
  /** It ends before its last line. */
  | 'TRUNCATED'
  /** The bytes are not those the last line speaks of. */
  | 'BYTES_DIFFER';

/** Reads an archive as its bytes come. */
export type Reader = Readonly<{
  push: (bytes: Uint8Array) => void;
  /** Whether the rest need not be read: it is damaged already. */
  isDamaged: () => boolean;
  end: () => Result<Archive, Damage>;
}>;

export type ReaderParts = Readonly<{ hash?: Hash; newSum?: NewSum }>;

const ANY_ARCHIVE = /^cairn\/archive\/\d{1,9}$/;
const LONGEST_LINE = 8 * 1024 * 1024;

/** What stands in an archive, in this order; those marked may come any number of times. */
const ORDER: readonly Line['kind'][] = [ARCHIVE_KIND, 'event', 'delivery', 'scores', 'digest', 'trailer'];
const MANY: readonly Line['kind'][] = ['event', 'delivery'];

type Taken = {
  header?: Header;
  readonly events: StoredEvent[];
  readonly deliveries: DeliveryLine[];
  scores?: ScoresLine;
  digest?: DigestLine;
  trailer?: Trailer;
};

/** A reader that has read nothing. */
export function createReader(parts: ReaderParts = {}): Reader {
  const sum = (parts.newSum ?? newSum)();
  const taken: Taken = { events: [], deliveries: [] };
  let last: Uint8Array | undefined;
  let lines = 0;
  let damage: Damage | undefined;

  const take = (bytes: Uint8Array): void => {
    if (damage !== undefined) return;
    lines += 1;
    // The last line is not part of what it says about the others.
    if (last !== undefined) sum.add(last);
    last = bytes;
    const reason = reasonAgainst(taken, textOf(bytes), parts.hash);
    if (reason === undefined) return;
    const version = reason.inEvent ? { version: taken.events.length + 1 } : {};
    damage = { reason: reason.reason, line: lines, ...version };
  };

  const splitter = createSplitter(take, LONGEST_LINE);
  const end = (): Result<Archive, Damage> => {
    if (damage !== undefined) return fail(damage);
    const { header, trailer } = taken;
    if (lines === 0) return fail({ reason: 'NOT_AN_ARCHIVE', line: 1 });
    if (splitter.rest() > 0 || header === undefined || trailer === undefined)
      return fail({ reason: 'TRUNCATED', line: lines + 1 });
    if (sum.hex() !== trailer.sha256) return fail({ reason: 'BYTES_DIFFER', line: lines });
    return ok({ ...taken, header, trailer });
  };
  return { push: splitter.push, isDamaged: () => damage !== undefined, end };
}

type Against = Readonly<{ reason: DamageReason; inEvent: boolean }>;

const against = (reason: DamageReason, inEvent = false): Against => ({ reason, inEvent });

/** Takes one line, or says what is wrong with it. */
function reasonAgainst(taken: Taken, text: string | undefined, hash?: Hash): Against | undefined {
  const line = text === undefined ? undefined : lineIn(text);
  if (taken.header === undefined && line?.kind !== ARCHIVE_KIND) return against(reasonAgainstFirst(text));
  if (line === undefined || text === undefined) return against('NOT_CANONICAL', looksLikeEvent(text));
  if (!mayCome(taken, line.kind)) return against('UNEXPECTED_LINE', line.kind === 'event');
  if (line.kind === 'event') return takeEvent(taken, line, text, hash);
  if (!isCanonical(line, text)) return against('NOT_CANONICAL');
  takeOther(taken, line);
  return undefined;
}

function takeEvent(
  { header, events }: Taken,
  line: EventLine,
  text: string,
  hash?: Hash,
): Against | undefined {
  const game = header?.game ?? '';
  const previous = events.at(-1) ?? { version: 0, hash: genesisHash(game) };
  const event = storedEventIn(line, text, { game, previous, hash });
  if (!event.ok) return against(event.reason, true);
  events.push(event.value);
  return undefined;
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a line without its line feed; undefined if it is no text at all. */
const textOf = (bytes: Uint8Array): string | undefined =>
  ifItCan(() => decoder.decode(bytes.subarray(0, -1)));

const lineIn = (text: string): Line | undefined => ifItCan(() => lineOf(JSON.parse(text)));

/** A newer program may have begun otherwise; then at least that can be said. */
function reasonAgainstFirst(text = ''): DamageReason {
  const line = ifItCan((): unknown => JSON.parse(text));
  const kind = typeof line === 'object' && line !== null && 'kind' in line ? line.kind : undefined;
  const isOther = typeof kind === 'string' && ANY_ARCHIVE.test(kind) && kind !== ARCHIVE_KIND;
  return isOther ? 'OTHER_FORMAT' : 'NOT_AN_ARCHIVE';
}

const isCanonical = (line: Line, text: string): boolean => ifItCan(() => lineText(line)) === text;

const stageOf = ({ header, events, deliveries, scores, digest, trailer }: Taken): number =>
  [header, events[0], deliveries[0], scores, digest, trailer].findLastIndex((part) => part !== undefined);

const looksLikeEvent = (text = ''): boolean => text.startsWith('{"event":');

function mayCome(taken: Taken, kind: Line['kind']): boolean {
  const stage = stageOf(taken);
  const wanted = ORDER.indexOf(kind);
  return wanted > stage || (wanted === stage && MANY.includes(kind));
}

function takeOther(taken: Taken, line: Exclude<Line, EventLine>): void {
  switch (line.kind) {
    case ARCHIVE_KIND:
      taken.header = line;
      return;
    case 'delivery':
      taken.deliveries.push(line);
      return;
    case 'scores':
      taken.scores = line;
      return;
    case 'digest':
      taken.digest = line;
      return;
    case 'trailer':
      taken.trailer = line;
  }
}
