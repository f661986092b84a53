import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import type { Api } from '../../src/graphql/api.js';
import type { RequestContext } from '../../src/graphql/context.js';
import { witnessed } from '../../src/graphql/grounds.js';
import type { Loaders } from '../../src/graphql/loaders.js';
import { NOBODY } from '../../src/play/policy.js';
import { rememberAnswers } from '../../src/server/remembered-answers.js';
import { clientOf, type Client } from '../support/api-client.js';
import { accept, guest, startedTable, type Table } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

describe('an answer', () => {
  /** A house in which one thing can be looked up and one asked. */
  const typeDefs = 'type Query { found(id: ID!, nth: Int): String, asked: String, broken: String }';
  const said: string[] = [];
  let made = 0;
  let there = 'one';
  const resolvers = {
    Query: {
      found: async (_root: unknown, { id }: { id: string }, { loaders, mention }: RequestContext) => {
        made += 1;
        mention({ game: id });
        return (await loaders.people.load(id))?.name;
      },
      asked: (_root: unknown, _args: unknown, { api }: RequestContext) => {
        made += 1;
        return api.now().toISOString();
      },
      broken: () => {
        made += 1;
        throw new Error('broken');
      },
    },
  };
  const answers = rememberAnswers();
  const plugin: ApolloServerPlugin<RequestContext> = {
    requestDidStart: () =>
      Promise.resolve({
        responseForOperation: answers.recall,
        willSendResponse: (answering) => {
          answers.learn(answering);
          return Promise.resolve();
        },
      }),
  };
  const apollo = new ApolloServer<RequestContext>({ typeDefs, resolvers, plugins: [plugin] });

  const contextOf = (viewer: string): RequestContext => {
    const account = (name: string) => ({ id: name, name, guest: true });
    const people = {
      load: () => (there === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(account(there))),
    };
    const house = { now: () => new Date(0) } as Api;
    return {
      ...witnessed(house, { people, forget: () => undefined } as unknown as Loaders, ({ game }) =>
        said.push(game ?? ''),
      ),
      ...{ viewer: account(viewer), asker: NOBODY, language: 'en', address: '' },
      incident: () => '',
      sessions: undefined as unknown as RequestContext['sessions'],
    };
  };

  async function ask(query: string, variables = {}, viewer = 'Ann'): Promise<string> {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue: contextOf(viewer) });
    if (body.kind !== 'single') throw new Error('not one answer');
    return answers.encode(body.singleResult);
  }

  const FOUND = 'query Found($id: ID!) { found(id: $id) }';
  beforeEach(() => {
    made = 0;
    said.length = 0;
  });

  it('is made once for whoever asks again in the same words', async () => {
    const first = await ask(FOUND, { id: 'a' });
    expect(first).toBe('{"data":{"found":"one"}}');
    expect(await ask(FOUND, { id: 'a' })).toBe(first);
    expect([made, said]).toEqual([1, ['a', 'a']]);
  });

  it('is made anew when what it rests on has changed', async () => {
    there = 'two';
    expect(await ask(FOUND, { id: 'a' })).toBe('{"data":{"found":"two"}}');
    expect(made).toBe(1);
  });

  it('is made anew for other variables, other words and other viewers', async () => {
    await ask(FOUND, { id: 'b' });
    await ask(`${FOUND} `, { id: 'a' });
    await ask(FOUND, { id: 'a' }, 'Bob');
    expect(made).toBe(3);
  });

  it('is told as any other when what it rests on cannot be looked up', async () => {
    await ask(FOUND, { id: 'c' });
    there = 'away';
    expect(JSON.parse(await ask(FOUND, { id: 'c' }))).toMatchObject({
      data: { found: null },
      errors: [{ path: ['found'] }],
    });
    there = 'two';
    expect(await ask(FOUND, { id: 'c' })).toBe('{"data":{"found":"two"}}');
  });

  const NTH = 'query Nth($id: ID!, $nth: Int) { found(id: $id, nth: $nth) }';

  it('is not given to a question that cannot be understood', async () => {
    await ask(NTH, { id: 'a', nth: null });
    expect(await ask(NTH, { id: 'a', nth: Number('1e400') })).toContain('Variable \\"$nth\\"');
  });

  it('is made anew for questions that are too long or too deep to be remembered', async () => {
    const deep = JSON.parse(`${'['.repeat(40_000)}${']'.repeat(40_000)}`) as unknown;
    for (const junk of ['x'.repeat(5_000), deep]) {
      made = 0;
      for (let nth = 0; nth < 2; nth += 1)
        expect(await ask(FOUND, { id: 'a', junk })).toBe('{"data":{"found":"two"}}');
      expect(made).toBe(2);
    }
  });

  it.each(['{ asked }', '{ broken }'])('is made anew if more was asked of the house: %s', async (query) => {
    await ask(query);
    await ask(query);
    expect(made).toBe(2);
  });
});

describe('a game that is looked at again', () => {
  let server: TestServer;
  let table: Table;
  beforeAll(async () => {
    server = await serveWorld(emptyWorld());
    table = await startedTable(server.address);
  });
  afterAll(() => server.stop());

  const LOOK = `query Look($id: ID!) {
    game(id: $id) { version title mySeat { name } seats { name } options { decision { kind } } rematch }
    viewer { name }
  }`;
  type Look = Readonly<{
    game: Readonly<{
      version: number;
      mySeat: unknown;
      seats: readonly Readonly<{ name: string }>[];
      options: Readonly<{ decision: unknown }> | null;
      rematch: string | null;
    }>;
    viewer: Readonly<{ name: string }> | null;
  }>;

  async function look(client: Client, headers = {}): Promise<Look> {
    const { data, text } = await client.send<Look>(LOOK, { id: table.gameId }, headers);
    const again = await client.send<Look>(LOOK, { id: table.gameId }, headers);
    expect(again.text).toBe(text);
    expect(again.headers.get('cache-control')).toBe('no-store');
    return data;
  }

  it('is shown to everybody as it is theirs to see', async () => {
    expect((await look(table.ann)).game.options?.decision).toEqual({ kind: 'PLACE' });
    expect((await look(table.bob)).game.options?.decision).toBeNull();
    const { game, viewer } = await look(clientOf(server.address));
    expect([game.options, game.mySeat, viewer]).toEqual([null, null, null]);
  });

  it('shows moves and new names at once', async () => {
    const before = (await look(table.bob)).game.version;
    const { version } = await accept(table.ann, 'placePeople', {
      gameId: table.gameId,
      place: 'hunt',
      people: 1,
    });
    const seen = await look(table.bob);
    expect([version > before, seen.game.version]).toEqual([true, version]);
    expect(seen.game.options?.decision).toEqual({ kind: 'PLACE' });
    await table.ann.send('mutation { changeName(input: { name: "Anna" }) { person { name } } }');
    expect((await look(table.bob)).game.seats.map(({ name }) => name)).toEqual(['Anna', 'Bob']);
    expect((await look(table.ann)).viewer).toEqual({ name: 'Anna' });
  });

  it('shows in which game it is played once more', async () => {
    await accept(table.bob, 'resign', { gameId: table.gameId });
    expect((await look(table.ann)).game.rematch).toBeNull();
    const { gameId } = await accept(table.ann, 'rematch', { gameId: table.gameId });
    expect((await look(table.ann)).game.rematch).toBe(gameId);
  });

  it('is shown to nobody whose session has ended', async () => {
    const cyd = await guest(server.address, 'Cyd');
    await look(cyd);
    await cyd.send('mutation { signOut }');
    const { status } = await cyd.send(LOOK, { id: table.gameId });
    expect(status).toBe(401);
  });
});
