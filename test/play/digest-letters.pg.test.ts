import { randomUUID } from 'node:crypto';
import { signDigest } from '../../src/fairness/digest.js';
import type { OutsideLink } from '../../src/notices/outside.js';
import { mailDigest } from '../../src/play/letters/digest-letters.js';
import { SIGNER } from '../support/archives.js';
import { startMailServer, type MailServer } from '../support/mail-server.js';
import { realStores } from '../support/real-stores.js';
import { testOutside } from '../support/test-outside.js';

const stores = realStores();
let now = new Date('2026-11-18T00:30:00.000Z');
let mail: MailServer;
let outside: OutsideLink;
beforeAll(async () => {
  mail = await startMailServer();
  outside = testOutside(() => 'https://cairn.example', mail.url);
});
afterAll(async () => {
  await outside.close();
  await mail.stop();
});

const mailNow = (): Promise<number> =>
  mailDigest({
    ...stores(),
    ...outside,
    now: () => now,
    warn: (_what, error) => expect(error).toBeUndefined(),
  });

/** An account with this address, confirmed unless told otherwise. */
async function somebody(email: string, { organiser = true, verified = true } = {}): Promise<string> {
  const { accounts } = stores();
  const { id } = await accounts.createGuest('Ann', now);
  await accounts.register(id, { handle: `h${randomUUID().slice(0, 8)}`, email, passwordHash: 'x' });
  if (verified) await accounts.verifyEmail(id, email, now);
  await accounts.setOrganiser(id, organiser);
  return id;
}

async function publish(date: string, count: number): Promise<string> {
  const digest = { date, root: date.replaceAll('-', '').repeat(8), previousRoot: '0'.repeat(64), count };
  const { keyId } = SIGNER;
  await stores().signingKeys.publish({ keyId, publicKey: SIGNER.publicKey, since: now });
  await stores().digests.publish({ ...digest, keyId, signature: signDigest(SIGNER, digest) }, [], now);
  return digest.root;
}

const receivers = (): readonly string[] => mail.received.map(({ to }) => to);

describe('the digest of the day', () => {
  it('is mailed to every organiser with a confirmed address, once', async () => {
    await somebody('ola@example.org');
    await somebody('jan@example.org');
    await somebody('player@example.org', { organiser: false });
    await somebody('claim@example.org', { verified: false });
    expect(await mailNow()).toBe(0);
    const root = await publish('2026-11-18', 3);
    expect(await mailNow()).toBe(2);
    expect([...receivers()].sort()).toEqual(['jan@example.org', 'ola@example.org']);
    const { subject = '', text = '' } = mail.received[0]!.mail;
    expect(subject).toBe('Digest of 2026-11-18');
    expect(text).toContain(`root ${root}`);
    expect(text).toContain('https://cairn.example/.well-known/cairn-digests/2026-11-18');
    expect(await mailNow()).toBe(0);
  });

  it('is tried again while the mail server is away, and not for ever', async () => {
    now = new Date('2026-11-19T00:30:00.000Z');
    await publish('2026-11-19', 1);
    mail.refuseWith({ code: 451, words: 'later' });
    expect(await mailNow()).toBe(0);
    mail.refuseWith(undefined);
    now = new Date('2026-11-19T06:30:00.000Z');
    expect(await mailNow()).toBe(2);

    await publish('2026-11-20', 1);
    mail.refuseWith({ code: 451, words: 'later' });
    for (let hour = 0; hour < 8; hour += 1) {
      now = new Date(Date.parse('2026-11-20T00:30:00.000Z') + hour * 3 * 60 * 60 * 1000);
      await mailNow();
    }
    mail.refuseWith(undefined);
    expect(await stores().digests.unread('digest-2026-11-20', 5)).toEqual([]);
  });

  it('is published and not mailed when nothing happened', async () => {
    now = new Date('2026-11-22T00:30:00.000Z');
    const before = receivers().length;
    await publish('2026-11-22', 0);
    expect(await mailNow()).toBe(0);
    expect(receivers()).toHaveLength(before);
  });

  it('is not mailed to an organiser who has switched mails off', async () => {
    now = new Date('2026-11-23T00:30:00.000Z');
    const account = await somebody('quiet@example.org');
    const [channel] = await stores().notices.channels.of(account);
    await stores().notices.channels.turn(channel!.id, 'unsubscribed');
    await publish('2026-11-23', 2);
    await mailNow();
    expect(receivers()).not.toContain('quiet@example.org');
  });
});
