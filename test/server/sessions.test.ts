import { parseSetCookie } from 'cookie';
import { clientOf, type Answer } from '../support/api-client.js';
import { emptyWorld, serveWorld, type TestServer, type World } from '../support/cairn-server.js';

let world: World;
const servers: TestServer[] = [];
const serve = async (publicUrl?: string): Promise<TestServer> => {
  const server = await serveWorld(world, publicUrl === undefined ? {} : { settings: { publicUrl } });
  servers.push(server);
  return server;
};
beforeAll(() => {
  world = emptyWorld();
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

const SIGN_IN =
  'mutation { signInAsGuest(input: { name: "Ann" }) { viewer { name guest } token expiresAt } }';
const cookieOf = ({ headers }: Answer) => parseSetCookie(headers.getSetCookie()[0] ?? '');

describe('a session', () => {
  it('is a cookie out of reach of scripts and other sites', async () => {
    const { address } = await serve();
    const answer = await clientOf(address).send(SIGN_IN);
    expect(answer.data['signInAsGuest']).toMatchObject({ viewer: { name: 'Ann', guest: true }, token: null });
    expect(cookieOf(answer)).toEqual({
      name: 'cairn',
      value: expect.stringMatching(/^cairn_[\w-]{43}$/) as string,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: 180 * 24 * 60 * 60,
    });
  });

  it('is bound to https and to the host where the server has a public https address', async () => {
    const { address } = await serve('https://cairn.example');
    const client = clientOf(address);
    const cookie = cookieOf(await client.send(SIGN_IN));
    expect(cookie).toMatchObject({ name: '__Host-cairn', secure: true, httpOnly: true, path: '/' });
    expect(cookie.domain).toBeUndefined();
    expect((await client.send('{ viewer { name } }')).data).toEqual({ viewer: { name: 'Ann' } });
  });

  it('signs in by cookie, and no more after signing out', async () => {
    const client = clientOf((await serve()).address);
    await client.send(SIGN_IN);
    expect((await client.send('{ viewer { name } }')).data).toEqual({ viewer: { name: 'Ann' } });
    const kept = client.cookie();
    const out = await client.send('mutation { signOut }');
    expect(out.data).toEqual({ signOut: true });
    expect(cookieOf(out)).toMatchObject({ name: 'cairn', maxAge: 0 });
    expect((await client.send('{ viewer { name } }', {}, { cookie: kept })).data).toEqual({ viewer: null });
    expect((await client.send('mutation { signOut }')).data).toEqual({ signOut: false });
  });

  it('is handed to a program as a token, without a cookie', async () => {
    const { address } = await serve();
    const query = 'mutation { signInAsGuest(input: { name: "Bot", session: TOKEN }) { token } }';
    const answer = await clientOf(address).send<{ signInAsGuest: { token: string } }>(query);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const { token } = answer.data.signInAsGuest;
    expect((await clientOf(address, token).send('{ viewer { name } }')).data).toEqual({
      viewer: { name: 'Bot' },
    });
  });

  it('works on every server of the same world', async () => {
    const [here, there] = [await serve(), await serve()];
    const client = clientOf(here.address);
    await client.send(SIGN_IN);
    const cookie = client.cookie();
    expect((await clientOf(there.address).send('{ viewer { name } }', {}, { cookie })).data).toEqual({
      viewer: { name: 'Ann' },
    });
  });

  it('never appears in the log', async () => {
    const server = await serve();
    const client = clientOf(server.address);
    await client.send(SIGN_IN);
    const token = client.cookie().split('=')[1] ?? '';
    await client.send('{ viewer { name } }');
    expect(token).toHaveLength(49);
    expect(JSON.stringify(server.logged())).not.toContain(token);
  });
});
