import type { SignedDigest } from '../../fairness/digest.js';
import { hashOf } from '../../fairness/hash.js';
import { digestLetter } from '../../views/letters/house-letters.js';
import type { Channel } from '../channels-port.js';
import type { HouseLinks } from '../house-links-port.js';
import type { NoticeStores } from '../notice-stores.js';
import type { Outgoing, Post } from '../post-port.js';
import type { Digests } from '../trust/digests-port.js';
import { leftAloneUntil } from './channel-health.js';
import { destinationOf } from './destination.js';

export type DigestLetterParts = Readonly<{
  digests: Pick<Digests, 'list' | 'unread'>;
  notices: Pick<NoticeStores, 'channels' | 'letters' | 'preferences'>;
  post: Post;
  links: Pick<HouseLinks, 'digest' | 'unsubscribe'>;
  now: () => Date;
  warn: (what: string, error: unknown) => void;
}>;

const MOST_TRIES = 5;
const ID_LENGTH = 32;

/**
 * Mails the newest digest to every organiser who has not got it: what lies in many letter boxes cannot be taken back.
 * A day on which nothing happened is published and not mailed. Returns how many got it now.
 */
export async function mailDigest(parts: DigestLetterParts): Promise<number> {
  const [newest] = await parts.digests.list(1);
  if (newest === undefined || newest.count === 0) return 0;
  let count = 0;
  for (const account of await parts.digests.unread(nameOf(newest), MOST_TRIES)) {
    const sent = await mailTo(parts, account, newest).catch((error: unknown) => {
      parts.warn('mailing the digest of the day', error);
      return false;
    });
    if (sent) count += 1;
  }
  return count;
}

const nameOf = ({ date }: SignedDigest): string => `digest-${date}`;

async function mailTo(parts: DigestLetterParts, account: string, digest: SignedDigest): Promise<boolean> {
  const { notices, post, now } = parts;
  const channel = (await notices.channels.of(account)).find((each) => isOpen(each, now()));
  if (channel === undefined) return false;
  const outgoing = await written(parts, channel, digest);
  const { id, kind } = channel;
  const attempt = { account, letter: nameOf(digest), kind: 'digest', channel: { id, kind } } as const;
  const number = await notices.letters.begin(attempt, now());
  const posted = await post(outgoing, destinationOf(channel));
  await notices.letters.end(attempt, number, { posted, at: now() });
  await notices.channels.note(id, posted, now());
  return posted.result !== 'failed';
}

/** By mail alone: a chat may have many readers, and the letter is one to keep. */
const isOpen = (channel: Channel, now: Date): boolean =>
  channel.kind === 'email' &&
  channel.verified &&
  channel.off === undefined &&
  leftAloneUntil(channel, now) === undefined;

async function written(
  { notices, links }: DigestLetterParts,
  { id: channel, account }: Channel,
  digest: SignedDigest,
): Promise<Outgoing> {
  const manner = (await notices.preferences.mannersOf([account])).get(account);
  if (manner === undefined) throw new Error('nobody to write to');
  const { language, calendar } = manner;
  const { date } = digest;
  return {
    id: hashOf(JSON.stringify(['cairn/digest-letter/1', account, date])).slice(0, ID_LENGTH),
    letter: digestLetter({ language, zone: calendar.zone }, digest, links.digest(date)),
    facts: { kind: 'digest', ...digest },
    unsubscribe: links.unsubscribe(channel),
  };
}
