import { MOST_TOKENS } from '../../src/play/membership/tokens.js';
import type { ServerParts } from '../../src/server/parts.js';
import { CREATE_TOKEN, member, program } from '../support/api-account.js';
import { clientOf, type Answer, type Client } from '../support/api-client.js';
import { accept, openTable, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { follow } from '../support/follower.js';
import { until } from '../support/until.js';

let server: TestServer;
let parts: ServerParts;
beforeAll(async () => {
  server = await serveWorld(emptyWorld(), { parts: (made) => (parts = made) });
});
afterAll(() => server.stop());

type Token = Readonly<{ id: string; name: string; scopes: readonly string[]; lastUsedAt: string | null }>;
type Created = Readonly<{ createAccessToken: Readonly<{ secret: string | null; token: Token }> }>;

let nth = 0;
const newMember = (): Promise<Client> => member(server.address, `member-${(nth += 1)}`);
const create = (client: Client, input: Record<string, unknown>): Promise<Answer<Created>> =>
  client.send<Created>(CREATE_TOKEN, {
    input: { commandId: `make-${(nth += 1)}`, name: 'Phone', scopes: ['PLAY'], ...input },
  });
const tokensOf = async (client: Client): Promise<readonly Token[]> =>
  (
    await client.send<{ myAccount: { accessTokens: readonly Token[] } }>(
      '{ myAccount { accessTokens { id name scopes createdAt lastUsedAt expiresAt } } }',
    )
  ).data.myAccount.accessTokens;
const codeOf = ({ errors }: Answer<unknown>): string | undefined => errors[0]?.extensions.code;

describe('an access token', () => {
  it('is shown once, and only its name, scopes and last use from then on', async () => {
    const ann = await newMember();
    const { secret, token } = (await create(ann, { commandId: 'once' })).data.createAccessToken;
    expect(secret).toMatch(/^cairn_pat_[\w-]{43}$/);
    expect(token).toMatchObject({ name: 'Phone', scopes: ['READ', 'PLAY'], lastUsedAt: null });
    expect((await create(ann, { commandId: 'once' })).data.createAccessToken).toEqual({
      secret: null,
      token,
    });
    const other = await create(ann, { commandId: 'once', name: 'Tablet' });
    expect(other.errors[0]?.extensions).toEqual({ code: 'BAD_INPUT', facts: { field: 'input.commandId' } });
    const listed = await ann.send('{ myAccount { accessTokens { id name scopes lastUsedAt } } }');
    expect(listed.text).not.toContain(secret);
    expect(await tokensOf(ann)).toEqual([token]);
    await clientOf(server.address, secret ?? '').send('{ viewer { id } }');
    expect((await tokensOf(ann))[0]?.lastUsedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('reads and plays for its person, as far as its scopes go', async () => {
    const { gameId, ann } = await startedTable(server.address);
    await ann.send('mutation R($input: RegisterInput!) { register(input: $input) { email } }', {
      input: { handle: `player-${(nth += 1)}`, password: 'a long password' },
    });
    const [reader, player] = [await program(ann, 'READ'), await program(ann, 'PLAY')];
    const query = 'query G($id: ID!) { game(id: $id) { mySeat { seat } options { seat } } }';
    const seen = { game: { mySeat: { seat: 1 }, options: { seat: 1 } } };
    expect((await reader.send(query, { id: gameId })).data).toEqual(seen);
    const move = { gameId, commandId: 'move', place: 'hunt', people: 1 };
    const refused = await reader.send(
      'mutation P($input: PlacePeopleInput!) { placePeople(input: $input) { __typename } }',
      { input: move },
    );
    expect(codeOf(refused)).toBe('FORBIDDEN');
    expect(refused.errors[0]?.message).toContain('scope PLAY');
    await accept(player, 'placePeople', move);
  });

  it('stops at once when it is revoked, also on a socket', async () => {
    const ann = await newMember();
    const gameId = await openTable(ann);
    const { secret, token } = (await create(ann, {})).data.createAccessToken;
    const follower = follow(server.address, gameId, { token: secret ?? '' });
    await until(() => follower.items().length > 0);
    const revoke = 'mutation R($id: ID!) { revokeAccessToken(id: $id) }';
    expect((await ann.send(revoke, { id: token.id })).data).toEqual({ revokeAccessToken: true });
    expect((await ann.send(revoke, { id: token.id })).data).toEqual({ revokeAccessToken: false });
    expect((await clientOf(server.address, secret ?? '').send('{ viewer { id } }')).status).toBe(401);
    const late = follow(server.address, gameId, { token: secret ?? '' });
    expect(await late.closed).toBe(4401);
    await follower.leave();
  });

  it('ends by itself when that was wished', async () => {
    const ann = await newMember();
    const past = await create(ann, { expiresAt: '2020-01-01T00:00:00.000Z' });
    expect(past.errors[0]?.extensions).toEqual({ code: 'BAD_INPUT', facts: { field: 'input.expiresAt' } });
    const zone = await create(ann, { expiresAt: '2999-01-01T00:00:00+01:00' });
    expect(zone.errors[0]?.extensions.code).toBe('BAD_INPUT');
    const { errors } = await create(ann, { expiresAt: '2999-01-01T00:00:00Z' });
    expect(errors).toEqual([]);
    const listed = await ann.send('{ myAccount { accessTokens { expiresAt } } }');
    expect(listed.data).toEqual({ myAccount: { accessTokens: [{ expiresAt: '2999-01-01T00:00:00.000Z' }] } });
  });

  it('cannot organise unless its person can: for all games, or for one', async () => {
    const [ann, bob] = [await newMember(), await newMember()];
    expect(codeOf(await create(ann, { scopes: ['ORGANISE'] }))).toBe('FORBIDDEN');
    const gameId = await openTable(bob, {}, { visibility: 'INVITATION' });
    const me = (await ann.send<{ viewer: { id: string; handle: string } }>('{ viewer { id handle } }')).data
      .viewer;
    const appoint = `mutation A($input: OrganiserInput!) { appointOrganiser(input: $input) { handle } }`;
    const input = { gameId, handle: me.handle.toUpperCase() };
    expect((await bob.send(appoint, { input })).data).toEqual({ appointOrganiser: [{ handle: me.handle }] });
    const query = 'query G($id: ID!) { game(id: $id) { organisers { handle } } }';
    const judge = await program(ann, 'ORGANISE');
    expect((await judge.send(query, { id: gameId })).data).toEqual({
      game: { organisers: [{ handle: me.handle }] },
    });
    expect(codeOf(await (await program(ann, 'PLAY')).send(query, { id: gameId }))).toBe('NOT_FOUND');

    const dismiss = `mutation D($input: OrganiserInput!) { dismissOrganiser(input: $input) { handle } }`;
    expect((await bob.send(dismiss, { input })).data).toEqual({ dismissOrganiser: [] });
    expect(codeOf(await judge.send(query, { id: gameId }))).toBe('NOT_FOUND');
    await parts.accounts.setOrganiser(me.id, true);
    expect((await judge.send(query, { id: gameId })).errors).toEqual([]);
  });

  it('names nobody as organiser who is not there', async () => {
    const bob = await newMember();
    const gameId = await openTable(bob);
    const answer = await bob.send(
      'mutation A($input: OrganiserInput!) { appointOrganiser(input: $input) { handle } }',
      { input: { gameId, handle: 'nobody-has-this' } },
    );
    expect(answer.errors[0]?.extensions).toEqual({ code: 'NOT_FOUND', facts: { field: 'input.handle' } });
  });

  it('is one of not too many', async () => {
    const ann = await newMember();
    const { id } = (await ann.send<{ viewer: { id: string } }>('{ viewer { id } }')).data.viewer;
    for (let made = 0; made < MOST_TOKENS; made += 1)
      await parts.accessTokens.create({
        id: `${made}`,
        account: id,
        name: 'x',
        scopes: ['read'],
        at: new Date(),
      });
    expect((await create(ann, {})).errors[0]?.extensions).toEqual({
      code: 'LIMIT_REACHED',
      facts: { limit: MOST_TOKENS },
    });
  });
});
