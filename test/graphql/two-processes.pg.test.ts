import { clientOf, type Client } from '../support/api-client.js';
import {
  accept,
  beReady,
  guest,
  openTable,
  play,
  sitDown,
  startedTable,
  type Table,
} from '../support/api-play.js';
import { startProcesses, type CairnProcesses } from '../support/cairn-processes.js';
import { until } from '../support/until.js';

jest.setTimeout(120_000);

let processes: CairnProcesses;
let here: string;
let there: string;
beforeAll(async () => {
  processes = await startProcesses(2);
  [here = '', there = ''] = processes.addresses;
});
afterAll(() => processes.stop());

type Decision = Readonly<{
  kind: string;
  decision: number;
  until: string | null;
  places: readonly Readonly<{ place: string; max: number | null; action: string }>[];
}>;
type Seen = Readonly<{
  version: number;
  status: string;
  awaiting: readonly Readonly<{ seat: number; kind: string; since: number }>[];
  options: Readonly<{ decision: Decision | null }>;
  board: Readonly<{
    round: number;
    cardPlaces: readonly Readonly<{
      id: string;
      card: Readonly<{ top: Readonly<{ kind: string }> }> | null;
    }>[];
    market: Readonly<{ dice: readonly number[]; order: readonly number[] }> | null;
  }>;
}>;

const GAME = `query Game($id: ID!) { game(id: $id) { version status awaiting { seat kind since }
  board { round cardPlaces { id card { top { kind } } } market { dice order } }
  options { decision { kind decision until
    ... on PlaceDecision { places { place max } }
    ... on ActDecision { places { place action } } } } } }`;

const look = async (client: Client, gameId: string): Promise<Seen> =>
  (await client.send<{ game: Seen }>(GAME, { id: gameId })).data.game;

/** The same person at another server. */
const at = ({ token }: Client, address: string): Client => clientOf(address, token);

/** Two who only gather: in the third round both have resources and too little food. */
async function hungryTable(): Promise<Table> {
  const table = await startedTable(here);
  const [ann, bob] = [table.ann, at(table.bob, there)];
  const places = new Map([
    [ann, 'forest'],
    [bob, 'clayPit'],
  ]);
  const { gameId } = table;
  for (;;) {
    const { awaiting } = await look(ann, gameId);
    const [open] = awaiting;
    if (open?.kind === 'FEED') return { ...table, bob };
    const mover = open?.seat === 1 ? ann : bob;
    const place = places.get(mover);
    if (open?.kind === 'PLACE') await accept(mover, 'placePeople', { gameId, place, people: 5 });
    else await accept(mover, 'roll', { gameId, place });
  }
}

describe('two processes on one database', () => {
  it('accept two players who feed at the same moment, and go on once', async () => {
    const tables = await Promise.all([hungryTable(), hungryTable()]);
    await Promise.all(
      tables.map(async ({ gameId, ann, bob }) => {
        const before = await look(ann, gameId);
        expect(before.awaiting).toMatchObject([
          { seat: 1, kind: 'FEED' },
          { seat: 2, kind: 'FEED' },
        ]);
        const feedings = await Promise.all([
          play(ann, 'feed', { gameId, decision: before.awaiting[0]?.since, pay: { wood: 3 } }),
          play(bob, 'feed', { gameId, decision: before.awaiting[1]?.since, pay: { brick: 3 } }),
        ]);
        expect(feedings).toMatchObject([{ __typename: 'Accepted' }, { __typename: 'Accepted' }]);
        const after = await look(bob, gameId);
        expect(after.version).toBe(Math.max(...feedings.map(({ version }) => version)));
        expect(after.board.round).toBe(before.board.round + 1);
        expect(after.awaiting).toHaveLength(1);
      }),
    );
  });

  it('leave the decision of a player untouched while another is fed, and take its answer', async () => {
    const { gameId, ann, bob } = await hungryTable();
    const before = (await look(bob, gameId)).options.decision;
    const { version } = await accept(ann, 'feed', { gameId, pay: { wood: 3 } });
    const seen = await look(bob, gameId);
    expect(seen).toMatchObject({ version, awaiting: [{ seat: 2, kind: 'FEED', since: before?.decision }] });
    expect(seen.options.decision).toEqual(before);
    await accept(bob, 'feed', { gameId, decision: before?.decision, pay: { brick: 3 } });
    expect(await play(bob, 'feed', { gameId, decision: before?.decision, pay: {} })).toMatchObject({
      __typename: 'Stale',
    });
  });

  it('have a market picked by a person, a bot and the autopilot in turn', async () => {
    let picks = await pickedMarket();
    while (picks === undefined) picks = await pickedMarket();
    expect(picks).toEqual([
      ['SEAT', 1],
      ['BOT', 2],
      ['AUTOPILOT', 3],
      // What is left to the last is no choice, and comes with the pick before.
      ['AUTOPILOT', 4],
    ]);
  });
});

/** Four seats: Ann, a bot, Cid, who gives up at once, and Bob. */
async function mixedTable(): Promise<Table> {
  const [ann, bob, cid] = [await guest(here, 'Ann'), await guest(there, 'Bob'), await guest(here, 'Cid')];
  const gameId = await openTable(ann, { edition: 'CS_2019', seats: 4 });
  await sitDown(ann, gameId, 1);
  await accept(ann, 'addBot', { gameId, bot: 'STEADY' });
  await sitDown(cid, gameId, 3);
  await sitDown(bob, gameId, 4);
  await Promise.all([beReady(ann, gameId, 1), beReady(cid, gameId, 3), beReady(bob, gameId, 4)]);
  await until(async () => (await look(ann, gameId)).status === 'RUNNING');
  await accept(cid, 'resign', { gameId });
  return { gameId, ann, bob, version: 0 };
}

/** Who took the dice of a market that Ann opened; undefined where chance left nobody else a choice. */
async function pickedMarket(): Promise<readonly (readonly [string, number])[] | undefined> {
  const table = await mixedTable();
  const { gameId, ann } = table;
  const { board } = await look(ann, gameId);
  const market = board.cardPlaces.slice(0, 2).find(({ card }) => card?.top.kind === 'MARKET')?.id;
  if (market === undefined) return undefined;
  await accept(ann, 'placePeople', { gameId, place: market, people: 1 });
  await placeAll(table);
  const faces = await buyMarket(table, market);
  const spare = faces.find((face, index) => faces.indexOf(face) !== index);
  if (new Set(faces).size < 3) return undefined;
  // A die that lies there twice, so that all who follow have a choice.
  await accept(ann, 'pickDie', { gameId, face: spare ?? faces[0] });
  await until(async () => (await look(ann, gameId)).board.market === null);
  return diceTaken(ann, gameId);
}

/** Ann sends her people where most of them fit, Bob all of his to the hunt; the house plays the others. */
async function placeAll({ gameId, ann, bob }: Table): Promise<void> {
  for (;;) {
    const { awaiting, options } = await look(ann, gameId);
    const [open] = awaiting;
    if (open?.kind !== 'PLACE') return;
    if (open.seat === 4) await accept(bob, 'placePeople', { gameId, place: 'hunt', people: 5 });
    if (open.seat !== 1) {
      await until(async () => (await look(ann, gameId)).awaiting[0]?.seat !== open.seat);
      continue;
    }
    const sites = (options.decision?.places ?? []).filter(({ place }) => SITES.includes(place));
    const [best] = sites.sort((one, other) => (other.max ?? 0) - (one.max ?? 0));
    await accept(ann, 'placePeople', { gameId, place: best?.place, people: best?.max });
  }
}

const SITES: readonly string[] = ['forest', 'clayPit', 'quarry'];

/** Ann gathers and buys the card; the dice that lie there then, none if she could not pay. */
async function buyMarket({ gameId, ann }: Table, market: string): Promise<readonly number[]> {
  for (;;) {
    const { options, board } = await look(ann, gameId);
    if (board.market !== null) return board.market.dice;
    const open = options.decision?.kind === 'ACT' ? options.decision.places : [];
    const site = open.find(({ action }) => action === 'ROLL');
    if (site !== undefined) await accept(ann, 'roll', { gameId, place: site.place });
    else if (!(await buy(ann, gameId, market))) return [];
  }
}

const OFFER = `query Offer($id: ID!) { game(id: $id) { options { decision {
  ... on ActDecision { places { place offer { suggested { wood brick stone gold } } } } } } } }`;

async function buy(client: Client, gameId: string, place: string): Promise<boolean> {
  type Offers = Readonly<{
    game: { options: { decision: { places: { place: string; offer: { suggested: object | null } }[] } } };
  }>;
  const { decision } = (await client.send<Offers>(OFFER, { id: gameId })).data.game.options;
  const pay = decision.places.find((each) => each.place === place)?.offer.suggested;
  if (pay === null || pay === undefined) return false;
  await accept(client, 'buyCard', { gameId, place, pay });
  return true;
}

async function diceTaken(client: Client, gameId: string): Promise<readonly (readonly [string, number])[]> {
  type Events = Readonly<{
    gameEvents: { edges: { node: { type: string; payload: { seat: number }; actor: { kind: string } } }[] };
  }>;
  const query = `query Events($id: ID!) { gameEvents(gameId: $id, last: 50) { edges { node { type payload actor { kind } } } } }`;
  const { edges } = (await client.send<Events>(query, { id: gameId })).data.gameEvents;
  return edges
    .filter(({ node }) => node.type === 'DieTaken')
    .map(({ node }) => [node.actor.kind, node.payload.seat] as const);
}
