import { once } from 'node:events';
import { connect } from 'node:net';
import { accept, guest, play, startedTable } from '../support/api-play.js';
import { emptyWorld, serveWorld } from '../support/cairn-server.js';
import { follow } from '../support/follower.js';
import { rawLine, rawRequest } from '../support/raw-http.js';
import { until } from '../support/until.js';

describe('stopping', () => {
  it('lets commands finish, refuses new ones, sends sockets away to come back, and ends', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let holding = false;
    const stopping = await serveWorld(emptyWorld(), {
      parts: (parts) => ({
        ...parts,
        act: {
          ...parts.act,
          asSeat: async (wish) => {
            if (wish.commandId === 'slow') {
              holding = true;
              await held;
            }
            return parts.act.asSeat(wish);
          },
        },
      }),
    });
    const { gameId, ann, version } = await startedTable(stopping.address);
    const follower = follow(stopping.address, gameId, { after: version });
    await until(() => follower.items().length > 0);
    const slow = play(ann, 'placePeople', { gameId, commandId: 'slow', place: 'hunt', people: 1 });
    await until(() => holding);

    const stopped = stopping.stop();
    const ready = await fetch(`${stopping.address}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { ready: false, parts: { server: 'stopping' } },
    ]);
    const refused = await ann.send(
      'mutation Undo($input: UndoMoveInput!) { undoMove(input: $input) { __typename } }',
      { input: { gameId, commandId: 'late' } },
    );
    expect(refused.errors[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryable: true });
    // A client that keeps its connection would keep it to a server that is going.
    expect([ready, refused].map(({ headers }) => headers.get('connection'))).toEqual(['close', 'close']);
    expect((await ann.send('{ viewer { name } }')).data).toEqual({ viewer: { name: 'Ann' } });

    release();
    expect(await slow).toMatchObject({ __typename: 'Accepted' });
    expect(await follower.closed).toBe(1012);
    await stopped;
    await expect(fetch(`${stopping.address}/healthz`)).rejects.toThrow();
  });

  it('waits for a command no longer than it was told', async () => {
    let entered = false;
    const impatient = await serveWorld(emptyWorld(), {
      settings: { drainMs: 50 },
      parts: (parts) => ({
        ...parts,
        lobby: {
          ...parts.lobby,
          open: () => {
            entered = true;
            return new Promise(() => undefined);
          },
        },
      }),
    });
    const ann = await guest(impatient.address, 'Ann');
    const cut = accept(ann, 'openGame', { title: 'x', settings: { edition: 'CS_2019', seats: 2 } }).catch(
      () => 'cut',
    );
    await until(() => entered);
    await impatient.stop();
    expect(await cut).toBe('cut');
    expect(impatient.logged().map(({ msg }) => msg)).toContain(
      'commands were still under way when the server stopped',
    );
  });

  it('answers whoever has just connected, also when it is busy, and keeps no connection', async () => {
    const stopping = await serveWorld(emptyWorld());
    const post = rawRequest(
      'POST',
      '/graphql',
      { 'content-type': 'application/json' },
      '{"query":"{ __typename }"}',
    );
    const callers = Array.from({ length: 40 }, () => rawLine(stopping.address));
    const stopped = stopping.stop();
    for (const busy = Date.now() + 60; Date.now() < busy;);
    const answers = await Promise.all(
      callers.map(async (caller) => {
        const line = await caller;
        line.write(post);
        return line.answer();
      }),
    );
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers['connection']}`))).toEqual(
      new Set(['200 close']),
    );
    await stopped;
  });

  it('keeps no connection of a request that was under way, and waits for none that says nothing', async () => {
    let release: () => void = () => undefined;
    let entered = false;
    const stopping = await serveWorld(emptyWorld(), {
      settings: { drainMs: 60_000 },
      parts: (parts) => ({
        ...parts,
        lobby: {
          ...parts.lobby,
          open: async (...wish) => {
            entered = true;
            await new Promise<void>((resolve) => (release = resolve));
            return parts.lobby.open(...wish);
          },
        },
      }),
    });
    const silent = await rawLine(stopping.address);
    const ann = await guest(stopping.address, 'Ann');
    const opened = ann.send(
      'mutation Open($input: OpenGameInput!) { openGame(input: $input) { __typename } }',
      {
        input: { commandId: 'o', title: 'x', settings: { edition: 'CS_2019', seats: 2 } },
      },
    );
    await until(() => entered);
    const stopped = stopping.stop();
    release();
    const { data, headers } = await opened;
    expect([data, headers.get('connection')]).toEqual([{ openGame: { __typename: 'Accepted' } }, 'close']);
    await stopped;
    await until(() => silent.isClosed());
  });

  it('ends also while somebody comes all the time', async () => {
    const stopping = await serveWorld(emptyWorld(), { settings: { drainMs: 60_000 } });
    const coming = setInterval(() => void rawLine(stopping.address).catch(() => undefined), 5);
    await stopping.stop();
    clearInterval(coming);
    await expect(fetch(stopping.address)).rejects.toThrow();
  });

  it('waits for nobody who was refused a socket and does not hang up', async () => {
    const stopping = await serveWorld(emptyWorld(), { settings: { drainMs: 60_000 } });
    const socket = connect({ port: stopping.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write('GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 40\d /);
    await stopping.stop();
    socket.destroy();
  });
});
