import type { GameId, SeatId } from '../game/index.js';
import { createBell, endedBy, type Bell } from './bell.js';
import { Fault } from './faults.js';
import { FEED_DEFAULTS, type FeedSettings } from './feed-settings.js';
import type { Talk, TalkLine } from './lobby-port.js';
import { talkOf, type Live } from './ports.js';

/** Longer lines belong in a letter. */
export const LONGEST_LINE = 500;
/** More lines a minute than anybody writes by hand. */
const LINES_PER_MINUTE = 12;
const MINUTE_MS = 60_000;
/** Changes read at once while catching up. */
const PAGE = 200;

/** What one player says. */
export type Saying = Readonly<{
  game: GameId;
  account: string;
  seatId: SeatId;
  commandId: string;
  text: string;
}>;

/** What a follower of table talk gets: lines as they were said or erased, in the order of these changes. */
export type TalkItem = Readonly<
  { kind: 'line'; line: TalkLine } | { kind: 'caughtUp' | 'heartbeat'; change: number }
>;

export type TableTalk = Readonly<{
  say: (saying: Saying) => Promise<TalkLine>;
  erase: (game: GameId, account: string, line: number) => Promise<boolean>;
  lines: Talk['lines'];
  /** Everything after the change `after`, then what is said. `return()` ends it at once. */
  follow: (game: GameId, after: number) => AsyncIterableIterator<TalkItem>;
}>;

export type TalkParts = Readonly<{
  talk: Talk;
  live: Live;
  now: () => Date;
  warn: (what: string, error: unknown) => void;
}>;

/** What is said at the tables: no part of any history. */
export function createTableTalk(parts: TalkParts, settings: FeedSettings = FEED_DEFAULTS): TableTalk {
  const { talk, live, now, warn } = parts;
  const announce = (game: GameId): void => {
    live.announce(talkOf(game), 1).catch((error: unknown) => warn('announcing table talk', error));
  };
  return {
    say: async (saying) => {
      const at = now();
      const since = new Date(at.getTime() - MINUTE_MS);
      const line = await talk.say({ ...saying, at }, LINES_PER_MINUTE, since);
      if (line === undefined) throw tooMuch();
      // An erased line does not tell any more what it said.
      if (line.text !== undefined && line.text !== saying.text) throw reused();
      announce(saying.game);
      return line;
    },
    erase: async (game, account, line) => {
      const erased = await talk.erase(game, account, line);
      if (erased) announce(game);
      return erased;
    },
    lines: talk.lines,
    follow: (game, after) => {
      const bell = createBell();
      return endedBy(bell, itemsOf({ game, after, talk, live, settings }, bell));
    },
  };
}

const tooMuch = (): Fault =>
  new Fault('RATE_LIMITED', `At most ${LINES_PER_MINUTE} lines a minute. Wait a little.`, {
    retryAfter: MINUTE_MS / 1_000,
    per: 'viewer',
  });

const reused = (): Fault =>
  new Fault('BAD_INPUT', 'This "commandId" was used for something else.', { field: 'input.commandId' });

type Wanted = Readonly<{ game: GameId; after: number; talk: Talk; live: Live; settings: FeedSettings }>;

async function* itemsOf(wanted: Wanted, bell: Bell): AsyncGenerator<TalkItem, void, void> {
  const { game, after, talk, live, settings } = wanted;
  // Listening comes before reading: what is said in between is then heard, and read.
  const unlisten = await live.listen(talkOf(game), bell.ring);
  try {
    const head = await talk.lastChange(game);
    if (after > head) throw new Fault('CURSOR_AHEAD', `There are only ${head} changes.`, { head });
    let change = after;
    let kind: 'caughtUp' | 'heartbeat' = 'caughtUp';
    while (!bell.stopped()) {
      const lines = await changesAfter(talk, game, change, kind === 'caughtUp');
      for (const line of lines) yield { kind: 'line', line };
      change = lines.at(-1)?.change ?? change;
      if (lines.length === PAGE) continue;
      if (lines.length === 0 || kind === 'caughtUp') yield { kind, change };
      kind = 'heartbeat';
      await bell.wait(Math.min(settings.headCheckMs, settings.heartbeatMs));
    }
  } finally {
    await unlisten();
  }
}

/** A failed look is made good by the next; only whoever has just come is told. */
const changesAfter = (
  talk: Talk,
  game: GameId,
  after: number,
  first: boolean,
): Promise<readonly TalkLine[]> =>
  talk.changes(game, after, PAGE).catch((error: unknown) => {
    if (first) throw error;
    return [];
  });
