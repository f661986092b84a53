import { openStores, type Stores } from '../../src/journal/stores.js';
import { gameRequest, noopMutation, noopQuery, placeRequests } from './http/requests.js';
import { company, SEATS, startGames, type Started } from './http/tables.js';
import { startCairn } from './lib/cairn.js';
import { startServerProcess } from './lib/child.js';
import { cleaningUp, type Own } from './lib/clean-up.js';
import { runLoad, type Lane, type Request } from './lib/http-load.js';
import { median, rounded } from './lib/numbers.js';
import { readOptions } from './lib/options.js';
import { say, sayResult, tableLines } from './lib/report.js';
import { DATABASE, startScratchPostgres } from './lib/scratch-postgres.js';

const OPTIONS = {
  rounds: { default: 7, min: 1, max: 100, about: 'measured rounds, after two to warm up' },
  games: { default: 2, min: 1, max: 20, about: 'games played on each connection and round' },
} as const;

const CONNECTIONS = 32;
const WARM_UPS = 2;

const CONTESTANTS = {
  place: 'placePeople',
  noopMutation: 'a mutation that does nothing',
  game: 'game, all of it, asked again',
  firstLook: 'game, right after a move',
  noopQuery: 'a query that does nothing',
} as const;
type Name = keyof typeof CONTESTANTS;
type Speeds = Readonly<Record<Name, number>>;

/** `npm run bench -- http`: moves and games over HTTP beside an Apollo server that does nothing. */
export async function run(args: readonly string[]): Promise<number> {
  const given = readOptions(args, 'npm run bench -- http [options]', OPTIONS);
  if (!given.ok) {
    (given.exitCode === 0 ? process.stdout : process.stderr).write(`${given.text}\n`);
    return given.exitCode;
  }
  const { rounds, games } = given.values;
  const speeds = await cleaningUp(async (own) => measure(await prepare(own, rounds, games), rounds, games));
  const of = (name: Name): number => median(speeds.map((each) => each[name]));
  // Each round on its own: what slows a round down slows both.
  const ratio = (one: Name, other: Name): number => median(speeds.map((each) => each[one] / each[other]));
  const lines = (Object.keys(CONTESTANTS) as Name[]).map((name) => [CONTESTANTS[name], of(name).toFixed(0)]);
  for (const line of tableLines([['answers/s, median of rounds', ''], ...lines])) say(line);
  sayResult({
    bench: 'http',
    placeVsNoop: rounded(ratio('place', 'noopMutation')),
    gameVsNoop: rounded(ratio('game', 'noopQuery')),
  });
  return 0;
}

type Load = (lanes: readonly Lane[]) => Promise<number>;
type Prepared = Readonly<{ cairn: Load; noop: Load; tables: readonly Started[] }>;

async function prepare(own: Own, rounds: number, games: number): Promise<Prepared> {
  say('Starting PostgreSQL (fsync on), Cairn and an Apollo server that does nothing …');
  const postgres = await startScratchPostgres('bench');
  own(postgres.remove);
  const { appUrl } = postgres.urls(DATABASE);
  const serving = await startCairn(appUrl, own);
  const { port, stop } = await startServerProcess('./http/noop-process.js', import.meta.url);
  own(stop);
  say('Opening and starting the games …');
  const stores = await openStores(appUrl);
  const tables = await tablesFor(stores, (rounds + WARM_UPS) * games * CONNECTIONS);
  await stores.close();
  const loadAt =
    (at: number): Load =>
    (lanes) =>
      runLoad(at, lanes);
  return { cairn: loadAt(serving.port), noop: loadAt(port), tables };
}

async function tablesFor(stores: Stores, count: number): Promise<readonly Started[]> {
  const companies = await Promise.all(Array.from({ length: CONNECTIONS }, () => company(stores)));
  return startGames(stores, companies, count);
}

/** Rounds are interleaved, and each begins with somebody else: whatever disturbs the machine disturbs all alike. */
async function measure(
  { cairn, noop, tables }: Prepared,
  rounds: number,
  games: number,
): Promise<readonly Speeds[]> {
  const results: Speeds[] = [];
  for (let round = 0; round < rounds + WARM_UPS; round += 1) {
    const lanes = lanesOf(tables.slice(round * games * CONNECTIONS, (round + 1) * games * CONNECTIONS));
    // Whoever moves has looked at the game before.
    await cairn(lanes.map((lane) => looks(lane, lane.length)));
    const speeds = await inTurn(heatsOf(cairn, noop, lanes), round);
    if (round >= WARM_UPS) results.push(speeds);
    const title = round < WARM_UPS ? 'warm-up' : `round ${round - WARM_UPS + 1} of ${rounds}`;
    const each = Object.entries(speeds).map(([name, speed]) => `${name} ${speed.toFixed(0)}/s`);
    say(`${title}: ${each.join(', ')}`);
  }
  return results;
}

type Heat = () => Promise<Partial<Speeds>>;

function heatsOf(cairn: Load, noop: Load, lanes: readonly (readonly Started[])[]): readonly Heat[] {
  const moves = lanes.map((lane) => lane.flatMap(placeRequests));
  const length = moves[0]?.length ?? 0;
  const same = (request: Request): readonly Lane[] => lanes.map(() => Array<Request>(length).fill(request));
  return [
    async () => ({
      place: await cairn(moves),
      firstLook: await cairn(lanes.map((lane) => looks(lane, lane.length * SEATS))),
    }),
    async () => ({ noopMutation: await noop(same(noopMutation)) }),
    async () => ({ game: await cairn(lanes.map((lane) => looks(lane, length))) }),
    async () => ({ noopQuery: await noop(same(noopQuery)) }),
  ];
}

async function inTurn(heats: readonly Heat[], first: number): Promise<Speeds> {
  let speeds: Speeds = { place: 0, noopMutation: 0, game: 0, firstLook: 0, noopQuery: 0 };
  const turned = [...heats.slice(first % heats.length), ...heats.slice(0, first % heats.length)];
  for (const heat of turned) speeds = { ...speeds, ...(await heat()) };
  return speeds;
}

/** Everybody at the tables of a lane looks at them, one after the other. */
const looks = (lane: readonly Started[], length: number): Lane =>
  Array.from({ length }, (_, index) => {
    const table = lane[index % lane.length];
    if (table === undefined) throw new Error('a lane without a game');
    return gameRequest(table, Math.floor(index / lane.length));
  });

/** Each connection has games of its own. */
const lanesOf = (tables: readonly Started[]): readonly (readonly Started[])[] =>
  Array.from({ length: CONNECTIONS }, (_, lane) => tables.filter((__, at) => at % CONNECTIONS === lane));
