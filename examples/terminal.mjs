#!/usr/bin/env node
// @ts-check
/**
 * Stone Age in a terminal: a client that knows no rules. It shows what the server offers and sends what you pick.
 *
 *   npm start                                         in another terminal
 *   node examples/terminal.mjs                        a practice game against a bot
 *   node examples/terminal.mjs --seats 4 --expansion  four players, with "Style is the Goal"
 *   node examples/terminal.mjs --auto                 it plays by itself, to the end
 *   CAIRN_TOKEN=… node examples/terminal.mjs --game … go on with a game of yours
 *
 * --url (or CAIRN_URL) names another server, --name what the others call you, --language en, cs, sk or hr.
 */
import { createInterface } from 'node:readline/promises';
import { CairnFault, connect, connectAsGuest } from 'cairn/client';
import { choicesIn, inWords } from './choices.mjs';
import { wishesIn } from './wishes.mjs';

/** @typedef {import('cairn/client').Client} Client */
/** @typedef {import('cairn/client').Game} Game */
/** @typedef {import('./choices.mjs').Choice} Choice */

const { values: wish } = wishesIn(import.meta.url, {
  options: {
    url: { type: 'string', default: process.env.CAIRN_URL ?? 'http://localhost:4000' },
    name: { type: 'string', default: 'Terminal' },
    language: { type: 'string', default: 'en' },
    game: { type: 'string' },
    seats: { type: 'string', default: '2' },
    expansion: { type: 'boolean', default: false },
    auto: { type: 'boolean', default: false },
  },
});

/** A new practice game, unless one is named. @param {Client} cairn @returns {Promise<string>} */
async function gameToPlay(cairn) {
  if (wish.game) return wish.game;
  const game = await cairn.playNow({
    seats: Number(wish.seats),
    expansion: wish.expansion ? 'STYLE' : null,
  });
  if (game.__typename === 'Rejected') throw new Error(game.message);
  console.log(`To come back: CAIRN_TOKEN=${cairn.token} node examples/terminal.mjs --game ${game.gameId}\n`);
  return game.gameId;
}

/** @param {number} points */
const counted = (points) => `${points} point${points === 1 ? '' : 's'}`;

/** @param {Game} game */
function show({ board, seats }) {
  if (!board) return;
  console.log(`\n— Round ${board.round}, ${board.phase.toLowerCase()} —`);
  for (const { seat, score, home, people, agriculture, tools, stock } of board.tribes) {
    const name = seats.find((one) => one.seat === seat)?.name;
    const tooled = tools.map(({ value, used }) => (used ? `(${value})` : value)).join('+') || 'none';
    const state = `${counted(score)}, ${home}/${people} people at home, agriculture ${agriculture}`;
    console.log(`  ${seat}. ${name}: ${state}, tools ${tooled}, ${inWords(stock)}`);
  }
}

/** @typedef {(question: string, most: number, least?: number) => Promise<number | 'undo'>} Ask */

/** Asks a person at the keyboard for a number. @returns {{ ask: Ask, close: () => void }} */
function keyboard() {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl-C and Ctrl-D: the game waits, that is what it is made for.
  lines.once('close', () => process.exit());
  /** @type {Ask} */
  const ask = async (question, most, least = 1) => {
    if (most === least) return most;
    for (;;) {
      const answer = (await lines.question(`${question} (${least}–${most}, u = undo)? `)).trim();
      if (answer === 'u') return 'undo';
      const number = Number(answer);
      if (answer !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
    }
  };
  return { ask, close: () => lines.close() };
}

/** Chooses by itself: a place at random with as many people as fit, and otherwise what is listed first. */
const chance = {
  /** @type {Ask} */
  ask: (question, most, least = 1) => {
    if (question.startsWith('How many of')) return Promise.resolve(least);
    if (question.startsWith('How many')) return Promise.resolve(most);
    return Promise.resolve(question.startsWith('Where') ? 1 + Math.floor(Math.random() * most) : 1);
  },
  close: () => undefined,
};

/** @param {Game} game @param {Choice[]} choices @param {Ask} ask */
async function choose(game, choices, ask) {
  show(game);
  choices.forEach(({ text }, index) => console.log(`  ${String(index + 1).padStart(2)}  ${text}`));
  const picked = await ask(choices[0]?.number?.field === 'people' ? 'Where to' : 'What', choices.length);
  if (picked === 'undo') return picked;
  const { command, input, number } = /** @type {Choice} */ (choices[picked - 1]);
  if (!number) return { command, input };
  const count = await ask(number.question, number.max, number.min);
  return count === 'undo' ? count : { command, input: { ...input, [number.field]: count } };
}

/** Takes back one's last move, or asks the others to agree where it needs that. @param {Game} game */
function undoing({ options }) {
  const { free = true, toVersion = 0 } = options?.undo ?? {};
  return free
    ? /** @type {const} */ ({ command: 'undoMove', input: {} })
    : /** @type {const} */ ({ command: 'askUndo', input: { toVersion } });
}

/** Answers what one is asked now, if anything. Says how far the game has come. @param {Client} cairn @param {Game} game @param {Ask} ask */
async function answer(cairn, game, ask) {
  const decision = game.options?.decision;
  if (!decision) return game.version;
  for (;;) {
    const chosen = await choose(game, choicesIn(game, decision), ask);
    const { command, input } = chosen === 'undo' ? undoing(game) : chosen;
    const named = chosen === 'undo' ? {} : { decision: decision.decision };
    // A choice pairs a command with its own input, which its type does not say.
    const outcome = await cairn.play(command, /** @type {never} */ ({ gameId: game.id, ...named, ...input }));
    if (outcome.__typename !== 'Rejected') return outcome.version;
    console.log(`✗ ${outcome.message}`);
  }
}

/** @param {Game} game */
function showResult({ result, seats }) {
  console.log('\nThe game is over.');
  for (const { rank, seat, total } of result?.ranking ?? [])
    console.log(`  ${rank}. ${seats.find((one) => one.seat === seat)?.name}: ${counted(total)}`);
}

/** The version up to which everything is here; none inside a command, whose consequences are still to come. @param {import('cairn/client').FeedItem} item */
function settledAt(item) {
  if (item.__typename === 'CaughtUp') return item.version;
  const { version, command } = item.event;
  return version === command.last ? version : undefined;
}

/** Prints what happens and asks whenever the table waits for us, until the game is over. @param {Client} cairn @param {Ask} ask */
async function play(cairn, ask) {
  const gameId = await gameToPlay(cairn);
  let live = false;
  let known = 0;
  for await (const item of cairn.follow(gameId)) {
    if (item.__typename === 'FeedEvent' && !item.event.undone) console.log(`· ${item.event.sentence}`);
    live ||= item.__typename === 'CaughtUp';
    const version = settledAt(item);
    if (!live || version === undefined || version < known) continue;
    const game = await cairn.game(gameId, { atLeast: version });
    if (game.result || game.cancelled) return showResult(game);
    known = await answer(cairn, game, ask);
  }
}

const address = { url: wish.url, language: wish.language };
const token = process.env.CAIRN_TOKEN;
const { ask, close } = wish.auto ? chance : keyboard();
try {
  const cairn = token ? connect({ ...address, token }) : await connectAsGuest(address, wish.name);
  await play(cairn, ask);
  await cairn.close();
} catch (error) {
  if (!(error instanceof CairnFault)) throw error;
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 1;
}
close();
