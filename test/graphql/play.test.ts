import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { accept, guest, openTable, play, sitDown, startedTable } from '../support/api-play.js';
import { clientOf } from '../support/api-client.js';

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
});
afterAll(() => server.stop());

const BOARD = `query Board($id: ID!, $at: Int, $atLeast: Int) {
  game(id: $id, at: $at, atLeast: $atLeast) {
    id title status version head settled nextJoin mine
    settings { edition words }
    mySeat { seat name }
    seats { seat name ready person { name guest } }
    awaiting { seat kind since }
    board {
      round phase deck lastRound
      tribes { seat people home stock { food wood } tools { slot } extraCount }
      places { id kind room free crowds { seat people done } }
      cardPlaces { id price { words } card { id top { kind words } bottom { kind words } } }
      stacks { id left building { price { words } points { min max } } }
    }
    options {
      seat
      decision { decision kind ... on PlaceDecision { home places { place min max closed { code message rule } } } }
      undo { free toVersion }
    }
  }
}`;

type Seen = Readonly<{
  game: Readonly<{
    status: string;
    version: number;
    head: string;
    settled: boolean;
    nextJoin: number | null;
    mine: boolean;
    mySeat: Readonly<{ seat: number; name: string }> | null;
    seats: readonly Readonly<{ name: string; person: Readonly<{ name: string; guest: boolean }> }>[];
    awaiting: readonly Readonly<{ seat: number; kind: string; since: number }>[];
    board: Readonly<{
      round: number;
      phase: string;
      tribes: readonly Readonly<{ seat: number; home: number }>[];
      places: readonly Readonly<{ id: string; free: number | null; crowds: readonly unknown[] }>[];
      cardPlaces: readonly Readonly<{ id: string; card: unknown }>[];
      stacks: readonly Readonly<{ left: number }>[];
    }> | null;
    options: Readonly<{
      decision: Readonly<{
        decision: number;
        kind: string;
        home: number;
        places: readonly Readonly<{
          place: string;
          min: number | null;
          max: number | null;
          closed: unknown;
        }>[];
      }> | null;
      undo: Readonly<{ free: boolean; toVersion: number }> | null;
    }> | null;
  }>;
}>;

const look = async (client: Parameters<typeof play>[0], id: string, more: Record<string, unknown> = {}) =>
  (await client.send<Seen>(BOARD, { id, ...more })).data.game;

type AfterCommand = Readonly<{ version: number; game: unknown }>;

describe('playing over the API', () => {
  it('lets two guests open, join, get ready and start', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    const seen = await look(ann, gameId);
    expect(seen).toMatchObject({ status: 'RUNNING', settled: true, nextJoin: null, mine: true });
    expect(seen.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(seen.seats[0]?.person).toEqual({ name: 'Ann', guest: true });
    expect(seen.mySeat).toEqual({ seat: 1, name: 'Ann' });
    expect(seen.board).toMatchObject({ round: 1, phase: 'PLACING' });
    expect(seen.board?.cardPlaces.every(({ card }) => card !== null)).toBe(true);
    expect(seen.board?.stacks.map(({ left }) => left)).toEqual([7, 7]);
    expect((await look(bob, gameId)).mine).toBe(false);
  });

  it('tells whom the table waits for, and only that seat what it may do', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    const [first, second] = [await look(ann, gameId), await look(bob, gameId)];
    expect(first.awaiting).toEqual([{ seat: 1, kind: 'PLACE', since: first.version }]);
    expect(first.options?.decision).toMatchObject({ decision: first.version, kind: 'PLACE', home: 5 });
    expect(second.options).toEqual({ seat: 2, decision: null, undo: null });
    expect((await look(clientOf(server.address), gameId)).options).toBeNull();
  });

  it('shows after each of several commands in one request the game as it stands then', async () => {
    const { gameId, ann } = await startedTable(server.address);
    const result = '... on Accepted { version game { version board { tribes { home } } } }';
    const { data, errors } = await ann.send<Readonly<Record<'placed' | 'undone', AfterCommand>>>(
      `mutation Both($place: PlacePeopleInput!, $undo: UndoMoveInput!) {
        placed: placePeople(input: $place) { ${result} }
        undone: undoMove(input: $undo) { ${result} }
      }`,
      {
        place: { gameId, commandId: 'one', place: 'hunt', people: 2 },
        undo: { gameId, commandId: 'two' },
      },
    );
    expect(errors).toEqual([]);
    const { placed, undone } = data;
    const shown = (version: number, home: number): unknown => ({
      version,
      board: { tribes: [{ home }, { home: 5 }] },
    });
    expect(undone.version).toBeGreaterThan(placed.version);
    expect([placed.game, undone.game]).toEqual([shown(placed.version, 3), shown(undone.version, 5)]);
  });

  it('places people, shows them to everybody, and says why a place is closed', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    const options = (await look(ann, gameId)).options?.decision;
    const hut = { gameId, place: 'hut', people: 2, decision: options?.decision };
    await accept(ann, 'placePeople', hut);
    const seen = await look(bob, gameId);
    expect(seen.board?.places.find(({ id }) => id === 'hut')).toMatchObject({
      free: 0,
      crowds: [{ seat: 1, people: 2, done: false }],
    });
    expect(seen.options?.decision?.places.find(({ place }) => place === 'hut')).toEqual({
      place: 'hut',
      min: null,
      max: null,
      closed: {
        code: 'PLACE_OCCUPIED',
        message: expect.stringContaining('hut') as string,
        rule: 'R2',
      },
    });
  });

  it('answers with the game as it stands, and with the hash of the last event', async () => {
    const { gameId, ann } = await startedTable(server.address);
    const { data } = await ann.send<{ placePeople: Record<string, unknown> }>(
      `mutation Place($input: PlacePeopleInput!) { placePeople(input: $input) {
        ... on Accepted { version head replayed game { version head board { tribes { home } } } } } }`,
      { input: { commandId: 'one', gameId, place: 'hunt', people: 3 } },
    );
    const { version, head, replayed, game } = data.placePeople;
    expect(game).toEqual({ version, head, board: { tribes: [{ home: 2 }, { home: 5 }] } });
    expect({ head, replayed }).toEqual({
      head: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      replayed: false,
    });
  });

  it('refuses in words what the rules refuse', async () => {
    const { gameId, ann, bob, version } = await startedTable(server.address);
    expect(await play(bob, 'placePeople', { gameId, place: 'hunt', people: 1 })).toEqual({
      __typename: 'Rejected',
      version,
      code: 'NOT_YOUR_TURN',
      message: expect.stringMatching(/^It is not your turn/) as string,
      facts: { awaiting: [1] },
      rule: 'R3',
      citations: ['002:94'],
    });
    expect(await play(ann, 'placePeople', { gameId, place: 'hut', people: 1 })).toMatchObject({
      __typename: 'Rejected',
      code: 'WRONG_NUMBER',
      facts: { place: 'hut', min: 2, max: 2 },
    });
    expect(await play(ann, 'placePeople', { gameId, place: 'moon', people: 1 })).toMatchObject({
      code: 'NO_SUCH_PLACE',
    });
  });

  it('takes back a move that nothing has followed, once', async () => {
    const { gameId, ann } = await startedTable(server.address);
    const before = await look(ann, gameId);
    await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 2 });
    expect((await look(ann, gameId)).options?.undo).toEqual({ free: true, toVersion: before.version });
    await accept(ann, 'undoMove', { gameId });
    const after = await look(ann, gameId);
    expect(after.board).toEqual(before.board);
    expect(after.version).toBeGreaterThan(before.version);
    expect(await play(ann, 'undoMove', { gameId })).toMatchObject({ code: 'NOTHING_TO_UNDO' });
  });

  it('shows any version of the past, and none of the future', async () => {
    const { gameId, ann, version } = await startedTable(server.address);
    const start = await look(ann, gameId);
    const { version: now } = await accept(ann, 'placePeople', { gameId, place: 'hunt', people: 2 });
    expect(await look(ann, gameId, { at: version })).toEqual(start);
    expect((await look(ann, gameId, { at: version + 1 })).settled).toBe(now === version + 1);
    expect((await look(ann, gameId, { at: 1 })).status).toBe('OPEN');
    const ahead = await ann.send(BOARD, { id: gameId, at: now + 1 });
    expect(ahead.errors[0]?.extensions).toEqual({ code: 'CURSOR_AHEAD', facts: { head: now } });
    const later = await ann.send(BOARD, { id: gameId, atLeast: now + 1 });
    expect(later.errors[0]?.extensions).toEqual({ code: 'CURSOR_AHEAD', facts: { head: now } });
    expect((await look(ann, gameId, { atLeast: now })).version).toBe(now);
  });

  it('offers nothing inside a command', async () => {
    const { gameId, ann, version } = await startedTable(server.address);
    const inside = await look(ann, gameId, { at: version - 1 });
    expect(inside).toMatchObject({ settled: false, options: null, awaiting: [] });
  });

  it('tells a joiner the number to seal for, and lets people get up again', async () => {
    const [ann, bob] = [await guest(server.address, 'Ann'), await guest(server.address, 'Bob')];
    const gameId = await openTable(ann, { seats: 3 });
    expect((await look(bob, gameId)).nextJoin).toBe(1);
    await sitDown(bob, gameId, 1);
    expect((await look(ann, gameId)).nextJoin).toBe(2);
    await accept(bob, 'leaveGame', { gameId });
    const seen = await look(bob, gameId);
    expect({ seats: seen.seats, mySeat: seen.mySeat, nextJoin: seen.nextJoin }).toEqual({
      seats: [],
      mySeat: null,
      nextJoin: 2,
    });
  });
});
