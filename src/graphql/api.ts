import type { AccessTokens, Accounts, Organisers, SessionStore } from '../play/accounts-port.js';
import type { Act } from '../play/act.js';
import type { Correspondence } from '../play/correspondence.js';
import type { ContentFiles } from '../play/content-port.js';
import type { Feeds } from '../play/feed.js';
import type { Gathering } from '../play/gathering.js';
import type { Look } from '../play/look.js';
import type { Nudging } from '../play/nudging/nudging.js';
import type { Ordering } from '../play/orders/ordering.js';
import type { Membership } from '../play/membership/membership.js';
import type { Games, Seats } from '../play/people-port.js';
import type { Trust } from '../play/trust/trust.js';
import type { Holidays } from '../play/vacations.js';

/** What the resolvers translate into: the use cases, and nothing of how they are stored. */
export type Api = Trust &
  Gathering &
  Correspondence &
  Readonly<{
    act: Act;
    look: Look;
    feeds: Feeds;
    holidays: Omit<Holidays, 'sweep'>;
    membership: Membership;
    ordering: Ordering;
    nudging: Nudging;
    accounts: Accounts;
    sessions: SessionStore;
    accessTokens: AccessTokens;
    organisers: Organisers;
    seats: Seats;
    games: Games;
    contentFiles: Pick<ContentFiles, 'all' | 'byHash'>;
    now: () => Date;
  }>;
