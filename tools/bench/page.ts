import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { provideChromium } from '../test/needs.mjs';
import { cleaningUp, type Own } from './lib/clean-up.js';
import { median } from './lib/numbers.js';
import { readOptions } from './lib/options.js';
import { say, sayResult } from './lib/report.js';
import { createMarker, type Marks } from './page/marks.js';
import { freePort, startProduct } from './page/product.js';
import { newcomer, otherScreenTimes } from './page/screens.js';

const OPTIONS = {
  rounds: { default: 3, min: 1, max: 20, about: 'looks at each page; the median counts' },
  moves: { default: 6, min: 1, max: 8, about: 'moves that are watched on the other screen' },
} as const;

const ASSETS = fileURLToPath(new URL('../../../../web/dist/assets', import.meta.url));

/** `npm run bench -- page`: what Lighthouse says, how much script there is, how soon a move is on the other screen. */
export async function run(args: readonly string[]): Promise<number> {
  const given = readOptions(args, 'npm run bench -- page [options]', OPTIONS);
  if (!given.ok) {
    (given.exitCode === 0 ? process.stdout : process.stderr).write(`${given.text}\n`);
    return given.exitCode;
  }
  const { rounds, moves } = given.values;
  const { home, game, times } = await cleaningUp((own) => measure(own, rounds, moves));
  say(`a move on the other screen: ${times.join(', ')} ms`);
  sayResult({
    bench: 'page',
    home,
    game,
    kbScript: kilobytesOfScript(),
    otherScreenMs: Math.round(median(times)),
  });
  return 0;
}

type Measured = Readonly<{ home: Marks; game: Marks; times: readonly number[] }>;

async function measure(own: Own, rounds: number, moves: number): Promise<Measured> {
  const found = await provideChromium();
  if (!('path' in found)) throw new Error(`${found.missing}: ${found.advice}`);
  say('Starting Cairn with a database of its own …');
  const { address, stop } = await startProduct();
  own(stop);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  own(() => browser.close());
  const times = await otherScreenTimes(browser, address, moves);
  // Lighthouse opens tabs of the browser's own, so the visitor it follows must have come in there.
  const visitor = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = visitor.contexts();
  if (context === undefined) throw new Error('the browser has no window');
  const page = await context.newPage();
  const game = await newcomer(page, address);
  await page.close();
  const mark = await createMarker(port);
  const look = (name: string, where: string): Promise<Marks> => medianMarks(name, () => mark(where), rounds);
  return { times, home: await look('home', `${address}/`), game: await look('game', game) };
}

type Look = () => Promise<Readonly<{ marks: Marks; weak: readonly string[] }>>;

async function medianMarks(name: string, look: Look, rounds: number): Promise<Marks> {
  const all: Marks[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { marks, weak } = await look();
    all.push(marks);
    say(`${name}: ${JSON.stringify(marks)}`);
    if (round === 0) for (const line of weak) say(`  ${line}`);
  }
  const of = (mark: keyof Marks): number => median(all.map((marks) => marks[mark]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
  };
}

/** All scripts of the page as they are sent, one language of four among them. */
function kilobytesOfScript(): number {
  const sizes = readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js.br') && !/^(cs|sk|hr)-/.test(file))
    .map((file) => statSync(join(ASSETS, file)).size);
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
}
