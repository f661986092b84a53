import type { AccountLetter } from '../../src/play/account-mail-port.js';
import { attemptsOf } from '../../src/play/membership/attempts.js';
import { member, PASSWORD, register, SIGN_IN, signIn } from '../support/api-account.js';
import { clientOf, type Answer, type Client } from '../support/api-client.js';
import { guest, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { until } from '../support/until.js';

let server: TestServer;
const letters: AccountLetter[] = [];
beforeAll(async () => {
  const send = (letter: AccountLetter): Promise<void> => Promise.resolve(void letters.push(letter));
  server = await serveWorld(emptyWorld(), { mail: { send } });
});
afterAll(() => server.stop());

let count = 0;
const newHandle = (): string => `jan.novak-${(count += 1)}`;
const codeOf = ({ errors }: Answer): string | undefined => errors[0]?.extensions.code;
const factsOf = ({ errors }: Answer) => errors[0]?.extensions.facts;

/** The letter that was sent to this address last. */
async function letterTo(email: string): Promise<AccountLetter> {
  await until(() => letters.some((letter) => letter.email === email));
  return letters.findLast((letter) => letter.email === email)!;
}

const REGISTER =
  'mutation R($input: RegisterInput!) { register(input: $input) { person { id handle guest } } }';
const tryRegister = (client: Client, input: Record<string, unknown>): Promise<Answer> =>
  client.send(REGISTER, { input: { handle: newHandle(), password: PASSWORD, ...input } });

describe('a guest who becomes an account', () => {
  it('keeps name, id, session, games and seat', async () => {
    const { ann, gameId } = await startedTable(server.address);
    const before = (await ann.send('{ viewer { id name } }')).data['viewer'];
    const handle = newHandle();
    expect(await register(ann, handle, { email: 'ann@example.org' })).toEqual({
      person: { ...(before as object), handle, guest: false },
      email: 'ann@example.org',
      emailVerified: false,
    });
    const seen = await ann.send(
      'query G($id: ID!) { game(id: $id) { mine mySeat { name person { handle } } } }',
      {
        id: gameId,
      },
    );
    expect(seen.data['game']).toEqual({ mine: true, mySeat: { name: 'Ann', person: { handle } } });
    const elsewhere = await signIn(server.address, handle.toUpperCase());
    expect((await elsewhere.send('{ viewer { id name } }')).data['viewer']).toEqual(before);
  });

  it.each([
    ['too short', { handle: 'ab' }, 'input.handle'],
    ['too long', { handle: 'a'.repeat(25) }, 'input.handle'],
    ['strange letters', { handle: 'ondřej' }, 'input.handle'],
    ['two dots', { handle: 'jan..novak' }, 'input.handle'],
    ['a dot at the end', { handle: 'jan.' }, 'input.handle'],
    ['passing for the house', { handle: 'Admin' }, 'input.handle'],
    ['a short password', { password: 'ninechars' }, 'input.password'],
    ['a long password', { password: 'x'.repeat(201) }, 'input.password'],
    [
      'a password everybody knows',
      { handle: 'stone.age.4ever', password: 'Stone.Age.4ever' },
      'input.password',
    ],
    ['no address', { email: 'nowhere' }, 'input.email'],
    ['two addresses', { email: 'a@example.org,b@example.org' }, 'input.email'],
  ])('is told about %s', async (_what, input, field) => {
    const ann = await guest(server.address, 'Ann');
    const answer = await tryRegister(ann, input);
    expect([codeOf(answer), factsOf(answer)]).toEqual(['BAD_INPUT', { field }]);
    expect((await ann.send('{ viewer { guest } }')).data).toEqual({ viewer: { guest: true } });
  });

  it('cannot take a handle that is taken, in whatever case or width', async () => {
    const handle = newHandle();
    await member(server.address, handle);
    const bob = await guest(server.address, 'Bob');
    for (const twin of [handle, handle.toUpperCase(), handle.replace('jan', 'ｊａｎ')]) {
      const answer = await tryRegister(bob, { handle: twin });
      expect([codeOf(answer), factsOf(answer)]).toEqual(['TAKEN', { field: 'input.handle' }]);
    }
  });
});

describe('signing in', () => {
  it('tells a wrong name and a wrong password apart in nothing', async () => {
    const handle = newHandle();
    await member(server.address, handle, { email: `${handle}@example.org` });
    const tries = [
      { login: handle, password: 'wrong password' },
      { login: 'nobody-has-this', password: PASSWORD },
      { login: `${handle}@example.org`, password: PASSWORD },
    ];
    const answers = await Promise.all(
      tries.map((variables) => clientOf(server.address).send(SIGN_IN, variables)),
    );
    const shown = answers.map(({ status, errors }) => ({ status, errors }));
    expect(shown[0]?.errors[0]?.extensions.code).toBe('WRONG_PASSWORD');
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });

  it('works with a proved address, and with a cookie', async () => {
    const handle = newHandle();
    const email = `${handle}@example.org`;
    await member(server.address, handle, { email });
    const { secret } = await letterTo(email);
    const confirm = 'mutation C($secret: String!) { confirmEmail(secret: $secret) }';
    expect((await clientOf(server.address).send(confirm, { secret })).data).toEqual({ confirmEmail: true });
    expect(codeOf(await clientOf(server.address).send(confirm, { secret }))).toBe('BAD_LINK');
    const browser = clientOf(server.address);
    const answer = await browser.send(
      'mutation In($login: String!, $password: String!) { signIn(input: { login: $login, password: $password }) { token } }',
      { login: email.toUpperCase(), password: PASSWORD },
    );
    expect(answer.data).toEqual({ signIn: { token: null } });
    expect((await browser.send('{ viewer { handle } }')).data).toEqual({ viewer: { handle } });
    expect((await browser.send('{ myAccount { email emailVerified } }')).data).toEqual({
      myAccount: { email, emailVerified: true },
    });
  });

  it('is slowed down by account and by address, in words and in a header', async () => {
    const slow = await serveWorld(emptyWorld(), { attempts: attemptsOf(3, 6) });
    const handle = newHandle();
    await member(slow.address, handle);
    const attempt = (login: string): Promise<Answer> =>
      clientOf(slow.address).send(SIGN_IN, { login, password: 'wrong password' });
    const codes = [];
    for (let nth = 0; nth < 4; nth += 1) codes.push(codeOf(await attempt(handle)));
    expect(codes).toEqual(['WRONG_PASSWORD', 'WRONG_PASSWORD', 'WRONG_PASSWORD', 'RATE_LIMITED']);
    const limited = await attempt(handle.toUpperCase());
    expect(factsOf(limited)).toEqual({ per: 'account', retryAfter: expect.any(Number) as number });
    expect(codeOf(await attempt('somebody-else'))).toBe('WRONG_PASSWORD');
    expect(factsOf(await attempt('somebody-else'))).toMatchObject({ per: 'address' });
    await slow.stop();
  });

  it('forgives earlier mistakes to whoever knows the password', async () => {
    const slow = await serveWorld(emptyWorld(), { attempts: attemptsOf(2, 100) });
    const handle = newHandle();
    await member(slow.address, handle);
    for (let nth = 0; nth < 3; nth += 1) {
      await clientOf(slow.address).send(SIGN_IN, { login: handle, password: 'wrong password' });
      await signIn(slow.address, handle);
    }
    await slow.stop();
  });
});

describe('sessions', () => {
  const SESSIONS = '{ myAccount { sessions { id label current createdAt lastUsedAt expiresAt } } }';
  type Listed = Readonly<{
    myAccount: Readonly<{ sessions: readonly Readonly<{ id: string; label: string; current: boolean }>[] }>;
  }>;

  it('are listed with the program they were started from, and ended one by one', async () => {
    const handle = newHandle();
    const here = await member(server.address, handle);
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { data } = await clientOf(server.address).send<{ signIn: { token: string } }>(
      SIGN_IN,
      { login: handle, password: PASSWORD },
      { 'user-agent': firefox },
    );
    const there = clientOf(server.address, data.signIn.token);
    const { sessions } = (await here.send<Listed>(SESSIONS)).data.myAccount;
    expect(sessions.map(({ label, current }) => [label, current]).sort()).toEqual([
      ['Firefox, Linux', false],
      ['node', true],
    ]);
    const id = sessions.find(({ current }) => !current)?.id;
    const end = 'mutation E($id: ID!) { endSession(id: $id) }';
    expect((await here.send(end, { id })).data).toEqual({ endSession: true });
    expect((await here.send(end, { id })).data).toEqual({ endSession: false });
    expect((await there.send('{ viewer { id } }')).status).toBe(401);
  });

  it('of others cannot be ended', async () => {
    const [ann, bob] = [await member(server.address, newHandle()), await guest(server.address, 'Bob')];
    const id = (await bob.send<Listed>(SESSIONS)).data.myAccount.sessions[0]?.id;
    expect((await ann.send('mutation E($id: ID!) { endSession(id: $id) }', { id })).data).toEqual({
      endSession: false,
    });
    expect((await bob.send('{ viewer { name } }')).data).toEqual({ viewer: { name: 'Bob' } });
  });

  it('end all but one', async () => {
    const handle = newHandle();
    const here = await member(server.address, handle);
    const others = [await signIn(server.address, handle), await signIn(server.address, handle)];
    expect((await here.send('mutation { endOtherSessions }')).data).toEqual({ endOtherSessions: 2 });
    for (const other of others) expect((await other.send('{ viewer { id } }')).status).toBe(401);
    expect((await here.send('{ viewer { handle } }')).data).toEqual({ viewer: { handle } });
  });
});

describe('changing the account', () => {
  it('needs the current password, which guests do not have', async () => {
    const handle = newHandle();
    const ann = await member(server.address, handle);
    const rename = (input: Record<string, unknown>, client = ann): Promise<Answer> =>
      client.send('mutation N($input: ChangeNameInput!) { changeName(input: $input) { person { name } } }', {
        input,
      });
    const unproven = await rename({ name: 'Anna' });
    expect(codeOf(unproven)).toBe('WRONG_PASSWORD');
    expect(unproven.errors[0]?.message).toMatch(/currentPassword/);
    expect(codeOf(await rename({ name: 'Anna', currentPassword: 'wrong password' }))).toBe('WRONG_PASSWORD');
    expect((await rename({ name: 'Anna', currentPassword: PASSWORD })).data).toEqual({
      changeName: { person: { name: 'Anna' } },
    });
    const gus = await guest(server.address, 'Gus');
    expect((await rename({ name: 'Gustav' }, gus)).data).toEqual({
      changeName: { person: { name: 'Gustav' } },
    });
  });

  it('of the password signs out everywhere else, and revokes tokens on request', async () => {
    const handle = newHandle();
    const here = await member(server.address, handle);
    const there = await signIn(server.address, handle);
    const change = 'mutation P($input: ChangePasswordInput!) { changePassword(input: $input) { organiser } }';
    const input = { currentPassword: PASSWORD, newPassword: 'another long password', revokeTokens: true };
    expect((await here.send(change, { input })).errors).toEqual([]);
    expect((await there.send('{ viewer { id } }')).status).toBe(401);
    expect((await here.send('{ viewer { handle } }')).data).toEqual({ viewer: { handle } });
    await signIn(server.address, handle, 'another long password');
    await expect(signIn(server.address, handle)).rejects.toThrow('WRONG_PASSWORD');
  });

  it('of the address makes it unproved again and old links worthless', async () => {
    const handle = newHandle();
    const [old, next] = [`${handle}@old.example`, `${handle}@new.example`];
    const ann = await member(server.address, handle, { email: old });
    const { secret } = await letterTo(old);
    const change =
      'mutation E($input: ChangeEmailInput!) { changeEmail(input: $input) { email emailVerified } }';
    const changed = await ann.send(change, { input: { email: next, currentPassword: PASSWORD } });
    expect(changed.data).toEqual({ changeEmail: { email: next, emailVerified: false } });
    const confirm = 'mutation C($secret: String!) { confirmEmail(secret: $secret) }';
    expect(codeOf(await ann.send(confirm, { secret }))).toBe('BAD_LINK');
    expect((await ann.send(confirm, { secret: (await letterTo(next)).secret })).errors).toEqual([]);
    const removed = await ann.send(change, { input: { email: null, currentPassword: PASSWORD } });
    expect(removed.data).toEqual({ changeEmail: { email: null, emailVerified: false } });
  });
});

describe('a forgotten password', () => {
  const ASK = 'mutation A($login: String!) { requestPasswordReset(login: $login) }';
  const RESET = 'mutation R($input: ResetPasswordInput!) { resetPassword(input: $input) }';

  it('is replaced through the proved address alone, once', async () => {
    const handle = newHandle();
    const email = `${handle}@example.org`;
    const ann = await member(server.address, handle, { email });
    const stranger = clientOf(server.address);
    const asked = [
      await stranger.send(ASK, { login: handle }),
      await stranger.send(ASK, { login: 'no-one-here' }),
    ];
    expect(asked.map(({ data }) => data)).toEqual([
      { requestPasswordReset: true },
      { requestPasswordReset: true },
    ]);
    const { secret } = await letterTo(email);
    await ann.send('mutation C($secret: String!) { confirmEmail(secret: $secret) }', { secret });
    expect(letters.filter((letter) => letter.email === email)).toHaveLength(1);

    await stranger.send(ASK, { login: email });
    await until(() => letters.some((letter) => letter.email === email && letter.purpose === 'resetPassword'));
    const link = (await letterTo(email)).secret;
    const short = await stranger.send(RESET, { input: { secret: link, newPassword: 'short' } });
    expect(codeOf(short)).toBe('BAD_INPUT');
    const input = { secret: link, newPassword: 'a brand new password' };
    expect((await stranger.send(RESET, { input })).data).toEqual({ resetPassword: true });
    expect(codeOf(await stranger.send(RESET, { input }))).toBe('BAD_LINK');
    expect((await ann.send('{ viewer { id } }')).status).toBe(401);
    await signIn(server.address, handle, 'a brand new password');
  });
});

describe('what is secret', () => {
  it('is never logged and never shown to others', async () => {
    const handle = newHandle();
    const email = `${handle}@example.org`;
    const ann = await member(server.address, handle, { email });
    const { secret } = await letterTo(email);
    await clientOf(server.address).send(SIGN_IN, { login: email, password: 'not the password' });
    await ann.send('{ myAccount { email } }');
    const text = JSON.stringify(server.logged());
    for (const hidden of [PASSWORD, 'not the password', email, secret, ann.token ?? ''])
      expect(text).not.toContain(hidden);
  });
});
