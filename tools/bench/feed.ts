import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { PlacePeopleDocument } from 'cairn/client';
import { WebSocket } from 'ws';
import { openStores } from '../../src/journal/stores.js';
import { gather, type Audience, type Heard } from './feed/audience.js';
import { openSocket, subscribe } from './feed/subscriber.js';
import { company, placings, startGame, type Placing, type Started } from './http/tables.js';
import { residentKb, startCairn, type Cairn } from './lib/cairn.js';
import { startServerProcess, type ServerProcess } from './lib/child.js';
import { cleaningUp, type Own } from './lib/clean-up.js';
import { median, quantile, rounded } from './lib/numbers.js';
import { readOptions } from './lib/options.js';
import { say, sayResult } from './lib/report.js';
import { DATABASE, startScratchPostgres } from './lib/scratch-postgres.js';

const OPTIONS = {
  subscribers: {
    default: 2_000,
    min: 5,
    max: 9_000,
    about: 'who follow the game, its four players among them',
  },
  moves: { default: 15, min: 1, max: 17, about: 'measured moves, after two to warm up' },
} as const;

const WARM_UPS = 2;

type Round = Readonly<{ missed: number; p99: number; bareP99: number }>;

/** `npm run bench -- feed`: one move to many subscribers, beside a bare broadcast of the same bytes. */
export async function run(args: readonly string[]): Promise<number> {
  const given = readOptions(args, 'npm run bench -- feed [options]', OPTIONS);
  if (!given.ok) {
    (given.exitCode === 0 ? process.stdout : process.stderr).write(`${given.text}\n`);
    return given.exitCode;
  }
  const { subscribers, moves } = given.values;
  const { rounds, kbPerSubscriber } = await cleaningUp((own) => measure(own, subscribers, moves));
  const missed = rounds.reduce((sum, round) => sum + round.missed, 0);
  // Each round on its own: what slows a round down slows both.
  const p99VsWs = rounded(median(rounds.map(({ p99, bareP99 }) => p99 / bareP99)));
  sayResult({ bench: 'feed', subscribers, missed, p99VsWs, kbPerSubscriber });
  return 0;
}

type Measured = Readonly<{ rounds: readonly Round[]; kbPerSubscriber: number }>;

async function measure(own: Own, subscribers: number, moves: number): Promise<Measured> {
  say('Starting PostgreSQL (fsync on), Cairn and a WebSocket server that tells everybody everything …');
  const postgres = await startScratchPostgres('bench');
  own(postgres.remove);
  const { appUrl } = postgres.urls(DATABASE);
  const cairn = await startCairn(appUrl, own);
  const bare = await startServerProcess('./feed/ws-process.js', import.meta.url);
  own(bare.stop);
  const stores = await openStores(appUrl);
  const started = await startGame(stores, await company(stores));
  await stores.close();
  say(`Opening ${subscribers} sockets to each of them …`);
  const { audience, kbPerSubscriber } = await audienceOf(cairn, started, subscribers);
  own(() => Promise.resolve(audience.close()));
  const others = await gather(
    subscribers,
    () => new WebSocket(`ws://127.0.0.1:${bare.port}`),
    async (socket) => void (await once(socket, 'open')),
  );
  own(() => Promise.resolve(others.close()));
  const rounds: Round[] = [];
  for (const [index, placing] of placings(started.company)
    .slice(0, moves + WARM_UPS)
    .entries()) {
    const round = await measureMove({ cairn, started, audience }, placing, { bare, others });
    if (index >= WARM_UPS) rounds.push(round);
    const title = index < WARM_UPS ? 'warm-up' : `move ${index - WARM_UPS + 1} of ${moves}`;
    const { p99, bareP99, missed } = round;
    say(`${title}: p99 ${p99.toFixed(1)} ms, bare ${bareP99.toFixed(1)} ms, ${missed} missed`);
  }
  return { rounds, kbPerSubscriber };
}

type Gathered = Readonly<{ audience: Audience; kbPerSubscriber: number }>;

/** Four of them play; all others are nobody in particular. */
async function audienceOf(
  cairn: Cairn,
  { game, company: players }: Started,
  count: number,
): Promise<Gathered> {
  const version = await versionOf(cairn, game);
  const follow = (socket: WebSocket, index: number): Promise<void> =>
    subscribe(socket, game, version, players[index]?.token);
  // Whatever is made once for the first is not counted to the others.
  const first = openSocket(cairn.port);
  await follow(first, players.length);
  const before = await residentKb(cairn);
  const audience = await gather(count, () => openSocket(cairn.port), follow);
  const after = await residentKb(cairn);
  first.terminate();
  return { audience, kbPerSubscriber: rounded((after - before) / count, 1) };
}

async function versionOf(cairn: Cairn, game: string): Promise<number> {
  const { data } = await ask<{ game: { version: number } }>(cairn, `{ game(id: "${game}") { version } }`, {});
  return data.game.version;
}

type Feed = Readonly<{ cairn: Cairn; started: Started; audience: Audience }>;
type Bare = Readonly<{ bare: ServerProcess; others: Audience }>;

/** From the moment the command is sent to the moment the last event of it is there, for everybody. */
async function measureMove(
  { cairn, started, audience }: Feed,
  placing: Placing,
  { bare, others }: Bare,
): Promise<Round> {
  const heard = await audience.hear(() => place(cairn, started, placing), isLastOfCommand);
  const texts = audience.texts();
  const last = texts.at(-1) ?? '';
  const bareHeard = await others.hear(
    () => void bare.child.send(texts),
    (text) => text === last,
  );
  return {
    missed: heard.reduce((sum, { messages }) => sum + texts.length - messages, 0),
    p99: p99Of(heard),
    bareP99: p99Of(bareHeard),
  };
}

const COMMAND = /"version":(\d+),.*"command":\{"first":\d+,"last":(\d+)\}/s;

function isLastOfCommand(text: string): boolean {
  const [, version, last] = COMMAND.exec(text) ?? [];
  return version !== undefined && version === last;
}

async function place(cairn: Cairn, { game }: Started, { player, place: where }: Placing): Promise<void> {
  const input = { gameId: game, commandId: randomUUID(), place: where, people: 1 };
  const { data } = await ask<{ outcome: { __typename: string } }>(
    cairn,
    PlacePeopleDocument,
    { input },
    player.token,
  );
  if (data.outcome.__typename !== 'Accepted') throw new Error(`not accepted: ${JSON.stringify(data)}`);
}

async function ask<Data>(
  { address }: Cairn,
  query: unknown,
  variables: object,
  token?: string,
): Promise<Readonly<{ data: Data }>> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Readonly<{ data: Data }>;
}

const p99Of = (heard: readonly Heard[]): number =>
  quantile(
    heard.flatMap(({ all }) => all ?? []),
    0.99,
  );
