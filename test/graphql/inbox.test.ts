import type { Client } from '../support/api-client.js';
import { accept, guest, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
});
afterAll(() => server.stop());

type Waiting = Readonly<{ question: string | null; game: { awaited: readonly Record<string, unknown>[] } }>;

const INBOX =
  '{ inbox { decisions { question game { awaited { seat kind until secondsLeft secondsInAll paused } } } } }';

async function decisionsOf(client: Client, language = 'en'): Promise<readonly Waiting[]> {
  const { data } = await client.send<{ inbox: { decisions: readonly Waiting[] } }>(
    INBOX,
    {},
    { 'accept-language': language },
  );
  return data.inbox.decisions;
}

describe('a decision in the inbox', () => {
  it('asks the server’s own question, in the language of whoever is asked', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    expect(await decisionsOf(ann)).toMatchObject([{ question: 'Place your people' }]);
    await accept(ann, 'placePeople', { gameId, place: 'quarry', people: 5 });
    await accept(bob, 'placePeople', { gameId, place: 'hunt', people: 5 });
    expect(await decisionsOf(ann)).toMatchObject([{ question: 'Quarry: roll 5 dice' }]);
    expect((await decisionsOf(ann, 'cs'))[0]?.question).toMatch(/^Kamenolom/);
    await accept(ann, 'roll', { gameId, place: 'quarry' });
    await accept(bob, 'roll', { gameId, place: 'hunt' });
    expect(await decisionsOf(bob)).toMatchObject([
      { question: expect.stringMatching(/you rolled \d+|Place your people|short/) as string },
    ]);
  });

  it('comes with the clocks of everybody who is awaited', async () => {
    const { ann } = await startedTable(server.address, { time: { hours: 24 } });
    const [waiting] = await decisionsOf(ann);
    expect(waiting?.game.awaited).toEqual([
      {
        seat: 1,
        kind: 'PLACE',
        until: expect.stringMatching(/^\d{4}-/) as string,
        secondsLeft: expect.any(Number) as number,
        secondsInAll: 86_400,
        paused: false,
      },
    ]);
  });

  it('of nobody in particular: whoever plays nowhere is asked nothing', async () => {
    expect(await decisionsOf(await guest(server.address, 'Eve'))).toEqual([]);
  });
});

describe('a row of a list', () => {
  it('says of others only what they owe and until when, not what they are asked', async () => {
    const { gameId, bob } = await startedTable(server.address, { clock: false });
    const { data } = await bob.send<{ games: { edges: { node: Record<string, unknown> }[] } }>(
      '{ games(list: MINE, first: 5) { edges { node { id awaiting awaited { seat kind until paused } } } } }',
    );
    expect(data.games.edges.map(({ node }) => node)).toEqual([
      {
        id: gameId,
        awaiting: [1],
        awaited: [{ seat: 1, kind: 'PLACE', until: null, paused: false }],
      },
    ]);
  });
});
