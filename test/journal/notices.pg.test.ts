import { randomUUID } from 'node:crypto';
import { DEFAULT_CALENDAR } from '../../src/clock/calendar.js';
import type { GameId } from '../../src/game/index.js';
import { withClient } from '../../src/journal/connection.js';
import { openStores } from '../../src/journal/stores.js';
import { without } from '../../src/lib/without.js';
import type { Claimed, Delivery, Ended, Notice } from '../../src/play/deliveries-port.js';
import { letterName, noticeName } from '../../src/play/notice-name.js';
import { DEFAULT_PREFERENCES } from '../../src/play/preferences-port.js';
import { realStores } from '../support/real-stores.js';

const stores = realStores();
const NOON = new Date('2026-11-17T12:00:00.000Z');
const minutes = (count: number): Date => new Date(NOON.getTime() + count * 60_000);
const SECRET = new Uint8Array(32).fill(9);

/** Somebody, with a mail address if one is given. */
async function somebody(email?: string, verified = true): Promise<string> {
  const { id } = await stores().accounts.createGuest('Ann', NOON);
  if (email !== undefined)
    await withClient(stores().database.adminUrl, (client) =>
      client.query('update account set email = $2, email_key = $2, email_verified_at = $3 where id = $1', [
        id,
        email,
        verified ? NOON : null,
      ]),
    );
  return id;
}

const noticeOf = (more: Partial<Notice> = {}): Notice => ({
  game: randomUUID() as GameId,
  seat: 1,
  since: 7,
  kind: 'turn',
  deadline: minutes(1_000),
  channel: { id: randomUUID(), kind: 'email' },
  dueAt: NOON,
  ...more,
});

describe('preferences', () => {
  it('are as for everybody until somebody chooses, and each choice stays', async () => {
    const account = await somebody();
    const { preferences } = stores().notices;
    expect(await preferences.of(account)).toEqual(DEFAULT_PREFERENCES);
    await preferences.change(account, { language: 'cs', reminding: { turn: false } });
    await preferences.change(account, { reminding: { share: 0 } });
    const reminding = { turn: false, share: 0, last: true };
    expect(await preferences.of(account)).toEqual({ language: 'cs', reminding });
  });

  it('come with the calendars, for many at once', async () => {
    const [ann, bob, stranger] = [await somebody(), await somebody(), randomUUID()];
    const { preferences } = stores().notices;
    const calendar = { zone: 'Europe/Zagreb', from: 360, to: 1_320, weekend: [6, 7] } as const;
    await preferences.change(ann, { language: 'hr' });
    await stores().calendars.set(bob, calendar);
    const manners = await preferences.mannersOf([ann, bob, stranger]);
    expect(manners.get(ann)).toEqual({ ...DEFAULT_PREFERENCES, language: 'hr', calendar: DEFAULT_CALENDAR });
    expect(manners.get(bob)).toEqual({ ...DEFAULT_PREFERENCES, calendar });
    expect(manners.get(stranger)).toEqual({ ...DEFAULT_PREFERENCES, calendar: DEFAULT_CALENDAR });
  });
});

describe('channels', () => {
  it('by mail are there as soon as the account has an address, once', async () => {
    const { channels } = stores().notices;
    const [nobody, ann, bob] = [
      await somebody(),
      await somebody('ann@x.org'),
      await somebody('bob@x.org', false),
    ];
    expect(await channels.of(nobody)).toEqual([]);
    const found = await Promise.all([1, 2, 3].map(() => channels.ofMany([ann, bob, nobody])));
    expect(found[0]?.get(ann)).toEqual([
      { id: expect.any(String) as string, account: ann, kind: 'email', address: 'ann@x.org', verified: true },
    ]);
    expect(found[0]?.get(bob)).toMatchObject([{ verified: false }]);
    expect(new Set(found.map((each) => each.get(ann)?.[0]?.id)).size).toBe(1);
  });

  it('by webhook are verified by the first that is taken, and count failures', async () => {
    const { channels } = stores().notices;
    const account = await somebody();
    const hook = { account, address: 'https://x.org/hook', shape: 'raw', secret: SECRET, at: NOON } as const;
    const { id } = await channels.addWebhook(hook);
    expect(await channels.byId(id)).toMatchObject({ address: hook.address, verified: false, secret: SECRET });
    const failed = { result: 'failed', error: 'HTTP 500', permanent: false } as const;
    await channels.note(id, failed, minutes(1));
    expect((await channels.note(id, failed, minutes(2))).retryAt).toEqual(minutes(4));
    expect(await channels.byId(id)).toMatchObject({
      verified: false,
      failing: { since: minutes(1), times: 2 },
      retryAt: minutes(4),
      last: { at: minutes(2), result: 'failed', error: 'HTTP 500' },
    });
    await channels.turn(id, undefined);
    expect(await channels.byId(id)).not.toHaveProperty('failing');
    await channels.note(id, { result: 'sent' }, minutes(5));
    expect(await channels.byId(id)).toMatchObject({ verified: true, last: { result: 'sent' } });
    expect(await channels.removeWebhook(randomUUID(), id)).toBe(false);
    expect(await channels.removeWebhook(account, id)).toBe(true);
    expect(await channels.byId(id)).toBeUndefined();
  });

  it('count what fails for several at the same time as one failure', async () => {
    const { channels } = stores().notices;
    const account = await somebody('busy@x.org');
    const id = (await channels.of(account))[0]!.id;
    const failed = { result: 'failed', error: '550 unknown', permanent: true } as const;
    await Promise.all(Array.from({ length: 8 }, () => channels.note(id, failed, minutes(1))));
    expect((await channels.byId(id))?.failing).toEqual({ since: minutes(1), times: 1 });
  });

  it('by mail begin anew with another address, unless their person wants none', async () => {
    const { channels } = stores().notices;
    const turned = async (off: 'chosen' | 'unsubscribed'): Promise<string | undefined> => {
      const account = await somebody(`${off}@x.org`);
      const id = (await channels.of(account))[0]!.id;
      await channels.note(id, { result: 'failed', error: '550 unknown', permanent: true }, NOON);
      await channels.turn(id, off);
      await stores().accounts.setEmail(account, `${off}@y.org`);
      const after = await channels.byId(id);
      expect(after).not.toHaveProperty('failing');
      expect(after).not.toHaveProperty('last');
      return after?.off;
    };
    expect([await turned('unsubscribed'), await turned('chosen')]).toEqual([undefined, 'chosen']);
  });

  it('keep their secrets encrypted where the server has a key', async () => {
    const sealed = await openStores(stores().database.appUrl, { secret: 'x'.repeat(32) });
    const account = await somebody();
    const { id } = await sealed.notices.channels.addWebhook({
      account,
      address: 'https://x.org/hook',
      shape: 'raw',
      secret: SECRET,
      at: NOON,
    });
    const { rows } = await withClient(stores().database.adminUrl, (client) =>
      client.query<{ secret: Buffer }>('select secret from channel where id = $1', [id]),
    );
    expect(rows[0]?.secret.includes(Buffer.from(SECRET))).toBe(false);
    expect((await sealed.notices.channels.byId(id))?.secret).toEqual(SECRET);
    await sealed.close();
  });

  it('and everything else about a person go with the account; what was delivered stays', async () => {
    const account = await somebody('gone@x.org');
    const [channel] = await stores().notices.channels.of(account);
    const notice = noticeOf({ channel: { id: channel!.id, kind: 'email' } });
    await stores().notices.deliveries.record([notice], 'superseded');
    await stores().notices.letters.begin(
      { account, letter: 'l', kind: 'test', channel: { kind: 'email' } },
      NOON,
    );
    await stores().notices.preferences.change(account, { language: 'hr' });
    await withClient(stores().database.appUrl, (client) =>
      client.query('select erase_account($1)', [account]),
    );
    expect(await stores().notices.channels.byId(channel!.id)).toBeUndefined();
    expect(await stores().notices.deliveries.ofGame(notice.game)).toHaveLength(1);
  });
});

describe('the name of a notice', () => {
  it('differs with each part of what it is, but for when it is due', () => {
    const notice = noticeOf();
    const others: readonly Notice[] = [
      { ...notice, game: randomUUID() as GameId },
      { ...notice, seat: 2 },
      { ...notice, since: 8 },
      { ...notice, kind: 'last' },
      { ...notice, deadline: minutes(1_001) },
      without(notice, 'deadline'),
      { ...notice, channel: { id: randomUUID(), kind: 'email' } },
    ];
    expect(new Set([notice, ...others].map(noticeName)).size).toBe(8);
    const later: Notice = { ...notice, dueAt: minutes(3) };
    expect(noticeName(later)).toBe(noticeName(notice));
    expect(letterName(['b', 'a'])).toBe(letterName(['a', 'b']));
    expect(letterName(['a'])).toBe('a');
  });
});

const claim = (notice: Notice, letter: string) =>
  stores().notices.deliveries.claim([{ letter, notices: [notice] }]);
const finish = (claimed: readonly Claimed[], end: Omit<Ended, keyof Claimed>) =>
  stores().notices.deliveries.finish(claimed.map((each) => ({ ...each, ...end })));
const A_TIME = expect.any(Date) as Date;

describe('deliveries', () => {
  it('are claimed by one of many, and never again once they were sent', async () => {
    const { deliveries } = stores().notices;
    const notice = noticeOf();
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) => claim(notice, `letter-${index}`)),
    );
    const [claimed] = claims.filter((each) => each.length > 0);
    expect(claims.flat()).toHaveLength(1);
    expect(await claim(notice, 'later')).toEqual([]);
    await finish(claimed!, { result: 'sent' });
    expect(await claim(notice, 'later')).toEqual([]);
    expect(await deliveries.wasTold(notice)).toEqual({
      told: [{ notice: noticeName(notice), kind: 'turn', channel: 'email', at: A_TIME }],
      failed: [],
      unreachable: false,
    });
  });

  it('keep every attempt as a row; a second one keeps the letter of the first', async () => {
    const { deliveries } = stores().notices;
    const notice = noticeOf();
    const first = await claim(notice, 'first');
    await finish(first, { result: 'failed', error: '450 later' });
    expect((await deliveries.wasTold(notice)).unreachable).toBe(true);
    const second = await claim(notice, 'second');
    expect(second).toMatchObject([{ attempt: 2, letter: 'first' }]);
    expect((await deliveries.wasTold(notice)).unreachable).toBe(false);
    await finish(second, { result: 'sent' });
    expect(await deliveries.ofGame(notice.game)).toMatchObject([
      { attempt: 1, result: 'failed', error: '450 later', claimedAt: A_TIME, finishedAt: A_TIME },
      {
        attempt: 2,
        result: 'sent',
        claimedAt: A_TIME,
        finishedAt: A_TIME,
        deadline: notice.deadline,
      },
    ]);
    expect(await deliveries.lastOf([notice])).toMatchObject([{ attempt: 2, result: 'sent' }]);
    expect(await deliveries.lastOf([{ ...notice, since: 99 }])).toEqual([]);
  });

  it('can be read page by page, those of the same moment too', async () => {
    const { deliveries } = stores().notices;
    const notice = noticeOf();
    const notices = Array.from({ length: 5 }, (_, since) => ({ ...notice, since }));
    await deliveries.record(notices, 'off');
    await finish(await claim({ ...notice, since: 5 }, 'one'), { result: 'failed' });
    await finish(await claim({ ...notice, since: 5 }, 'two'), { result: 'sent' });
    const all = await deliveries.ofGame(notice.game);
    expect(all).toHaveLength(7);
    let after: Delivery | undefined;
    for (const [first, count] of [
      [0, 3],
      [3, 3],
      [6, 1],
    ] as const) {
      const page = await deliveries.ofGame(notice.game, { after, limit: 3 });
      expect(page).toEqual(all.slice(first, first + count));
      after = page.at(-1);
    }
    expect(await deliveries.ofGame(notice.game, { after, limit: 3 })).toEqual([]);
  });

  it('that were claimed by somebody who died are unknown, and can be claimed with the same letter', async () => {
    const { deliveries } = stores().notices;
    const notice = without(noticeOf(), 'deadline');
    const [lost] = await claim(notice, 'same');
    expect(await deliveries.loseTrack(60_000)).toBe(0);
    expect(await deliveries.loseTrack(0)).toBe(1);
    const again = await claim(notice, 'other');
    expect(again).toMatchObject([{ attempt: 2, letter: 'same' }]);
    // Whoever was taken for dead comes too late to say how it ended.
    await finish([lost!], { result: 'failed' });
    expect((await deliveries.ofGame(notice.game)).map(({ result }) => result)).toEqual([
      'unknown',
      'sending',
    ]);
  });

  it('that were not sent say why, once', async () => {
    const { deliveries } = stores().notices;
    const notice = noticeOf();
    await deliveries.record([notice], 'off');
    await deliveries.record([notice], 'off');
    await deliveries.record([notice], 'unverified');
    expect((await deliveries.ofGame(notice.game)).map(({ result }) => result)).toEqual(['off', 'unverified']);
    expect((await deliveries.wasTold(notice)).unreachable).toBe(false);
    expect(await claim(notice, 'letter')).toMatchObject([{ attempt: 3 }]);
    const dropped = noticeOf();
    await deliveries.record([dropped], 'obsolete');
    expect(await claim(dropped, 'letter')).toEqual([]);
  });
});

describe('letters', () => {
  it('are numbered by attempt and counted once each', async () => {
    const { letters } = stores().notices;
    const account = await somebody();
    const attempt = { account, letter: 'a', kind: 'test', channel: { kind: 'email' } } as const;
    expect(await letters.begin(attempt, NOON)).toBe(1);
    await letters.end(attempt, 1, { posted: { result: 'failed', error: 'x', permanent: true }, at: NOON });
    expect(await letters.begin(attempt, minutes(1))).toBe(2);
    await letters.begin({ ...attempt, letter: 'b' }, minutes(2));
    expect(await letters.count(account, 'test', NOON)).toBe(2);
    expect(await letters.count(account, 'test', minutes(2))).toBe(1);
    expect(await letters.count(account, 'resetPassword', NOON)).toBe(0);
  });
});

describe('a key of the house', () => {
  it('is the same for all who ask', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => stores().houseKey('links')));
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(await stores().houseKey('other')).not.toEqual(keys[0]);
  });
});
