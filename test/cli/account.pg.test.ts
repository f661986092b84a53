import { main } from '../../src/cli/main.js';
import { run } from '../../src/cli/commands/account.js';
import { member, program, signIn } from '../support/api-account.js';
import { clientOf, type Client } from '../support/api-client.js';
import { openTable } from '../support/api-play.js';
import { postgresWorld, serveWorld, type PostgresWorld, type TestServer } from '../support/cairn-server.js';

let world: PostgresWorld;
let server: TestServer;
let ann: Client;
beforeAll(async () => {
  world = await postgresWorld();
  server = await serveWorld(world);
  ann = await member(server.address, 'Ann.Novak', { email: 'ann@example.org' });
});
afterAll(async () => {
  await server.stop();
  await world.close();
});

/** What the command says, beside the running server. */
async function cairn(...args: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const env = { DATABASE_URL: world.database.appUrl, PUBLIC_URL: 'https://cairn.example' };
  expect(await run({ args, env, say: (line) => lines.push(line) })).toBe(0);
  return lines.filter((line) => !line.includes('may not migrate'));
}

describe('cairn account', () => {
  it('makes organisers, who may see every game, and takes it back', async () => {
    const bob = await member(server.address, 'bob');
    const gameId = await openTable(bob, {}, { visibility: 'INVITATION' });
    const game = async (): Promise<string | undefined> =>
      (await ann.send('query G($id: ID!) { game(id: $id) { id } }', { id: gameId })).errors[0]?.extensions
        .code;
    expect(await game()).toBe('NOT_FOUND');
    expect(await cairn('organiser', 'ann.novak', 'on')).toEqual(['Ann.Novak may see to all games now']);
    expect(await game()).toBeUndefined();
    expect((await cairn('show', 'ann.novak')).join('\n')).toMatch(
      /Ann\.Novak[^]*not confirmed; organiser: yes\nsession: node/,
    );
    await cairn('organiser', 'ann.novak', 'off');
    expect(await game()).toBe('NOT_FOUND');
  });

  it('makes a link for a new password, which works once', async () => {
    const [link = '', hint] = await cairn('new-password', 'ann.novak');
    expect(hint).toMatch(/^Give it to nobody else/);
    expect(link).toMatch(/^https:\/\/cairn\.example\/new-password\?link=cairn_link_/);
    const input = { secret: new URL(link).searchParams.get('link'), newPassword: 'made by the house' };
    const reset = 'mutation R($input: ResetPasswordInput!) { resetPassword(input: $input) }';
    expect((await clientOf(server.address).send(reset, { input })).errors).toEqual([]);
    expect((await clientOf(server.address).send(reset, { input })).errors[0]?.extensions.code).toBe(
      'BAD_LINK',
    );
    ann = await signIn(server.address, 'ann.novak', 'made by the house');
  });

  it('signs somebody out everywhere', async () => {
    const bot = await program(ann, 'PLAY');
    expect(await cairn('sign-out', 'ann.novak')).toEqual(['sessions ended: 1, tokens revoked: 1']);
    for (const client of [ann, bot]) expect((await client.send('{ viewer { id } }')).status).toBe(401);
  });

  it('deletes for good, only if told so twice', async () => {
    await expect(cairn('delete', 'ann.novak')).rejects.toThrow('--yes');
    await cairn('delete', 'ann.novak', '--yes');
    await expect(cairn('show', 'ann.novak')).rejects.toThrow('Nobody has the handle "ann.novak".');
  });

  it.each([[['show']], [['fly', 'ann']], [['organiser', 'ann', 'on', 'now']], [[]]])(
    'explains itself when asked %j',
    async (args) => {
      await expect(cairn(...args)).rejects.toMatchObject({ exitCode: 2 });
    },
  );

  it('is one of the commands', async () => {
    const lines: string[] = [];
    expect(await main(['account', '--help'], (line) => lines.push(line))).toBe(0);
    expect(lines.join('\n')).toMatch(/cairn account organiser HANDLE on\|off/);
  });
});
