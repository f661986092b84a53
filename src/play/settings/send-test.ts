import { paceOf } from '../../lib/pace.js';
import { testLetter } from '../../views/letters/house-letters.js';
import { destinationOf } from '../letters/destination.js';
import { Fault } from '../faults.js';
import { tooOften } from '../membership/attempts.js';
import type { Posted } from '../post-port.js';
import { ownChannel } from './own-channel.js';
import type { SettingsParts } from './parts.js';

/** Ten at once, and as many again in an hour: enough to set a channel up, too few to annoy anybody with. */
const PACE = paceOf(10, 60 * 60 * 1000);

/**
 * Sends a test through one channel and tells how it went. A webhook that takes it counts from then on; what was off
 * because it failed is on again.
 */
export async function sendTest(parts: SettingsParts, account: string, id: string): Promise<Posted> {
  const { notices, throttle, post, links, newId, now, lookAgain } = parts;
  const channel = await ownChannel(parts, account, id);
  if (channel.kind === 'email' && !channel.verified)
    throw new Fault('FORBIDDEN', 'Confirm the address first: a letter with a link was sent there.');
  const wait = await throttle.take(`test account ${account}`, PACE, now());
  if (wait > 0) throw tooOften(wait, 'account');
  const manner = (await notices.preferences.mannersOf([account])).get(account);
  if (manner === undefined) throw new Error('nobody to write to');
  const letter = newId().replaceAll('-', '');
  const attempt = { account, letter, kind: 'test', channel: { id, kind: channel.kind } } as const;
  const number = await notices.letters.begin(attempt, now());
  const unsubscribe = channel.kind === 'email' ? { unsubscribe: links.unsubscribe(id) } : {};
  const outgoing = {
    id: letter,
    letter: testLetter({ language: manner.language, zone: manner.calendar.zone }),
    facts: { kind: 'test' },
    ...unsubscribe,
  };
  const posted = await post(outgoing, destinationOf(channel));
  await notices.letters.end(attempt, number, { posted, at: now() });
  await notices.channels.note(id, posted, now());
  // What could not be sent while it failed may still be due.
  if (posted.result !== 'failed') await lookAgain(account);
  return posted;
}
