import type { GameId } from '../../src/game/index.js';
import type { UseCases } from '../../src/play/use-cases.js';
import { member, program } from '../support/api-account.js';
import type { Client } from '../support/api-client.js';
import { accept, guest, mutate, openTable, play, type Result } from '../support/api-play.js';
import { verify } from '../support/archives.js';
import { emptyWorld, serveWorld, type TestServer, type World } from '../support/cairn-server.js';
import { follow } from '../support/follower.js';
import { until } from '../support/until.js';

const WITHOUT_END = { afterPersonMs: 1e6, afterBotMs: 1e6 };

let world: World;
let server: TestServer;
let house: UseCases;
/** Where a card lies face down. */
let gameId: string;
let owner: Client;
let judge: Client;

beforeAll(async () => {
  world = emptyWorld();
  server = await serveWorld(world, {
    pauses: WITHOUT_END,
    parts: (made) => {
      house = made as unknown as UseCases;
      return made;
    },
  });
  owner = await member(server.address, 'ola');
  judge = await member(server.address, 'jana');
  gameId = await gameWithHiddenCard({ fullView: true });
  await appoint(gameId);
});
afterAll(() => server.stop());

const appoint = (game: string): Promise<unknown> =>
  owner.send('mutation A($input: OrganiserInput!) { appointOrganiser(input: $input) { id } }', {
    input: { gameId: game, handle: 'jana' },
  });

/** Bots play until one of them draws an extra card; a game that ends before is of no use. */
async function gameWithHiddenCard(settings: Record<string, unknown>): Promise<string> {
  const opened = { edition: 'CS_2019', expansion: 'STYLE', seats: 5, entropy: 'OPEN', ...settings };
  for (;;) {
    const game = (await openTable(owner, opened)) as GameId;
    await accept(owner, 'fillWithBots', { gameId: game, bot: 'RANDOM' });
    for (let over = false; !over;) {
      await house.attend(game);
      const { table } = await house.look.now(game);
      over = table.closed !== undefined;
      if (!over && table.game?.tribes.some(({ extras }) => extras > 0) === true) return game;
    }
  }
}

const GAME = `query Look($id: ID!) { game(id: $id) { everything fullViewers settings { fullView words }
  board { tribes { seat extraCount extraCards { id } } } }
  gameEvents(gameId: $id, last: 100) { edges { node { type redacted sealed { hash } sentence actor { kind seatId } } } } }`;

type Tribe = Readonly<{ extraCount: number; extraCards: readonly Readonly<{ id: string }>[] }>;
type Event = Readonly<{ type: string; redacted: boolean; sentence: string; actor: { kind: string } }>;
type Seen = Readonly<{
  game: Readonly<{
    everything: boolean;
    fullViewers: readonly string[];
    settings: Readonly<{ fullView: boolean; words: string }>;
    board: Readonly<{ tribes: readonly Tribe[] }>;
  }>;
  gameEvents: Readonly<{ edges: readonly Readonly<{ node: Event }>[] }>;
}>;

async function look(client: Client): Promise<Seen & Readonly<{ open: number; drawn: readonly Event[] }>> {
  const { data, errors } = await client.send<Seen>(GAME, { id: gameId });
  expect(errors).toEqual([]);
  const open = data.game.board.tribes.flatMap(({ extraCards }) => extraCards).length;
  const drawn = data.gameEvents.edges.map(({ node }) => node).filter(({ type }) => type === 'CardDrawn');
  return { ...data, open, drawn };
}

const archive = async (client: Client): Promise<string> =>
  (
    await fetch(`${server.address}/games/${gameId}/archive`, {
      headers: { authorization: `Bearer ${client.token ?? ''}` },
    })
  ).text();
const viewIn = (text: string): unknown => (JSON.parse(text.split('\n')[0] ?? '') as { view: string }).view;

describe('before it is opened', () => {
  it('an organiser sees what everybody sees, and that there might be more', async () => {
    const { game, open, drawn } = await look(judge);
    expect(game).toMatchObject({ everything: false, fullViewers: [] });
    expect(game.settings).toMatchObject({ fullView: true });
    expect(game.settings.words).toContain('organisers may see everything');
    expect(open).toBe(0);
    expect(drawn[0]).toMatchObject({
      redacted: true,
      sentence: expect.stringMatching(/face down$/) as string,
    });
    expect(viewIn(await archive(judge))).toBe('public');
  });

  it('it is refused where nobody was told', async () => {
    const silent = await openTable(owner);
    await appoint(silent);
    expect(await play(judge, 'openFullView', { gameId: silent })).toMatchObject({
      __typename: 'Rejected',
      code: 'FULL_VIEW_OFF',
      rule: 'R20',
    });
  });

  it('it is refused to the owner, to strangers, and to tokens made for something else', async () => {
    const clients = [owner, await guest(server.address, 'Sam'), await program(judge, 'PLAY')];
    for (const client of clients) {
      const { errors } = await mutate(client, 'openFullView', { gameId });
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('it is refused to an organiser who sits there', async () => {
    const table = await openTable(owner, { entropy: 'OPEN', fullView: true });
    await appoint(table);
    await accept(judge, 'joinGame', { gameId: table });
    const { errors } = await mutate(judge, 'openFullView', { gameId: table });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('once it is opened', () => {
  it('everybody reads that it was, and by whom', async () => {
    const follower = follow(server.address, gameId, { fields: 'version type sentence' });
    const { version } = await accept(judge, 'openFullView', { gameId });
    await until(() => follower.versions().includes(version));
    expect(
      follower.items().find((item) => 'event' in item && item.event.version === version)?.event,
    ).toMatchObject({
      type: 'FullViewOpened',
      sentence: 'jana watches over this game and sees everything from now on, face-down cards too',
    });
    const { game, gameEvents } = await look(owner);
    expect(game).toMatchObject({ everything: false, fullViewers: ['jana'] });
    expect(gameEvents.edges.at(-1)?.node.actor).toMatchObject({ kind: 'ORGANISER' });
    await follower.leave();
  });

  it('the organiser sees every card, and everybody else what they saw before', async () => {
    const { game, open, drawn } = await look(judge);
    expect(game.everything).toBe(true);
    expect(open).toBe(game.board.tribes.reduce((sum, { extraCount }) => sum + extraCount, 0));
    expect(open).toBeGreaterThan(0);
    expect(drawn[0]).toMatchObject({
      redacted: false,
      sentence: expect.stringMatching(/extra card: /) as string,
    });
    expect((await look(owner)).open).toBe(0);
    expect((await look(await program(judge, 'PLAY'))).open).toBe(0);
    expect((await look(await program(judge, 'ORGANISE'))).open).toBe(open);
  });

  it('the organiser gets the whole archive, which verifies', async () => {
    const whole = await archive(judge);
    expect([viewIn(whole), viewIn(await archive(owner))]).toEqual(['full', 'public']);
    const verdict = verify(whole);
    expect(verdict).toMatchObject({ outcome: 'asFarAsPossible' });
    expect(verdict.unchecked.map(({ why }) => why)).toEqual(['SEED_NOT_REVEALED']);
  });

  it('the organiser can never sit down there', async () => {
    const table = await openTable(owner, { entropy: 'OPEN', fullView: true });
    await appoint(table);
    await accept(judge, 'openFullView', { gameId: table });
    const sitDown = (): Promise<Result> => play(judge, 'joinGame', { gameId: table });
    expect([await sitDown(), await sitDown()].map(({ code }) => code)).toEqual([
      'SAW_EVERYTHING',
      'SAW_EVERYTHING',
    ]);
  });

  it('it ends with the role, also on a socket that is open', async () => {
    let now = Date.now();
    const late = await serveWorld(world, {
      pauses: WITHOUT_END,
      feeds: { heartbeatMs: 20 },
      parts: (made) => ({ ...made, now: () => new Date(now) }),
    });
    const follower = follow(late.address, gameId, { token: judge.token, fields: 'version type redacted' });
    await until(() =>
      follower
        .items()
        .some((item) => 'event' in item && item.event.type === 'CardDrawn' && !item.event.redacted),
    );
    await owner.send('mutation D($input: OrganiserInput!) { dismissOrganiser(input: $input) { id } }', {
      input: { gameId, handle: 'jana' },
    });
    expect((await look(judge)).open).toBe(0);
    expect(viewIn(await archive(judge))).toBe('public');
    now += 31_000;
    expect(await follower.closed).toBe(4403);
    await late.stop();
  });
});

describe('at the end', () => {
  it('nothing is hidden from anybody', async () => {
    const ended = async (): Promise<boolean> =>
      (await house.look.now(gameId as GameId)).table.closed !== undefined;
    while (!(await ended())) await house.attend(gameId as GameId);
    const sam = await look(await guest(server.address, 'Sam'));
    expect(sam.game.everything).toBe(true);
  });
});
