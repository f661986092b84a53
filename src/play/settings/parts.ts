import type { Calendars } from '../calendar-port.js';
import type { HouseLinks } from '../house-links-port.js';
import type { NoticeStores } from '../notice-stores.js';
import type { Post } from '../post-port.js';
import type { RandomBytes } from '../record.js';
import type { Throttle } from '../throttle-port.js';
import type { Vacations } from '../vacation-port.js';

/** What the settings of persons need. */
export type SettingsParts = Readonly<{
  notices: NoticeStores;
  calendars: Pick<Calendars, 'of'>;
  setCalendar: Calendars['set'];
  vacations: Pick<Vacations, 'of'>;
  throttle: Throttle;
  post: Post;
  links: HouseLinks;
  /** Why nothing would be sent to an address; undefined if something would. */
  unfit: (address: string) => Promise<string | undefined>;
  /** Has the reminders of this person looked at anew: they may be due at other moments now. */
  lookAgain: (account: string) => Promise<void>;
  random: RandomBytes;
  newId: () => string;
  now: () => Date;
}>;
