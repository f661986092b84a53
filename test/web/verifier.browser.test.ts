import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Verdict } from '../../src/fairness/verify/verdict.js';
import { archiveOf, finishedGame, OTHER_SIGNER, SIGNER } from '../support/archives.js';
import { LAPTOP, launchBrowser, PAGE_ROOT, visitor } from '../support/browser.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

const PATIENCE = 60_000;
let server: TestServer;
let browser: Browser;
let archive: string;

beforeAll(async () => {
  [server, browser, archive] = await Promise.all([
    serveWorld(emptyWorld(), { settings: { pageRoot: PAGE_ROOT } }),
    launchBrowser(),
    finishedGame(['ann', 'bob']).then((events) => archiveOf(events)),
  ]);
}, PATIENCE);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** What a page does with a dropped file, in the words of the browser. */
const ASK = `([content, keys]) => new Promise((resolve, reject) => {
  const worker = new Worker('/verifier.js', { type: 'module' });
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.onmessage = ({ data }) => { if (data.kind !== 'read') resolve(data.verdict); };
  worker.postMessage({ file: new File([content], 'game.ndjson'), trust: { keys }, kept: '', language: 'en' });
})`;

/** What the verifier in the browser says about a file; and whatever was sent from the page meanwhile. */
async function verdictOn(
  text: string,
  keys: readonly string[],
): Promise<Readonly<{ verdict: Verdict; sent: readonly string[]; complaints: readonly string[] }>> {
  const { page, complaints } = await visitor(browser, LAPTOP);
  await page.goto(server.address);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.postData() ?? '');
  });
  const verdict = await page.evaluate<Verdict>(`(${ASK})(${JSON.stringify([text, keys])})`);
  await page.context().close();
  return { verdict, sent, complaints: complaints() };
}

describe('the verifier in the browser', () => {
  it(
    'verifies a file that is dropped there, and uploads nothing of it',
    async () => {
      const { verdict, sent, complaints } = await verdictOn(archive, [SIGNER.publicKey]);
      expect(verdict).toMatchObject({ outcome: 'verified', signedBy: { pinned: true }, unchecked: [] });
      expect(sent.some((body) => body.includes('cairn/archive'))).toBe(false);
      expect(complaints).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'names the damage, and a key that is not trusted',
    async () => {
      const lines = archive.split('\n');
      const at = lines.findIndex((line) => line.includes('"type":"DiceRolled"'));
      const damaged = lines.with(at, lines[at]!.replace(/"dice":\[\d/, '"dice":[9')).join('\n');
      const found = await verdictOn(damaged, [SIGNER.publicKey]);
      expect(found.verdict.difference).toEqual({ reason: 'HASH_DIFFERS', version: at, line: at + 1 });
      const other = await verdictOn(archive, [OTHER_SIGNER.publicKey]);
      expect(other.verdict.difference).toMatchObject({ reason: 'UNKNOWN_KEY' });
    },
    PATIENCE,
  );

  it('is no larger than it must be', () => {
    expect(gzipSync(readFileSync(join(PAGE_ROOT, 'verifier.js'))).length).toBeLessThan(80_000);
  });
});
