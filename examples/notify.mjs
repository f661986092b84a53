#!/usr/bin/env node
// @ts-check
/**
 * Tells you when a table waits for you. Without any library of ours: `fetch`, a WebSocket, and JSON.
 *
 *   CAIRN_TOKEN=… node examples/notify.mjs             prints a line and rings the bell
 *   CAIRN_TOKEN=… node examples/notify.mjs --desktop   shows a notice of the desktop as well
 *   CAIRN_TOKEN=… node examples/notify.mjs --command 'say "$CAIRN_TITLE waits for you"'
 *
 * A token made for reading is enough (`createAccessToken`, scope READ). --url (or CAIRN_URL) names another server.
 * Commands find what it is about in CAIRN_TITLE, CAIRN_KIND, CAIRN_DEADLINE and CAIRN_GAME, the address of the game.
 */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { wishesIn } from './wishes.mjs';

const { values: wish } = wishesIn(import.meta.url, {
  options: {
    url: { type: 'string', default: process.env.CAIRN_URL ?? 'http://localhost:4000' },
    desktop: { type: 'boolean', default: false },
    command: { type: 'string' },
  },
});
const token = process.env.CAIRN_TOKEN;
if (!token) fail('Who are you? CAIRN_TOKEN=… node examples/notify.mjs');

// Browsers have one, and Node from 22 on.
const { WebSocket } = /** @type {any} */ (globalThis.WebSocket ? globalThis : await import('ws'));

/** @typedef {{ decision: number, kind: string, question: string | null, deadline: string | null, game: { id: string, title: string } }} Waiting */

const INBOX =
  'subscription { inboxChanged { decisions { decision kind question deadline game { id title } } } }';

/** @param {string} program @param {string[]} args @param {import('node:child_process').SpawnOptions} [options] */
const run = (program, args, options) =>
  spawn(program, args, { stdio: 'inherit', ...options }).on('error', (error) => console.error(String(error)));

/** @param {Waiting} waiting */
function tell({ kind, question, deadline, game }) {
  const until = deadline ? ` until ${new Date(deadline).toLocaleString()}` : '';
  const line = `“${game.title}” waits for you: ${question ?? kind}${until}`;
  console.log(`\u0007${line}`);
  if (wish.desktop && process.platform === 'darwin')
    run('osascript', [
      '-e',
      'on run argv',
      '-e',
      'display notification (item 1 of argv)',
      '-e',
      'end run',
      line,
    ]);
  else if (wish.desktop) run('notify-send', ['Cairn', line]);
  const about = { CAIRN_TITLE: game.title, CAIRN_KIND: kind, CAIRN_DEADLINE: deadline ?? '' };
  const env = { ...process.env, ...about, CAIRN_GAME: new URL(`/g/${game.id}`, wish.url).href };
  if (wish.command) run(wish.command, [], { shell: true, env });
}

/** @type {Set<string>} */
let told = new Set();

/** The whole inbox comes every time, so that nothing can be missed; what was told before is not told again. @param {Waiting[]} decisions */
function look(decisions) {
  const nameOf = (/** @type {Waiting} */ { game, decision }) => `${game.id} ${decision}`;
  decisions.filter((waiting) => !told.has(nameOf(waiting))).forEach(tell);
  told = new Set(decisions.map(nameOf));
}

const SILENCE_MS = 60_000;

/** One socket until it closes: how it did. Speaks graphql-transport-ws. @returns {Promise<number>} */
function listen() {
  const socket = new WebSocket(new URL('/graphql', wish.url.replace(/^http/, 'ws')), 'graphql-transport-ws');
  const send = (/** @type {object} */ message) => socket.send(JSON.stringify(message));
  // Something comes at least every 20 seconds: a line on which nothing does is dead.
  let silence = setTimeout(() => socket.close(), SILENCE_MS);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.close(), SILENCE_MS);
  };
  socket.onopen = () => send({ type: 'connection_init', payload: { token } });
  socket.onmessage = (/** @type {{ data: string }} */ { data }) => {
    heard();
    const { type, payload } = JSON.parse(data);
    if (type === 'connection_ack') send({ type: 'subscribe', id: '1', payload: { query: INBOX } });
    if (type === 'ping') send({ type: 'pong' });
    if (type === 'next') look(payload.data.inboxChanged.decisions);
    if (type === 'error') fail(payload[0].message);
  };
  return new Promise((resolve) => {
    socket.onerror = () => undefined;
    socket.onclose = (/** @type {{ code: number }} */ { code }) => {
      clearTimeout(silence);
      resolve(code);
    };
  });
}

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(why);
  process.exit(1);
}

const answer = await fetch(new URL('/graphql', wish.url), {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({ query: '{ viewer { name } }' }),
});
const { data, errors } = /** @type {any} */ (await answer.json());
if (errors) fail(`${errors[0].extensions.code}: ${errors[0].message}`);
console.log(`Watching for ${data.viewer.name}.`);

const UNAUTHORIZED = 4401;
for (let failures = 0; ; failures += 1) {
  const start = Date.now();
  if ((await listen()) === UNAUTHORIZED) fail('The token opens nothing any more.');
  // Whoever was connected for a while has not failed.
  if (Date.now() - start > SILENCE_MS) failures = 0;
  await sleep(Math.min(500 * 2 ** failures, 30_000));
}
