import { randomUUID } from 'node:crypto';
import type { GameId } from '../../src/game/index.js';
import { addContent } from '../../src/play/add-content.js';
import type { ContentFiles } from '../../src/play/content-port.js';
import { openGame } from '../../src/play/lobby/open-game.js';
import { createLook } from '../../src/play/look.js';
import type { Played } from '../../src/play/sent.js';
import { EXAMPLE, exampleWith, fileOf, GOLD, soundContent } from '../support/content-example.js';
import { node, send, startedGame, type Stores } from '../support/house.js';

const NOON = new Date('2026-11-17T12:00:00.123Z');
const STYLE = { edition: 'cs-2019', expansion: 'style' } as const;
const example = soundContent(EXAMPLE);
const gold = soundContent(fileOf({ cards: [GOLD] }));

export type ContentHouse = Stores & Readonly<{ contentFiles: ContentFiles }>;

/** What content files promise wherever they are kept, and what games that name one can rely on. */
export function contentContract(name: string, house: () => ContentHouse): void {
  const add = (text: string) => addContent(house().contentFiles, text, NOON);

  describe(`content files ${name}`, () => {
    it('are kept as they came, under their address, once', async () => {
      expect(await house().contentFiles.byHash(example.hash)).toBeUndefined();
      expect(await add(EXAMPLE)).toEqual({ ok: true, value: { ...example, known: false } });
      const compact = JSON.stringify(JSON.parse(EXAMPLE));
      expect(await add(compact)).toEqual({ ok: true, value: { ...example, known: true } });
      expect(await house().contentFiles.byHash(example.hash)).toEqual({ ...example, addedAt: NOON });
    });

    it('are listed in the order in which they were added', async () => {
      await add(EXAMPLE);
      await addContent(house().contentFiles, fileOf({ cards: [GOLD] }), new Date(NOON.getTime() + 1));
      const hashes = (await house().contentFiles.all()).map(({ hash }) => hash);
      expect(hashes.slice(0, 2)).toEqual([example.hash, gold.hash]);
    });

    it('are refused when they would change what an id means', async () => {
      await add(EXAMPLE);
      const before = await house().contentFiles.all();
      const refused = await add(fileOf({ cards: [{ ...GOLD, top: { kind: 'tool' } }] }));
      expect(refused).toMatchObject({ ok: false, reason: [{ at: 'cards[0] (X7a): id' }] });
      expect(await house().contentFiles.all()).toEqual(before);
    });

    it('that contradict each other are not both added, however close they come', async () => {
      const rival = (points: number): string =>
        fileOf({ cards: [{ ...GOLD, id: 'Race', replaces: 'X9', top: { kind: 'points', points } }] });
      const outcomes = await Promise.all([1, 2, 3, 4, 5].map((points) => add(rival(points))));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    });
  });

  describe(`a game with a content file ${name}`, () => {
    const tablesOf = async (at: ReturnType<typeof node>, game: GameId) => {
      const { table } = (await at.tables.fresh(game))!;
      return { settings: table.settings, rules: table.game?.rules };
    };

    beforeEach(() => add(EXAMPLE));

    it('is played with it by every process, after a restart too', async () => {
      const first = node(house());
      const game = await startedGame(first, { ...STYLE, contentFile: example.hash });
      const { settings, rules } = await tablesOf(node(house()), game);
      expect(settings).toMatchObject({ contentFile: example.hash });
      expect(rules?.content).toBe(example.tables[0]!.hash);
      expect(rules?.cards.has('X7')).toBe(false);
      expect(rules?.cards.get('X7a')?.top).toEqual({ kind: 'goods', goods: { gold: 1 } });
      expect(rules?.tiles.get('XB4a')?.points).toEqual({ kind: 'printed', points: 9 });

      const second = node(house());
      await send(second, game, 'seat:ann', { type: 'PlacePeople', place: 'forest', people: 2 });
      await send(second, game, 'seat:ann', { type: 'UndoMove' });
      await send(first, game, 'seat:ann', { type: 'PlacePeople', place: 'field', people: 1 });
      const third = node(house());
      expect((await third.tables.fresh(game))!.table).toEqual((await first.tables.fresh(game))!.table);
    });

    it('can be looked at in every version', async () => {
      const at = node(house());
      const game = await startedGame(at, { ...STYLE, olderTiles: true, contentFile: example.hash });
      const fresh = node(house());
      const look = createLook(house().journal, fresh.tables);
      const { version } = (await fresh.tables.fresh(game))!.table;
      for (let each = 1; each <= version; each += 1)
        expect((await look.at(game, each)).loaded.table.version).toBe(each);
      expect((await look.at(game, version)).loaded.table.game?.rules.content).toBe(example.tables[1]!.hash);
    });

    it('keeps what it started with, and so do games without one', async () => {
      const at = node(house());
      const plain = await startedGame(at, STYLE);
      const corrected = await startedGame(at, { ...STYLE, contentFile: example.hash });
      await add(fileOf({ cards: [GOLD] }));
      const later = await startedGame(at, { ...STYLE, contentFile: gold.hash });
      const contents = await Promise.all(
        [plain, corrected, later].map(async (game) => (await tablesOf(node(house()), game)).rules),
      );
      expect(contents.map((rules) => rules?.tiles.has('XB4a'))).toEqual([false, true, false]);
      expect(contents.map((rules) => rules?.cards.has('X7a'))).toEqual([false, true, true]);
      expect(new Set(contents.map((rules) => rules?.content)).size).toBe(3);
    });

    it.each([
      ['a file nobody has added', { ...STYLE, contentFile: 'a'.repeat(64) }, 'NO_SUCH_CONTENT_FILE'],
      ['no address at all', { ...STYLE, contentFile: '../etc/passwd' }, 'INVALID_SETTINGS'],
      [
        'a file about something else',
        { edition: 'cs-2019', contentFile: example.hash },
        'CONTENT_FILE_CHANGES_NOTHING',
      ],
    ] as const)('cannot be opened with %s', async (_, settings, code) => {
      const at = node(house());
      await expect(at.open(settings)).rejects.toThrow(code);
    });

    it('is opened once, however often it is asked for', async () => {
      const at = node(house());
      const opening = {
        commandId: randomUUID(),
        owner: randomUUID(),
        title: 'Test',
        visibility: 'public' as const,
        settings: {
          ...STYLE,
          seats: 2,
          order: 'joined',
          entropy: 'sealed',
          contentFile: example.hash,
        } as const,
      };
      const outcomes: Played[] = [];
      for (const parts of [at.parts, node(house()).parts])
        outcomes.push((await openGame(parts, opening)).played);
      expect(outcomes).toMatchObject([
        { kind: 'accepted', replayed: false },
        { kind: 'accepted', replayed: true },
      ]);
      const other = { ...opening, settings: { ...opening.settings, contentFile: gold.hash } };
      await add(fileOf({ cards: [GOLD] }));
      expect((await openGame(at.parts, other)).played).toMatchObject({
        rejection: { code: 'COMMAND_ID_REUSED' },
      });
    });
  });

  it(`${name} takes a title of its own for another file`, async () => {
    await add(EXAMPLE);
    const renamed = await add(exampleWith({ title: 'The same, by another name' }));
    expect(renamed).toMatchObject({ ok: true, value: { known: false } });
    if (!renamed.ok) throw new Error('refused');
    expect(renamed.value.hash).not.toBe(example.hash);
    expect(renamed.value.tables.map(({ hash }) => hash)).toEqual(example.tables.map(({ hash }) => hash));
  });
}
