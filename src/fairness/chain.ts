import { fail, ok, type Result } from '../lib/result.js';
import { expectLength, fromHex, isHex, tag, uuidBytes } from './bytes.js';
import { canonicalJson, whyNotCanonical } from './canonical.js';
import { HASH_BYTES, hashOf, type Hash } from './hash.js';
import { sealHolds, type SealedPart } from './seal.js';

const CHAIN = tag('cairn/chain/1');
const EVENT = tag('cairn/event/1');
const COMMAND = tag('cairn/command/1');

const ALWAYS = [
  'actor',
  'at',
  'commandId',
  'game',
  'ordinal',
  'payload',
  'shape',
  'type',
  'version',
] as const;
const SOMETIMES = ['clock', 'command'] as const;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** What an event's hash covers: all that is stored, but of a sealed part only its hash. */
export type Hashable = Readonly<{
  game: string;
  version: number;
  ordinal: number;
  type: string;
  shape: number;
  actor: string;
  payload: object;
  sealed?: SealedPart;
  command?: object;
  commandId: string;
  at: string;
  clock?: object;
}>;

/** An event with the hash under which it is stored. */
export type Linked = Hashable & Readonly<{ hash: string }>;

/** How far a history reaches, and the one hash that stands for all of it. */
export type ChainHead = Readonly<{ version: number; hash: string }>;

/** The first version at which a history is not what it claims to be. */
export type Difference = Readonly<{ version: number; reason: DifferenceReason }>;

export type DifferenceReason =
  /** Another version stands where this one belongs. */
  | 'OUT_OF_ORDER'
  /** The event says that it belongs to another game. */
  | 'OTHER_GAME'
  /** It is not what an event may look like, so that it never had a hash. */
  | 'MALFORMED'
  /** Its opened secret part is not the one that was sealed. */
  | 'SEAL_BROKEN'
  /** It, or its place after its predecessors, is not what was hashed. */
  | 'HASH_DIFFERS'
  /** The chain is sound in itself, but not the one whose head is known. */
  | 'OTHER_HEAD'
  /** The known head is further on. */
  | 'MISSING';

/** The hash before the first event. */
export const genesisHash = (game: string): string => hashOf(CHAIN, uuidBytes(game));

/** The hash of an event that follows the one with hash `previous`. Throws if the event is malformed: that is a bug. */
export const hashEvent = (previous: string, event: Hashable, hash: Hash = hashOf): string =>
  hashEventText(previous, eventText(event), hash);

/** The same for an event whose text is known already. */
export function hashEventText(previous: string, text: string, hash: Hash = hashOf): string {
  const link = fromHex(previous);
  expectLength(link, HASH_BYTES, 'the previous hash');
  return hash(EVENT, link, text);
}

/** Tells a command that is sent again from another one under the same id. Not part of the chain. */
export const hashCommand = (command: object, hash: Hash = hashOf): string =>
  hash(COMMAND, canonicalJson(command, 'command'));

/**
 * The canonical JSON that is hashed. Its keys stand here in their sorted order: making an object of them first,
 * only to sort it, cost a quarter more.
 */
export function eventText(event: Hashable): string {
  const broken = brokenRule(event);
  if (broken !== undefined) throw new Error(`event ${event.version} cannot be hashed: ${broken}`);
  return (
    `{${member('actor', event.actor)},${member('at', event.at)}` +
    (event.clock === undefined ? '' : `,${member('clock', event.clock)}`) +
    (event.command === undefined ? '' : `,${member('command', event.command)}`) +
    `,${member('commandId', event.commandId)},${member('game', event.game)}` +
    `,${member('ordinal', event.ordinal)},${member('payload', event.payload)}` +
    (event.sealed === undefined ? '' : `,${member('sealed', event.sealed.hash)}`) +
    `,${member('shape', event.shape)},${member('type', event.type)},${member('version', event.version)}}`
  );
}

/**
 * Walks a history from its beginning and answers its head, or the first difference. A whole history that was
 * replaced is sound in itself; only a head kept from earlier shows it, so give one if you have one.
 */
export function verifyChain(
  events: Iterable<Linked>,
  game: string,
  known?: ChainHead,
  hash: Hash = hashOf,
): Result<ChainHead, Difference> {
  let head: ChainHead = { version: 0, hash: genesisHash(game) };
  for (const event of events) {
    const version = head.version + 1;
    const reason = differenceIn(event, head, game, hash);
    if (reason !== undefined) return fail({ version, reason });
    head = { version, hash: event.hash };
    if (known?.version === version && known.hash !== event.hash)
      return fail({ version, reason: 'OTHER_HEAD' });
  }
  if (known !== undefined && known.version > head.version) {
    return fail({ version: head.version + 1, reason: 'MISSING' });
  }
  return ok(head);
}

function differenceIn(
  event: Linked,
  previous: ChainHead,
  game: string,
  hash: Hash,
): DifferenceReason | undefined {
  if (event.version !== previous.version + 1) return 'OUT_OF_ORDER';
  if (event.game !== game) return 'OTHER_GAME';
  if (!isWellFormed(event)) return 'MALFORMED';
  if (event.sealed !== undefined && !sealHolds(event.sealed)) return 'SEAL_BROKEN';
  return hashEvent(previous.hash, event, hash) === event.hash ? undefined : 'HASH_DIFFERS';
}

const member = (key: string, value: unknown): string => `"${key}":${canonicalJson(value, key)}`;

/** The rules for events beyond those for all JSON. */
function brokenRule({ at, ordinal, command, sealed }: Hashable): string | undefined {
  if (!INSTANT.test(at)) return 'its time is not of the form YYYY-MM-DDThh:mm:ss.sssZ';
  if (ordinal !== 0 && command !== undefined) return 'it is a consequence and yet has a command';
  if (sealed !== undefined && !isHex(sealed.hash, HASH_BYTES))
    return 'its sealed hash is not 32 bytes of hexadecimal';
  return undefined;
}

/** Whether there is such a moment: the form alone would let a 30th of February pass. */
export function isMoment(at: string): boolean {
  const date = new Date(at);
  return !Number.isNaN(date.getTime()) && date.toISOString() === at;
}

/** Whether hashing it would not throw, and it can have happened. */
const isWellFormed = (event: Hashable): boolean =>
  brokenRule(event) === undefined &&
  isMoment(event.at) &&
  ALWAYS.every((key) => whyNotCanonical(event[key]) === undefined) &&
  SOMETIMES.every((key) => event[key] === undefined || whyNotCanonical(event[key]) === undefined);
