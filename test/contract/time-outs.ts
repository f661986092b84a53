import type { Append, Appended, Journal, Seeds } from '../../src/play/ports.js';
import { after, beginning, following, newGame, somebodysGame, type At } from '../support/history.js';

const MINUTE = 60_000;

/** What every journal promises about time-outs. `another` is a second process on the same storage. */
export function timeOutContract(
  name: string,
  journals: () => Readonly<{ journal: Journal & Seeds; another: Journal & Seeds }>,
): void {
  /** A game in which seat 1 is awaited, and runs out of time then. */
  const opened = async (due?: number): Promise<At> => {
    const opening = following(beginning(newGame()), due === undefined ? {} : { due });
    await journals().journal.open(opening, new Uint8Array(32), somebodysGame());
    return after(opening);
  };
  const timeOut = (at: At, since = at.version, seat = 1): Append => ({
    ...following(at, {
      actor: 'server',
      commandId: `timeout-${seat}-${since}`,
      command: { type: 'TimeOut' },
    }),
    timedOut: { seat, since },
  });

  describe(`a time-out in a journal ${name}`, () => {
    it('is stored once the time is out', async () => {
      const at = await opened(Date.now() - MINUTE);
      expect(await journals().journal.append(timeOut(at))).toEqual({ kind: 'appended' });
      expect((await journals().another.head(at.game))?.head.version).toBe(2);
    });

    it.each<[string, () => Promise<Append>]>([
      ['before it is out', async () => timeOut(await opened(Date.now() + MINUTE))],
      ['where no clock runs', async () => timeOut(await opened())],
      ['of another stretch', async () => timeOut(await opened(Date.now() - MINUTE), 7)],
      ['of another seat', async () => timeOut(await opened(Date.now() - MINUTE), 1, 2)],
    ])('%s is early, and nothing is stored', async (_, made) => {
      const append = await made();
      expect(await journals().journal.append(append)).toEqual({ kind: 'early' });
      expect((await journals().another.head(append.game))?.head.version).toBe(1);
    });

    it('after a move that was a little late is stale', async () => {
      const at = await opened(Date.now() - MINUTE);
      await journals().another.append(following(at));
      expect(await journals().journal.append(timeOut(at))).toEqual({ kind: 'stale', version: 2 });
    });

    it('by two workers at the same moment happens once', async () => {
      const { journal, another } = journals();
      const at = await opened(Date.now() - MINUTE);
      const answers = await Promise.all(
        [journal, another, journal, another].map((each) => each.append(timeOut(at))),
      );
      const sorted = answers.map(({ kind }: Appended) => kind).sort();
      expect(sorted).toEqual(['already', 'already', 'already', 'appended']);
    });

    it('sent again after its answer got lost is known', async () => {
      const at = await opened(Date.now() - MINUTE);
      const append = timeOut(at);
      await journals().journal.append(append);
      const outcome = { first: 2, last: 2, commandHash: append.commandHash };
      expect(await journals().another.append(append)).toEqual({ kind: 'already', outcome });
    });
  });
}
