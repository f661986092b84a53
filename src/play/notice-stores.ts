import type { Channels } from './channels-port.js';
import type { Deliveries } from './deliveries-port.js';
import type { Letters } from './letters-port.js';
import type { PreferenceStore } from './preferences-port.js';

/** What is kept so that people can be told something, and of what they were told. */
export type NoticeStores = Readonly<{
  preferences: PreferenceStore;
  channels: Channels;
  deliveries: Deliveries;
  letters: Letters;
}>;
