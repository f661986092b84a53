import { randomUUID } from 'node:crypto';
import type { Calendar } from '../../src/clock/calendar.js';
import { DEFAULT_TIME, type Command, type GameId, type SeatId, type Settings } from '../../src/game/index.js';
import { withClient } from '../../src/journal/connection.js';
import type { Stores } from '../../src/journal/stores.js';
import type { OutsideLink } from '../../src/notices/outside.js';
import type { Delivery } from '../../src/play/deliveries-port.js';
import { createLook } from '../../src/play/look.js';
import { createLooker, type Looker } from '../../src/play/reminding/looker.js';
import type { RemindingParts } from '../../src/play/reminding/parts.js';
import type { Play } from '../../src/play/sent.js';
import type { TestDatabase } from './database.js';
import { accepted, node, send, type Accepted, type Node } from './house.js';
import { startMailServer, type MailServer, type ReceivedMail } from './mail-server.js';
import { realStores } from './real-stores.js';
import { testOutside } from './test-outside.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Awake around the clock: what is due does not depend on when the tests run. */
export const SLEEPLESS: Calendar = { zone: 'UTC', from: 0, to: 24 * 60, weekend: [] };

/** A process whose clock is so far behind, and so lets things happen in the past. */
export const ago = (stores: Stores, ms: number): Node =>
  node(stores, { now: () => new Date(Date.now() - ms), calendars: stores.calendars.inGame });

export type Person = Readonly<{ id: string; name: string; email: string }>;
export type Table = Readonly<{ game: GameId; seats: readonly SeatId[] }>;

/** What tests about reminders need: real stores, a real mail server, and people who can be reached. */
export type Post = Readonly<{
  stores: () => Stores & Readonly<{ database: TestDatabase }>;
  mail: () => MailServer;
  outside: () => OutsideLink;
  /** Mails to somebody, the first one first. */
  mailsTo: (person: Person) => readonly ReceivedMail[];
  person: (name?: string, calendar?: Calendar) => Promise<Person>;
  /** A game of these people that began so long ago; the first of them is awaited. */
  table: (people: readonly Person[], begunMs?: number, settings?: Partial<Settings>) => Promise<Table>;
  looker: (more?: Partial<RemindingParts>) => Looker;
  /** Has these games looked at as soon as somebody looks. */
  dueNow: (...games: readonly GameId[]) => Promise<void>;
  rows: (game: GameId) => Promise<readonly Delivery[]>;
}>;

/** Sets all of it up for the tests of one file. */
export function postOffice(): Post {
  const stores = realStores();
  let mail: MailServer;
  let outside: OutsideLink;
  beforeAll(async () => {
    mail = await startMailServer();
    outside = testOutside(() => 'https://cairn.example', mail.url);
  });
  afterAll(async () => {
    await outside.close();
    await mail.stop();
  });

  const person: Post['person'] = async (name = 'Ann', calendar = SLEEPLESS) => {
    const { id } = await stores().accounts.createGuest(name, new Date());
    const email = `${id}@example.org`;
    await withClient(stores().database.adminUrl, (client) =>
      client.query('update account set email = $2, email_key = $2, email_verified_at = now() where id = $1', [
        id,
        email,
      ]),
    );
    await stores().calendars.set(id, calendar);
    return { id, name, email };
  };

  const table: Post['table'] = async (people, begunMs = 0, settings = {}) => {
    const at = ago(stores(), begunMs);
    const game = await at.open({ entropy: 'open', seats: people.length, time: DEFAULT_TIME, ...settings });
    const seats: SeatId[] = [];
    for (const { id } of people) {
      const seat = await stores().seats.claim(game, id);
      seats.push(seat);
      await send(at, game, `seat:${seat}`, { type: 'JoinGame' });
    }
    await send(at, game, 'owner', { type: 'StartGame' });
    await dueNow(game);
    return { game, seats };
  };

  const dueNow: Post['dueNow'] = (...games) =>
    withClient(stores().database.adminUrl, async (client) => {
      await client.query('update game set look_at = now() where id = any($1)', [games]);
    });

  const looker: Post['looker'] = (more = {}) => {
    const { journal } = stores();
    const { tables } = node(stores());
    const warn = (what: string, error: unknown): never => {
      throw new Error(what, { cause: error });
    };
    return createLooker({ ...stores(), ...outside, look: createLook(journal, tables), warn, ...more });
  };

  return {
    stores,
    mail: () => mail,
    outside: () => outside,
    mailsTo: ({ email }) => mail.received.filter(({ to }) => to === email),
    person,
    table,
    looker,
    dueNow,
    rows: (game) => stores().notices.deliveries.ofGame(game),
  };
}

/** Plays a command that must be accepted, as if so long ago. */
export async function playAgo(
  stores: Stores,
  ms: number,
  sent: Omit<Parameters<Play>[0], 'commandId' | 'command'> & Readonly<{ command: Command }>,
): Promise<Accepted> {
  return accepted(await ago(stores, ms).play({ ...sent, commandId: randomUUID() }));
}
