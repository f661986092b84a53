import type { Channel } from '../channels-port.js';
import { Fault } from '../faults.js';
import type { NoticeStores } from '../notice-stores.js';

/** A channel of this person; whether others have one of that id is nobody's business. */
export async function ownChannel(
  { notices }: Readonly<{ notices: NoticeStores }>,
  account: string,
  id: string,
): Promise<Channel> {
  const channels = await notices.channels.of(account);
  const found = channels.find((channel) => channel.id === id);
  if (found === undefined) throw new Fault('NOT_FOUND', 'You have no channel with this id.', { channel: id });
  return found;
}
