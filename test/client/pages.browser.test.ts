import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { LAPTOP, launchBrowser, visitor } from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

const PATIENCE = 60_000;
const ROOT = resolve(import.meta.dirname, '../..');

/** A board of somebody else's, on a site of its own, without a build. */
const PAGE = `<!doctype html><title>A board</title><link rel="icon" href="data:,"><script type="importmap">{ "imports": {
  "cairn/client": "/client/dist/index.js",
  "graphql-ws/client": "/node_modules/graphql-ws/dist/client.js",
  "@noble/hashes/": "/node_modules/@noble/hashes/" } }</script>
<ol></ol><script type="module">
  import { connectAsGuest } from 'cairn/client';
  const say = (text) => document.querySelector('ol').append(Object.assign(document.createElement('li'), { textContent: text }));
  const cairn = await connectAsGuest({ url: new URLSearchParams(location.search).get('at'), language: 'cs' }, 'Ann');
  const { gameId } = await cairn.playNow();
  for await (const item of cairn.follow(gameId)) {
    if (item.__typename === 'CaughtUp')
      say((await cairn.play('placePeople', { gameId, place: 'hunt', people: 2 })).__typename);
    else if (item.event.type === 'PeoplePlaced') say(item.event.sentence);
  }
</script>`;

let site: Server;
let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  site = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const [type, body] =
      path === '/' ? ['text/html', PAGE] : ['text/javascript', readFileSync(join(ROOT, path))];
    response.setHeader('content-type', type).end(body);
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  [server, browser] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { corsOrigins: [origin()] } }),
    launchBrowser(),
  ]);
}, PATIENCE);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await new Promise((closed) => site.close(closed));
}, PATIENCE);

const origin = (): string => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

describe('the client in a page of another site', () => {
  it(
    'signs in, plays and follows with nothing but files',
    async () => {
      const { page, complaints } = await visitor(browser, LAPTOP);
      await page.goto(`${origin()}/?at=${encodeURIComponent(server.address)}`);
      await page.getByText('Accepted').waitFor();
      await page.getByText('Posíláš 2 figurky na loviště').waitFor();
      expect(complaints()).toEqual([]);
      await page.context().close();
    },
    PATIENCE,
  );
});
