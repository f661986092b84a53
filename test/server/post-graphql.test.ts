import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { requestsAMinute } from '../../src/server/settings.js';
import { emptyWorld, serveWorld, UNLIMITED, type TestServer, type Wishes } from '../support/cairn-server.js';
import { rawLine, rawRequest, type RawAnswer } from '../support/raw-http.js';
import { until } from '../support/until.js';

const ORIGIN = 'https://friend.example';

let server: TestServer;
const others: TestServer[] = [];
const serve = async (wishes: Wishes): Promise<TestServer> => {
  others.push(await serveWorld(emptyWorld(), wishes));
  return others.at(-1)!;
};
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), { settings: { corsOrigins: [ORIGIN] } });
});
afterAll(async () => {
  for (const each of [server, ...others]) await each.stop();
});

const JSON_TYPE = { 'content-type': 'application/json' };
const QUERY = JSON.stringify({ query: '{ viewer { id } }' });
const ANSWER = { data: { viewer: null }, extensions: { cost: { asked: 2, limit: 10_000 } } };
const LARGE = JSON.stringify({ query: `{ viewer { id } } #${'x'.repeat(110_000)}` });

type Headers = Readonly<Record<string, string>>;
type Case = readonly [name: string, headers: Headers, body: string | Buffer, status: number, code: string];

const chunked = (...chunks: readonly string[]): string =>
  [...chunks, ''].map((chunk) => `${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n`).join('');
const json = (more: Headers): Headers => ({ ...JSON_TYPE, ...more });

const CASES: readonly Case[] = [
  ['a plain body', JSON_TYPE, QUERY, 200, ''],
  [
    'a body in chunks',
    json({ 'transfer-encoding': 'chunked' }),
    chunked('{"query":"{ view', 'er { id } }"}'),
    200,
    '',
  ],
  ['a type that names its charset', { 'content-type': 'Application/JSON; charset="UTF-8"' }, QUERY, 200, ''],
  [
    'UTF-16',
    { 'content-type': 'application/json; charset=utf-16le' },
    Buffer.from(QUERY, 'utf16le'),
    200,
    '',
  ],
  ['gzip', json({ 'content-encoding': 'gzip' }), gzipSync(QUERY), 200, ''],
  ['deflate', json({ 'content-encoding': 'deflate' }), deflateSync(QUERY), 200, ''],
  ['brotli', json({ 'content-encoding': 'br' }), brotliCompressSync(QUERY), 200, ''],
  ['an origin that may ask', json({ origin: ORIGIN }), QUERY, 200, ''],
  ['an origin that may not', json({ origin: 'https://other.example' }), QUERY, 200, ''],
  ['a page that accepts anything', json({ accept: '*/*' }), QUERY, 200, ''],
  ['a reader of another type', json({ accept: 'text/html' }), QUERY, 406, 'BAD_REQUEST'],
  ['no type', {}, QUERY, 400, 'BAD_REQUEST'],
  ['another type', { 'content-type': 'application/graphql' }, '{ viewer { id } }', 400, 'BAD_REQUEST'],
  ['a type that is none', { 'content-type': ';;' }, QUERY, 400, 'BAD_REQUEST'],
  ['an old charset', { 'content-type': 'application/json; charset=latin1' }, QUERY, 415, 'BAD_INPUT'],
  ['an unknown charset', { 'content-type': 'application/json; charset=utf-99' }, QUERY, 415, 'BAD_INPUT'],
  ['an unknown encoding', json({ 'content-encoding': 'zebra' }), QUERY, 415, 'BAD_INPUT'],
  ['what is not gzip', json({ 'content-encoding': 'gzip' }), QUERY, 400, 'BAD_INPUT'],
  ['a bomb of gzip', json({ 'content-encoding': 'gzip' }), gzipSync(LARGE), 413, 'BODY_TOO_LARGE'],
  ['too much', JSON_TYPE, LARGE, 413, 'BODY_TOO_LARGE'],
  ['too much in chunks', json({ 'transfer-encoding': 'chunked' }), chunked(LARGE), 413, 'BODY_TOO_LARGE'],
  ['broken JSON', JSON_TYPE, '{"query":', 400, 'BAD_INPUT'],
  ['a number', JSON_TYPE, ' 7', 400, 'BAD_INPUT'],
  ['nothing', JSON_TYPE, '', 400, 'BAD_REQUEST'],
  [
    'a document that asks for too much',
    JSON_TYPE,
    JSON.stringify({ query: `{ ${'a '.repeat(30)}}` }),
    400,
    'REQUEST_TOO_LARGE',
  ],
  ['a forged token', json({ authorization: 'Bearer cairn_x' }), QUERY, 401, 'UNAUTHENTICATED'],
];

/** Of these headers every answer has its own. */
const OWN = new Set(['date', 'x-request-id', 'ratelimit-remaining']);
const alike = ({ headers, ...answer }: RawAnswer) => ({
  ...answer,
  headers: Object.entries(headers).filter(([name]) => !OWN.has(name)),
});

const ask = async (path: string, headers: Headers, body: string | Buffer): Promise<RawAnswer> => {
  const line = await rawLine(server.address);
  line.write(rawRequest('POST', path, headers, body));
  const answer = await line.answer();
  // Whatever was wrong with a request, the next one on the same connection is answered.
  line.write(rawRequest('POST', path, JSON_TYPE, QUERY));
  expect((await line.answer()).status).toBe(200);
  line.hangUp();
  return answer;
};

describe('POST /graphql', () => {
  it.each(CASES)('answers %s', async (_name, headers, body, status, code) => {
    const answer = await ask('/graphql', headers, body);
    expect(answer.status).toBe(status);
    if (status === 200) expect(JSON.parse(answer.body)).toEqual(ANSWER);
    if (code !== '') expect(answer.body).toContain(`"code":"${code}"`);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'x-content-type-options': 'nosniff',
      'ratelimit-limit': '1000000',
      vary: expect.stringContaining('Origin') as string,
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  it.each(CASES)('and its other names answer %s alike', async (_name, headers, body) => {
    const [first, ...rest] = await Promise.all(
      ['/graphql', '/graphql?a=b', '/graphql/', '/GraphQL', '/graphql#there', 'http://elsewhere/graphql'].map(
        async (path) => alike(await ask(path, headers, body)),
      ),
    );
    for (const answer of rest) expect(answer).toEqual(first);
  });

  it.each([
    ['GET', 400],
    ['HEAD', 405],
    ['OPTIONS', 405],
    ['PUT', 405],
    ['DELETE', 405],
  ])('is not %s', async (method, status) => {
    const line = await rawLine(server.address);
    line.write(rawRequest(method, '/graphql', json({ 'apollo-require-preflight': 'yes' }), QUERY));
    expect((await line.answer(method === 'HEAD')).status).toBe(status);
    line.hangUp();
  });

  it('reads a body that comes in pieces, and answers several requests in their order', async () => {
    const line = await rawLine(server.address);
    const bytes = rawRequest('POST', '/graphql', JSON_TYPE, QUERY);
    for (const at of [0, 30, bytes.length - 10]) {
      line.write(bytes.subarray(at, at === 0 ? 30 : at === 30 ? bytes.length - 10 : undefined));
      await new Promise((resume) => setTimeout(resume, 20));
    }
    expect(JSON.parse((await line.answer()).body)).toEqual(ANSWER);
    const names = ['a', 'b', 'c'];
    const asked = names.map((name) => JSON.stringify({ query: `{ ${name}: viewer { id } }` }));
    line.write(Buffer.concat(asked.map((body) => rawRequest('POST', '/graphql', JSON_TYPE, body))));
    for (const name of names) expect((await line.answer()).body).toContain(`{"${name}":null}`);
    line.hangUp();
  });

  it('tells whoever asks first that it will read', async () => {
    const line = await rawLine(server.address);
    const bytes = rawRequest('POST', '/graphql', json({ expect: '100-continue' }), QUERY);
    line.write(bytes.subarray(0, bytes.length - QUERY.length));
    expect((await line.answer()).status).toBe(100);
    line.write(QUERY);
    expect((await line.answer()).status).toBe(200);
    line.hangUp();
  });

  it('notes down who hung up before the end, and goes on', async () => {
    const line = await rawLine(server.address);
    const bytes = rawRequest('POST', '/graphql', json({ 'x-request-id': 'half' }), QUERY);
    line.write(bytes.subarray(0, bytes.length - 5));
    await new Promise((resume) => setTimeout(resume, 50));
    line.hangUp();
    const half = () => server.logged().find(({ requestId }) => requestId === 'half');
    await until(() => half() !== undefined);
    expect(half()).toMatchObject({ method: 'POST', path: '/graphql', ip: '127.0.0.1', status: 400 });
    expect((await ask('/graphql', JSON_TYPE, QUERY)).status).toBe(200);
  });

  it('knows visitors by what the proxies in front say', async () => {
    const behind = await serve({
      settings: { trustProxy: 1, limits: { ...UNLIMITED, perAddress: requestsAMinute(1) } },
    });
    const statuses = [];
    for (const [id, visitor] of [
      ['one', '192.0.2.1'],
      ['again', '198.51.100.7, 192.0.2.1'],
      ['other', '192.0.2.2'],
    ] as const) {
      const line = await rawLine(behind.address);
      const headers = json({ 'x-forwarded-for': visitor, 'x-request-id': id });
      line.write(rawRequest('POST', '/graphql', headers, QUERY));
      statuses.push((await line.answer()).status);
      line.hangUp();
    }
    expect(statuses).toEqual([200, 429, 200]);
    await until(() => behind.logged().length === 3);
    const ips = behind.logged().map(({ requestId, ip, status }) => [requestId, ip, status]);
    expect(ips).toEqual([
      ['one', '192.0.2.1', 200],
      ['again', '192.0.2.1', 429],
      ['other', '192.0.2.2', 200],
    ]);
  });

  it('is counted by what was answered', async () => {
    const counted = await serve({});
    const line = await rawLine(counted.address);
    for (const body of [QUERY, '7', QUERY]) {
      line.write(rawRequest('POST', '/graphql', JSON_TYPE, body));
      await line.answer();
    }
    line.hangUp();
    const text = await (await fetch(`${counted.address}/metrics`)).text();
    const count = (status: number): string =>
      `cairn_http_request_seconds_count{route="/graphql",method="POST",status="${status}"}`;
    expect(text).toContain(`${count(200)} 2\n`);
    expect(text).toContain(`${count(400)} 1\n`);
  });
});
