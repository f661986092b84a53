import { randomUUID } from 'node:crypto';
import type { GameId, JsonObject } from '../../src/game/index.js';
import { openStores } from '../../src/journal/stores.js';
import type { GameList, Games, Page, Seats } from '../../src/play/people-port.js';
import type { NewGame } from '../../src/play/ports.js';
import { countingProxy } from '../support/counting-proxy.js';
import { after, beginning, following, newGame } from '../support/history.js';
import { realStores } from '../support/real-stores.js';

const stores = realStores();
const NOON = new Date('2026-11-16T12:00:00.123Z');
const hours = (count: number): Date => new Date(NOON.getTime() + count * 3_600_000);

type Opening = Partial<NewGame> & Readonly<{ summary?: JsonObject; openedAt?: Date }>;

/** A game of which only its row matters. */
async function open({ summary = {}, openedAt = NOON, ...game }: Opening = {}): Promise<GameId> {
  const append = following(beginning(newGame()));
  const events = append.events.map((event) => ({ ...event, at: openedAt.toISOString() }));
  const head = { ...append.head, summary: { status: 'open', seats: 2, taken: [], ...summary } };
  const row = { owner: randomUUID(), title: 'A long winter', visibility: 'public' as const, ...game };
  await stores().journal.open({ ...append, events, head }, new Uint8Array(32), row);
  return append.game;
}

/** Stores one more event at this time, after which the game is summed up so. */
async function goOn(game: GameId, summary: JsonObject, at: Date): Promise<void> {
  const { head } = (await stores().journal.head(game))!;
  const append = following({ game, ...head });
  const events = append.events.map((event) => ({ ...event, at: at.toISOString() }));
  await stores().journal.append({ ...append, events, head: { ...append.head, summary } });
}

/** All pages of a list, one after the other. */
async function pages(which: GameList, first: number): Promise<readonly (readonly GameId[])[]> {
  const found: (readonly GameId[])[] = [];
  for (let next: string | undefined = undefined, more = true; more; more = next !== undefined) {
    const page: Page = { first, ...(next === undefined ? {} : { after: next }) };
    const { rows, next: end } = await stores().games.list(which, page);
    found.push(rows.map(({ id }) => id));
    next = end;
  }
  return found;
}

/** A game that these people have played to its end. */
async function played(people: readonly string[], at: Date, more: Opening = {}): Promise<GameId> {
  const game = await open(more);
  const seats = await Promise.all(people.map((account) => stores().seats.claim(game, account)));
  const taken = seats.map((seatId, index) => ({ seatId, ready: true, seat: index + 1, place: index + 1 }));
  await goOn(game, { status: 'over', seats: 2, round: 9, taken, ...more.summary }, at);
  return game;
}

describe('games', () => {
  it('have a row that follows their history', async () => {
    const owner = randomUUID();
    const game = await open({ owner, title: 'Spring', visibility: 'unlisted' });
    const head = (await stores().journal.head(game))!.head;
    const append = following({ game, ...head }, { events: 2 });
    const events = append.events.map((event) => ({ ...event, at: hours(2).toISOString() }));
    await stores().journal.append({ ...append, events });
    await stores().games.setLink(game, 'ab'.repeat(32));
    expect(await stores().games.row(game)).toEqual({
      id: game,
      version: 3,
      headHash: after(append).headHash,
      summary: append.head.summary,
      awaiting: append.head.awaiting,
      openedAt: NOON,
      updatedAt: hours(2),
      owner,
      title: 'Spring',
      visibility: 'unlisted',
      linkHash: 'ab'.repeat(32),
    });
  });

  it('that are not there have no row', async () => {
    expect(await stores().games.row(newGame())).toBeUndefined();
    expect(await stores().games.row('nonsense' as GameId)).toBeUndefined();
    const game = await open();
    expect([...(await stores().games.rows([game, newGame()])).keys()]).toEqual([game]);
  });

  it('can be joined if they are public and open and have a free seat, newest first, page by page', async () => {
    const first = await open({ openedAt: hours(1000) });
    const sameMoment = (await Promise.all([1, 2, 3].map(() => open({ openedAt: hours(1001) }))))
      .sort()
      .reverse();
    await open({ openedAt: hours(1002), summary: { status: 'running' } });
    await open({ openedAt: hours(1003), visibility: 'unlisted' });
    await open({ openedAt: hours(1003), summary: { taken: [{ seatId: 'a' }, { seatId: 'b' }] } });
    const last = await open({ openedAt: hours(1004) });
    const found = (await pages({ kind: 'joinable' }, 2)).flat();
    expect(found.slice(0, 5)).toEqual([last, ...sameMoment, first]);
    expect(new Set(found).size).toBe(found.length);
  });

  it('that are being played can be watched if they are public', async () => {
    const running = { summary: { status: 'running' } };
    const ids = [
      await open({ ...running, openedAt: hours(2001) }),
      await open({ ...running, openedAt: hours(2002) }),
    ];
    await open({ ...running, openedAt: hours(2003), visibility: 'invitation' });
    expect((await pages({ kind: 'running' }, 1)).flat().slice(0, 2)).toEqual(ids.reverse());
  });

  it('that are over are listed by their end, and only those that were played to it', async () => {
    const [early, late] = [await open({ openedAt: hours(5) }), await open({ openedAt: hours(4) })];
    await goOn(early, { status: 'over', taken: [] }, hours(3000));
    await goOn(late, { status: 'over', taken: [] }, hours(3001));
    await goOn(await open(), { status: 'cancelled', taken: [] }, hours(3002));
    await goOn(await open({ visibility: 'unlisted' }), { status: 'over', taken: [] }, hours(3003));
    // Showing the seed is no second end.
    await goOn(early, { status: 'over', taken: [] }, hours(3004));
    expect((await pages({ kind: 'finished' }, 1)).flat().slice(0, 2)).toEqual([late, early]);
  });

  it('of a person are those owned or sat in, changed last first', async () => {
    const ann = randomUUID();
    const owned = await open({ owner: ann, openedAt: hours(1), visibility: 'invitation' });
    const [sat, both, left] = [await open(), await open({ owner: ann }), await open()];
    for (const [game, at] of [
      [both, hours(2)],
      [sat, hours(3)],
    ] as const) {
      const seatId = await stores().seats.claim(game, ann);
      await goOn(game, { status: 'open', seats: 2, taken: [{ seatId, ready: false }] }, at);
    }
    await stores().seats.claim(left, ann);
    expect(await pages({ kind: 'mine', account: ann }, 2)).toEqual([[sat, both], [owned]]);
    expect(await pages({ kind: 'mine', account: ann }, 3)).toEqual([[sat, both, owned]]);
    expect(await pages({ kind: 'mine', account: randomUUID() }, 3)).toEqual([[]]);
  });

  it('that somebody has played are shown as far as the viewer may see them', async () => {
    const [ann, bob, eve] = [randomUUID(), randomUUID(), randomUUID()];
    const shown = await played([ann, bob], hours(1));
    const hidden = await played([ann, bob], hours(2), { visibility: 'unlisted' });
    await played([ann], hours(3), { summary: { settings: { practice: true } } });
    const list = (viewer?: string) =>
      pages({ kind: 'playedBy', account: ann, ...(viewer === undefined ? {} : { viewer }) }, 10);
    expect(await list()).toEqual([[shown]]);
    expect(await list(eve)).toEqual([[shown]]);
    expect(await list(bob)).toEqual([[hidden, shown]]);
  });

  it('are not listed after a cursor that is none', async () => {
    for (const cursor of ['nonsense', '', Buffer.from('1.x').toString('base64url')]) {
      await expect(
        stores().games.list({ kind: 'joinable' }, { first: 1, after: cursor }),
      ).rejects.toMatchObject({ code: 'BAD_INPUT' });
    }
  });

  it('that have not started for long are found, the oldest first', async () => {
    const old = await open({ openedAt: hours(-2000) });
    const older = await open({ openedAt: hours(-2001), visibility: 'invitation' });
    await open({ openedAt: hours(-2002), summary: { status: 'running' } });
    const found = await stores().games.unstarted(hours(-1999), 10);
    expect(found.map(({ id }) => id)).toEqual([older, old]);
    expect(await stores().games.unstarted(hours(-1999), 1)).toEqual([{ id: older, version: 1 }]);
  });

  it('take as many statements for a long page as for a short one', async () => {
    const ann = await stores().accounts.createGuest('Ann', NOON);
    for (let index = 0; index < 30; index += 1)
      await stores().seats.claim(await open({ owner: ann.id }), ann.id);
    const proxy = await countingProxy(stores().database.appUrl);
    const { games, seats, close } = await openStores(proxy.url);
    const counted = async (first: number): Promise<number> => {
      const before = proxy.statements();
      await lookAround(games, seats, ann.id, first);
      return proxy.statements() - before;
    };
    await counted(2);
    expect(await counted(1)).toBe(3);
    expect(await counted(25)).toBe(3);
    await close();
    await proxy.close();
  });

  it('that are asked for at the same moment take one statement, and one that is none harms nobody', async () => {
    const asked = [await open(), await open(), 'no game' as GameId];
    const proxy = await countingProxy(stores().database.appUrl);
    const { games, close } = await openStores(proxy.url);
    await games.row(newGame());
    const before = proxy.statements();
    const rows = await Promise.all(asked.map((id) => games.row(id)));
    expect(rows.map((row) => row?.id)).toEqual([asked[0], asked[1], undefined]);
    expect(proxy.statements() - before).toBe(1);
    await close();
    await proxy.close();
  });
});

async function lookAround(games: Games, seats: Seats, account: string, first: number): Promise<void> {
  expect((await games.list({ kind: 'joinable' }, { first })).rows).toHaveLength(first);
  const { rows } = await games.list({ kind: 'mine', account }, { first });
  expect((await seats.names(rows.map(({ id }) => id))).size).toBe(first);
}
