import type pg from 'pg';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { NoticeStores } from '../play/notice-stores.js';
import { sayingWhenAway } from './availability.js';
import { createChannels } from './channels.js';
import { createDeliveries } from './deliveries.js';
import { createLetters } from './letters.js';
import { createPreferences } from './preferences.js';
import type { SeedBox } from './seed-box.js';

/** Everything around notices over one client and its connections; secrets lie in the box. */
export const createNoticeStores = (prisma: PrismaClient, pool: pg.Pool, box: SeedBox): NoticeStores => ({
  preferences: sayingWhenAway(createPreferences(prisma)),
  channels: sayingWhenAway(createChannels(prisma, box)),
  deliveries: sayingWhenAway(createDeliveries(prisma, pool)),
  letters: sayingWhenAway(createLetters(prisma)),
});
