import { clientOf, type Client } from '../support/api-client.js';
import { accept, mutate, startedTable, type Result } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { follow, type Follower } from '../support/follower.js';
import { until } from '../support/until.js';

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
});
afterAll(() => server.stop());

const IN_CZECH = { 'accept-language': 'cs-CZ,cs;q=0.9,en;q=0.5' };

type Told = Readonly<{
  gameEvents: Readonly<{ edges: readonly Readonly<{ node: Readonly<{ sentence: string }> }>[] }>;
}>;

/** The last thing that happened, as it is told to this client. */
async function lastTold(client: Client, gameId: string, headers = {}): Promise<string | undefined> {
  const query = `{ gameEvents(gameId: "${gameId}", last: 2) { edges { node { sentence } } } }`;
  const { data, errors } = await client.send<Told>(query, {}, headers);
  expect(errors).toEqual([]);
  return data.gameEvents.edges[0]?.node.sentence;
}

const sentencesIn = (follower: Follower): readonly string[] =>
  follower
    .items()
    .filter(({ __typename }) => __typename === 'FeedEvent')
    .map(({ event }) => event.sentence);

describe('the chronicle', () => {
  it('speaks to the reader as you, and of others by name', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    await accept(ann, 'placePeople', { gameId, place: 'forest', people: 3 });
    expect(await lastTold(ann, gameId)).toBe('You sent 3 people to the forest');
    expect(await lastTold(bob, gameId)).toBe('Ann sent 3 people to the forest');
  });

  it('is told in the language the request accepts', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    await accept(ann, 'placePeople', { gameId, place: 'forest', people: 3 });
    expect(await lastTold(bob, gameId, IN_CZECH)).toBe('Ann posílá 3 figurky do lesa');
    expect(await lastTold(bob, gameId, { 'accept-language': 'de' })).toContain('sent');
  });

  it('comes over a socket in the language the socket was opened with', async () => {
    const { gameId, ann, version } = await startedTable(server.address);
    const told = { after: version, fields: 'version sentence' };
    const czech = follow(server.address, gameId, { ...told, language: 'cs' });
    const croatian = follow(server.address, gameId, { ...told, headers: { 'accept-language': 'hr' } });
    await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 1 });
    await until(() => czech.versions().length > 0 && croatian.versions().length > 0);
    const [first, second] = [czech, croatian].map((follower) => sentencesIn(follower)[0]);
    expect(first).toBe('Ann posílá 1 figurku na loviště');
    expect(second).toMatch(/^Ann .* lov/);
    await Promise.all([czech.leave(), croatian.leave()]);
  });
});

describe('letters to somebody new', () => {
  const languageOf = async (client: Client): Promise<unknown> =>
    (await client.send<{ mySettings: unknown }>('{ mySettings { language } }')).data.mySettings;

  it.each([
    ['signInAsGuest', 'mutation { signInAsGuest(input: { name: "Jan" }) { viewer { name } } }'],
    ['playNow', 'mutation { playNow(input: { commandId: "now", name: "Jan" }) { __typename } }'],
  ])('are in the language they came in with: %s', async (_name, comeIn) => {
    const [czech, german] = [clientOf(server.address), clientOf(server.address)];
    await czech.send(comeIn, {}, IN_CZECH);
    await german.send(comeIn, {}, { 'accept-language': 'de' });
    expect(await languageOf(czech)).toEqual({ language: 'CS' });
    expect(await languageOf(german)).toEqual({ language: 'EN' });
  });

  it('stay in the language they chose, whatever a request accepts later', async () => {
    const client = clientOf(server.address);
    await client.send('mutation { signInAsGuest(input: { name: "Jan" }) { viewer { name } } }', {}, IN_CZECH);
    await client.send('mutation { changeSettings(input: { language: HR }) { language } }');
    await client.send('{ viewer { name } }', {}, IN_CZECH);
    expect(await languageOf(client)).toEqual({ language: 'HR' });
  });
});

describe('what the server says about a game', () => {
  it('is in the language of the request: refusals, closed places, settings', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    await accept(ann, 'placePeople', { gameId, place: 'field', people: 1 });
    const query = `{ game(id: "${gameId}") { settings { words } options { decision {
      ... on PlaceDecision { places { place closed { message } } } } } } }`;
    const { data } = await bob.send(query, {}, IN_CZECH);
    const text = JSON.stringify(data);
    expect(text).toContain('pravidla');
    expect(text).toContain('Pole: v tomto kole už obsazeno.');
    const input = { gameId, place: 'field', people: 1 };
    const { data: answer } = await mutate(bob, 'placePeople', input, IN_CZECH);
    expect((answer['placePeople'] as Result).message).toBe('Pole: v tomto kole už obsazeno.');
  });

  it('tells how a tribe would be fed, and what it would harvest first', async () => {
    const { gameId, ann } = await startedTable(server.address);
    const query = `{ game(id: "${gameId}") { board { tribes { feeding { owed food harvest missing } } } } }`;
    const { data } = await ann.send(query);
    const feeding = { owed: 5, food: 12, harvest: 0, missing: 0 };
    expect(data['game']).toEqual({ board: { tribes: [{ feeding }, { feeding }] } });
  });
});
