import { connect, connectAsGuest, SayDocument, type Client, type FeedItem } from 'cairn/client';
import { emptyWorld, serveWorld, type TestServer, type World } from '../support/cairn-server.js';
import { until } from '../support/until.js';

let world: World;
let server: TestServer;
const clients: Client[] = [];
beforeAll(async () => {
  world = emptyWorld();
  server = await serveWorld(world);
});
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));
afterAll(() => server.stop());

async function guest(name: string, url = server.address): Promise<Client> {
  const client = await connectAsGuest({ url }, name);
  clients.push(client);
  return client;
}

/** The same person at another address. */
function at(client: Client, url: string): Client {
  const other = connect({ url, token: client.token });
  clients.push(other);
  return other;
}

type Table = Readonly<{ gameId: string; ann: Client; bob: Client }>;

/** Ann and Bob, who seal their entropy as the client does it, and start. */
async function table(url = server.address): Promise<Table> {
  const [ann, bob] = [await guest('Ann', url), await guest('Bob', url)];
  const settings = { edition: 'CS_2019', seats: 2, order: 'JOINED' } as const;
  const opened = await ann.play('openGame', { title: 'A table', settings });
  if (opened.__typename !== 'Accepted') throw new Error(opened.__typename);
  const { gameId } = opened;
  // Both at once: whoever is slower has to seal for the next number.
  const seats = await Promise.all([ann, bob].map((client) => client.sitDown(gameId)));
  for (const [index, client] of [ann, bob].entries())
    expect(await client.play('ready', { gameId, entropy: seats[index]!.entropy })).toMatchObject({
      __typename: 'Accepted',
    });
  await until(async () => (await ann.game(gameId)).status === 'RUNNING');
  return { gameId, ann, bob };
}

/** Whoever is awaited hunts with one more person. */
async function move({ gameId, ann, bob }: Table): Promise<number> {
  const game = await ann.game(gameId);
  const mine = game.awaiting[0]?.seat === game.mySeat?.seat;
  const { version } = await (mine ? ann : bob).play('placePeople', { gameId, place: 'hunt', people: 1 });
  return version;
}

const from = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

type Ear = Readonly<{ versions: () => readonly number[]; caughtUp: () => number; ended: Promise<unknown> }>;

/** Listens beside the test. */
function ear(items: AsyncIterable<FeedItem>): Ear {
  const versions: number[] = [];
  let caughtUp = 0;
  const listen = async (): Promise<unknown> => {
    for await (const item of items)
      if (item.__typename === 'FeedEvent') versions.push(item.event.version);
      else caughtUp += 1;
    return undefined;
  };
  return {
    versions: () => versions,
    caughtUp: () => caughtUp,
    ended: listen().catch((error: unknown) => error),
  };
}

describe('sitting down', () => {
  it('says why nobody can any more', async () => {
    const { gameId } = await table();
    const eve = await guest('Eve');
    expect((await eve.sitDown(gameId)).outcome).toMatchObject({ code: 'GAME_STARTED' });
  });

  it('gives entropy openly where a table plays so', async () => {
    const ann = await guest('Ann');
    const settings = { edition: 'CS_2019', seats: 2, entropy: 'OPEN' } as const;
    const opened = await ann.play('openGame', { title: 'A table', settings });
    if (opened.__typename !== 'Accepted') throw new Error(opened.__typename);
    const { gameId } = opened;
    const { outcome, entropy } = await ann.sitDown(gameId);
    expect(outcome.__typename).toBe('Accepted');
    const query = `{ game(id: "${gameId}") { mySeat { entropy ready } } }`;
    expect(await ann.request(query)).toEqual({ game: { mySeat: { entropy, ready: true } } });
    await ann.play('addBot', { gameId });
    const eve = await guest('Eve');
    expect((await eve.sitDown(gameId)).outcome).toMatchObject({ __typename: 'Rejected' });
  });
});

describe('following a game', () => {
  it('brings every version once over a restart of the server, and says when the line broke', async () => {
    let own = await serveWorld(world);
    const port = Number(new URL(own.address).port);
    const playing = await table();
    const lost: string[] = [];
    const follower = at(playing.ann, own.address);
    const heard = ear(follower.follow(playing.gameId, { onLost: ({ message }) => lost.push(message) }));
    const first = await move(playing);
    await until(() => heard.versions().includes(first));
    await own.stop();
    // The farewell of the server, then at least once nobody at all.
    await until(() => lost.length > 1);
    await move(playing);
    own = await serveWorld(world, { settings: { port } });
    const last = await move(playing);
    await until(() => heard.versions().includes(last));
    expect(heard.versions()).toEqual(from(1, last));
    expect(lost[0]).toBe('The line broke (1012).');
    expect(lost[1]).toMatch(/^The line broke(\.| \([^[]+\)\.)$/);
    expect(heard.caughtUp()).toBe(2);
    await follower.close();
    expect(await heard.ended).toBeUndefined();
    await own.stop();
  });

  it('goes on after a lag where it was told to', async () => {
    const small = await serveWorld(world, { feeds: { backlog: 0 } });
    const playing = await table(small.address);
    const before = (await playing.ann.game(playing.gameId)).version;
    const heard = ear(playing.ann.follow(playing.gameId, { after: before }));
    await until(() => heard.caughtUp() === 1);
    const last = await move(playing);
    await until(() => heard.versions().includes(last));
    expect(heard.versions()).toEqual(from(before + 1, last));
    await playing.ann.close();
    await small.stop();
  });

  it('ends when it is told to, and with what cannot be made good', async () => {
    const { gameId, ann } = await table();
    const stop = new AbortController();
    const heard = ear(ann.follow(gameId, { signal: stop.signal }));
    await until(() => heard.caughtUp() === 1);
    stop.abort();
    expect(await heard.ended).toBeUndefined();
    const { version } = await ann.game(gameId);
    expect(await ear(ann.follow(gameId, { after: version + 1 })).ended).toMatchObject({
      code: 'CURSOR_AHEAD',
      facts: { head: version },
    });
    const forged = connect({ url: server.address, token: 'A'.repeat(43) });
    expect(await ear(forged.follow(gameId)).ended).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the inbox', () => {
  it('comes at once, when it changes, and not again only because the line broke', async () => {
    let own = await serveWorld(world, { feeds: { heartbeatMs: 30 } });
    const port = Number(new URL(own.address).port);
    const playing = await table();
    const kinds: string[] = [];
    const lost: unknown[] = [];
    const reader = at(playing.ann, own.address);
    const reading = (async () => {
      for await (const { decisions } of reader.inbox({ onLost: (fault) => lost.push(fault) }))
        kinds.push(decisions.map(({ kind }) => kind).join());
    })();
    await until(() => kinds.length === 1);
    await own.stop();
    await until(() => lost.length > 0);
    own = await serveWorld(world, { settings: { port } });
    const asked = kinds[0];
    await move(playing);
    await until(() => kinds.length === 2);
    await move(playing);
    await until(() => kinds.length === 3);
    expect(kinds).toEqual(asked === 'PLACE' ? ['PLACE', '', 'PLACE'] : ['', 'PLACE', '']);
    await reader.close();
    await reading;
    await own.stop();
  });
});

describe('table talk', () => {
  it('comes line by line, and again when a line is erased', async () => {
    const { gameId, ann, bob } = await table();
    const heard: (string | null)[] = [];
    const stop = new AbortController();
    const listening = (async () => {
      for await (const item of ann.talk(gameId, { signal: stop.signal }))
        heard.push(item.__typename === 'TalkLine' ? item.text : '·');
    })();
    const { say } = await bob.request(SayDocument, { input: { commandId: 'hello', gameId, text: 'Hello' } });
    await until(() => heard.includes('Hello') && heard.includes('·'));
    await bob.request('mutation Erase($input: EraseLineInput!) { eraseLine(input: $input) }', {
      input: { gameId, line: say.line },
    });
    await until(() => heard.at(-1) === null);
    stop.abort();
    await listening;
  });
});
