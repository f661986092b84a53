import type { Journal } from '../../src/play/ports.js';
import { clientOf, type Client } from '../support/api-client.js';
import {
  accept,
  guest,
  mutate,
  openTable,
  openTableWithLink,
  play,
  sitDown,
  startedTable,
  startOf,
} from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer, type World } from '../support/cairn-server.js';
import { follow } from '../support/follower.js';
import { until } from '../support/until.js';

/** Whether bots cannot sit down, as if the server were gone at that moment. */
let isCut = false;
const cuttable = ({ journal, connect }: World): World => ({
  journal,
  connect: async () => {
    const { stores, ...others } = await connect();
    const append: Journal['append'] = (wanted) =>
      isCut && wanted.events.some(({ payload }) => 'bot' in payload)
        ? Promise.reject(new Error('cut off'))
        : stores.journal.append(wanted);
    return { ...others, stores: { ...stores, journal: { ...stores.journal, append } } };
  },
});

let server: TestServer;
const clock = { offset: 0 };
beforeAll(async () => {
  server = await serveWorld(cuttable(emptyWorld()), {
    feeds: { heartbeatMs: 30 },
    parts: (parts) => ({ ...parts, now: () => new Date(Date.now() + clock.offset) }),
  });
});
afterEach(() => {
  clock.offset = 0;
  isCut = false;
});
afterAll(() => server.stop());

const codeOf = async (client: Client, query: string, variables: object = {}): Promise<string | undefined> =>
  (await client.send(query, { ...variables })).errors[0]?.extensions.code;
const idOf = async (client: Client): Promise<string> =>
  (await client.send<{ viewer: { id: string } }>('{ viewer { id } }')).data.viewer.id;

describe('how somebody keeps to the time', () => {
  it('is shown of whoever sits at a table, to everybody who may see it', async () => {
    const { gameId, ann } = await startedTable(server.address);
    await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 1 });
    const { data } = await clientOf(server.address).send<{
      games: { edges: readonly { node: { id: string; taken: readonly unknown[] } }[] };
      game: { seats: readonly unknown[] };
    }>(
      `query Rows($id: ID!) {
        games(list: RUNNING, first: 50) { edges { node { id taken { person { name reliability { stretches inTimePercent } } } } } }
        game(id: $id) { seats { person { name reliability { stretches } } } } }`,
      { id: gameId },
    );
    const row = data.games.edges.find(({ node }) => node.id === gameId)?.node;
    expect(row?.taken).toEqual([
      { person: { name: 'Ann', reliability: { stretches: 1, inTimePercent: null } } },
      { person: { name: 'Bob', reliability: { stretches: 0, inTimePercent: null } } },
    ]);
    expect(data.game.seats).toMatchObject([
      { person: { reliability: { stretches: 1 } } },
      { person: { reliability: { stretches: 0 } } },
    ]);
  });
});

describe('playNow', () => {
  const NOW = `mutation Now($input: PlayNowInput!) { playNow(input: $input) { __typename
    ... on PlayingNow { gameId version replayed signedIn { token viewer { name guest } }
      game { status version title visibility mySeat { seat } awaiting { seat } seats { bot } settings { practice } } }
    ... on Rejected { code facts } } }`;
  type Now = Readonly<{
    playNow: {
      gameId: string;
      version: number;
      replayed: boolean;
      signedIn: { token: string; viewer: { name: string } } | null;
      game: Record<string, unknown>;
    };
  }>;

  /** What a game and its row are called in a language. */
  const titlesOf = async (client: Client, gameId: string, language: string): Promise<unknown> => {
    const read = `{ game(id: "${gameId}") { title } games(list: MINE, first: 1) { edges { node { title } } } }`;
    return (await client.send(read, {}, { 'accept-language': language })).data;
  };
  const called = (title: string) => ({ game: { title }, games: { edges: [{ node: { title } }] } });

  it('takes a stranger to a started game in one mutation', async () => {
    const input = { commandId: 'now', session: 'TOKEN', seats: 3, entropy: '0a'.repeat(32) };
    const { data } = await clientOf(server.address).send<Now>(NOW, { input }, { 'accept-language': 'cs' });
    expect(data.playNow).toMatchObject({
      replayed: false,
      signedIn: { viewer: { guest: true } },
      game: {
        status: 'RUNNING',
        title: 'Cvičná hra',
        visibility: 'UNLISTED',
        mySeat: { seat: 1 },
        awaiting: [{ seat: 1 }],
        seats: [{ bot: null }, { bot: 'steady' }, { bot: 'steady' }],
        settings: { practice: true },
      },
    });
    const { gameId, signedIn } = data.playNow;
    // Others may speak another language: what a guest is called is no word of one.
    expect(signedIn?.viewer.name).toMatch(/^[A-Z][a-z]+ \d\d$/);
    const ann = clientOf(server.address, signedIn?.token);
    await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 2 });
    // Asking again under the same id, now signed in, finds the same game.
    const again = (await ann.send<Now>(NOW, { input: { ...input, entropy: null, commandId: 'mine' } })).data;
    const twice = (await ann.send<Now>(NOW, { input: { ...input, entropy: null, commandId: 'mine' } })).data;
    expect(again.playNow).toMatchObject({ replayed: false, signedIn: null });
    expect(twice.playNow).toMatchObject({ replayed: true, gameId: again.playNow.gameId });
  });

  it('calls the game what it is in the language of whoever reads of it', async () => {
    const ann = await guest(server.address, 'Ann');
    const input = { commandId: 'now' };
    const { data } = await ann.send<Now>(NOW, { input }, { 'accept-language': 'cs' });
    const { gameId } = data.playNow;
    expect(await titlesOf(ann, gameId, 'hr')).toEqual(called('Igra za vježbu'));
    expect(await titlesOf(ann, gameId, 'en')).toEqual(called('Practice game'));
  });

  it('leaves every other table the name that somebody gave it', async () => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await openTable(ann, {}, { title: 'Practice game' });
    expect(await titlesOf(ann, gameId, 'hr')).toEqual(called('Practice game'));
  });

  it.each([
    ['other bots', { bot: 'RANDOM' }],
    ['other entropy', { entropy: '0b'.repeat(32) }],
    ['more seats', { seats: 3 }],
  ])('refuses the same id with %s', async (_what, otherwise) => {
    const ann = await guest(server.address, 'Ann');
    const input = { commandId: 'now', seats: 2, bot: 'STEADY', entropy: '0a'.repeat(32) };
    await ann.send(NOW, { input });
    const { data, errors } = await ann.send(NOW, { input: { ...input, ...otherwise } });
    expect(errors).toEqual([]);
    expect(data['playNow']).toMatchObject({ __typename: 'Rejected', code: 'COMMAND_ID_REUSED' });
  });

  it('says why a game cannot be played so, and signs nobody in with bad input', async () => {
    const client = clientOf(server.address);
    const refused = await client.send(NOW, { input: { commandId: 'nine', session: 'TOKEN', seats: 9 } });
    expect(refused.data['playNow']).toMatchObject({ code: 'INVALID_SETTINGS', facts: { field: 'seats' } });
    expect(await codeOf(client, NOW, { input: { commandId: '!' } })).toBe('BAD_INPUT');
    expect((await client.send('{ viewer { id } }')).data).toEqual({ viewer: null });
  });
});

describe('a link', () => {
  const GAME = 'query G($id: ID!, $link: String) { game(id: $id, at: 1, link: $link) { id } }';
  const EVENTS =
    'query E($id: ID!, $link: String) { gameEvents(gameId: $id, first: 1, link: $link) { edges { cursor } } }';

  it.each(['UNLISTED', 'INVITATION'])('is needed for everything of a game that is %s', async (visibility) => {
    const [ann, eve] = [await guest(server.address, 'Ann'), await guest(server.address, 'Eve')];
    const { gameId: id, link } = await openTableWithLink(ann, {}, { visibility });
    expect(link).toMatch(/^[0-9a-f]{32}$/);
    const wrong = '0'.repeat(32);
    for (const query of [GAME, EVENTS]) {
      expect(await codeOf(ann, query, { id })).toBeUndefined();
      expect(await codeOf(eve, query, { id })).toBe('NOT_FOUND');
      expect(await codeOf(eve, query, { id, link: wrong })).toBe('NOT_FOUND');
      expect(await codeOf(eve, query, { id, link: 'x' })).toBe('BAD_INPUT');
      expect(await codeOf(clientOf(server.address), query, { id, link })).toBeUndefined();
    }
    const closed = follow(server.address, id, { token: eve.token });
    expect(await closed.ended).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    const open = follow(server.address, id, { token: eve.token, link });
    await until(() => open.versions().length > 0);
    // The feed does not outlive the link it was opened with.
    const renewed = await ann.send<{ renewLink: string }>('mutation R($id: ID!) { renewLink(gameId: $id) }', {
      id,
    });
    clock.offset = 31_000;
    expect(await open.closed).toBe(4403);
    expect(await codeOf(eve, GAME, { id, link })).toBe('NOT_FOUND');
    expect(await codeOf(eve, GAME, { id, link: renewed.data.renewLink })).toBeUndefined();
    await Promise.all([closed.leave(), open.leave()]);
  });

  it('seats people at an unlisted table, and watchers only at one by invitation', async () => {
    const [ann, bob] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bob')];
    const unlisted = await openTableWithLink(ann, {}, { visibility: 'UNLISTED' });
    const seal = { join: 1, entropySeal: '0'.repeat(64) };
    const sealed = { gameId: unlisted.gameId, ...seal };
    expect((await mutate(bob, 'joinGame', sealed)).errors[0]?.extensions.code).toBe('NOT_FOUND');
    await sitDown(bob, unlisted.gameId, 1, unlisted.link);
    const closed = await openTableWithLink(ann, {}, { visibility: 'INVITATION' });
    const tried = await mutate(bob, 'joinGame', { gameId: closed.gameId, link: closed.link, ...seal });
    expect(tried.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('an invitation', () => {
  const INVITE = `mutation I($input: InviteInput!) { invite(input: $input) { __typename
    ... on Invitations { invitations { person { name } declined } } ... on Rejected { code } } }`;
  const INBOX = '{ inbox { invitations { game { id title owner { name } } } news { kind game { id } } } }';
  type Inbox = Readonly<{
    inbox: { invitations: { game: { id: string } }[]; news: { kind: string; game: { id: string } }[] };
  }>;
  const inboxOf = async (client: Client) => (await client.send<Inbox>(INBOX)).data.inbox;

  it('opens a table to whom it names, and is accepted by sitting down', async () => {
    const [ann, bob] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bob')];
    const gameId = await openTable(ann, {}, { visibility: 'INVITATION' });
    const invited = await ann.send(INVITE, { input: { gameId, personIds: [await idOf(bob)] } });
    expect(invited.data['invite']).toMatchObject({
      invitations: [{ person: { name: 'Bob' }, declined: false }],
    });
    expect((await inboxOf(bob)).invitations).toEqual([
      { game: { id: gameId, title: 'A table', owner: { name: 'Ann' } } },
    ]);
    const asked = async (): Promise<unknown> =>
      (await bob.send('query G($id: ID!) { game(id: $id) { invited } }', { id: gameId })).data;
    expect(await asked()).toEqual({ game: { invited: true } });
    await sitDown(bob, gameId, 1);
    expect(await asked()).toEqual({ game: { invited: false } });
    expect((await inboxOf(bob)).invitations).toEqual([]);
    const left = await ann.send('query L($id: ID!) { invitations(gameId: $id) { at } }', { id: gameId });
    expect(left.data['invitations']).toEqual([]);
  });

  it('can be declined and taken back, and is only the owner’s to make', async () => {
    const [ann, bob] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bob')];
    const gameId = await openTable(ann, {}, { visibility: 'INVITATION' });
    const bobs = await idOf(bob);
    await ann.send(INVITE, { input: { gameId, personIds: [bobs] } });
    const decline = 'mutation D($id: ID!) { declineInvitation(gameId: $id) }';
    expect((await bob.send(decline, { id: gameId })).data).toEqual({ declineInvitation: true });
    expect(await codeOf(bob, 'query G($id: ID!) { game(id: $id) { id } }', { id: gameId })).toBe('NOT_FOUND');
    await ann.send(INVITE, { input: { gameId, personIds: [bobs] } });
    const withdraw = 'mutation W($input: WithdrawInvitationInput!) { withdrawInvitation(input: $input) }';
    const taken = await ann.send(withdraw, { input: { gameId, personId: bobs } });
    expect(taken.data).toEqual({ withdrawInvitation: true });
    const open = await openTable(ann);
    expect(await codeOf(bob, INVITE, { input: { gameId: open } })).toBe('FORBIDDEN');
    expect(await codeOf(ann, INVITE, { input: { gameId, handles: ['nobody-at-all'] } })).toBe('NOT_FOUND');
    const running = await startedTable(server.address);
    const late = await running.ann.send(INVITE, { input: { gameId: running.gameId, personIds: [bobs] } });
    expect(late.data['invite']).toMatchObject({ code: 'GAME_STARTED' });
  });

  it('and a seat that are lost are news, until they are read', async () => {
    const [ann, bob] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bob')];
    const gameId = await openTable(ann);
    await sitDown(bob, gameId, 1);
    const seats = await ann.send<{ game: { seats: { seatId: string }[] } }>(
      'query S($id: ID!) { game(id: $id) { seats { seatId } } }',
      { id: gameId },
    );
    await accept(ann, 'removePlayer', { gameId, seatId: seats.data.game.seats[0]?.seatId });
    await ann.send(INVITE, { input: { gameId, personIds: [await idOf(bob)] } });
    await accept(ann, 'cancelGame', { gameId });
    expect((await inboxOf(bob)).news.map(({ kind }) => kind)).toEqual(['REMOVED', 'CANCELLED']);
    await bob.send('mutation R($id: ID!) { readNews(gameId: $id) }', { id: gameId });
    expect((await inboxOf(bob)).news).toEqual([]);
  });
});

describe('a rematch', () => {
  const SEATED = 'query G($id: ID!) { game(id: $id) { status mySeat { seat } seats { bot } } }';
  const REMATCH = `mutation R($gameId: ID!, $commandId: ID!) {
    rematch(input: { gameId: $gameId, commandId: $commandId }) { __typename } }`;

  /** A practice game against two bots, given up. */
  async function practised(client: Client): Promise<string> {
    const { data } = await client.send<{ playNow: { gameId: string } }>(
      'mutation N($input: PlayNowInput!) { playNow(input: $input) { ... on PlayingNow { gameId } } }',
      { input: { commandId: 'now', seats: 3, bot: 'RANDOM' } },
    );
    await accept(client, 'resign', { gameId: data.playNow.gameId });
    return data.playNow.gameId;
  }

  it('is one table for all, with the same settings, bots and people', async () => {
    const { gameId, ann, bob } = await startedTable(server.address, { edition: 'HR_2008' });
    expect(await play(ann, 'rematch', { gameId })).toMatchObject({ code: 'GAME_NOT_CLOSED' });
    await accept(ann, 'resign', { gameId });
    const eve = await guest(server.address, 'Eve');
    expect((await mutate(eve, 'rematch', { gameId })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const first = await accept(bob, 'rematch', { gameId });
    const second = await accept(ann, 'rematch', { gameId });
    expect([first.replayed, second.replayed, second.gameId]).toEqual([false, true, first.gameId]);
    const seen = await ann.send(
      'query G($id: ID!, $before: ID!) { game(id: $id) { settings { edition seats } owner { name } } before: game(id: $before) { rematch } }',
      { id: first.gameId, before: gameId },
    );
    expect(seen.data).toEqual({
      game: { settings: { edition: 'HR_2008', seats: 2 }, owner: { name: 'Bob' } },
      before: { rematch: first.gameId },
    });
    await sitDown(ann, first.gameId, 1);
  });

  it('of a practice game begins at once, with the same bots, and once', async () => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await practised(ann);
    const first = await accept(ann, 'rematch', { gameId, entropy: '0a'.repeat(32) });
    const second = await accept(ann, 'rematch', { gameId, entropy: '0b'.repeat(32) });
    expect([first.replayed, second.replayed, second.gameId]).toEqual([false, true, first.gameId]);
    const seen = await ann.send(
      'query G($id: ID!) { game(id: $id) { status mySeat { seat } awaiting { seat } seats { bot } } }',
      { id: first.gameId },
    );
    expect(seen.data['game']).toEqual({
      status: 'RUNNING',
      mySeat: { seat: 1 },
      awaiting: [{ seat: 1 }],
      seats: [{ bot: null }, { bot: 'random' }, { bot: 'random' }],
    });
  });

  it.each([
    ['nobody', 0],
    ['only a bot', 1],
  ])('of a practice table at which %s sat is a table to sit down at', async (_who, bots) => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await openTable(ann, { practice: true, entropy: 'OPEN' });
    for (let nth = 0; nth < bots; nth += 1) await accept(ann, 'addBot', { gameId, bot: 'RANDOM' });
    await accept(ann, 'cancelGame', { gameId });
    const next = await accept(ann, 'rematch', { gameId });
    const seen = await ann.send(SEATED, { id: next.gameId });
    const seats = Array.from({ length: bots }, () => ({ bot: 'random' }));
    expect(seen.data['game']).toEqual({ status: 'OPEN', mySeat: null, seats });
  });

  it('of a practice game is one table however often it is asked for at once', async () => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await practised(ann);
    const all = await Promise.all(
      ['0a', '0b', '0c'].map((byte) => accept(ann, 'rematch', { gameId, entropy: byte.repeat(32) })),
    );
    expect(new Set(all.map((each) => each.gameId)).size).toBe(1);
    await startOf(ann, all[0]?.gameId ?? '');
  });

  it('of a practice game goes on where it was cut off', async () => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await practised(ann);
    isCut = true;
    expect(await codeOf(ann, REMATCH, { gameId, commandId: 'cut' })).toBe('INTERNAL');
    isCut = false;
    const next = await accept(ann, 'rematch', { gameId, entropy: '0b'.repeat(32) });
    const seen = await ann.send(SEATED, { id: next.gameId });
    const seats = [{ bot: null }, { bot: 'random' }, { bot: 'random' }];
    expect(seen.data['game']).toEqual({ status: 'RUNNING', mySeat: { seat: 1 }, seats });
  });

  it('of a practice game is left to whoever opened its table', async () => {
    const [olga, ann] = [await guest(server.address, 'Olga'), await guest(server.address, 'Ann')];
    const gameId = await openTable(olga, { practice: true, entropy: 'OPEN' });
    await accept(ann, 'joinGame', { gameId });
    await accept(olga, 'addBot', { gameId, bot: 'RANDOM' });
    await startOf(ann, gameId);
    await accept(ann, 'resign', { gameId });
    const next = await accept(olga, 'rematch', { gameId });
    expect(await accept(ann, 'rematch', { gameId })).toMatchObject({ gameId: next.gameId, replayed: true });
    const seen = await ann.send(SEATED, { id: next.gameId });
    expect(seen.data['game']).toEqual({ status: 'OPEN', mySeat: null, seats: [{ bot: 'random' }] });
  });
});
