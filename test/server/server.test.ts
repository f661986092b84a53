import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ServerParts } from '../../src/server/parts.js';
import { answerOf } from '../support/api-client.js';
import { play, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { follow } from '../support/follower.js';
import { until } from '../support/until.js';

/** A page as Vite builds one. */
function builtPage(title: string): string {
  const root = mkdtempSync(join(tmpdir(), 'cairn-page-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), `<!doctype html><title>${title}</title>`);
  writeFileSync(join(root, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'assets/main-4f2a.js'), 'export {};');
  writeFileSync(join(root, 'assets/main-4f2a.js.br'), brotliCompressSync('export {};'));
  return root;
}

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), {
    settings: { pageRoot: builtPage('Cairn'), graphiqlRoot: builtPage('GraphiQL') },
  });
});
afterAll(() => server.stop());

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.address}${path}`, { headers, redirect: 'manual' });

describe('the page', () => {
  it.each(['/', '/tables', '/g/00112233-4455-4677-8899-aabbccddeeff/at/7', '/u/jan.novak'])(
    'is at %s',
    async (path) => {
      const response = await get(path, html);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<title>Cairn</title>');
    },
  );

  it('has files that never change and files that may', async () => {
    const hashed = await get('/assets/main-4f2a.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/mark.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('comes compressed to whoever accepts that, and plain to others', async () => {
    const path = '/assets/main-4f2a.js';
    const small = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('content-type')).toContain('javascript');
    expect(small.headers.get('cache-control')).toContain('immutable');
    expect(await small.text()).toBe('export {};');
    const plain = await get(path, { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
      null,
      'Accept-Encoding',
    ]);
    expect(await plain.text()).toBe('export {};');
  });

  it.each([
    ['a file that is not there', '/assets/main-0000.js', html],
    ['a program’s address', '/api/games', { accept: 'application/json' }],
    ['an address asked for as JSON', '/tables', { accept: 'application/json' }],
    ['an icon', '/favicon.ico', html],
    ['a way out of the folder', '/..%2f..%2fpackage.json', html],
  ])('is not shown for %s', async (_name, path, headers) => {
    const answer = await answerOf(await get(path, headers));
    expect(answer.status).toBe(404);
    expect(answer.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is shown for an address that cannot be decoded, and a program is told that nothing is there', async () => {
    expect((await get('/%E0%A4%A', html)).status).toBe(200);
    expect((await get('/%E0%A4%A', { accept: 'application/json' })).status).toBe(404);
  });

  it('is guarded by headers', async () => {
    const { headers } = await get('/', html);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('leads a person from the API to GraphiQL, which has rules of its own for styles alone', async () => {
    const redirect = await get('/graphql', html);
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, '/graphiql']);
    const response = await get('/graphiql', html);
    expect(await response.text()).toContain('<title>GraphiQL</title>');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("script-src 'self';");
    expect((await get('/graphiql/assets/main-4f2a.js')).headers.get('cache-control')).toContain('immutable');
  });
});

describe('the probes', () => {
  it('say that the process lives and can work', async () => {
    expect((await get('/healthz')).status).toBe(200);
    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ ready: true, parts: { database: 'ok', live: 'ok', server: 'ok' } });
  });

  it('say which part fails, and not why', async () => {
    const broken = await serveWorld(emptyWorld(), {
      parts: (parts) => ({
        ...parts,
        checks: {
          ...parts.checks,
          database: () => Promise.reject(new Error('password of cairn_app is wrong')),
        },
      }),
    });
    const response = await fetch(`${broken.address}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      ready: false,
      parts: { database: 'failed', live: 'ok', server: 'ok' },
    });
    expect((await fetch(`${broken.address}/healthz`)).status).toBe(200);
    expect(broken.logged()).toContainEqual(expect.objectContaining({ part: 'database', msg: 'not ready' }));
    await broken.stop();
  });

  it('count requests, commands, sockets and followed games', async () => {
    const table = await startedTable(server.address);
    await play(table.bob, 'placePeople', { gameId: table.gameId, place: 'hunt', people: 1 });
    const follower = follow(server.address, table.gameId, { after: table.version });
    await until(() => follower.items().length > 0);
    const response = await get('/metrics');
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(/cairn_commands_total\{type="JoinGame",outcome="accepted"\} [1-9]/);
    expect(text).toMatch(/cairn_commands_total\{type="PlacePeople",outcome="rejected"\} [1-9]/);
    expect(text).toMatch(/cairn_command_seconds_count\{type="PlacePeople"\} [1-9]/);
    expect(text).toMatch(
      /cairn_http_request_seconds_count\{route="\/graphql",method="POST",status="200"\} [1-9]/,
    );
    expect(text).toMatch(/^cairn_sockets 1$/m);
    expect(text).toMatch(/^cairn_subscriptions 1$/m);
    expect(text).toMatch(/^cairn_followed_games 1$/m);
    expect(text).toContain('process_cpu_user_seconds_total');
    await follower.leave();
    await until(async () => /^cairn_sockets 0$/m.test(await (await get('/metrics')).text()));
  });
});

describe('reminders in the metrics', () => {
  const NAMES = /^(cairn_(?:reminder|dead)\S+) (\S+)$/gm;
  const measured = async (measures: ServerParts['measures']): Promise<Record<string, number>> => {
    const counting = await serveWorld(emptyWorld(), {
      parts: (parts) => ({ ...parts, ...(measures === undefined ? {} : { measures }) }),
    });
    const text = await (await fetch(`${counting.address}/metrics`)).text();
    await counting.stop();
    return Object.fromEntries([...text.matchAll(NAMES)].map(([, name = '', value]) => [name, Number(value)]));
  };
  const PULSE = {
    ...{ overdue: 3, overdueSeconds: 1.5, watched: 70, sent: 12 },
    latenessSeconds: { p50: 0.2, p99: 1.8, max: 2.5 },
  };

  it('show how late they are, what is overdue and what has failed for good', async () => {
    const pulse = () => Promise.resolve(PULSE);
    expect(await measured({ pulse, deadLetters: () => Promise.resolve(4) })).toEqual({
      cairn_reminders_overdue: 3,
      cairn_reminders_overdue_seconds: 1.5,
      cairn_reminders_watched: 70,
      cairn_reminders_sent: 12,
      'cairn_reminder_lateness_seconds{quantile="0.5"}': 0.2,
      'cairn_reminder_lateness_seconds{quantile="0.99"}': 1.8,
      'cairn_reminder_lateness_seconds{quantile="1"}': 2.5,
      cairn_dead_letters: 4,
    });
  });

  it('are unknown while the database is away, and the rest is there', async () => {
    const away = () => Promise.reject(new Error('away'));
    const shown = await measured({ pulse: away, deadLetters: away });
    expect(Object.values(shown)).toEqual(Array(8).fill(NaN));
    expect(await measured(undefined)).toEqual({});
  });
});

describe('the log', () => {
  it('has one line for each request, with its id and what it was about', async () => {
    const { gameId, ann } = await startedTable(server.address);
    const answer = await ann.send(
      'mutation Send($input: PlacePeopleInput!) { placePeople(input: $input) { __typename } }',
      { input: { gameId, commandId: 'logged', place: 'hunt', people: 1 } },
      { 'x-request-id': 'from-the-proxy' },
    );
    expect(answer.headers.get('x-request-id')).toBe('from-the-proxy');
    const mine = () => server.logged().filter(({ requestId }) => requestId === 'from-the-proxy');
    await until(() => mine().length > 0);
    expect(mine()).toEqual([
      expect.objectContaining({
        level: 30,
        method: 'POST',
        path: '/graphql',
        status: 200,
        operation: 'Send',
        game: gameId,
        commandId: 'logged',
        command: 'PlacePeople',
      }),
    ]);
  });

  it('takes no request id that does not belong in a log', async () => {
    const given = 'x'.repeat(65);
    const id = (await get('/healthz', { 'x-request-id': given })).headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('never holds entropy or a query string', async () => {
    await startedTable(server.address);
    await get('/tables?secret=hush', html);
    const text = JSON.stringify(server.logged());
    expect(text).not.toContain('01'.repeat(32));
    expect(text).not.toContain('hush');
  });
});
