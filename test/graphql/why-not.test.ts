import { randomUUID } from 'node:crypto';
import type { Client } from '../support/api-client.js';
import {
  accept,
  guest,
  INPUTS,
  mutate,
  openTable,
  play,
  sitDown,
  startedTable,
} from '../support/api-play.js';
import { clientOf } from '../support/api-client.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
});
afterAll(() => server.stop());

const ask = async (
  client: Client,
  name: keyof typeof INPUTS,
  input: object,
  headers: Readonly<Record<string, string>> = {},
) =>
  client.send<{ whyNot: Record<string, unknown> }>(
    `query Why($input: ${INPUTS[name]}!) { whyNot(${name}: $input) {
      version allowed stale refusal { code message facts rule citations } } }`,
    { input: { commandId: randomUUID(), ...input } },
    headers,
  );

describe('whyNot', () => {
  it('says yes to what would be accepted, and changes nothing', async () => {
    const { gameId, ann, version } = await startedTable(server.address);
    const input = { gameId, commandId: 'again', place: 'hunt', people: 1 };
    const { data } = await ask(ann, 'placePeople', input);
    expect(data.whyNot).toEqual({ version, allowed: true, stale: false, refusal: null });
    expect(await accept(ann, 'placePeople', input)).toMatchObject({ replayed: false });
  });

  it.each([
    ['placePeople', { place: 'hunt', people: 99 }],
    ['placePeople', { place: 'nowhere', people: 1 }],
    ['roll', { place: 'forest' }],
    ['usePlace', { place: 'hut' }],
    ['settle', {}],
    ['buyCard', { place: 'card1', pay: { wood: 1 } }],
    ['declineCard', { place: 'card1' }],
    ['buyBuilding', { place: 'stack1', pay: { wood: 1 } }],
    ['declineBuilding', { place: 'stack1' }],
    ['pickDie', { face: 1 }],
    ['takeAnyTwo', { goods: { wood: 2 } }],
    ['feed', { pay: {} }],
    ['undoMove', {}],
  ] as const)('answers about %s as the mutation would', async (name, input) => {
    const { gameId, ann, version } = await startedTable(server.address);
    const { data } = await ask(ann, name, { gameId, ...input });
    const { __typename, ...refused } = await play(ann, name, { gameId, ...input });
    expect(__typename).toBe('Rejected');
    expect({ ...(data.whyNot['refusal'] as object), version }).toEqual(refused);
    expect(data.whyNot).toMatchObject({ allowed: false, stale: false, version });
  });

  it.each([
    ['en', 'It is not your turn. The table is waiting for Ann.'],
    ['cs', 'Nejsi na tahu. Na tahu: Ann.'],
    ['sk', 'Nie si na ťahu. Na ťahu: Ann.'],
    ['hr', 'Nisi na redu. Na redu: Ann.'],
  ])('calls people by their names in %s, and so does the mutation', async (language, message) => {
    const { gameId, bob } = await startedTable(server.address);
    const headers = { 'accept-language': language };
    const input = { gameId, place: 'hunt', people: 1 };
    const why = await ask(bob, 'placePeople', input, headers);
    expect(why.data.whyNot).toMatchObject({ refusal: { code: 'NOT_YOUR_TURN', message } });
    const refused = await mutate(bob, 'placePeople', input, headers);
    expect(refused.data['placePeople']).toMatchObject({ code: 'NOT_YOUR_TURN', message });
  });

  it('knows what is stale, and what has not started', async () => {
    const { gameId, ann, version } = await startedTable(server.address);
    const input = { gameId, place: 'hunt', people: 1 };
    for (const named of [{ decision: version - 1 }, { expectedVersion: version + 1 }]) {
      const { data } = await ask(ann, 'placePeople', { ...input, ...named });
      expect(data.whyNot).toEqual({ version, allowed: false, stale: true, refusal: null });
    }
    const open = await openTable(ann);
    await sitDown(ann, open, 1);
    const { data } = await ask(ann, 'placePeople', { ...input, gameId: open });
    expect(data.whyNot).toMatchObject({ refusal: { code: 'GAME_NOT_STARTED' } });
  });

  it('is for one’s own seat, and for one move at a time', async () => {
    const { gameId, ann } = await startedTable(server.address);
    const eve = await guest(server.address, 'Eve');
    const input = { gameId, place: 'hunt', people: 1 };
    const codes = await Promise.all(
      [eve, clientOf(server.address)].map(
        async (client) => (await ask(client, 'placePeople', input)).errors[0]?.extensions.code,
      ),
    );
    expect(codes).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
    const unknown = await ask(ann, 'placePeople', { ...input, gameId: randomUUID() });
    expect(unknown.errors[0]?.extensions.code).toBe('NOT_FOUND');
    const undo = { commandId: 'u', gameId };
    const both = await ann.send(
      'query Both($undo: UndoMoveInput!, $roll: OnPlaceInput!) { whyNot(undoMove: $undo, roll: $roll) { stale } }',
      { undo, roll: { ...undo, place: 'hunt' } },
    );
    expect(both.errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
    expect((await ann.send('{ whyNot { stale } }')).errors[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
