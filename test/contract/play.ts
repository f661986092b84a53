import { randomUUID } from 'node:crypto';
import { fold, recordedOf, type Command, type Game, type GameId } from '../../src/game/index.js';
import { verifyChain } from '../../src/fairness/chain.js';
import { OutcomeUnknown, type Journal } from '../../src/play/ports.js';
import { accepted, node, send, startedGame, type Stores } from '../support/house.js';

const hunt: Command = { type: 'PlacePeople', place: 'hunt', people: 2 };
const forest: Command = { type: 'PlacePeople', place: 'forest', people: 3 };
const undo: Command = { type: 'UndoMove' };

/** What `play` promises whatever it is built on. */
export function playContract(name: string, stores: () => Stores): void {
  const place = (command: Command, actor: 'seat:ann' | 'seat:bob' = 'seat:ann') => ({
    actor,
    commandId: randomUUID(),
    command,
  });

  describe(`play on ${name}`, () => {
    it('retry after a cut answer returns the first outcome', async () => {
      const a = node(stores());
      const game = await startedGame(a);
      const sent = { game, ...place(hunt) };
      const first = accepted(await a.play(sent));
      const again = accepted(await a.play(sent));
      const elsewhere = accepted(await node(stores()).play(sent));
      expect(again).toEqual({ ...first, replayed: true });
      expect(elsewhere).toEqual({ ...first, replayed: true });
      await expectSound(stores(), game, first.version);
    });

    it('a retry is known by its id even when it would be legal once more', async () => {
      const a = node(stores());
      const game = await startedGame(a, { edition: 'cs-classic' });
      const sent = { game, ...place({ type: 'PlacePeople', place: 'hunt', people: 1 }) };
      const first = accepted(await a.play(sent));
      await send(a, game, 'seat:bob', { type: 'PlacePeople', place: 'hunt', people: 1 });
      expect(accepted(await a.play(sent))).toEqual({ ...first, replayed: true });
      await expectSound(stores(), game, first.version + 2);
    });

    it('same id, other payload is refused', async () => {
      const a = node(stores());
      const game = await startedGame(a);
      const sent = { game, ...place(hunt) };
      const { first, version } = accepted(await a.play(sent));
      const other = await a.play({ ...sent, command: forest });
      expect(other).toMatchObject({ kind: 'rejected', rejection: { code: 'COMMAND_ID_REUSED', first } });
      await expectSound(stores(), game, version);
    });

    it('the same id under another actor is another command', async () => {
      const a = node(stores());
      const game = await startedGame(a);
      const commandId = randomUUID();
      accepted(await a.play({ game, actor: 'seat:ann', commandId, command: hunt }));
      const second = accepted(await a.play({ game, actor: 'seat:bob', commandId, command: hunt }));
      expect(second.replayed).toBe(false);
    });

    it('node B accepts a move that its stale cache thinks illegal', async () => {
      const [a, b] = [node(stores()), node(stores())];
      const game = await startedGame(a);
      await b.tables.load(game);
      await send(a, game, 'seat:ann', hunt);
      // B still believes that it is Ann's turn.
      const { version } = await send(b, game, 'seat:bob', forest);
      await expectSound(stores(), game, version);
    });

    it('node B refuses by what is stored, not by what it remembers', async () => {
      const [a, b] = [node(stores()), node(stores())];
      const game = await startedGame(a);
      await b.tables.load(game);
      const { version } = await send(a, game, 'seat:ann', hunt);
      // To B's memory this move is legal; the append finds out.
      const refused = await b.play({ game, ...place(forest) });
      expect(refused).toMatchObject({ kind: 'rejected', rejection: { code: 'NOT_YOUR_TURN' }, version });
      await expectSound(stores(), game, version);
    });

    it('of many nodes sending one command under one id, one stores it and all answer the same', async () => {
      const a = node(stores());
      const game = await startedGame(a);
      const sent = { game, ...place(hunt) };
      const answers = await Promise.all(Array.from({ length: 8 }, () => node(stores()).play(sent)));
      const [first] = answers.map(accepted);
      for (const answer of answers.map(accepted))
        expect({ ...answer, replayed: true }).toEqual({ ...first, replayed: true });
      expect(answers.map(accepted).filter(({ replayed }) => !replayed)).toHaveLength(1);
      await expectSound(stores(), game, first?.version ?? 0);
    });

    it('names the decision: stale once it has been answered, whatever else happened', async () => {
      const a = node(stores());
      const game = await startedGame(a);
      const since = (await a.tables.load(game))?.table.version ?? 0;
      const { version } = accepted(await a.play({ game, ...place(hunt), decision: since }));
      expect(await a.play({ game, ...place(forest), decision: since })).toEqual({ kind: 'stale', version });
    });

    it('a version from the past or the future is stale', async () => {
      const a = node(stores());
      const game = await startedGame(a);
      const version = (await a.tables.load(game))?.table.version ?? 0;
      for (const expectedVersion of [version - 1, version + 1]) {
        expect(await a.play({ game, ...place(hunt), expectedVersion })).toEqual({ kind: 'stale', version });
      }
      accepted(await a.play({ game, ...place(hunt), expectedVersion: version }));
    });

    it('no event is dated before the one it follows, whatever the clocks of the nodes say', async () => {
      const dateOf = (time: string): string => `2026-11-16T${time}:00.000Z`;
      const nodeAt = (time: string) => node(stores(), { now: () => new Date(dateOf(time)) });
      const game = await startedGame(nodeAt('12:00'));
      const { version } = await send(nodeAt('11:59'), game, 'seat:ann', hunt);
      await send(nodeAt('12:01'), game, 'seat:bob', hunt);
      const events = await stores().journal.read(game, 0);
      expect(events.map(({ at }) => at)).toEqual(
        events.map((event) => dateOf(event.version <= version ? '12:00' : '12:01')),
      );
    });

    it('an unknown game is a fault', async () => {
      const unknown = randomUUID() as GameId;
      await expect(node(stores()).play({ game: unknown, ...place(hunt) })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    it('entropy that was not sealed is refused', async () => {
      const a = node(stores());
      const game = await a.open();
      await send(a, game, 'seat:ann', { type: 'JoinGame', join: 1, entropySeal: '00'.repeat(32) });
      await send(a, game, 'seat:bob', { type: 'JoinGame', join: 2, entropySeal: '00'.repeat(32) });
      const refused = await a.play({ game, ...place({ type: 'Ready', entropy: '11'.repeat(32) }) });
      expect(refused).toMatchObject({
        kind: 'rejected',
        rejection: { code: 'ENTROPY_DOES_NOT_MATCH', join: 1 },
      });
    });

    it('undo leads back, on every node, and the history keeps both ways', async () => {
      const [a, b] = [node(stores()), node(stores())];
      const game = await startedGame(a);
      const before = (await b.tables.load(game))?.table.game;
      await send(a, game, 'seat:ann', hunt);
      const undone = await send(a, game, 'seat:ann', undo);
      const after = (await b.tables.fresh(game))?.table;
      expect(withoutClocks(after?.game)).toEqual(withoutClocks(before));
      expect(after?.version).toBe(undone.version);
      await send(b, game, 'seat:ann', forest);
      await expectSound(stores(), game, undone.version + 2);
    });

    it('a broken connection during append is asked about again, and neither lost nor doubled', async () => {
      const game = await startedGame(node(stores()));
      for (const storedFirst of [true, false]) {
        const { version } = await headOf(stores(), game);
        const flaky = node({ ...stores(), journal: cutOnce(stores().journal, storedFirst) });
        const actor = storedFirst ? 'seat:ann' : 'seat:bob';
        const answer = accepted(await flaky.play({ game, ...place(hunt, actor) }));
        expect(answer).toMatchObject({ first: version + 1, replayed: false });
        expect(flaky.announced).toEqual([answer.version]);
        await expectSound(stores(), game, answer.version);
      }
    });

    it('whatever goes wrong after a cut, the outcome is unknown until it is found', async () => {
      const game = await startedGame(node(stores()));
      const { version } = await headOf(stores(), game);
      const errors = [new OutcomeUnknown('cut'), new Error('too many clients')];
      const { journal } = stores();
      const append: Journal['append'] = async (one) => {
        const error = errors.shift();
        if (error === undefined) return journal.append(one);
        if (error instanceof OutcomeUnknown) await journal.append(one);
        throw error;
      };
      const answer = accepted(
        await node({ ...stores(), journal: { ...journal, append } }).play({ game, ...place(hunt) }),
      );
      expect(answer.first).toBe(version + 1);
      await expectSound(stores(), game, answer.version);
    });

    it('opening a game survives a cut as any other command', async () => {
      const { journal } = stores();
      let cut = false;
      const open: Journal['open'] = async (...args) => {
        const opened = await journal.open(...args);
        if (cut) return opened;
        cut = true;
        throw new OutcomeUnknown('cut');
      };
      const at = node({ ...stores(), journal: { ...journal, open } });
      const game = await at.open();
      expect(at.announced).toEqual([1]);
      await expectSound(stores(), game, 1);
    });

    it('a database that stays away is an unknown outcome, never a failure', async () => {
      const game = await startedGame(node(stores()));
      const journal: Journal = {
        ...stores().journal,
        append: () => Promise.reject(new OutcomeUnknown('cut')),
      };
      await expect(node({ ...stores(), journal }).play({ game, ...place(hunt) })).rejects.toMatchObject({
        code: 'OUTCOME_UNKNOWN',
      });
    });
  });
}

/** The game but for the versions that opened its decisions. */
const withoutClocks = (game: Game | undefined) => ({
  ...game,
  since: 0,
  tribes: game?.tribes.map((tribe) => ({ ...tribe, feedSince: 0 })),
});

const headOf = async ({ journal }: Stores, game: GameId) => (await journal.head(game))!.head;

/** Loses the connection of the first append, before or after it was stored. */
function cutOnce(journal: Journal, storedFirst: boolean): Journal {
  let cut = false;
  return {
    ...journal,
    append: async (append) => {
      if (cut) return journal.append(append);
      cut = true;
      if (storedFirst) await journal.append(append);
      throw new OutcomeUnknown('cut');
    },
  };
}

/** Versions without a gap up to `version`, an unbroken chain, and rows that equal their refold. */
async function expectSound({ journal }: Stores, game: GameId, version: number): Promise<void> {
  const events = await journal.read(game, 0);
  expect(verifyChain(events, game)).toEqual({ ok: true, value: { version, hash: events.at(-1)?.hash } });
  const { head } = (await journal.head(game))!;
  expect(head).toMatchObject({ version, headHash: events.at(-1)?.hash });
  expect(head.draws).toBe(fold(events.map(recordedOf)).draws);
}
