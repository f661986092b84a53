import { accept, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { follow, type Follower } from '../support/follower.js';
import { until } from '../support/until.js';

let server: TestServer;
/** Names cannot be looked up as long as they are away, for so many look-ups. */
const names = { away: 0 };
const clock = { offset: 0 };
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), {
    feeds: { heartbeatMs: 20 },
    parts: (parts) => ({
      ...parts,
      now: () => new Date(Date.now() + clock.offset),
      seats: {
        ...parts.seats,
        names: async (games) => {
          names.away -= 1;
          if (names.away >= 0) throw new Error('away');
          return parts.seats.names(games);
        },
      },
    }),
  });
});
afterAll(() => server.stop());

const heard = (follower: Follower): readonly (string | undefined)[] =>
  follower
    .items()
    .filter(({ __typename }) => __typename === 'FeedEvent')
    .map(({ event }) => event.sentence);

const followed = async (gameId: string, after: number): Promise<Follower> => {
  const follower = follow(server.address, gameId, { after, fields: 'version sentence' });
  await until(() => follower.items().some(({ __typename }) => __typename === 'CaughtUp'));
  return follower;
};

describe('the names that a feed tells', () => {
  it('are looked up again after they could not be', async () => {
    const { gameId, ann, bob, version } = await startedTable(server.address);
    const follower = await followed(gameId, version);
    names.away = 1;
    await accept(ann, 'placePeople', { gameId, place: 'forest', people: 3 });
    await until(() => names.away < 1);
    await accept(bob, 'placePeople', { gameId, place: 'hunt', people: 1 });
    const last = 'Bob sent 1 person to the hunting ground';
    await until(() => heard(follower).includes(last));
    expect(heard(follower)).not.toContain('Ann sent 3 people to the forest');
    await follower.leave();
  });

  it('are those of today', async () => {
    const { gameId, ann, bob, version } = await startedTable(server.address);
    const follower = await followed(gameId, version);
    await accept(ann, 'placePeople', { gameId, place: 'forest', people: 1 });
    await until(() => heard(follower).length > 0);
    await bob.send('mutation { changeName(input: { name: "Bobek" }) { person { name } } }');
    clock.offset += 31_000;
    await accept(bob, 'placePeople', { gameId, place: 'hunt', people: 1 });
    const moved = (): string | undefined => heard(follower).find((sentence) => sentence?.includes('hunting'));
    await until(() => moved() !== undefined);
    expect(moved()).toBe('Bobek sent 1 person to the hunting ground');
    await follower.leave();
  });
});
