import type { FeedSettings } from './feed-settings.js';
import { createInboxFeeds, type InboxFeeds } from './inbox/inbox-feed.js';
import type { LobbyStores } from './lobby-port.js';
import { createLobby, type Lobby } from './lobby/lobby.js';
import type { LobbyParts } from './lobby/parts.js';
import { createTableTalk, type TableTalk } from './talk.js';

/** What happens around the games: finding together, talking, being told. */
export type Gathering = Pick<LobbyStores, 'invitations' | 'rematches' | 'news' | 'keepsakes' | 'profiles'> &
  Readonly<{ lobby: Lobby; talk: TableTalk; inbox: InboxFeeds }>;

/** Puts together what happens around the games. */
export const createGathering = (parts: LobbyParts, settings?: FeedSettings): Gathering => ({
  invitations: parts.invitations,
  rematches: parts.rematches,
  news: parts.news,
  keepsakes: parts.keepsakes,
  profiles: parts.profiles,
  lobby: createLobby(parts),
  talk: createTableTalk(parts, settings),
  inbox: createInboxFeeds(parts.inboxes.of, parts.live, settings),
});
