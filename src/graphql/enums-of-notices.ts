import type { ChannelKind, OffReason } from '../play/channels-port.js';
import type { DeliveryResult, NoticeKind } from '../play/deliveries-port.js';
import type { Posted, WebhookShape } from '../play/post-port.js';
import type { OwnSettings } from '../play/settings/settings.js';
import type { Language } from '../views/sentences/languages.js';
import { describeEnum } from './describe-enum.js';

export const LanguageEnum = describeEnum(
  'Language',
  'A language in which you can be spoken to.',
  { EN: 'en', CS: 'cs', SK: 'sk', HR: 'hr' } satisfies Record<string, Language>,
  { EN: 'English.', CS: 'Czech.', SK: 'Slovak.', HR: 'Croatian.' },
);

/** Monday first, as calendars count them. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type WeekdayName = (typeof WEEKDAYS)[number];

/** The number of a day in a calendar. */
export const weekdayOf = (name: WeekdayName): Weekday => (WEEKDAYS.indexOf(name) + 1) as Weekday;

type Weekday = OwnSettings['calendar']['weekend'][number];

export const WeekdayEnum = describeEnum(
  'Weekday',
  'A day of the week.',
  {
    MONDAY: 'monday',
    TUESDAY: 'tuesday',
    WEDNESDAY: 'wednesday',
    THURSDAY: 'thursday',
    FRIDAY: 'friday',
    SATURDAY: 'saturday',
    SUNDAY: 'sunday',
  } satisfies Record<string, WeekdayName>,
  {
    MONDAY: 'The first day of the week.',
    TUESDAY: 'The second.',
    WEDNESDAY: 'The third.',
    THURSDAY: 'The fourth.',
    FRIDAY: 'The fifth.',
    SATURDAY: 'The sixth.',
    SUNDAY: 'The seventh.',
  },
);

export const ChannelKindEnum = describeEnum(
  'ChannelKind',
  'By which way somebody is reached.',
  { EMAIL: 'email', WEBHOOK: 'webhook' } satisfies Record<string, ChannelKind>,
  {
    EMAIL: 'By mail, to the address of the account.',
    WEBHOOK: 'By an HTTP request to an address of one’s own.',
  },
);

export const WebhookShapeEnum = describeEnum(
  'WebhookShape',
  'What a webhook gets.',
  { RAW: 'raw', SLACK: 'slack', DISCORD: 'discord' } satisfies Record<string, WebhookShape>,
  {
    RAW: 'JSON for programs, signed.',
    SLACK: 'A message as incoming webhooks of Slack take it.',
    DISCORD: 'A message as webhooks of Discord take it.',
  },
);

export const OffReasonEnum = describeEnum(
  'OffReason',
  'Why nothing is sent by this way.',
  { CHOSEN: 'chosen', UNSUBSCRIBED: 'unsubscribed', FAILING: 'failing' } satisfies Record<string, OffReason>,
  {
    CHOSEN: 'You switched it off.',
    UNSUBSCRIBED: 'You unsubscribed from within a mail.',
    FAILING: 'For a whole day nothing got through.',
  },
);

export const PostedEnum = describeEnum(
  'PostResult',
  'What became of an attempt to send something.',
  { SENT: 'sent', WRITTEN: 'written', FAILED: 'failed' } satisfies Record<string, Posted['result']>,
  {
    SENT: 'The other side has taken it: SMTP 250, HTTP 2xx.',
    WRITTEN: 'This server has no mail server; the mail lies in a folder.',
    FAILED: 'It did not get through.',
  },
);

export const NoticeKindEnum = describeEnum(
  'NoticeKind',
  'What a player was to be told.',
  { TURN: 'turn', NUDGE: 'nudge', SHARE: 'share', LAST: 'last', KEPT: 'kept' } satisfies Record<
    string,
    NoticeKind
  >,
  {
    TURN: 'That it is their turn.',
    NUDGE: 'That somebody at the table waits for them.',
    SHARE: 'That the share of time they chose is left.',
    LAST: 'That their time is nearly up.',
    KEPT: 'That autopilot keeps their seat.',
  },
);

export const DeliveryResultEnum = describeEnum(
  'DeliveryResult',
  'What became of an attempt to tell a player something.',
  {
    SENDING: 'sending',
    SENT: 'sent',
    WRITTEN: 'written',
    FAILED: 'failed',
    REFUSED: 'refused',
    UNKNOWN: 'unknown',
    OBSOLETE: 'obsolete',
    SUPERSEDED: 'superseded',
    OFF: 'off',
    UNVERIFIED: 'unverified',
    BROKEN: 'broken',
  } satisfies Record<string, DeliveryResult>,
  {
    SENDING: 'Somebody is at it.',
    SENT: 'The other side has taken it: SMTP 250, HTTP 2xx.',
    WRITTEN: 'There is no mail server; it lies in a folder.',
    FAILED: 'It did not get through and is tried again.',
    REFUSED: 'The other side will never take it.',
    UNKNOWN: 'Whoever was at it was killed: it may have been sent, and is sent again as the same message.',
    OBSOLETE: 'The decision was no longer open, or the seat no longer this person’s.',
    SUPERSEDED: 'Something more urgent was due as well.',
    OFF: 'The player had switched this way off.',
    UNVERIFIED: 'The player had not confirmed this way.',
    BROKEN: 'This way was switched off because nothing had got through for a day.',
  },
);
