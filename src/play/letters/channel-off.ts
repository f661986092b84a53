import { channelOffLetter } from '../../views/letters/house-letters.js';
import { hashOf } from '../../fairness/hash.js';
import type { BrokenChannel, Channel } from '../channels-port.js';
import type { HouseLinks } from '../house-links-port.js';
import type { NoticeStores } from '../notice-stores.js';
import type { Outgoing, Post } from '../post-port.js';
import { leftAloneUntil } from './channel-health.js';
import { destinationOf } from './destination.js';

export type ChannelOffParts = Readonly<{
  notices: Pick<NoticeStores, 'channels' | 'letters' | 'preferences'>;
  post: Post;
  links: Pick<HouseLinks, 'settings'>;
  now: () => Date;
  warn: (what: string, error: unknown) => void;
}>;

const AT_ONCE = 100;
const NAME_LENGTH = 32;

/**
 * Tells people by another way of theirs that one was switched off because nothing got through. Who has no other finds it
 * in the inbox and in the settings. Returns how many were told; who could not be told now is told another time.
 */
export async function tellOfBrokenChannels(parts: ChannelOffParts): Promise<number> {
  const { notices, now, warn } = parts;
  let count = 0;
  for (const broken of await notices.channels.untold(AT_ONCE)) {
    const done = await tell(parts, broken).catch((error: unknown) => {
      warn('telling somebody about a broken channel', error);
      return false;
    });
    if (!done) continue;
    await notices.channels.told(broken.id, now());
    count += 1;
  }
  return count;
}

/** The first way that works is enough. True also if there is none. */
async function tell(parts: ChannelOffParts, broken: BrokenChannel): Promise<boolean> {
  const { notices, now } = parts;
  const others = (await notices.channels.of(broken.account)).filter(
    ({ id, off, verified }) => id !== broken.id && off === undefined && verified,
  );
  const outgoing = await letterAbout(parts, broken);
  for (const other of others)
    if (leftAloneUntil(other, now()) === undefined && (await goesThrough(parts, other, outgoing)))
      return true;
  return others.length === 0;
}

async function letterAbout(
  { notices, links }: ChannelOffParts,
  { id, account, kind, address, brokenAt, last }: BrokenChannel,
): Promise<Outgoing> {
  const manner = (await notices.preferences.mannersOf([account])).get(account);
  if (manner === undefined) throw new Error('nobody to write to');
  const { language, calendar } = manner;
  const error = last?.error ?? '';
  const letter = channelOffLetter(
    { language, zone: calendar.zone },
    { kind, host: hostOf(kind, address), error, settingsUrl: links.settings() },
  );
  // The same name whoever sends it, and however often.
  const name = hashOf(JSON.stringify(['cairn/channel-off/1', id, brokenAt.getTime()])).slice(0, NAME_LENGTH);
  return { id: name, letter, facts: { kind: 'channelOff', channel: id, channelKind: kind, error } };
}

/** The whole address may be a secret, and a chat may have many readers. */
const hostOf = (kind: Channel['kind'], address: string): string =>
  kind === 'email' ? address.slice(address.lastIndexOf('@') + 1) : new URL(address).host;

async function goesThrough(
  { notices, post, now }: ChannelOffParts,
  channel: Channel,
  outgoing: Outgoing,
): Promise<boolean> {
  const { id, account, kind } = channel;
  const attempt = { account, letter: outgoing.id, kind: 'channelOff', channel: { id, kind } } as const;
  const number = await notices.letters.begin(attempt, now());
  const posted = await post(outgoing, destinationOf(channel));
  await notices.letters.end(attempt, number, { posted, at: now() });
  await notices.channels.note(id, posted, now());
  return posted.result !== 'failed';
}
