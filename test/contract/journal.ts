import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { GameId, JsonObject } from '../../src/game/index.js';
import { verifyChain } from '../../src/fairness/chain.js';
import type { Append, Appended, Journal, Seeds } from '../../src/play/ports.js';
import { record } from '../fairness/arbitrary.js';
import { after, beginning, following, newGame, somebodysGame, type At } from '../support/history.js';

const SEED = new Uint8Array(32).fill(7);
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const versions = (events: readonly { readonly version: number }[]): readonly number[] =>
  events.map(({ version }) => version);

/** What every journal promises. `another` is a second process on the same storage. */
export function journalContract(
  name: string,
  journals: () => Readonly<{ journal: Journal & Seeds; another: Journal & Seeds }>,
): void {
  const opened = async (events = 1): Promise<At> => {
    const opening = following(beginning(newGame()), { events, actor: 'owner' });
    expect(await journals().journal.open(opening, SEED, somebodysGame())).toEqual({ kind: 'appended' });
    return after(opening);
  };
  const appended = async (append: Append): Promise<At> => {
    expect(await journals().journal.append(append)).toEqual({ kind: 'appended' });
    return after(append);
  };
  const expectSound = async ({ game, version, headHash: hash }: At): Promise<void> => {
    const events = await journals().another.read(game, 0);
    expect(verifyChain(events, game)).toEqual({ ok: true, value: { version, hash } });
  };

  describe(`a journal ${name}`, () => {
    describe('opening a game', () => {
      it('stores its events, its head and its seed', async () => {
        const { another } = journals();
        const opening = following(beginning(newGame()), { events: 3, actor: 'owner' });
        const { game, headHash, version } = after(opening);
        await journals().journal.open(opening, SEED, somebodysGame());
        expect(await another.read(game, 0)).toEqual(opening.events);
        const { draws, awaiting } = opening.head;
        expect(await another.head(game)).toEqual({ head: { version, headHash, draws, awaiting } });
        expect(await another.seedOf(game)).toEqual(SEED);
      });

      it('twice by the same command stores it once, with the first seed', async () => {
        const { journal, another } = journals();
        const opening = following(beginning(newGame()), { events: 2 });
        await journal.open(opening, SEED, somebodysGame());
        const again = await another.open(opening, new Uint8Array(32), somebodysGame());
        const { commandHash } = opening;
        expect(again).toEqual({ kind: 'already', outcome: { first: 1, last: 2, commandHash } });
        expect(await another.seedOf(opening.game)).toEqual(SEED);
        await expectSound(after(opening));
      });

      it('that is there already by another command changes nothing', async () => {
        const at = await opened(2);
        const other = following(beginning(at.game));
        expect(await journals().another.open(other, SEED, somebodysGame())).toEqual({
          kind: 'stale',
          version: 2,
        });
        await expectSound(at);
      });

      it('at the same moment in many processes opens one game', async () => {
        const { journal, another } = journals();
        const opening = following(beginning(newGame()));
        const answers = await Promise.all(
          range(8).map((index) =>
            (index % 2 === 0 ? journal : another).open(
              opening,
              new Uint8Array(32).fill(index),
              somebodysGame(),
            ),
          ),
        );
        expect(kinds(answers)).toEqual({ appended: 1, already: 7 });
        const winner = answers.findIndex(({ kind }) => kind === 'appended');
        expect(await another.seedOf(opening.game)).toEqual(new Uint8Array(32).fill(winner));
      });
    });

    describe('appending', () => {
      it('puts the events after those that are there', async () => {
        const at = await opened();
        const first = following(at, { events: 3 });
        const second = following(await appended(first), { actor: 'seat:bob' });
        await appended(second);
        expect(await journals().another.read(at.game, at.version)).toEqual([
          ...first.events,
          ...second.events,
        ]);
        await expectSound(after(second));
      });

      it('is stale once somebody else was faster, and stores nothing', async () => {
        const at = await opened();
        const now = await appended(following(at, { events: 2 }));
        expect(await journals().another.append(following(at))).toEqual({
          kind: 'stale',
          version: now.version,
        });
        await expectSound(now);
      });

      it('is stale ahead of the head', async () => {
        const at = await opened();
        const ahead = following({ ...at, version: at.version + 1 });
        expect(await journals().journal.append(ahead)).toEqual({ kind: 'stale', version: at.version });
      });

      it('is stale when the head is another one with the same number', async () => {
        const at = await opened();
        const forked = following({ ...at, headHash: 'ee'.repeat(32) });
        expect(await journals().journal.append(forked)).toEqual({ kind: 'stale', version: at.version });
        await expectSound(at);
      });

      it('to a game that was never opened is a fault', async () => {
        await expect(journals().journal.append(following(beginning(newGame())))).rejects.toThrow('no game');
      });

      it('of events that are not one command is a fault', async () => {
        const at = await opened();
        const append = following(at, { events: 3 });
        const [first, , third] = append.events;
        for (const events of [
          [],
          [third!],
          [first!, third!],
          [first!, { ...append.events[1]!, actor: 'owner' as const }],
        ]) {
          await expect(
            Promise.resolve().then(() => journals().journal.append({ ...append, events })),
          ).rejects.toThrow();
        }
        await expectSound(at);
      });
    });

    describe('a command id', () => {
      it('sent again answers with its first outcome', async () => {
        const append = following(await opened(), { events: 3 });
        const now = await appended(append);
        const outcome = { first: 2, last: 4, commandHash: append.commandHash };
        expect(await journals().another.append(append)).toEqual({ kind: 'already', outcome });
        await appended(following(now, { events: 2 }));
        expect(await journals().another.append(append)).toEqual({ kind: 'already', outcome });
      });

      it('is known even if the command was decided anew on the present state', async () => {
        const commandId = randomUUID();
        const first = following(await opened(), { commandId });
        const now = await appended(following(await appended(first)));
        const anew = following(now, { commandId });
        const outcome = { first: 2, last: 2, commandHash: first.commandHash };
        expect(await journals().another.append(anew)).toEqual({ kind: 'already', outcome });
        await expectSound(now);
      });

      it('used for another command answers with the hash of the first', async () => {
        const commandId = randomUUID();
        const first = following(await opened(), { commandId, command: { type: 'First' } });
        const now = await appended(first);
        const other = following(now, { commandId, command: { type: 'Second' } });
        const outcome = { first: 2, last: 2, commandHash: first.commandHash };
        expect(other.commandHash).not.toBe(first.commandHash);
        expect(await journals().journal.append(other)).toEqual({ kind: 'already', outcome });
      });

      it('belongs to one actor and one game', async () => {
        const commandId = randomUUID();
        const now = await appended(following(await opened(), { commandId, actor: 'seat:ann' }));
        await appended(following(now, { commandId, actor: 'seat:bob' }));
        await appended(following(await opened(), { commandId, actor: 'seat:ann' }));
      });

      it('that was refused as stale is not spent', async () => {
        const at = await opened();
        const commandId = randomUUID();
        const now = await appended(following(at));
        expect(await journals().journal.append(following(at, { commandId }))).toMatchObject({
          kind: 'stale',
        });
        await appended(following(now, { commandId }));
      });

      it('sent by many processes at the same moment is stored once', async () => {
        const { journal, another } = journals();
        const append = following(await opened(), { events: 2 });
        const answers = await Promise.all(
          range(16).map((index) => (index % 2 === 0 ? journal : another).append(append)),
        );
        expect(kinds(answers)).toEqual({ appended: 1, already: 15 });
        await expectSound(after(append));
      });
    });

    describe('the head', () => {
      it('of a game that is not there is undefined', async () => {
        const { journal } = journals();
        for (const game of [newGame(), 'nonsense' as GameId]) {
          expect(await journal.head(game, { actor: 'owner', commandId: 'x' })).toBeUndefined();
          expect(await journal.read(game, 0)).toEqual([]);
          expect(await journal.seedOf(game)).toBeUndefined();
        }
      });

      it('comes with the outcome of a known command and without that of an unknown one', async () => {
        const { another } = journals();
        const append = following(await opened(), { events: 2, actor: 'bot:x' });
        const { game, version, headHash } = await appended(append);
        const { commandId } = append.events[0]!;
        const head = { version, headHash, draws: version, awaiting: append.head.awaiting };
        const outcome = { first: 2, last: 3, commandHash: append.commandHash };
        expect(await another.head(game, { actor: 'bot:x', commandId })).toEqual({ head, outcome });
        expect(await another.head(game, { actor: 'owner', commandId })).toEqual({ head });
        expect(await another.head(game, { actor: 'bot:x', commandId: 'other' })).toEqual({ head });
      });
    });

    it('reads any range, in order', async () => {
      const { another } = journals();
      const { game } = await appended(following(await opened(3), { events: 7 }));
      expect(versions(await another.read(game, 0))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(versions(await another.read(game, 8))).toEqual([9, 10]);
      expect(versions(await another.read(game, 2, 5))).toEqual([3, 4, 5]);
      expect(versions(await another.read(game, 9, 99))).toEqual([10]);
      expect(await another.read(game, 10)).toEqual([]);
      expect(await another.read(game, 5, 5)).toEqual([]);
      expect(await another.read(game, 5, 2)).toEqual([]);
    });

    it('gives many writers of one game one version each, without a gap', async () => {
      const { journal, another } = journals();
      const at = await opened();
      const writers = range(12).map((index) =>
        writeAll(index % 2 === 0 ? journal : another, at, `seat:${index}`),
      );
      const won = await Promise.all(writers);
      const events = await another.read(at.game, 0);
      expect(versions(events)).toEqual(range(events.length).map((index) => index + 1));
      expect(events).toHaveLength(1 + 12 * 5 * 2);
      expect(won.flat().sort((a, b) => a - b)).toEqual(range(12 * 5).map((index) => 2 + 2 * index));
      await expectSound({ game: at.game, version: events.length, headHash: events.at(-1)!.hash });
    });

    it('gives back exactly what was hashed', async () => {
      const object = record as fc.Arbitrary<JsonObject>;
      await fc.assert(
        fc.asyncProperty(object, object, object, async (payload, command, sealed) => {
          const append = following(await opened(), { events: 2, payload, command, sealed });
          await expectSound(await appended(append));
          expect(await journals().another.read(append.game, 1)).toEqual(append.events);
        }),
        { numRuns: 50 },
      );
    });
  });
}

/** Five commands of two events, each tried on the newest head until it is stored. */
async function writeAll(journal: Journal, { game }: At, actor: `seat:${string}`): Promise<readonly number[]> {
  const won: number[] = [];
  while (won.length < 5) {
    const at = await journal.head(game);
    const append = following({ game, ...at!.head }, { events: 2, actor });
    const { kind } = await journal.append(append);
    if (kind === 'appended') won.push(append.events[0]!.version);
  }
  return won;
}

const kinds = (answers: readonly Appended[]): Readonly<Record<string, number>> => {
  const count: Record<string, number> = {};
  for (const { kind } of answers) count[kind] = (count[kind] ?? 0) + 1;
  return count;
};
