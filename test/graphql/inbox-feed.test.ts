import type { Client } from '../support/api-client.js';
import { accept, guest, openTable, sitDown, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer, type World } from '../support/cairn-server.js';
import { listen, type Listener } from '../support/follower.js';
import { until } from '../support/until.js';

type Waiting = Readonly<{ kind: string; game: Readonly<{ id: string }> }>;
type Inbox = Readonly<{
  changed: boolean;
  decisions: readonly Waiting[];
  requests: readonly Waiting[];
  unready: readonly Waiting['game'][];
  invitations: readonly Readonly<{ game: Waiting['game'] }>[];
  news: readonly Waiting[];
}>;

const QUERY = `subscription { inboxChanged { changed decisions { kind game { id } } requests { kind game { id } }
  unready { id } invitations { game { id } } news { kind game { id } } } }`;

let world: World;
let server: TestServer;
const clock = { offset: 0 };
const open: Listener<Inbox>[] = [];
beforeAll(async () => {
  world = emptyWorld();
  server = await serveWorld(world, {
    feeds: { heartbeatMs: 50 },
    parts: (parts) => ({ ...parts, now: () => new Date(Date.now() + clock.offset) }),
  });
});
afterEach(async () => {
  clock.offset = 0;
  await Promise.all(open.splice(0).map((listener) => listener.leave()));
});
afterAll(() => server.stop());

function inboxOf({ token }: Client, { address }: TestServer = server): Listener<Inbox> {
  const listener = listen<Inbox>(address, { query: QUERY }, { token });
  open.push(listener);
  return listener;
}

const last = (listener: Listener<Inbox>): Inbox | undefined => listener.items().at(-1);
const changes = (listener: Listener<Inbox>): readonly Inbox[] =>
  listener.items().filter(({ changed }) => changed);
const HUNT = { place: 'hunt', people: 1 };

describe('inboxChanged', () => {
  it('sends the whole inbox at once, and again whenever a table comes to wait or stops waiting', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    const anns = inboxOf(ann);
    await until(() => last(anns)?.decisions.length === 1);
    expect(changes(anns)[0]).toEqual({
      changed: true,
      decisions: [{ kind: 'PLACE', game: { id: gameId } }],
      requests: [],
      unready: [],
      invitations: [],
      news: [],
    });
    await accept(ann, 'placePeople', { gameId, ...HUNT });
    await until(() => last(anns)?.decisions.length === 0);
    await accept(bob, 'askCancel', { gameId });
    await until(() => last(anns)?.requests[0]?.kind === 'CANCEL');
    await accept(bob, 'placePeople', { gameId, ...HUNT });
    await until(() => last(anns)?.decisions.length === 1);
    expect(changes(anns).map(({ decisions, requests }) => [decisions.length, requests.length])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  it('tells of invitations, of tables that wait to be ready, and of what became of them', async () => {
    const [ann, bob] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bob')];
    const bobs = inboxOf(bob);
    await until(() => bobs.items().length > 0);
    const gameId = await openTable(ann, {}, { visibility: 'INVITATION' });
    const { id } = (await bob.send<{ viewer: { id: string } }>('{ viewer { id } }')).data.viewer;
    await ann.send('mutation I($input: InviteInput!) { invite(input: $input) { __typename } }', {
      input: { gameId, personIds: [id] },
    });
    await until(() => last(bobs)?.invitations[0]?.game.id === gameId);
    await sitDown(bob, gameId, 1);
    await until(() => last(bobs)?.invitations.length === 0);
    await sitDown(ann, gameId, 2);
    await until(() => last(bobs)?.unready[0]?.id === gameId);
    await accept(ann, 'cancelGame', { gameId });
    await until(() => last(bobs)?.news[0]?.kind === 'CANCELLED');
    expect(last(bobs)).toMatchObject({ unready: [], news: [{ game: { id: gameId } }] });
  });

  it('hears what happens on other servers', async () => {
    const other = await serveWorld(world);
    const { gameId, ann, bob } = await startedTable(server.address);
    const bobs = inboxOf(bob, other);
    await until(() => bobs.items().length > 0);
    await accept(ann, 'placePeople', { gameId, ...HUNT });
    await until(() => last(bobs)?.decisions.length === 1);
    await bobs.leave();
    await other.stop();
  });

  it('beats with the whole inbox while nothing changes', async () => {
    const { ann } = await startedTable(server.address);
    const anns = inboxOf(ann);
    await until(() => anns.items().length > 2);
    const [first, second] = anns.items();
    expect([first?.changed, second]).toEqual([true, { ...first, changed: false }]);
    expect(changes(anns)).toHaveLength(1);
  });

  it('is for nobody who is not signed in, and does not outlive the session', async () => {
    const stranger = listen<Inbox>(server.address, { query: QUERY });
    open.push(stranger);
    expect(await stranger.ended).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const ann = await guest(server.address, 'Ann');
    const anns = inboxOf(ann);
    await until(() => anns.items().length > 0);
    await ann.send('mutation { signOut }');
    clock.offset = 31_000;
    expect(await anns.closed).toBe(4403);
  });
});
