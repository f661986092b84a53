#!/usr/bin/env node
// @ts-check
/**
 * Follows a game for as long as it lasts, over restarts of the server and of this program, and keeps every event once:
 * one line of JSON each, in a file or on the terminal.
 *
 *   node examples/follow.mjs GAME                     from the first event on, until the seed is shown at the end
 *   node examples/follow.mjs GAME --file game.ndjson  goes on after the last line of the file
 *   node examples/follow.mjs GAME --link SECRET       of a game that only its link shows
 *
 * --url (or CAIRN_URL) names another server. CAIRN_TOKEN says who you are, if the game is not for everybody to see.
 */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { CairnFault, connect } from 'cairn/client';
import { wishesIn } from './wishes.mjs';

const { values: wish, positionals } = wishesIn(import.meta.url, {
  allowPositionals: true,
  options: {
    url: { type: 'string', default: process.env.CAIRN_URL ?? 'http://localhost:4000' },
    file: { type: 'string' },
    link: { type: 'string' },
  },
});
const [gameId] = positionals;
if (!gameId) {
  console.error('Which game? node examples/follow.mjs GAME');
  process.exit(2);
}

/** The version of the last line that was kept; one that a crash has cut off is thrown away. */
function lastKept() {
  if (!wish.file || !existsSync(wish.file)) return 0;
  const text = readFileSync(wish.file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  truncateSync(wish.file, Buffer.byteLength(whole));
  const line = whole.trimEnd().split('\n').at(-1);
  return line ? JSON.parse(line).version : 0;
}

/** @param {import('cairn/client').GameEvent} event */
function keep(event) {
  const line = `${JSON.stringify(event)}\n`;
  if (wish.file) appendFileSync(wish.file, line);
  else process.stdout.write(line);
}

const cairn = connect({ url: wish.url, token: process.env.CAIRN_TOKEN });
let last = lastKept();
const feed = cairn.follow(gameId, {
  after: last,
  link: wish.link,
  onLost: ({ message }) => console.error(`${message} Going on after version ${last} …`),
});
try {
  for await (const item of feed) {
    if (item.__typename === 'CaughtUp') {
      console.error(`Everything up to version ${item.version} is here.`);
      continue;
    }
    const { event } = item;
    // Versions are the same for everybody and have no gap: whoever follows can see that nothing was left out.
    if (event.version !== last + 1) throw new Error(`Version ${event.version} came after ${last}.`);
    last = event.version;
    keep(event);
    if (event.type === 'SeedRevealed') break;
  }
} catch (error) {
  if (!(error instanceof CairnFault)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 1;
}
await cairn.close();
