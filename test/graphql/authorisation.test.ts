import { isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { cairnSchema } from '../../src/graphql/schema.js';
import { ROOT_RULES, SHOWN_WITH_PARENT } from '../../src/play/policy-table.js';
import type { ServerParts } from '../../src/server/parts.js';
import { member, program, signIn } from '../support/api-account.js';
import { clientOf, type Client } from '../support/api-client.js';
import { beReady, guest, openTable, sitDown } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { firstItemOf } from '../support/follower.js';
import { PEOPLE, ROWS, type Outcome, type PersonName, type Row } from './authorisation-rows.js';

type Cast = Readonly<Record<PersonName, Client>>;

let server: TestServer;
let cast: Cast;
const games = { open: '', closed: '' };

/** Somebody opens a table for two others, who start; a judge sees to it. */
async function startedFor(owner: Client, players: readonly Client[]): Promise<string> {
  const gameId = await openTable(owner);
  for (const [index, client] of players.entries()) await sitDown(client, gameId, index + 1);
  for (const [index, client] of players.entries()) await beReady(client, gameId, index + 1);
  await owner.send(
    'mutation Appoint($gameId: ID!) { appointOrganiser(input: { gameId: $gameId, handle: "judge" }) { id } }',
    { gameId },
  );
  return gameId;
}

/** Everybody, the organiser by the word of whoever runs the server. */
async function everybody(address: string, { accounts }: ServerParts): Promise<Cast> {
  const come = (handle: string): Promise<Client> => member(address, handle);
  const [player, owner, organiser] = [
    await come('player'),
    await come('owner-of-it'),
    await come('overseer'),
  ];
  await accounts.setOrganiser((await accounts.byHandle('overseer'))?.id ?? '', true);
  return {
    nobody: clientOf(address),
    guest: await guest(address, 'Gus'),
    member: await come('member'),
    player,
    owner,
    organiser,
    judge: await come('judge'),
    'player: read': await program(player, 'READ'),
    'player: play': await program(player, 'PLAY'),
    'organiser: play': await program(organiser, 'PLAY'),
    'organiser: organise': await program(organiser, 'ORGANISE'),
  };
}

beforeAll(async () => {
  let served: ServerParts | undefined;
  server = await serveWorld(emptyWorld(), {
    parts: (parts) => {
      served = parts;
      const { games: rows } = parts;
      return {
        ...parts,
        games: {
          ...rows,
          // Closed after everybody has sat down, so that those who sit there are those who were let in.
          rows: async (ids) => {
            const found = [...(await rows.rows(ids))];
            return new Map(
              found.map(([id, row]) => [
                id,
                id === games.closed ? { ...row, visibility: 'invitation' } : row,
              ]),
            );
          },
        },
      };
    },
  });
  cast = await everybody(server.address, served!);
  const players = [cast.player, await guest(server.address, 'Olaf')];
  games.open = await startedFor(cast.owner, players);
  games.closed = await startedFor(cast.owner, players);
});
afterAll(() => server.stop());

/** Somebody in the same place, whose session may end. Tokens survive whatever their programs try. */
async function another(person: PersonName): Promise<Client> {
  if (person === 'nobody' || person.includes(':')) return cast[person];
  if (person === 'guest') return guest(server.address, 'Gus');
  const handles: Readonly<Record<string, string>> = { owner: 'owner-of-it', organiser: 'overseer' };
  return signIn(server.address, handles[person] ?? person);
}

const OUTSIDE: ReadonlySet<string> = new Set<Outcome>(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

/** Whether this person is let in; a fault of another kind comes from behind the door. */
async function outcomeFor(client: Client, name: string, ask: string): Promise<Outcome> {
  const kind = name.split('.')[0]?.toLowerCase() ?? '';
  const codes =
    kind === 'subscription'
      ? await firstItemOf(server.address, client.token, `subscription { ${ask} }`)
      : (await client.send(`${kind} { ${ask} }`)).errors
          // Something else than the game was not found, by somebody who was let in.
          .filter(({ extensions: { code, facts } }) => code !== 'NOT_FOUND' || facts?.['game'] !== undefined)
          .map(({ extensions }) => extensions.code);
  return (codes.find((code) => OUTSIDE.has(code)) as Outcome | undefined) ?? 'in';
}

const tryAll = (name: string, { ask, spends }: Row, game: string): Promise<readonly Outcome[]> =>
  Promise.all(
    PEOPLE.map(async (person) => outcomeFor(spends ? await another(person) : cast[person], name, ask(game))),
  );

/** Each person's name beside what they get. */
const byPerson = (outcomes: readonly Outcome[]): Readonly<Record<string, Outcome | undefined>> =>
  Object.fromEntries(PEOPLE.map((person, index) => [person, outcomes[index]]));

describe('who may do what', () => {
  it.each(Object.keys(ROWS))('%s', async (name) => {
    const row = ROWS[name]!;
    expect(byPerson(await tryAll(name, row, games.open))).toEqual(byPerson(row.open));
    expect(byPerson(await tryAll(name, row, games.closed))).toEqual(byPerson(row.closed));
  });
});

describe('the table', () => {
  it('has a rule and a row for everything that can be asked, and for nothing else', async () => {
    const schema = await cairnSchema();
    const asked = ['Query', 'Mutation', 'Subscription'].flatMap((root) => {
      const type = schema.getType(root);
      return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${root}.${field}`) : [];
    });
    expect(asked.length).toBeGreaterThan(20);
    expect(Object.keys(ROOT_RULES).sort()).toEqual(asked.sort());
    expect(Object.keys(ROWS).sort()).toEqual(asked);
  });

  it('knows every resolver below the root, and no other', async () => {
    await cairnSchema();
    const { fieldResolvers, objectTypes } = getMetadataStorage();
    const nameOf = (target: unknown): string =>
      objectTypes.find((type) => type.target === target)?.name ?? 'nothing';
    const resolvers = fieldResolvers
      .filter(({ kind }) => kind === 'external')
      .map((field) => `${nameOf(field.getObjectType?.())}.${field.schemaName}`);
    expect([...new Set(resolvers)].sort()).toEqual([...SHOWN_WITH_PARENT].sort());
  });
});
