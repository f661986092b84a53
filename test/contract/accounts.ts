import { createHash, randomUUID } from 'node:crypto';
import type { GameId } from '../../src/game/index.js';
import { paceOf } from '../../src/lib/pace.js';
import type { PeopleStores } from '../../src/play/accounts-port.js';

const NOON = new Date('2026-11-16T12:00:00.123Z');
const later = (seconds: number): Date => new Date(NOON.getTime() + seconds * 1000);
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export type AccountHouse = PeopleStores & Readonly<{ newGame: () => Promise<GameId> }>;

/** What is kept about persons, whatever it is kept in. */
export function accountsContract(name: string, house: () => AccountHouse): void {
  const guest = async (called = 'Ann'): Promise<string> =>
    (await house().accounts.createGuest(called, NOON)).id;
  const handle = (): string => `Ann.${randomUUID().slice(0, 8)}`;
  const member = async (more: Readonly<{ handle?: string; email?: string }> = {}): Promise<string> => {
    const id = await guest();
    const made = { handle: handle(), passwordHash: 'hash', ...more };
    expect(await house().accounts.register(id, made)).toBe('done');
    return id;
  };

  describe(`accounts ${name}`, () => {
    it('keep everything a guest was', async () => {
      const id = await guest();
      const called = handle();
      const made = { handle: called, email: `${called}@Example.org`, passwordHash: 'hash' };
      expect(await house().accounts.register(id, made)).toBe('done');
      expect(await house().accounts.own(id)).toEqual({
        id,
        name: 'Ann',
        guest: false,
        handle: called,
        email: `${called}@Example.org`,
        emailVerified: false,
        organiser: false,
        createdAt: NOON,
      });
      expect(await house().accounts.register(id, { handle: handle(), passwordHash: 'other' })).toBe('held');
      expect(await house().accounts.passwordHash(id)).toBe('hash');
    });

    it('have handles that nobody else has, whatever their case and width', async () => {
      const called = handle();
      const id = await member({ handle: called });
      const twins = [called, called.toUpperCase(), called.replace('Ann', 'Ａｎｎ')];
      for (const twin of twins) {
        expect((await house().accounts.byHandle(twin))?.id).toBe(id);
        const other = await guest();
        expect(await house().accounts.register(other, { handle: twin, passwordHash: 'x' })).toBe('taken');
        expect((await house().accounts.own(other))?.guest).toBe(true);
      }
      expect(await house().accounts.byHandle('nobody-has-this')).toBeUndefined();
    });

    it('have one holder of a handle, however many want it at once', async () => {
      const called = handle();
      const guests = await Promise.all(Array.from({ length: 6 }, () => guest()));
      const outcomes = await Promise.all(
        guests.map((id) => house().accounts.register(id, { handle: called, passwordHash: 'x' })),
      );
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(5);
    });

    it('are signed in to by handle, or by an address once it is proved', async () => {
      const { accounts } = house();
      const called = handle();
      const email = `${called}@example.org`;
      const id = await member({ handle: called, email });
      expect((await accounts.byLogin(` ${called.toLowerCase()} `))?.account.id).toBe(id);
      expect(await accounts.byLogin(email)).toBeUndefined();
      expect(await accounts.verifyEmail(id, 'another@example.org', NOON)).toBe('changed');
      expect(await accounts.verifyEmail(id, email.toUpperCase(), NOON)).toBe('done');
      expect((await accounts.byLogin(email.toUpperCase()))?.passwordHash).toBe('hash');
      await accounts.setEmail(id, `new-${email}`);
      expect(await accounts.own(id)).toMatchObject({ email: `new-${email}`, emailVerified: false });
      await accounts.setEmail(id, undefined);
      expect(await accounts.own(id)).not.toHaveProperty('email');
    });

    it('may claim the same address, which only one can prove', async () => {
      const { accounts } = house();
      const email = `${handle()}@example.org`;
      const [one, another] = [await member({ email }), await member({ email })];
      expect(await accounts.verifyEmail(one, email, NOON)).toBe('done');
      expect(await accounts.verifyEmail(another, email, NOON)).toBe('taken');
    });

    it('change name, password and role', async () => {
      const { accounts } = house();
      const id = await member();
      await accounts.rename(id, 'Anna');
      await accounts.setPassword(id, 'newer');
      expect(await accounts.setOrganiser(id, true)).toBe(true);
      expect(await accounts.own(id)).toMatchObject({ name: 'Anna', organiser: true });
      expect(await accounts.passwordHash(id)).toBe('newer');
      const stranger = await guest();
      expect(await accounts.setOrganiser(stranger, true)).toBe(false);
      expect(await accounts.passwordHash(stranger)).toBeUndefined();
    });

    it('are erased with all that hangs on them', async () => {
      const { accounts, sessions, accessTokens, organisers, links, newGame } = house();
      const called = handle();
      const id = await member({ handle: called });
      const game = await newGame();
      const tokenHash = hashOf(called);
      await sessions.start({ account: id, tokenHash, label: '', at: NOON, expires: later(60) });
      const made = await accessTokens.create({
        id: randomUUID(),
        account: id,
        name: 'x',
        scopes: ['read'],
        at: NOON,
      });
      await organisers.appoint(game, id, NOON);
      const link = {
        account: id,
        purpose: 'verifyEmail',
        subject: '',
        at: NOON,
        expires: later(60),
      } as const;
      const secret = await links.create(link);
      await accounts.erase(id);
      expect(await accounts.own(id)).toBeUndefined();
      expect(await accounts.byHandle(called)).toBeUndefined();
      expect(await sessions.find(tokenHash, NOON)).toBeUndefined();
      expect(await accessTokens.find(hashOf(made?.secret ?? ''), NOON)).toBeUndefined();
      expect(await organisers.of(game)).toEqual([]);
      expect(await links.take(secret, 'verifyEmail', NOON)).toBeUndefined();
      await accounts.erase(id);
    });
  });

  describe(`sessions ${name}`, () => {
    const started = async (account: string, at = NOON): Promise<string> => {
      const tokenHash = hashOf(randomUUID());
      const session = {
        account,
        tokenHash,
        label: 'Firefox, Linux',
        at,
        expires: new Date(at.getTime() + 3_600_000),
      };
      await house().sessions.start(session);
      return tokenHash;
    };

    it('are listed while they last, the one used last first', async () => {
      const { sessions } = house();
      const account = await guest();
      const [first, second] = [await started(account), await started(account, later(10))];
      await started(await guest());
      expect(await sessions.find(first, later(600))).toMatchObject({
        account: { id: account },
        organiser: false,
      });
      const listed = await sessions.of(account, later(600));
      expect(listed).toEqual([
        {
          id: expect.any(String) as string,
          label: 'Firefox, Linux',
          createdAt: NOON,
          lastUsedAt: later(600),
          expiresAt: later(3_600),
        },
        expect.objectContaining({ createdAt: later(10), lastUsedAt: later(10) }) as unknown,
      ]);
      expect(await sessions.of(account, later(3_600))).toHaveLength(1);
      await sessions.end(second);
      expect(await sessions.of(account, later(600))).toHaveLength(1);
    });

    it('are ended by their own person alone: one, or all but one', async () => {
      const { sessions } = house();
      const [account, stranger] = [await guest(), await guest()];
      const [kept, other] = [await started(account), await started(account)];
      await started(account);
      const id = (await sessions.find(other, NOON))?.id ?? '';
      expect(await sessions.endOne(stranger, id)).toBe(false);
      expect(await sessions.endOne(account, id)).toBe(true);
      expect(await sessions.endOne(account, id)).toBe(false);
      expect(await sessions.endOthers(account, kept)).toBe(1);
      expect(await sessions.find(kept, NOON)).toBeDefined();
      expect(await sessions.endOthers(account, undefined)).toBe(1);
      expect(await sessions.find(kept, NOON)).toBeUndefined();
    });
  });

  describe(`access tokens ${name}`, () => {
    it('are found by their hash until they expire, and remember when', async () => {
      const { accessTokens } = house();
      const account = await member();
      const id = randomUUID();
      const wish = {
        id,
        account,
        name: 'Phone',
        scopes: ['read', 'play'],
        at: NOON,
        expires: later(600),
      } as const;
      const made = await accessTokens.create(wish);
      expect(made?.secret).toMatch(/^cairn_pat_[\w-]{43}$/);
      const row = { id, name: 'Phone', scopes: ['read', 'play'], createdAt: NOON, expiresAt: later(600) };
      expect(made?.token).toEqual(row);
      expect(await accessTokens.create(wish)).toBeUndefined();
      const found = await accessTokens.find(hashOf(made?.secret ?? ''), later(10));
      expect(found).toMatchObject({
        account: { id: account },
        organiser: false,
        id,
        scopes: ['read', 'play'],
      });
      expect(await accessTokens.of(account)).toEqual([{ ...row, lastUsedAt: later(10) }]);
      expect(await accessTokens.find(hashOf(made?.secret ?? ''), later(600))).toBeUndefined();
    });

    it('are revoked by their own person alone: one, or all', async () => {
      const { accessTokens } = house();
      const [account, stranger] = [await member(), await member()];
      const ids = [randomUUID(), randomUUID(), randomUUID()];
      for (const [nth, id] of ids.entries())
        await accessTokens.create({ id, account, name: `${nth}`, scopes: ['read'], at: later(nth) });
      expect((await accessTokens.of(account)).map((token) => token.name)).toEqual(['2', '1', '0']);
      expect(await accessTokens.revoke(stranger, ids[0]!)).toBe(false);
      expect(await accessTokens.revoke(account, ids[0]!)).toBe(true);
      expect(await accessTokens.revokeAll(account)).toBe(2);
      expect(await accessTokens.of(account)).toEqual([]);
    });
  });

  describe(`organisers ${name}`, () => {
    it('are appointed and dismissed game by game', async () => {
      const { organisers, newGame } = house();
      const [game, other] = [await newGame(), await newGame()];
      const account = await member();
      expect(await organisers.anywhere(account)).toBe(false);
      await organisers.appoint(game, account, NOON);
      await organisers.appoint(game, account, later(1));
      expect((await organisers.of(game)).map(({ id }) => id)).toEqual([account]);
      expect([await organisers.is(game, account), await organisers.is(other, account)]).toEqual([
        true,
        false,
      ]);
      expect(await organisers.anywhere(account)).toBe(true);
      expect(await organisers.dismiss(game, account)).toBe(true);
      expect(await organisers.dismiss(game, account)).toBe(false);
      expect(await organisers.of(game)).toEqual([]);
    });
  });

  describe(`the throttle ${name}`, () => {
    const pace = paceOf(3, 60_000);

    it('lets a burst through, then one at a time, and says how long to wait', async () => {
      const { throttle } = house();
      const key = randomUUID();
      const at = (seconds: number): Promise<number> => throttle.take(key, pace, later(seconds));
      expect([await at(0), await at(0), await at(0)]).toEqual([0, 0, 0]);
      expect(await at(0)).toBe(20_000);
      expect(await at(15)).toBe(5_000);
      expect(await at(20)).toBe(0);
      expect(await at(20)).toBe(20_000);
      expect(await throttle.take(randomUUID(), pace, later(20))).toBe(0);
      await throttle.forget(key);
      expect(await at(20)).toBe(0);
    });

    it('counts tries that come at the same moment', async () => {
      const { throttle } = house();
      const key = randomUUID();
      const waits = await Promise.all(Array.from({ length: 12 }, () => throttle.take(key, pace, NOON)));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    });
  });
}
