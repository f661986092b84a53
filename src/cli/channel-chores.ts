import type { Stores } from '../journal/stores.js';
import { tellOfBrokenChannels } from '../play/letters/channel-off.js';
import type { Outside } from '../play/outside.js';
import type { Chore } from '../reminders/chores.js';
import type { Log } from './log.js';

const EVERY_MS = 60_000;

/** Tells people which of their ways was switched off because nothing got through. */
export function channelChores({ notices }: Stores, outside: Outside, log: Log): Record<string, Chore> {
  const run = async (): Promise<void> => {
    const count = await tellOfBrokenChannels({
      ...outside,
      notices,
      now: () => new Date(),
      warn: (what, err) => log.error({ err }, `${what} failed`),
    });
    if (count > 0) log.info({ count }, 'channels were switched off');
  };
  return { channels: { everyMs: EVERY_MS, run } };
}
