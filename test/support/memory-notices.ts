import { randomUUID } from 'node:crypto';
import { DEFAULT_CALENDAR } from '../../src/clock/calendar.js';
import { without } from '../../src/lib/without.js';
import type { OwnAccount } from '../../src/play/accounts-port.js';
import type { Channel, Channels } from '../../src/play/channels-port.js';
import { healthAfter } from '../../src/play/letters/channel-health.js';
import type { Deliveries } from '../../src/play/deliveries-port.js';
import type { Letters } from '../../src/play/letters-port.js';
import type { Lookouts } from '../../src/play/lookouts-port.js';
import type { NoticeStores } from '../../src/play/notice-stores.js';
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  type PreferenceStore,
} from '../../src/play/preferences-port.js';

type Own = (account: string) => Promise<OwnAccount | undefined>;

/** What is kept around notices, for as long as a test; nothing is ever due here. */
export const memoryNotices = (own: Own): NoticeStores => ({
  preferences: memoryPreferences(),
  channels: memoryChannels(own),
  letters: memoryLetters(),
  deliveries: NO_DELIVERIES,
});

function memoryPreferences(): PreferenceStore {
  const chosen = new Map<string, Preferences>();
  const of = (account: string): Preferences => chosen.get(account) ?? DEFAULT_PREFERENCES;
  return {
    of: (account) => Promise.resolve(of(account)),
    languageOf: (account) => Promise.resolve(chosen.get(account)?.language),
    change: (account, { language, reminding }) => {
      const { language: before, reminding: moments } = of(account);
      chosen.set(account, { language: language ?? before, reminding: { ...moments, ...reminding } });
      return Promise.resolve();
    },
    mannersOf: (accounts) =>
      Promise.resolve(
        new Map(accounts.map((account) => [account, { ...of(account), calendar: DEFAULT_CALENDAR }])),
      ),
  };
}

/** A mail channel is there as soon as the account has an address. */
function memoryChannels(own: Own): Channels {
  const kept = new Map<string, Channel>();
  const change = (id: string, more: (channel: Channel) => Channel): Promise<void> => {
    const known = kept.get(id);
    if (known !== undefined) kept.set(id, more(known));
    return Promise.resolve();
  };
  const of = async (account: string): Promise<readonly Channel[]> => {
    const person = await own(account);
    const mine = [...kept.values()].filter((each) => each.account === account);
    if (person?.email === undefined || mine.some(({ kind }) => kind === 'email')) return mine;
    const { email: address, emailVerified: verified } = person;
    const mail: Channel = { id: randomUUID(), account, kind: 'email', address, verified };
    kept.set(mail.id, mail);
    return [mail, ...mine];
  };
  return {
    of,
    ofMany: async (accounts) =>
      new Map(await Promise.all(accounts.map(async (each) => [each, await of(each)] as const))),
    byId: (id) => Promise.resolve(kept.get(id)),
    addWebhook: ({ account, address, shape, secret }) => {
      const channel: Channel = {
        id: randomUUID(),
        account,
        kind: 'webhook',
        address,
        shape,
        secret,
        verified: false,
      };
      kept.set(channel.id, channel);
      return Promise.resolve(channel);
    },
    removeWebhook: (account, id) =>
      Promise.resolve(kept.get(id)?.account === account ? kept.delete(id) : false),
    turn: (id, off) =>
      change(id, (channel) => ({
        ...without(
          channel,
          'off',
          'brokenAt',
          ...(off === undefined ? (['failing', 'retryAt'] as const) : []),
        ),
        ...(off === undefined ? {} : { off }),
      })),
    note: async (id, posted, at) => {
      const health = healthAfter(kept.get(id) ?? { verified: false }, posted, at);
      await change(id, (channel) => ({
        ...without(channel, 'off', 'brokenAt', 'failing', 'retryAt'),
        ...health,
        verified: channel.verified || posted.result !== 'failed',
        last: { at, result: posted.result, ...(posted.result === 'failed' ? { error: posted.error } : {}) },
      }));
      return health;
    },
    untold: () => Promise.resolve([]),
    told: () => Promise.resolve(),
  };
}

function memoryLetters(): Letters {
  const begun: Readonly<{ account: string; kind: string; at: Date }>[] = [];
  return {
    begin: ({ account, kind }, at) => Promise.resolve(begun.push({ account, kind, at })),
    end: () => Promise.resolve(),
    count: (account, kind, since) =>
      Promise.resolve(
        begun.filter((each) => each.account === account && each.kind === kind && each.at >= since).length,
      ),
  };
}

const NO_DELIVERIES: Deliveries = {
  wasTold: () => Promise.resolve({ told: [], failed: [], unreachable: false }),
  ofGame: () => Promise.resolve([]),
  lastOf: () => Promise.resolve([]),
  claim: () => Promise.resolve([]),
  finish: () => Promise.resolve(),
  record: () => Promise.resolve(),
  loseTrack: () => Promise.resolve(0),
};

/** Nothing is looked at by itself here. */
export const NO_LOOKOUTS: Lookouts = {
  take: () => Promise.resolve({ now: new Date(), games: [] }),
  takeThese: () => Promise.resolve({ now: new Date(), games: [] }),
  alsoOf: () => Promise.resolve([]),
  done: () => Promise.resolve(),
  lookAtGamesOf: () => Promise.resolve(),
  pulse: () =>
    Promise.resolve({
      overdue: 0,
      overdueSeconds: 0,
      watched: 0,
      sent: 0,
      latenessSeconds: { p50: 0, p99: 0, max: 0 },
    }),
};
