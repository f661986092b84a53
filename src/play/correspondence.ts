import type { Act } from './act.js';
import { createAnswers } from './answers/answers.js';
import type { Answers } from './answers/parts.js';
import type { Calendars } from './calendar-port.js';
import type { Deliveries } from './deliveries-port.js';
import { createReaders, type Readers } from './letters/readers.js';
import type { Links } from './links-port.js';
import type { Look } from './look.js';
import type { Lookouts } from './lookouts-port.js';
import type { NoticeStores } from './notice-stores.js';
import { NO_OUTSIDE, type Outside } from './outside.js';
import type { Games, Seats } from './people-port.js';
import type { RandomBytes } from './record.js';
import { createSettings, type SettingsCases } from './settings/settings.js';
import type { Throttle } from './throttle-port.js';
import type { Vacations } from './vacation-port.js';

/** What is kept so that letters can be written and answered. */
export type CorrespondenceStores = Readonly<{
  notices: NoticeStores;
  links: Links;
  lookouts: Lookouts;
  calendars: Calendars;
  vacations: Vacations;
  throttle: Throttle;
  seats: Seats;
  games: Games;
}>;

/** How people are spoken to and reached, and what they answer by the links they were sent. */
export type Correspondence = Readonly<{
  settings: SettingsCases;
  deliveries: Pick<Deliveries, 'wasTold' | 'ofGame'>;
  /** Answering by links, with commands sent this way. */
  answersBy: (act: Act) => Answers;
  readers: Readers;
  /** By the link in a mail: whether it is one of ours, and what it does when it is pressed. */
  unsubscribing: Readonly<{
    isOurs: (channel: string, key: string) => boolean;
    press: (channel: string) => Promise<void>;
  }>;
}>;

type CorrespondencePlatform = Readonly<{
  outside?: Outside;
  random: RandomBytes;
  newId: () => string;
  now: () => Date;
}>;

/** Puts the cases together. */
export function createCorrespondence(
  stores: CorrespondenceStores & Readonly<{ setCalendar: Calendars['set'] }>,
  look: Look,
  { outside = NO_OUTSIDE, ...platform }: CorrespondencePlatform,
): Correspondence {
  const { notices, lookouts } = stores;
  const { links } = outside;
  return {
    settings: createSettings({ ...stores, ...outside, ...platform, lookAgain: lookouts.lookAtGamesOf }),
    deliveries: notices.deliveries,
    answersBy: (act) =>
      createAnswers({ ...stores, ...platform, look, act, links, preferences: notices.preferences }),
    readers: createReaders({ ...notices, links: stores.links, now: platform.now }),
    unsubscribing: {
      isOurs: links.mayUnsubscribe,
      press: (channel) => notices.channels.turn(channel, 'unsubscribed'),
    },
  };
}
