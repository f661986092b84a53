import { randomUUID } from 'node:crypto';
import { withClient } from '../../src/journal/connection.js';
import { leftAloneUntil } from '../../src/play/letters/channel-health.js';
import { tellOfBrokenChannels } from '../../src/play/letters/channel-off.js';
import type { OutsideLink } from '../../src/notices/outside.js';
import type { Channel } from '../../src/play/channels-port.js';
import { destinationOf } from '../../src/play/letters/destination.js';
import { createSettings } from '../../src/play/settings/settings.js';
import { testLetter } from '../../src/views/letters/house-letters.js';
import { startMailServer, type MailServer } from '../support/mail-server.js';
import { realStores } from '../support/real-stores.js';
import { testOutside } from '../support/test-outside.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';

const stores = realStores();
const HOUR_MS = 60 * 60 * 1000;
const BEGIN = Date.parse('2026-11-17T12:00:00.000Z');
let now = new Date(BEGIN);
let mail: MailServer;
let receiver: WebhookReceiver;
let outside: OutsideLink;

beforeAll(async () => {
  [mail, receiver] = [await startMailServer(), await startWebhookReceiver()];
  outside = testOutside(() => 'https://cairn.example', mail.url);
});
afterAll(async () => {
  await outside.close();
  await Promise.all([mail.stop(), receiver.stop()]);
});
beforeEach(() => {
  now = new Date(BEGIN);
  receiver.answerWith(200);
  mail.refuseWith(undefined);
});

const parts = () => ({ ...outside, notices: stores().notices, now: () => now, warn: () => undefined });

const settings = () =>
  createSettings({
    ...stores(),
    ...parts(),
    setCalendar: stores().calendars.set,
    lookAgain: stores().lookouts.lookAtGamesOf,
    random: (count) => new Uint8Array(count).fill(7),
    newId: randomUUID,
  });

/** Somebody with a confirmed address, if one is given, and a webhook that has taken a test. */
async function somebody(email?: string): Promise<Readonly<{ account: string; hook: string }>> {
  const { id: account } = await stores().accounts.createGuest('Ann', now);
  if (email !== undefined) {
    await stores().accounts.setEmail(account, email);
    await stores().accounts.verifyEmail(account, email, now);
  }
  const { channel } = await settings().addWebhook(account, receiver.url, 'raw');
  expect(await settings().sendTest(account, channel.id)).toEqual({ result: 'sent' });
  return { account, hook: channel.id };
}

const channelOf = async (id: string): Promise<Channel> => {
  const found = await stores().notices.channels.byId(id);
  if (found === undefined) throw new Error('no such channel');
  return found;
};

/** What whoever sends reminders does: it tries when it may, and notes how it went. Returns how often it tried. */
async function send(id: string, hours: number): Promise<number> {
  let tries = 0;
  for (const end = now.getTime() + hours * HOUR_MS; now.getTime() < end; tries += 1) {
    const channel = await channelOf(id);
    if (channel.off !== undefined) break;
    now = leftAloneUntil(channel, now) ?? now;
    const letter = testLetter({ language: 'en', zone: 'UTC' });
    const posted = await outside.post({ id: randomUUID(), letter, facts: {} }, destinationOf(channel));
    await stores().notices.channels.note(id, posted, now);
  }
  return tries;
}

describe('a webhook that answers with errors for a day', () => {
  it('is switched off, its person told by mail and in the inbox, and a test that arrives switches it on', async () => {
    const { account, hook } = await somebody('ann@example.com');
    receiver.answerWith(503);
    expect(await send(hook, 23)).toBeLessThan(40);
    expect(await channelOf(hook)).not.toHaveProperty('off');
    await send(hook, 3);
    expect(await channelOf(hook)).toMatchObject({ off: 'failing', last: { error: 'HTTP 503' } });
    expect((await stores().inboxes.of(account)).brokenChannels).toEqual([
      { channel: hook, kind: 'webhook', at: now, error: 'HTTP 503' },
    ]);

    const before = mail.received.length;
    expect(await tellOfBrokenChannels(parts())).toBe(1);
    expect(await tellOfBrokenChannels(parts())).toBe(0);
    expect(mail.received.slice(before).map(({ to, mail: { subject } }) => [to, subject])).toEqual([
      ['ann@example.com', 'Your webhook is switched off'],
    ]);
    const { text } = mail.received[before]!.mail;
    expect(text).toContain(`127.0.0.1:${receiver.port} (HTTP 503)`);
    expect(text).toContain('https://cairn.example/settings');
    expect(text).not.toContain('/hook');

    expect(await settings().sendTest(account, hook)).toMatchObject({ result: 'failed' });
    expect(await channelOf(hook)).toMatchObject({ off: 'failing' });
    receiver.answerWith(200);
    expect(await settings().sendTest(account, hook)).toEqual({ result: 'sent' });
    expect(await channelOf(hook)).not.toHaveProperty('off');
    expect((await stores().inboxes.of(account)).brokenChannels).toEqual([]);
  });

  it('is told of again when it breaks again', async () => {
    const { account, hook } = await somebody('bea@example.com');
    const before = mail.received.length;
    for (let time = 0; time < 2; time += 1) {
      receiver.answerWith(503);
      await send(hook, 26);
      expect(await tellOfBrokenChannels(parts())).toBe(1);
      receiver.answerWith(200);
      await settings().sendTest(account, hook);
    }
    const ids = mail.received.slice(before).map((each) => each.mail.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });

  it('is told of later if the other way fails too, and by the inbox alone where there is no other', async () => {
    const { hook } = await somebody('cyd@example.com');
    const alone = await somebody();
    receiver.answerWith(503);
    await send(hook, 26);
    await send(alone.hook, 26);
    mail.refuseWith({ code: 450, words: 'later' });
    expect(await tellOfBrokenChannels(parts())).toBe(1);
    expect(await stores().notices.channels.untold(10)).toMatchObject([{ id: hook }]);
    mail.refuseWith(undefined);
    // The mail channel has just failed itself, so it is left alone for a minute.
    expect(await tellOfBrokenChannels(parts())).toBe(0);
    now = new Date(now.getTime() + 60_000);
    expect(await tellOfBrokenChannels(parts())).toBe(1);
    const last = mail.received.at(-1);
    expect([last?.to, last?.mail.subject]).toEqual(['cyd@example.com', 'Your webhook is switched off']);
  });
});

describe('mail', () => {
  it('is switched off if the address is refused for a day, and the webhook says so', async () => {
    const { account } = await somebody('gone@example.com');
    const id = (await stores().notices.channels.of(account))[0]!.id;
    mail.refuseWith({ code: 550, words: 'no such user' });
    await send(id, 26);
    expect(await channelOf(id)).toMatchObject({ kind: 'email', off: 'failing' });
    expect(await tellOfBrokenChannels(parts())).toBe(1);
    const body = JSON.parse(receiver.received.at(-1)!.body) as Record<string, unknown>;
    expect(body).toMatchObject({
      kind: 'channelOff',
      channel: id,
      channelKind: 'email',
      subject: 'Mails to you are switched off',
    });
    expect(JSON.stringify(body)).not.toContain('gone@example.com');
    await stores().accounts.setEmail(account, 'back@example.com');
    expect(await channelOf(id)).not.toHaveProperty('off');
  });

  it('stays on while this house’s own mail server is away, however long', async () => {
    const { account } = await somebody('dan@example.com');
    const id = (await stores().notices.channels.of(account))[0]!.id;
    const away = testOutside(() => 'https://cairn.example');
    const letter = testLetter({ language: 'en', zone: 'UTC' });
    const posted = await away.post({ id: 'x', letter, facts: {} }, destinationOf(await channelOf(id)));
    await away.close();
    expect(posted).toMatchObject({ result: 'failed', ours: true });
    for (const hours of [0, 10, 20, 30, 40])
      await stores().notices.channels.note(id, posted, new Date(BEGIN + hours * HOUR_MS));
    const after = await channelOf(id);
    expect(after).not.toHaveProperty('off');
    expect(after).not.toHaveProperty('failing');
    expect(after.retryAt).toEqual(new Date(BEGIN + 40 * HOUR_MS + 60_000));
  });
});

it('goes with its account', async () => {
  const { account, hook } = await somebody('eve@example.com');
  receiver.answerWith(503);
  await send(hook, 26);
  await withClient(stores().database.appUrl, (client) => client.query('select erase_account($1)', [account]));
  expect(await stores().notices.channels.untold(10)).toEqual([]);
});
