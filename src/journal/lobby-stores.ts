import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { LobbyStores } from '../play/lobby-port.js';
import { sayingWhenAway } from './availability.js';
import { createInboxes } from './inboxes.js';
import { createInvitations } from './invitations.js';
import { createKeepsakes } from './keepsakes.js';
import { createNews, createRematches } from './news.js';
import { createProfiles } from './profiles.js';
import { createTalk } from './talk.js';

/** What is kept around games besides their history. */
export const createLobbyStores = (prisma: PrismaClient, pool: pg.Pool): LobbyStores => ({
  invitations: sayingWhenAway(createInvitations(prisma)),
  news: sayingWhenAway(createNews(prisma)),
  rematches: sayingWhenAway(createRematches(prisma)),
  talk: sayingWhenAway(createTalk(prisma)),
  keepsakes: sayingWhenAway(createKeepsakes(prisma)),
  profiles: sayingWhenAway(createProfiles(prisma, pool)),
  inboxes: sayingWhenAway(createInboxes(prisma)),
});
