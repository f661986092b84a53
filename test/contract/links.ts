import type { Links } from '../../src/play/links-port.js';

const NOON = new Date('2026-11-16T12:00:00.123Z');
const later = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

export type LinkHouse = Readonly<{ links: Links; newAccount: () => Promise<string> }>;

/** What one-time links promise wherever they are kept. */
export function linksContract(name: string, house: () => LinkHouse): void {
  const made = async (purpose: 'verifyEmail' | 'resetPassword' = 'verifyEmail') => {
    const account = await house().newAccount();
    const link = { account, purpose, subject: 'ann@example.org', at: NOON, expires: later(30) };
    return { account, secret: await house().links.create(link) };
  };

  describe(`one-time links ${name}`, () => {
    it('say what they are for as often as they are looked at', async () => {
      const { account, secret } = await made();
      const link = { account, subject: 'ann@example.org', expires: later(30) };
      expect(secret).toMatch(/^cairn_link_/);
      for (const minute of [0, 1, 29])
        expect(await house().links.peek(secret, 'verifyEmail', later(minute))).toEqual(link);
    });

    it('work once, also when many try at the same time', async () => {
      const { account, secret } = await made();
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => house().links.take(secret, 'verifyEmail', later(1))),
      );
      expect(tries.filter((taken) => taken !== undefined)).toEqual([
        { account, subject: 'ann@example.org', expires: later(30) },
      ]);
      expect(await house().links.peek(secret, 'verifyEmail', later(1))).toBeUndefined();
    });

    it('expire, and open nothing but what they were made for', async () => {
      const { links } = house();
      const { secret } = await made();
      expect(await links.take(secret, 'verifyEmail', later(30))).toBeUndefined();
      expect(await links.take(secret, 'resetPassword', NOON)).toBeUndefined();
      expect(await links.peek(secret, 'resetPassword', NOON)).toBeUndefined();
      expect(await links.take(`${secret}x`, 'verifyEmail', NOON)).toBeUndefined();
      expect(await links.take('', 'verifyEmail', NOON)).toBeUndefined();
    });

    it('are withdrawn for one person and one purpose', async () => {
      const { links } = house();
      const [one, another] = [await made(), await made()];
      const reset = await links.create({
        account: one.account,
        purpose: 'resetPassword',
        subject: '',
        at: NOON,
        expires: later(30),
      });
      await links.withdraw(one.account, 'verifyEmail');
      expect(await links.take(one.secret, 'verifyEmail', NOON)).toBeUndefined();
      expect(await links.take(another.secret, 'verifyEmail', NOON)).toBeDefined();
      expect(await links.take(reset, 'resetPassword', NOON)).toBeDefined();
    });
  });
}
