import type { GameId } from '../../src/game/index.js';
import { accept, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { follow, listen, type Follower, type Following, type Item } from '../support/follower.js';
import { until } from '../support/until.js';

let server: TestServer;
/** How often somebody asked what has been undone: a field of every event, looked up whenever one is put together. */
let madeOf: GameId[] = [];
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), {
    parts: (parts) => {
      const undone = (game: GameId) => {
        madeOf.push(game);
        return parts.look.undone(game);
      };
      return { ...parts, look: { ...parts.look, undone } };
    },
  });
});
afterAll(() => server.stop());

const caughtUp = async (followers: readonly Follower[]): Promise<unknown> =>
  until(() => followers.every((each) => each.items().some(({ __typename }) => __typename === 'CaughtUp')));

const lastOf = (follower: Follower): unknown => follower.items().at(-1)?.event;

describe('what happens in a game', () => {
  it('is put together once for all who see the same, and told to everybody as it is theirs to hear', async () => {
    const { gameId, ann, bob, version } = await startedTable(server.address);
    const following: Following = { after: version, fields: 'version undone sentence' };
    const seen = (more: Following = {}): Follower =>
      follow(server.address, gameId, { ...following, ...more });
    const spectators = Array.from({ length: 5 }, () => seen());
    const [czech, player] = [seen({ language: 'cs' }), seen({ token: ann.token })];
    const all = [...spectators, czech, player];
    await caughtUp(all);
    madeOf = [];
    const placed = await accept(ann, 'placePeople', { gameId, place: 'forest', people: 3 });
    await until(() => all.every((each) => each.versions().includes(placed.version)));
    const events = placed.version - version;
    const told = (each: Follower): unknown => each.items()[1]?.event.sentence;
    expect(spectators.map(told)).toEqual(spectators.map(() => 'Ann sent 3 people to the forest'));
    expect([told(czech), told(player)]).toEqual([
      'Ann posílá 3 figurky do lesa',
      'You sent 3 people to the forest',
    ]);
    expect(madeOf).toHaveLength(3 * events);
    await accept(bob, 'placePeople', { gameId, place: 'hunt', people: 1 });
    await until(() => all.every((each) => each.versions().length > events));
    expect(new Set(spectators.map((each) => JSON.stringify(each.items()))).size).toBe(1);
    await Promise.all(all.map((each) => each.leave()));
  });

  it('is put together for each where variables choose what is shown', async () => {
    const { gameId, ann, version } = await startedTable(server.address);
    const query = `subscription Some($gameId: ID!, $after: Int!, $words: Boolean!) {
      gameFeed(gameId: $gameId, after: $after) { __typename
        ... on FeedEvent { event { version type sentence @include(if: $words) } } ... on CaughtUp { version } } }`;
    const [silent, telling] = [false, true].map((words) =>
      listen<Item>(server.address, { query, variables: { gameId, after: version, words } }),
    );
    await until(() => [silent, telling].every((each) => each?.items().length === 1));
    await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 1 });
    await until(() => [silent, telling].every((each) => (each?.items().length ?? 0) > 1));
    expect(silent?.items()[1]?.event).toEqual({ version: version + 1, type: 'PeoplePlaced' });
    expect(telling?.items()[1]?.event.sentence).toBe('Ann sent 1 person to the hunting ground');
    for (const each of [silent, telling]) await each?.leave();
  });

  it('comes under the id that each subscription has on its socket', async () => {
    const { gameId, ann, version } = await startedTable(server.address);
    const followers = [version, version - 1].map((after) => follow(server.address, gameId, { after }));
    await caughtUp(followers);
    const placed = await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 1 });
    await until(() => followers.every((each) => each.versions().includes(placed.version)));
    expect(lastOf(followers[0] as Follower)).toEqual(lastOf(followers[1] as Follower));
    await Promise.all(followers.map((each) => each.leave()));
  });
});
