import { randomUUID } from 'node:crypto';
import { DEFAULT_CALENDAR } from '../../src/clock/calendar.js';
import { OWN_DAY } from '../../src/clock/own-time.js';
import { startClock } from '../../src/clock/stretch.js';
import { DEFAULT_TIME, MOST_PAUSED_DAYS } from '../../src/game/index.js';
import type { Actor, Command, Rejection, SeatId, Settings, TableRejection } from '../../src/game/index.js';
import { openGame } from '../../src/play/lobby/open-game.js';
import { createNudging } from '../../src/play/nudging/nudging.js';
import type { Journal } from '../../src/play/ports.js';
import type { Played } from '../../src/play/sent.js';
import { createHolidays } from '../../src/play/vacations.js';
import { EXAMPLE, soundContent } from './content-example.js';
import { node, send, startedGame } from './house.js';
import { memoryContentFiles } from './memory-content-files.js';
import { memoryNudges } from './memory-nudges.js';
import { memoryStores } from './memory-stores.js';
import { memoryVacations } from './memory-vacations.js';
import { HEX, nobody, OPEN, play, refusal, seated, started } from './table-play.js';

type Refused = () => Rejection | undefined | Promise<Rejection | undefined>;

const open = (settings: object): Command => ({
  type: 'OpenGame',
  settings: { ...OPEN, ...settings },
  commitment: HEX('0'),
});
const join: Command = { type: 'JoinGame' };
const hunt: Command = { type: 'PlacePeople', place: 'hunt', people: 1 };
const agree = (request = 1): Command => ({ type: 'Answer', request, agree: true });

const sealed = seated('', { entropy: 'sealed', seats: 2 });
const one = play(sealed, 'seat:a', { type: 'JoinGame', join: 1, entropySeal: HEX('a') });
const both = play(one, 'seat:b', { type: 'JoinGame', join: 2, entropySeal: HEX('b') });
const shown = play(both, 'seat:a', { type: 'Ready', entropy: HEX('1') });
const cancelled = play(seated('ab'), 'owner', { type: 'AskCancel' });
const revealed: Command = { type: 'RevealSeed', seed: HEX('5') };
const kept = play(started('abc'), 'server', { type: 'KeepSeat', seat: 1 });
const resigned = play(started('abc'), 'seat:a', { type: 'Resign' });
const asked = play(started('abc'), 'seat:a', { type: 'AskCancel' });
const watched = play(started('ab', { fullView: true }), 'organiser:judge', { type: 'OpenFullView' });
const timed = started('abc', { time: DEFAULT_TIME });
const resting = play(timed, 'server', { type: 'Pause', seat: 2, days: MOST_PAUSED_DAYS });

const reasonOf = (played: Played): Rejection | undefined =>
  played.kind === 'rejected' ? played.rejection : undefined;

/** One command id for two commands. */
async function reuse(): Promise<Rejection | undefined> {
  const house = node(memoryStores());
  const sent = { game: await startedGame(house), actor: 'seat:ann', commandId: randomUUID() } as const;
  await house.play({ ...sent, command: hunt });
  return reasonOf(await house.play({ ...sent, command: { type: 'UndoMove' } }));
}

/** A move in a game whose journal says that it was played elsewhere. */
async function playCopy(): Promise<Rejection | undefined> {
  const stores = memoryStores();
  const game = await startedGame(node(stores));
  const head: Journal['head'] = async (...asked) => {
    const at = await stores.journal.head(...asked);
    return at && { ...at, head: { ...at.head, copied: true } };
  };
  const copy = node({ ...stores, journal: { ...stores.journal, head } });
  return reasonOf(await copy.play({ game, actor: 'seat:ann', commandId: randomUUID(), command: hunt }));
}

/** A time-out of somebody whose time has just begun. */
async function hurry(): Promise<Rejection | undefined> {
  const house = node(memoryStores());
  const game = await startedGame(house, { time: DEFAULT_TIME });
  const since = (await house.tables.fresh(game))?.stretches[0]?.since ?? 0;
  const command: Command = { type: 'TimeOut', seat: 1, since };
  return reasonOf(await house.play({ game, actor: 'server', commandId: randomUUID(), command }));
}

/** A game of the base box with this content file, in a house that has the example of the documentation. */
async function openWith(contentFile: string): Promise<Rejection | undefined> {
  const contentFiles = memoryContentFiles();
  await contentFiles.add(soundContent(EXAMPLE), new Date(), () => []);
  const { parts } = node({ ...memoryStores(), contentFiles });
  const settings: Settings = { ...OPEN, contentFile };
  const about = {
    commandId: randomUUID(),
    owner: randomUUID(),
    title: 'Test',
    visibility: 'public',
  } as const;
  return reasonOf((await openGame(parts, { ...about, settings })).played);
}

/** Entropy that was not sealed. */
async function revealOther(): Promise<Rejection | undefined> {
  const house = node(memoryStores());
  const game = await house.open();
  const send = (actor: Actor, command: Command) =>
    house.play({ game, actor, commandId: randomUUID(), command });
  await send('seat:a', { type: 'JoinGame', join: 1, entropySeal: HEX('0') });
  await send('seat:b', { type: 'JoinGame', join: 2, entropySeal: HEX('0') });
  return reasonOf(await send('seat:a', { type: 'Ready', entropy: HEX('1') }));
}

const STARTED_AT = Date.parse('2026-05-04T12:00:00Z');

/** Ann nudges Bob so often while the game waits for him; not at all: while it waits for her. */
async function nudgeBob(times: number): Promise<Rejection | undefined> {
  const at = node(memoryStores());
  const game = await startedGame(at);
  if (times > 0) await send(at, game, 'seat:ann', hunt);
  const { nudge } = createNudging({ nudges: memoryNudges(), warn: () => undefined });
  const loaded = (await at.tables.fresh(game))!;
  for (let time = 1; time < times; time += 1) await nudge(loaded, 'ann' as SeatId, 2);
  const answer = await nudge(loaded, 'ann' as SeatId, 2);
  return answer.ok ? undefined : answer.reason;
}

/** Of somebody whose stretch of three days began on the fourth of May, asked for so many days later. */
async function vacation(days: number, first: string, last: string, taken?: readonly [string, string]) {
  const { vacations } = memoryVacations();
  const clock = startClock({ kind: 'perStretch', hours: 72 }, DEFAULT_CALENDAR, 3 * OWN_DAY, STARTED_AT);
  const holidays = createHolidays({
    vacations,
    calendars: { of: () => Promise.resolve(undefined) } as never,
    stretches: { due: () => Promise.resolve([]), ofAccount: () => Promise.resolve([{ clock } as never]) },
    play: () => Promise.reject(new Error('nothing is played here')),
    newId: randomUUID,
    now: () => new Date(STARTED_AT + days * 24 * 60 * 60 * 1_000),
    warn: () => undefined,
  });
  if (taken !== undefined) await holidays.take('ann', { first: taken[0], last: taken[1] });
  const answer = await holidays.take('ann', { first, last });
  return answer.ok ? undefined : answer.reason;
}

/** For every refusal that speaks of the table around the game: a way to get it. */
export const REFUSED_AT_THE_TABLE: Readonly<Record<TableRejection['code'], Refused>> = {
  UNKNOWN_COMMAND: () => refusal(seated('ab'), 'owner', { type: 'toString' } as never),
  NOT_ALLOWED: () => refusal(seated('ab'), 'seat:a', { type: 'StartGame' }),
  GAME_OPEN_ALREADY: () => refusal(seated(''), 'owner', open({})),
  NO_SUCH_GAME: () => refusal(nobody, 'seat:a', join),
  GAME_NOT_STARTED: () => refusal(seated('ab'), 'seat:a', hunt),
  GAME_STARTED: () => refusal(started('ab'), 'seat:c', join),
  GAME_CLOSED: () => refusal(cancelled, 'seat:a', { type: 'LeaveGame' }),
  GAME_NOT_CLOSED: () => refusal(seated('ab'), 'server', revealed),
  INVALID_SETTINGS: () => refusal(nobody, 'owner', open({ seats: 9 })),
  NO_SUCH_CONTENT_FILE: () => openWith(HEX('a')),
  CONTENT_FILE_CHANGES_NOTHING: () => openWith(soundContent(EXAMPLE).hash),
  NOT_SEATED: () => refusal(seated('ab'), 'seat:z', { type: 'LeaveGame' }),
  SEATED_ALREADY: () => refusal(seated('ab'), 'seat:a', join),
  TABLE_FULL: () => refusal(seated('abcd'), 'seat:e', join),
  TOO_FEW_PLAYERS: () => refusal(seated('a'), 'owner', { type: 'StartGame' }),
  NOT_READY: () => refusal(both, 'owner', { type: 'StartGame' }),
  READY_ALREADY: () => refusal(shown, 'seat:a', { type: 'Ready', entropy: HEX('1') }),
  BAD_ENTROPY: () => refusal(sealed, 'seat:a', { type: 'JoinGame', join: 1 }),
  OTHER_JOIN_NUMBER: () => refusal(one, 'seat:b', { type: 'JoinGame', join: 1, entropySeal: HEX('b') }),
  SEATS_FIXED: () => refusal(shown, 'seat:b', { type: 'LeaveGame' }),
  SEATS_FREE: () => refusal(one, 'seat:a', { type: 'Ready', entropy: HEX('1') }),
  SEED_REVEALED_ALREADY: () => refusal(play(cancelled, 'server', revealed), 'server', revealed),
  SEAT_KEPT: () => refusal(kept, 'seat:a', hunt),
  SEAT_NOT_KEPT: () => refusal(started('abc'), 'seat:a', { type: 'ComeBack' }),
  SEAT_RESIGNED: () => refusal(resigned, 'seat:a', hunt),
  NO_SUCH_SEAT: () => refusal(kept, 'server', { type: 'KeepSeat', seat: 9 }),
  NOTHING_TO_UNDO: () => refusal(started('ab'), 'seat:a', { type: 'UndoMove' }),
  UNDO_NEEDS_CONSENT: () =>
    refusal(play(play(started('ab'), 'seat:a', hunt), 'seat:b', hunt), 'seat:a', { type: 'UndoMove' }),
  NO_SUCH_MOVE: () => refusal(started('ab'), 'seat:a', { type: 'AskUndo', toVersion: 1 }),
  BOTS_DO_NOT_AGREE: () => {
    const before = started('abC');
    const ask: Command = { type: 'AskUndo', toVersion: before.table.version };
    return refusal(play(before, 'seat:a', hunt), 'seat:a', ask);
  },
  REQUEST_OPEN: () => refusal(asked, 'seat:b', { type: 'AskCancel' }),
  NO_SUCH_REQUEST: () => refusal(asked, 'seat:b', agree(7)),
  ANSWERED_ALREADY: () => refusal(play(asked, 'seat:b', agree()), 'seat:b', agree()),
  BAD_NUMBER: () => refusal(started('ab'), 'server', { type: 'SkipDraws', draws: -1 }),
  FULL_VIEW_OFF: () => refusal(started('ab'), 'organiser:judge', { type: 'OpenFullView' }),
  FULL_VIEW_OPEN_ALREADY: () => refusal(watched, 'organiser:judge', { type: 'OpenFullView' }),
  SAW_EVERYTHING: () => {
    const seen = play(seated('a', { fullView: true }), 'organiser:judge', { type: 'OpenFullView' });
    return refusal(seen, 'seat:judge', join);
  },
  NO_CLOCK: () => refusal(started('ab'), 'seat:a', { type: 'AskPause' }),
  CLOCK_PAUSED: () => refusal(resting, 'server', { type: 'Pause', seat: 2, days: 1 }),
  CLOCK_NOT_PAUSED: () => refusal(timed, 'seat:a', { type: 'Resume' }),
  PAUSES_SPENT: () => {
    const back = play(resting, 'server', { type: 'Resume', seat: 2, days: MOST_PAUSED_DAYS });
    return refusal(back, 'server', { type: 'Pause', seat: 2, days: 1 });
  },
  COMMAND_ID_REUSED: reuse,
  GAME_IS_A_COPY: playCopy,
  TIME_NOT_UP: hurry,
  VACATION_DAYS: () => vacation(0, '2026-06-02', '2026-06-01'),
  VACATION_TOO_SOON: () => vacation(0, '2026-05-04', '2026-05-06'),
  VACATION_OVERLAPS: () => vacation(0, '2026-06-01', '2026-06-03', ['2026-06-03', '2026-06-04']),
  VACATION_SPENT: () => vacation(0, '2026-06-01', '2026-06-29'),
  VACATION_TOO_LATE: () => vacation(2.33, '2026-05-07', '2026-05-08'),
  NOBODY_TO_NUDGE: () => nudgeBob(0),
  NUDGED_LATELY: () => nudgeBob(2),
  ENTROPY_DOES_NOT_MATCH: revealOther,
};
