import { answerOf, clientOf } from '../support/api-client.js';
import { guest, openTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { follow } from '../support/follower.js';
import { until } from '../support/until.js';

const FRIEND = 'https://friend.example';
const STRANGER = 'https://stranger.example';

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), {
    settings: { publicUrl: 'https://cairn.example', corsOrigins: [FRIEND] },
  });
});
afterAll(() => server.stop());

const ask = (origin: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${server.address}/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query: '{ viewer { name } }' }),
    ...init,
    headers: { 'content-type': 'application/json', origin, ...(init.headers as Record<string, string>) },
  });

describe('pages of other sites', () => {
  it('may read answers where the server was told so, and nowhere else', async () => {
    const friend = await ask(FRIEND);
    expect(friend.headers.get('access-control-allow-origin')).toBe(FRIEND);
    expect(friend.headers.get('access-control-allow-credentials')).toBeNull();
    expect(friend.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(friend.headers.get('vary')).toContain('Origin');
    expect((await ask(STRANGER)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may ask beforehand', async () => {
    const preflight = await ask(FRIEND, { method: 'OPTIONS', body: null });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    const refused = await ask(STRANGER, { method: 'OPTIONS', body: null });
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may be all sites', async () => {
    const open = await serveWorld(emptyWorld(), { settings: { corsOrigins: ['*'] } });
    const response = await fetch(`${open.address}/graphql?query={__typename}`, {
      headers: { origin: STRANGER, 'apollo-require-preflight': 'yes' },
    });
    await open.stop();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('cannot use the cookie of a visitor, neither friends nor strangers', async () => {
    const browser = clientOf(server.address);
    await browser.send('mutation { signInAsGuest(input: { name: "Ann" }) { viewer { id } } }');
    const cookie = browser.cookie();
    expect(cookie).toMatch(/^__Host-cairn=/);
    for (const [origin, viewer] of [
      ['https://cairn.example', { name: 'Ann' }],
      [FRIEND, null],
      [STRANGER, null],
    ] as const)
      expect((await answerOf(await ask(origin, { headers: { cookie } }))).data).toEqual({ viewer });
  });

  it('cannot make a browser send what needs no preflight', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await answerOf(await ask(STRANGER, { headers: { 'content-type': type } }));
      expect(answer.status).toBe(400);
    }
    const get = await fetch(`${server.address}/graphql?query={viewer{name}}`, { headers: { accept: '*/*' } });
    expect(get.status).toBe(400);
    const mutation = await fetch(`${server.address}/graphql?query=mutation{signOut}`, {
      headers: { 'apollo-require-preflight': 'yes', accept: 'application/json' },
    });
    expect(mutation.status).toBe(405);
  });

  it('may follow games with a token where the server was told so', async () => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await openTable(ann);
    const friend = follow(server.address, gameId, { token: ann.token, headers: { origin: FRIEND } });
    await until(() => friend.items().length > 0);
    await friend.leave();
    const stranger = follow(server.address, gameId, { token: ann.token, headers: { origin: STRANGER } });
    await Promise.race([stranger.ended, stranger.closed]);
    expect(stranger.items()).toEqual([]);
  });
});
