import type { Client } from '../support/api-client.js';
import { accept, guest, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

const NUDGE = `mutation Nudge($gameId: ID!, $seat: Int!) { nudge(gameId: $gameId, seat: $seat) {
  __typename ... on Nudged { seat at again } ... on Refusal { code facts message } } }`;
const OFFERS = 'query Offers($id: ID!) { game(id: $id) { nudges { seat from last } } }';

type Offers = Readonly<{
  game: { nudges: readonly Readonly<{ seat: number; from: string; last: string | null }>[] };
}>;
type Nudged = Readonly<{
  nudge: Readonly<{
    __typename: string;
    at: string;
    again: string;
    code: string;
    facts: unknown;
    message: string;
  }>;
}>;

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
});
afterAll(() => server.stop());

const nudge = (client: Client, gameId: string, seat: number) => client.send<Nudged>(NUDGE, { gameId, seat });
const offers = async (client: Client, id: string) =>
  (await client.send<Offers>(OFFERS, { id })).data.game.nudges;

describe('nudging', () => {
  it('is offered to those who wait, done once, and then offered twelve hours later', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 1 });
    const [offer, ...others] = await offers(ann, gameId);
    expect(others).toEqual([]);
    expect(offer?.seat).toBe(2);
    expect(Date.parse(offer?.from ?? '')).toBeLessThanOrEqual(Date.now());
    expect(offer?.last).toBeNull();
    expect(await offers(bob, gameId)).toEqual([]);
    expect(await offers(await guest(server.address, 'Eve'), gameId)).toEqual([]);
    const { data } = await nudge(ann, gameId, 2);
    expect(data.nudge).toMatchObject({ __typename: 'Nudged', seat: 2 });
    expect(await offers(ann, gameId)).toEqual([{ seat: 2, from: data.nudge.again, last: data.nudge.at }]);
    expect((await nudge(ann, gameId, 2)).data.nudge).toMatchObject({
      __typename: 'Refusal',
      code: 'NUDGED_LATELY',
      facts: { seat: 2, until: data.nudge.again },
      message: 'This player was nudged less than twelve hours ago.',
    });
  });

  it('is refused for oneself, and for a seat that cannot be one', async () => {
    const { gameId, bob } = await startedTable(server.address);
    expect((await nudge(bob, gameId, 2)).data.nudge.code).toBe('NOBODY_TO_NUDGE');
    expect((await nudge(bob, gameId, 0)).errors[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      facts: { field: 'seat' },
    });
  });
});
