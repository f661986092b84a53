import { DEFAULT_CALENDAR, wrongCalendar, type Calendar } from '../../clock/calendar.js';
import { isZone } from '../../clock/zone.js';
import type { WeekAhead } from '../../clock/week-ahead.js';
import type { Channel } from '../channels-port.js';
import { Fault } from '../faults.js';
import type { Posted, WebhookShape } from '../post-port.js';
import { DEFAULT_PREFERENCES, type PreferenceChange, type Preferences } from '../preferences-port.js';
import type { SettingsParts } from './parts.js';
import { addWebhook, removeWebhook, type AddedWebhook } from './webhooks.js';
import { sendTest } from './send-test.js';
import { ownChannel } from './own-channel.js';
import { weekOf } from './week.js';

/** How somebody wants to be spoken to and reached. */
export type OwnSettings = Preferences & Readonly<{ calendar: Calendar; channels: readonly Channel[] }>;

export type SettingsChange = PreferenceChange & Readonly<{ calendar?: Partial<Calendar> }>;

/** What is known of somebody new before they have set anything. */
export type Beginning = Readonly<{ language: Preferences['language']; zone?: string }>;

/** What can be set, by each person for themselves. */
export type SettingsCases = Readonly<{
  of: (account: string) => Promise<OwnSettings>;
  /** The first settings of somebody new. */
  begin: (account: string, beginning: Beginning) => Promise<void>;
  change: (account: string, change: SettingsChange) => Promise<OwnSettings>;
  /** When their time runs in the coming week. */
  week: (account: string) => Promise<WeekAhead>;
  addWebhook: (account: string, address: string, shape: WebhookShape) => Promise<AddedWebhook>;
  removeWebhook: (account: string, channel: string) => Promise<OwnSettings>;
  switchChannel: (account: string, channel: string, on: boolean) => Promise<OwnSettings>;
  /** Sends something now and says what became of it. */
  sendTest: (account: string, channel: string) => Promise<Posted>;
}>;

/** The settings of persons. */
export function createSettings(parts: SettingsParts): SettingsCases {
  const { notices, calendars, lookAgain } = parts;

  const of = async (account: string): Promise<OwnSettings> => {
    const [preferences, calendar, channels] = await Promise.all([
      notices.preferences.of(account),
      calendars.of(account),
      notices.channels.of(account),
    ]);
    return { ...preferences, calendar: calendar ?? DEFAULT_CALENDAR, channels };
  };

  const after = async (account: string, work: Promise<unknown>): Promise<OwnSettings> => {
    await work;
    await lookAgain(account);
    return of(account);
  };

  return {
    of,
    begin: async (account, { language, zone }) => {
      if (language !== DEFAULT_PREFERENCES.language) await notices.preferences.change(account, { language });
      // Names of zones change: nobody is kept out because of one that is not known here.
      if (zone !== undefined && isZone(zone)) await changeCalendar(parts, account, { zone });
    },
    change: async (account, { calendar, ...preferences }) => {
      if (calendar !== undefined) await changeCalendar(parts, account, calendar);
      return after(account, notices.preferences.change(account, preferences));
    },
    week: (account) => weekOf(parts, account),
    addWebhook: (account, address, shape) => addWebhook(parts, { account, address, shape }),
    removeWebhook: (account, channel) => after(account, removeWebhook(parts, account, channel)),
    switchChannel: async (account, id, on) => {
      const channel = await ownChannel(parts, account, id);
      return after(account, notices.channels.turn(channel.id, on ? undefined : 'chosen'));
    },
    sendTest: (account, channel) => sendTest(parts, account, channel),
  };
}

/** What is left out stays as it was. */
async function changeCalendar(
  { calendars, setCalendar }: SettingsParts,
  account: string,
  change: Partial<Calendar>,
): Promise<void> {
  const calendar = { ...((await calendars.of(account)) ?? DEFAULT_CALENDAR), ...change };
  const wrong = wrongCalendar(calendar);
  if (wrong !== undefined) throw new Fault('BAD_INPUT', REQUIRED[wrong], { field: `input.${FIELDS[wrong]}` });
  await setCalendar(account, calendar);
}

const FIELDS: Readonly<Record<keyof Calendar, string>> = {
  zone: 'timeZone',
  from: 'awakeFrom',
  to: 'awakeUntil',
  weekend: 'weekend',
};

const REQUIRED: Readonly<Record<keyof Calendar, string>> = {
  zone: '"input.timeZone" must be an IANA time zone, for example "Europe/Prague".',
  from: '"input.awakeFrom" must be a time of day from 00:00 to 23:59.',
  to: '"input.awakeUntil" must be at least 8 hours and at most 24 hours after "awakeFrom".',
  weekend: '"input.weekend" must be at most two different days.',
};
