import { hash, parseOptions } from '@node-rs/argon2';
import { createPasswords, EFFORT, NOBODYS } from '../../src/journal/passwords.js';

const passwords = createPasswords();

describe('passwords', () => {
  it('are hashed by argon2id with a salt of their own, and only they match', async () => {
    const [one, another] = await Promise.all([passwords.hash('the same'), passwords.hash('the same')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(another);
    expect(await passwords.matches(one, 'the same')).toBe(true);
    expect(await passwords.matches(one, 'the Same')).toBe(false);
    expect(await passwords.matches(one, '')).toBe(false);
  });

  it('are the same however a keyboard writes them', async () => {
    const typed = await passwords.hash('příšerně ﬁne');
    expect(await passwords.matches(typed, 'příšerně fine')).toBe(true);
    expect(await passwords.matches(typed, 'příšerně ﬁne'.normalize('NFD'))).toBe(true);
  });

  it('of nobody are compared with as much effort, and never match', async () => {
    expect(parseOptions(NOBODYS)).toMatchObject(EFFORT);
    expect(await passwords.matches(undefined, 'anything')).toBe(false);
  });

  it('that were hashed with less effort are known', async () => {
    const weak = await hash('the same', { ...EFFORT, memoryCost: 8_192 });
    expect([passwords.isOutdated(weak), passwords.isOutdated(NOBODYS)]).toEqual([true, false]);
  });

  it('leave the event loop free, two at a time, and send nobody into an endless line', async () => {
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 1);
    const tries = Array.from({ length: 110 }, () => passwords.matches(NOBODYS, 'x'));
    const outcomes = await Promise.allSettled(tries);
    clearInterval(ticking);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]?.reason).toMatchObject({ code: 'BUSY' });
    expect(ticks).toBeGreaterThan(20);
  });
});
