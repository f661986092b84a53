import type { GameId, StoredEvent } from '../../src/game/index.js';
import type { Delivery, DeliveryPage } from '../../src/play/deliveries-port.js';
import { createLook } from '../../src/play/look.js';
import { EVENTS_AT_ONCE } from '../../src/play/pages.js';
import type { Journal } from '../../src/play/ports.js';
import { createTables } from '../../src/play/tables.js';
import { createArchives, type Archives, type ArchiveStores } from '../../src/play/trust/archives.js';
import { SIGNER, verify } from '../support/archives.js';
import { node, send, type Node } from '../support/house.js';
import { memoryStores } from '../support/memory-stores.js';
import { longGame, watched, type Asked } from '../support/watched-journal.js';

const { journal, ...others } = memoryStores();
const at: Node = node({ journal, ...others });
let game: GameId;
let length = 0;
beforeAll(async () => {
  game = await longGame(at, 4 * EVENTS_AT_ONCE + 100);
  length = (await at.tables.fresh(game))?.table.version ?? 0;
});

/** More than two pages of them. */
const DELIVERIES = Array.from({ length: 600 }, (_, since): Delivery => {
  const moment = new Date(since);
  const about = { game, notice: `notice ${since}`, attempt: 1, seat: 1, since, kind: 'turn' } as const;
  const times = { dueAt: moment, claimedAt: moment, finishedAt: moment };
  return { ...about, ...times, letter: '', channel: { id: '', kind: 'email' }, result: 'sent' };
});

/** Archives of a process that has just started. */
function archivesOn(journal: Journal, pages: (DeliveryPage | undefined)[] = []): Archives {
  const ofGame = (_game: GameId, page?: DeliveryPage): Promise<readonly Delivery[]> => {
    pages.push(page);
    const from = page?.after === undefined ? 0 : Number(page.after.notice.slice('notice '.length)) + 1;
    return Promise.resolve(DELIVERIES.slice(from, from + (page?.limit ?? Infinity)));
  };
  const stores = {
    journal,
    notices: { deliveries: { ofGame } },
    digests: { including: () => Promise.resolve(undefined) },
  } as unknown as ArchiveStores;
  return createArchives(stores, createLook(journal, createTables(journal)), SIGNER);
}

const sizesOf = (asked: readonly Asked[]): readonly number[] => asked.map(({ after, upTo }) => upTo - after);

/** The version of the event in a line of an archive, if there is one. */
const versionIn = (line: string): number | undefined =>
  (JSON.parse(line) as { event?: { version: number } }).event?.version;

describe('a long history', () => {
  it('is folded as it was played, from pages alone', async () => {
    const { journal: seen, asked } = watched(journal);
    const loaded = await createTables(seen).load(game);
    expect(loaded).toEqual(await at.tables.load(game));
    expect(loaded?.undos).toHaveLength(3);
    expect(Math.max(...sizesOf(asked))).toBe(EVENTS_AT_ONCE);
  });

  it('is folded again from pages, once, when a move is taken back', async () => {
    const { journal: seen, asked } = watched(journal);
    const behind = node({ journal: seen, ...others });
    await behind.tables.load(game);
    await send(behind, game, 'seat:ann', { type: 'PlacePeople', place: 'hunt', people: 1 });
    asked.length = 0;
    await send(behind, game, 'seat:ann', { type: 'UndoMove' });
    expect(asked).toHaveLength(Math.ceil(length / (EVENTS_AT_ONCE - 1)));
    expect(Math.max(...sizesOf(asked))).toBe(EVENTS_AT_ONCE);
    expect((await behind.tables.load(game))?.table).toEqual((await at.tables.fresh(game))?.table);
  });

  it('is read by pages by whoever has fallen far behind', async () => {
    const { journal: seen, asked } = watched(journal);
    const second = node({ journal, ...others });
    const short = await longGame(second, 1);
    const behind = createTables(seen);
    const known = await behind.load(short);
    for (let request = 2; request < 2 + EVENTS_AT_ONCE / 2; request += 1) {
      await send(second, short, 'seat:ann', { type: 'AskCancel' });
      await send(second, short, 'seat:bob', { type: 'Answer', request, agree: false });
    }
    await send(second, short, 'seat:ann', { type: 'AskCancel' });
    asked.length = 0;
    expect(await behind.fresh(short)).toEqual(await second.tables.fresh(short));
    expect(await behind.catchUp(known!)).toEqual(await second.tables.fresh(short));
    expect(Math.max(...sizesOf(asked))).toBe(EVENTS_AT_ONCE);
  });

  it('is folded anew if another one takes its place between two pages', async () => {
    let reads = 0;
    const replaced: Journal = {
      ...journal,
      read: async (...part) => {
        const events = await journal.read(...part);
        reads += 1;
        return reads === 1 ? events.map((event) => ({ ...event, hash: 'another' })) : events;
      },
    };
    expect(await createTables(replaced).load(game)).toEqual(await at.tables.load(game));
  });

  it.each([
    [
      'another hash',
      (events: readonly StoredEvent[]) => events.map((event) => ({ ...event, hash: 'another' })),
    ],
    ['no events', () => []],
  ])('that can never be what its head says, with %s, is not read for ever', async (_what, damaged) => {
    const { journal: seen, asked } = watched({
      ...journal,
      read: async (...part) => {
        if (asked.length > 100) throw new Error('read for ever');
        return damaged(await journal.read(...part));
      },
    });
    await expect(createTables(seen).load(game)).rejects.toThrow('does not end with its head');
  });
});

describe('the archive of a long history', () => {
  it.each(['full', 'public', 'seat:1'] as const)(
    'is written from pages alone, none read before the one before it is written (%s)',
    async (view) => {
      const { journal: seen, asked } = watched(journal);
      const pages: (DeliveryPage | undefined)[] = [];
      const archive = await archivesOn(seen, pages).of(game, view);
      expect(Math.max(...sizesOf(asked))).toBe(EVENTS_AT_ONCE);
      asked.length = 0;
      let text = '';
      for await (const line of archive) {
        const version = versionIn(line);
        const { after = 0, upTo = 0 } = asked.at(-1) ?? {};
        if (version !== undefined && !(after < version && version <= upTo))
          throw new Error(`${after} to ${upTo} was read while ${version} was written`);
        text += line;
      }
      expect(Math.max(...sizesOf(asked))).toBe(EVENTS_AT_ONCE);
      expect(pages.map((page) => [page?.after?.notice, page?.limit])).toEqual([
        [undefined, 250],
        ['notice 249', 250],
        ['notice 499', 250],
      ]);
      expect(verify(text)).toMatchObject({ outcome: 'asFarAsPossible' });
      expect([...text.matchAll(/"kind":"delivery"/g)]).toHaveLength(view === 'public' ? 0 : 600);
    },
  );

  it('is read no further by whoever wants no more of it', async () => {
    const { journal: seen, asked } = watched(journal);
    const archive = await archivesOn(seen).of(game, 'full');
    asked.length = 0;
    for await (const line of archive) if (versionIn(line) === EVENTS_AT_ONCE + 1) break;
    expect(sizesOf(asked)).toEqual([EVENTS_AT_ONCE, EVENTS_AT_ONCE]);
    const rest = [];
    for await (const line of archive) rest.push(line);
    expect(rest).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it('is not finished if another history takes its place meanwhile', async () => {
    let isReplaced = false;
    const replaced: Journal = {
      ...journal,
      read: async (...part) =>
        (await journal.read(...part)).map((event) => (isReplaced ? { ...event, hash: 'another' } : event)),
    };
    const writing = async (): Promise<void> => {
      for await (const line of await archivesOn(replaced).of(game, 'full'))
        isReplaced ||= versionIn(line) === EVENTS_AT_ONCE;
    };
    await expect(writing()).rejects.toThrow('was replaced');
  });
});
