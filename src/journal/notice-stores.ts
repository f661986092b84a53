import type { PrismaClient } from '../generated/prisma/client.js';
import type { Channels } from '../play/channels-port.js';
import type { Deliveries } from '../play/deliveries-port.js';
import type { Letters } from '../play/letters-port.js';
import type { PreferenceStore } from '../play/preferences-port.js';
import { sayingWhenAway } from './availability.js';
import { createChannels } from './channels.js';
import { createDeliveries } from './deliveries.js';
import { houseKey } from './house-keys.js';
import { createLetters } from './letters.js';
import { createPreferences } from './preferences.js';
import type { SeedBox } from './seed-box.js';

/** What is kept so that people can be told something, and of what they were told. */
export type NoticeStores = Readonly<{
  preferences: PreferenceStore;
  channels: Channels;
  deliveries: Deliveries;
  letters: Letters;
  /** A key of this house, the same in every process. */
  houseKey: (name: string) => Promise<Uint8Array>;
}>;

/** The same stores over one client; secrets lie in the box. */
export const createNoticeStores = (prisma: PrismaClient, box: SeedBox): NoticeStores => ({
  preferences: sayingWhenAway(createPreferences(prisma)),
  channels: sayingWhenAway(createChannels(prisma, box)),
  deliveries: sayingWhenAway(createDeliveries(prisma)),
  letters: sayingWhenAway(createLetters(prisma)),
  houseKey: (name) => houseKey(prisma, box, name),
});
