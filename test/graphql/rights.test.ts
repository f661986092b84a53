import type { ServerParts } from '../../src/server/parts.js';
import type { Client } from '../support/api-client.js';
import { member, program } from '../support/api-account.js';
import { accept, guest, openTable, openTableWithLink, sitDown } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { follow, type Follower } from '../support/follower.js';
import { until } from '../support/until.js';

let server: TestServer;
let served: ServerParts;
const clock = { offset: 0 };
const open: Follower[] = [];
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), {
    feeds: { heartbeatMs: 20 },
    parts: (parts) => (served = { ...parts, now: () => new Date(Date.now() + clock.offset) }),
  });
});
afterEach(async () => {
  clock.offset = 0;
  await Promise.all(open.splice(0).map((follower) => follower.leave()));
});
afterAll(() => server.stop());

async function followed({ token }: Client, gameId: string, link: string | null = null): Promise<Follower> {
  const follower = follow(server.address, gameId, { token, link });
  open.push(follower);
  await until(() => follower.items().length > 0);
  return follower;
}

const idOf = async (client: Client): Promise<string> =>
  (await client.send<{ viewer: { id: string } }>('{ viewer { id } }')).data.viewer.id;
const invite = async (owner: Client, gameId: string, whom: Client): Promise<string> => {
  const id = await idOf(whom);
  const query = 'mutation I($input: InviteInput!) { invite(input: $input) { __typename } }';
  await owner.send(query, { input: { gameId, personIds: [id] } });
  return id;
};

/** A table by invitation of Ann's, and how Bob's right to follow it ends. */
type Case = Readonly<{ follower: Follower; end: () => Promise<unknown> }>;
type Given = Readonly<{ ann: Client; bob: Client; gameId: string; link: string | null }>;

const CASES: Readonly<Record<string, (given: Given) => Promise<Case>>> = {
  'the session has ended': async ({ bob, gameId, link }) => ({
    follower: await followed(bob, gameId, link),
    end: () => bob.send('mutation { signOut }'),
  }),
  'the session was ended elsewhere': async ({ bob, gameId, link }) => {
    const { data } = await bob.send<{ myAccount: { sessions: { id: string }[] } }>(
      '{ myAccount { sessions { id } } }',
    );
    const id = data.myAccount.sessions[0]?.id;
    const follower = await followed(bob, gameId, link);
    return { follower, end: () => bob.send('mutation E($id: ID!) { endSession(id: $id) }', { id }) };
  },
  'the token was revoked': async ({ gameId, link }) => {
    const eve = await member(server.address, 'eve');
    const follower = await followed(await program(eve, 'READ'), gameId, link);
    type Tokens = Readonly<{ myAccount: { accessTokens: { id: string }[] } }>;
    const { data } = await eve.send<Tokens>('{ myAccount { accessTokens { id } } }');
    const id = data.myAccount.accessTokens[0]?.id;
    return { follower, end: () => eve.send('mutation R($id: ID!) { revokeAccessToken(id: $id) }', { id }) };
  },
  'the seat was lost': async ({ ann, bob, gameId }) => {
    await invite(ann, gameId, bob);
    await sitDown(bob, gameId, 1);
    type Seats = Readonly<{ game: { seats: { seatId: string }[] } }>;
    const query = 'query S($id: ID!) { game(id: $id) { seats { seatId } } }';
    const { seats } = (await ann.send<Seats>(query, { id: gameId })).data.game;
    const follower = await followed(bob, gameId);
    return { follower, end: () => accept(ann, 'removePlayer', { gameId, seatId: seats[0]?.seatId }) };
  },
  'the invitation was taken back': async ({ ann, bob, gameId }) => {
    const personId = await invite(ann, gameId, bob);
    const follower = await followed(bob, gameId);
    const withdraw = 'mutation W($input: WithdrawInvitationInput!) { withdrawInvitation(input: $input) }';
    return { follower, end: () => ann.send(withdraw, { input: { gameId, personId } }) };
  },
  'the role for all games was taken away': async ({ gameId }) => {
    const judge = await member(server.address, 'judge');
    const id = await idOf(judge);
    await served.accounts.setOrganiser(id, true);
    const follower = await followed(judge, gameId);
    return { follower, end: () => served.accounts.setOrganiser(id, false) };
  },
  'the link was renewed': async ({ ann, bob, gameId, link }) => ({
    follower: await followed(bob, gameId, link),
    end: () => ann.send('mutation R($id: ID!) { renewLink(gameId: $id) }', { id: gameId }),
  }),
};

describe('a socket does not outlive its right', () => {
  it.each(Object.keys(CASES))('%s: closed with 4403', async (name) => {
    const [ann, bob] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bob')];
    const { gameId, link } = await openTableWithLink(ann, {}, { visibility: 'INVITATION' });
    const { follower, end } = await CASES[name]!({ ann, bob, gameId, link });
    await end();
    const items = follower.items().length;
    await until(() => follower.items().length > items);
    clock.offset = 31_000;
    expect(await follower.closed).toBe(4403);
  });

  it('but nobody is sent away whose right still holds', async () => {
    const ann = await guest(server.address, 'Ann');
    const follower = await followed(ann, await openTable(ann, {}, { visibility: 'INVITATION' }));
    clock.offset = 31_000;
    const items = follower.items().length;
    await until(() => follower.items().length > items + 2);
  });
});
