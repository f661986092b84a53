import { randomUUID } from 'node:crypto';
import { REQUEST_FAULTS } from '../../src/graphql/fault-table.js';
import { Fault, FAULT_CODES, type FaultCode } from '../../src/play/faults.js';
import { MOST_TOKENS } from '../../src/play/membership/tokens.js';
import { OutcomeUnknown } from '../../src/play/ports.js';
import { requestsAMinute } from '../../src/server/settings.js';
import { CREATE_TOKEN, member, SIGN_IN } from '../support/api-account.js';
import { answerOf, clientOf, type Answer } from '../support/api-client.js';
import { guest, mutate, openTable, startedTable } from '../support/api-play.js';
import {
  emptyWorld,
  serveWorld,
  UNLIMITED,
  type TestServer,
  type Wishes,
  type World,
} from '../support/cairn-server.js';
import { firstItemOf } from '../support/follower.js';

const servers: TestServer[] = [];
async function serve(wishes: Wishes = {}, world: World = emptyWorld()): Promise<string> {
  const server = await serveWorld(world, wishes);
  servers.push(server);
  return server.address;
}
let address: string;
beforeAll(async () => {
  address = await serve();
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

type Codes = Promise<readonly string[]>;
const codesOf = async (answer: Answer | Promise<Answer>): Codes =>
  (await answer).errors.map(({ extensions }) => extensions.code);
const ask = (query: string, variables = {}): Codes => codesOf(clientOf(address).send(query, variables));
const post = async (body: unknown): Codes =>
  codesOf(
    await answerOf(
      await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    ),
  );

/** A move in a game whose journal stores nothing from now on. */
async function moveOn(append: () => Promise<never> | Promise<{ kind: 'stale'; version: number }>): Codes {
  const world = emptyWorld();
  let broken = false;
  const connect: World['connect'] = async () => {
    const connected = await world.connect();
    const { journal } = connected.stores;
    return {
      ...connected,
      stores: {
        ...connected.stores,
        journal: { ...journal, append: (wanted) => (broken ? append() : journal.append(wanted)) },
      },
    };
  };
  const { ann, gameId } = await startedTable(await serve({}, { ...world, connect }));
  broken = true;
  return codesOf(mutate(ann, 'placePeople', { gameId, place: 'hunt', people: 1 }));
}

async function tooManyTokens(): Codes {
  let create: ((account: string) => Promise<unknown>) | undefined;
  const busy = await serve({
    parts: (parts) => {
      create = (account) =>
        parts.accessTokens.create({ id: randomUUID(), account, name: 'x', scopes: ['read'], at: new Date() });
      return parts;
    },
  });
  const ann = await member(busy, 'ann');
  const { id } = (await ann.send<{ viewer: { id: string } }>('{ viewer { id } }')).data.viewer;
  for (let nth = 0; nth < MOST_TOKENS; nth += 1) await create?.(id);
  return codesOf(ann.send(CREATE_TOKEN, { input: { commandId: 'one-more', name: 'x', scopes: ['READ'] } }));
}

/** How to get each fault, over the API as it is. */
const PRODUCED: Readonly<Record<FaultCode | keyof typeof REQUEST_FAULTS, () => Codes>> = {
  UNAUTHENTICATED: () => ask('{ myGames(first: 1) { edges { cursor } } }'),
  FORBIDDEN: async () => {
    const gameId = await openTable(await guest(address, 'Ann'));
    return codesOf(mutate(await guest(address, 'Bob'), 'startGame', { gameId }));
  },
  NOT_FOUND: () => ask(`{ game(id: "${randomUUID()}") { id } }`),
  BAD_INPUT: () => ask('{ game(id: "x") { id } }'),
  WRONG_PASSWORD: () => ask(SIGN_IN, { login: 'no-one', password: 'x' }),
  TAKEN: async () => {
    await member(address, 'taken-one');
    const register =
      'mutation { register(input: { handle: "Taken-One", password: "long enough" }) { email } }';
    return codesOf((await guest(address, 'Bob')).send(register));
  },
  BAD_LINK: () => ask('mutation { confirmEmail(secret: "cairn_link_x") }'),
  LIMIT_REACHED: tooManyTokens,
  TOO_MANY_FEEDS: async () => {
    const strict = await serve({ settings: { limits: { ...UNLIMITED, feedsPerAddress: 0 } } });
    const gameId = await openTable(await guest(strict, 'Ann'));
    return firstItemOf(
      strict,
      undefined,
      `subscription { gameFeed(gameId: "${gameId}", after: 0) { __typename } }`,
    );
  },
  RATE_LIMITED: async () => {
    const slow = await serve({ settings: { limits: { ...UNLIMITED, perAddress: requestsAMinute(1) } } });
    await clientOf(slow).send('{ __typename }');
    return codesOf(clientOf(slow).send('{ __typename }'));
  },
  CURSOR_AHEAD: async () => {
    const ann = await guest(address, 'Ann');
    return codesOf(ann.send(`{ game(id: "${await openTable(ann)}", at: 1000) { id } }`));
  },
  BUSY: () => moveOn(() => Promise.resolve({ kind: 'stale', version: 1_000 })),
  OUTCOME_UNKNOWN: () => moveOn(() => Promise.reject(new OutcomeUnknown('the line was cut'))),
  UNAVAILABLE: () => moveOn(() => Promise.reject(new Fault('UNAVAILABLE', 'The database is away.'))),

  BAD_REQUEST: () => post([{ query: '{ __typename }' }]),
  GRAPHQL_PARSE_FAILED: () => ask('{'),
  GRAPHQL_VALIDATION_FAILED: () => ask('{ nothing }'),
  OPERATION_RESOLUTION_FAILURE: () => post({ query: 'query A { __typename } query B { __typename }' }),
  PERSISTED_QUERY_NOT_SUPPORTED: () =>
    post({ extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } }),
  REQUEST_TOO_LARGE: () =>
    ask(`{ ${Array.from({ length: 30 }, (_, nth) => `a${nth}: __typename`).join(' ')} }`),
  BODY_TOO_LARGE: () => ask(`{ __typename } # ${'x'.repeat(120_000)}`),
  INTERNAL: async () => {
    const broken = await serve({
      parts: (parts) => ({
        ...parts,
        games: { ...parts.games, list: () => Promise.reject(new Error('a mistake of ours')) },
      }),
    });
    return codesOf(clientOf(broken).send('{ openTables(first: 1) { edges { cursor } } }'));
  },
};

describe('every fault in the docs', () => {
  it.each(Object.keys(PRODUCED))('%s is produced', async (code) => {
    expect(await PRODUCED[code as FaultCode]()).toEqual([code]);
  });

  it('is one of these', () => {
    expect(Object.keys(PRODUCED).sort()).toEqual([...FAULT_CODES, ...Object.keys(REQUEST_FAULTS)].sort());
  });
});
