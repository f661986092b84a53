import type {
  Content,
  ContentName,
  GameResult,
  JsonObject,
  ScoreSheet,
  StoredEvent,
} from '../../game/index.js';
import { canonicalJson } from '../canonical.js';
import { eventText } from '../chain.js';
import type { Inclusion, SignedDigest } from '../digest.js';

/** The first words of every archive; another number means another format. */
export const ARCHIVE_KIND = 'cairn/archive/1';

/** Whose secrets are in it: everybody's, nobody's, or those of one seat. */
export type ArchiveView = 'full' | 'public' | `seat:${number}`;

/** The tables the game is played with: their address, and where a content file brought them, all their rows. */
export type ArchiveContent = Readonly<{ name: ContentName; hash: string; tables?: Content }>;

export type Header = Readonly<{
  kind: typeof ARCHIVE_KIND;
  game: string;
  entropy: 'sealed' | 'open';
  view: ArchiveView;
  content: ArchiveContent;
}>;

/** That somebody was told something, or why not: what the server says about itself, covered by its signature alone. */
export type DeliveryLine = Readonly<{ kind: 'delivery' }> & JsonObject;

/** How the game ended: repeated at the end, so that it can be read without knowing the events. */
export type ScoresLine = GameResult & Readonly<{ kind: 'scores'; scores: readonly ScoreSheet[] }>;

/** The newest published digest that has a head of this game, with the proof. */
export type DigestLine = SignedDigest & Inclusion & Readonly<{ kind: 'digest'; publicKey: string }>;

/** The last line: what everything before it must hash to, and the server's signatures. */
export type Trailer = Readonly<{
  kind: 'trailer';
  sha256: string;
  version: number;
  head: string;
  /** Over the head alone: holds for this game whatever file it stands in. */
  headSignature: string;
  publicKey: string;
  keyId: string;
  /** Over all bytes before this line. */
  signature: string;
}>;

/** One line, without the line feed that ends it. */
export const lineText = (line: object): string => canonicalJson(line, 'line');

/**
 * The line of an event. What is hashed stands in it as it is, so that a checker may cut it out; opened secrets, which
 * the hash does not cover, stand beside it. The keys are in their sorted order.
 */
export function eventLineText(event: StoredEvent, text = eventText(event)): string {
  const opened = openedOf(event);
  return (
    `{"event":${text},"hash":${canonicalJson(event.hash)},"kind":"event"` +
    (opened === undefined ? '}' : `,"opened":${canonicalJson(opened)}}`)
  );
}

function openedOf({ sealed }: StoredEvent): JsonObject | undefined {
  if (sealed?.salt === undefined || sealed.value === undefined) return undefined;
  return { salt: sealed.salt, value: sealed.value };
}
