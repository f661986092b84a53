import type { Inbox } from '../play/inbox/inbox.js';
import type { InboxItem } from '../play/inbox/inbox-feed.js';
import { signedIn, type RequestContext } from './context.js';
import { createRight } from './right.js';
import { rowFor } from './row-source.js';
import { shownWhile } from './shown.js';
import type { InboxType } from './types/inbox.type.js';

/** An inbox in the words of the schema. */
export function inboxFor(context: RequestContext, inbox: Inbox, changed: boolean): InboxType {
  const withRow = <One extends Readonly<{ game: Inbox['unready'][number] }>>(one: One) => ({
    ...one,
    game: rowFor(context, one.game),
  });
  return {
    changed,
    decisions: inbox.decisions.map(({ since, ...open }) => ({ ...withRow(open), decision: since })),
    requests: inbox.requests.map(withRow),
    unready: inbox.unready.map((row) => rowFor(context, row)),
    kept: inbox.kept.map((row) => rowFor(context, row)),
    invitations: inbox.invitations.map(withRow),
    news: inbox.news.map(withRow),
    brokenChannels: inbox.brokenChannels.map(({ channel, at, ...way }) => ({
      ...way,
      channelId: channel,
      offSince: at,
    })),
  };
}

/** The viewer's inbox as it changes. Ends, and closes its socket, when the viewer's session ends. */
export function inboxFeedFor(context: RequestContext): AsyncIterableIterator<InboxType> {
  const items = context.api.inbox.follow(signedIn(context).id);
  const right = createRight(context, () => Promise.resolve());
  const show = ({ inbox, changed }: InboxItem): InboxType => inboxFor(context, inbox, changed);
  return shownWhile(items, { right, forbid: context.connection?.forbid, show });
}
