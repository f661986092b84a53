import { accept, guest, mutate, openTable, play, startedTable } from '../support/api-play.js';
import type { Client } from '../support/api-client.js';
import { until } from '../support/until.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await serveWorld(emptyWorld());
});
afterAll(() => server.stop());

const CLOCKS = `query Clocks($id: ID!) {
  game(id: $id) {
    clocksPaused
    settings { time { system hours increment grace whenOut excuses keepAfter words } }
    seats { played excused missed onVacation }
    awaiting { seat stretch until latest secondsLeft secondsInAll paused }
    options { decision { until } }
  }
}`;

type Open = Readonly<{
  seat: number;
  stretch: number | null;
  until: string | null;
  latest: string | null;
  secondsLeft: number | null;
  secondsInAll: number | null;
  paused: boolean;
}>;
type Seen = Readonly<{
  game: Readonly<{
    clocksPaused: boolean;
    settings: Readonly<{ time: Readonly<Record<string, unknown>> | null }>;
    seats: readonly Readonly<Record<string, unknown>>[];
    awaiting: readonly Open[];
    options: Readonly<{ decision: Readonly<{ until: string | null }> | null }> | null;
  }>;
}>;
const look = async (client: Client, id: string) => (await client.send<Seen>(CLOCKS, { id })).data.game;
const DAY = 24 * 60 * 60 * 1_000;

describe('clocks over the API', () => {
  it('come with every table: two days for each stretch, shown before anybody joins', async () => {
    const ann = await guest(server.address, 'Ann');
    const { settings, awaiting } = await look(await guest(server.address, 'Bob'), await openTable(ann));
    expect(settings.time).toEqual({
      system: 'PER_STRETCH',
      hours: 48,
      increment: null,
      grace: null,
      whenOut: 'LADDER',
      excuses: 1,
      keepAfter: 2,
      words:
        '2 days for each turn, when time runs out: 1 late turn is excused, then the autopilot plays; after 2 turns in a row it takes over the seat',
    });
    expect(awaiting).toEqual([]);
  });

  it('show everybody until when somebody has time, and at the latest', async () => {
    const { gameId, ann, bob, version } = await startedTable(server.address);
    const { awaiting, options, seats } = await look(ann, gameId);
    const [open] = awaiting;
    expect(open).toMatchObject({ seat: 1, stretch: version, secondsInAll: 172_800, paused: false });
    const [deadline, latest] = [Date.parse(open?.until ?? ''), Date.parse(open?.latest ?? '')];
    expect(deadline).toBeGreaterThan(Date.now() + DAY);
    expect(latest).toBeGreaterThan(deadline);
    expect(options?.decision?.until).toBe(open?.until);
    expect(seats[0]).toEqual({ played: false, excused: 0, missed: 0, onVacation: false });
    const others = await look(bob, gameId);
    expect(others.awaiting[0]?.until).toBe(open?.until);
    expect(others.options?.decision ?? null).toBeNull();
  });

  it('can be others, or none', async () => {
    const time = { system: 'BANK', hours: 240, increment: 12, grace: 6, whenOut: 'REMIND' };
    const bank = await startedTable(server.address, { time });
    const seen = await look(bank.ann, bank.gameId);
    expect(seen.settings.time).toMatchObject({ ...time, excuses: null, keepAfter: null });
    expect(seen.awaiting[0]?.secondsInAll).toBe(10 * 86_400);
    const none = await startedTable(server.address, { clock: false });
    const still = await look(none.ann, none.gameId);
    expect(still.settings.time).toBeNull();
    expect(still.awaiting[0]).toMatchObject({ stretch: none.version, until: null, secondsLeft: null });
  });

  it('that cannot be played by are refused by the rules', async () => {
    const ann = await guest(server.address, 'Ann');
    const settings = { edition: 'CS_CLASSIC', seats: 2, time: { hours: 0 } };
    expect(await play(ann, 'openGame', { title: 'x', settings })).toMatchObject({
      code: 'INVALID_SETTINGS',
      facts: { field: 'time' },
    });
  });

  it.each([
    [{ time: { increment: 3 } }, 'input.settings.time.increment'],
    [{ time: { whenOut: 'REMIND', excuses: 3 } }, 'input.settings.time.excuses'],
    [{ clock: false, time: {} }, 'input.settings.time'],
  ])('that contradict themselves are bad input: %j', async (more, field) => {
    const ann = await guest(server.address, 'Ann');
    const settings = { edition: 'CS_CLASSIC', seats: 2, ...more };
    const { errors } = await mutate(ann, 'openGame', { title: 'x', settings });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', facts: { field } });
  });

  it('are stopped by consent and run again when somebody is back', async () => {
    const { gameId, ann, bob } = await startedTable(server.address);
    await accept(ann, 'askPause', { gameId });
    expect((await look(ann, gameId)).clocksPaused).toBe(false);
    await accept(bob, 'answerRequest', { gameId, request: 1, agree: true });
    const paused = await look(ann, gameId);
    expect(paused.clocksPaused).toBe(true);
    expect(paused.awaiting[0]).toMatchObject({ paused: true, until: null });
    expect(await play(ann, 'askPause', { gameId })).toMatchObject({ code: 'CLOCK_PAUSED' });
    await accept(bob, 'resumeClocks', { gameId });
    expect((await look(ann, gameId)).awaiting[0]).toMatchObject({ paused: false });
    expect(await play(bob, 'resumeClocks', { gameId })).toMatchObject({ code: 'CLOCK_NOT_PAUSED' });
  });

  it('never run for somebody for whom nobody but bots waits', async () => {
    const ann = await guest(server.address, 'Ann');
    const gameId = await openTable(ann, { entropy: 'OPEN' });
    await accept(ann, 'joinGame', { gameId });
    await accept(ann, 'fillWithBots', { gameId, bot: 'STEADY' });
    await until(async () => (await look(ann, gameId)).awaiting.length > 0);
    const { awaiting } = await look(ann, gameId);
    expect(awaiting).toMatchObject([{ seat: 1, stretch: expect.any(Number) as number, until: null }]);
  });
});

describe('vacations over the API', () => {
  const TAKE = `mutation Take($first: String!, $last: String!) {
    takeVacation(first: $first, last: $last) {
      __typename ... on Vacation { id first last startsAt } ... on Refusal { code message }
    }
  }`;
  const day = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

  it('are taken, listed and taken back', async () => {
    const ann = await guest(server.address, 'Ann');
    const days = { first: day(3), last: day(6) };
    const { data } = await ann.send<{ takeVacation: { id: string } }>(TAKE, days);
    expect(data.takeVacation).toMatchObject({ __typename: 'Vacation', ...days });
    const list = async () =>
      (await ann.send<{ myVacations: readonly unknown[] }>('{ myVacations { id } }')).data.myVacations;
    expect(await list()).toEqual([{ id: data.takeVacation.id }]);
    await ann.send('mutation End($id: ID!) { endVacation(id: $id) }', { id: data.takeVacation.id });
    expect(await list()).toEqual([]);
  });

  it('are refused with a reason', async () => {
    const ann = await guest(server.address, 'Ann');
    const { data } = await ann.send(TAKE, { first: day(0), last: day(6) });
    expect(data['takeVacation']).toEqual({
      __typename: 'Refusal',
      code: 'VACATION_TOO_SOON',
      message: 'A vacation can begin tomorrow at the earliest.',
    });
  });
});
