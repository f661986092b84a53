import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, validate } from 'graphql';
import { fromHex } from '../../src/fairness/bytes.js';
import { entropySeal } from '../../src/fairness/draws.js';
import { cairnSchema } from '../../src/graphql/schema.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { blocksOf, pasted, type Block } from '../support/tutorial.js';

jest.setTimeout(120_000);

const blocks = blocksOf(readFileSync(resolve(import.meta.dirname, '../../docs/api.md'), 'utf8'));
const commands = blocks.filter(({ language }) => language === 'sh');

let server: TestServer;
let printed: readonly string[];
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), { pauses: { afterPersonMs: 0, afterBotMs: 0 } });
  printed = await pasted(blocks, server.address);
});
afterAll(() => server.stop());

/** Every JSON text, one after the other, each on one line or all of it one. */
function jsonIn(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return text
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as unknown);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether something is what the page shows: "…" stands for anything, and whatever is not shown may be there too. */
function isShown(shown: unknown, value: unknown): boolean {
  if (typeof shown === 'string' && shown.includes('…')) return typeof value === 'string';
  if (Array.isArray(shown))
    return Array.isArray(value) && shown.every((one) => value.some((other) => isShown(one, other)));
  if (!isObject(shown)) return shown === value;
  return isObject(value) && Object.entries(shown).every(([key, one]) => isShown(one, value[key]));
}

/** Whether it is shown somewhere inside. */
const isShownIn = (shown: unknown, value: unknown): boolean =>
  isShown(shown, value) || (isObject(value) && Object.values(value).some((inner) => isShownIn(shown, inner)));

/** What the page shows after this block of commands. */
function shownAfter(command: Block): readonly unknown[] {
  const next = blocks[blocks.indexOf(command) + 1];
  return next?.language === 'json' ? jsonIn(next.text) : [];
}

const printedBy = (start: string): string =>
  printed[commands.findIndex(({ text }) => text.startsWith(start))] ?? '';

describe('the tutorial', () => {
  it.each(
    commands.map(
      (command, index) => [command.text.slice(0, command.text.indexOf('\n')), index, command] as const,
    ),
  )('%s … answers as the page says', (_text, index, command) => {
    const answers = jsonIn(printed[index] ?? '');
    for (const shown of shownAfter(command))
      // Where it is not found, the difference to what was answered says more.
      if (!answers.some((answer) => isShownIn(shown, answer))) expect(answers).toContainEqual(shown);
  });

  it('goes from a guest to a feed, and to the end of the game', () => {
    expect(commands.flatMap(shownAfter).length).toBeGreaterThan(7);
    expect(printed.join('')).toContain('"__typename":"CaughtUp"');
    expect(printedBy('node play.mjs')).toMatch(/^OVER \[\{"rank":1,/m);
    expect(printedBy('node play.mjs')).not.toContain('Rejected');
  });

  it('seals entropy as the server does', () => {
    const { entropy, entropySeal: seal } = JSON.parse(printedBy('node seal.mjs')) as Record<string, string>;
    const [, gameId = ''] = /"gameId":"([^"]*)"/.exec(printedBy('send() {')) ?? [];
    expect(seal).toBe(entropySeal(gameId, 1, fromHex(entropy ?? '')));
  });
});

describe('every GraphQL document of the page', () => {
  it('fits the schema', async () => {
    const schema = await cairnSchema();
    const documents = blocks.filter(({ language }) => language === 'graphql');
    expect(documents.length).toBeGreaterThan(3);
    for (const { text } of documents) expect(validate(schema, parse(text))).toEqual([]);
  });
});
