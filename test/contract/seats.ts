import { randomUUID } from 'node:crypto';
import type { Actor, GameId } from '../../src/game/index.js';
import type { Seats } from '../../src/play/people-port.js';
import type { Journal } from '../../src/play/ports.js';
import { beginning, following, newGame, somebodysGame } from '../support/history.js';

/** Which claims last, whatever they are kept in. */
export function seatsContract(name: string, world: () => Readonly<{ journal: Journal; seats: Seats }>): void {
  const open = async (): Promise<GameId> => {
    const append = following(beginning(newGame()));
    await world().journal.open(append, new Uint8Array(32), somebodysGame());
    return append.game;
  };

  const playAs = async (game: GameId, actor: Actor): Promise<void> => {
    const { head } = (await world().journal.head(game))!;
    await world().journal.append(following({ game, ...head }, { actor }));
  };

  describe(`claims to seats in ${name}`, () => {
    it('are one for each person, from the first on, until they are taken back', async () => {
      const { seats } = world();
      const [game, ann, bob] = [await open(), randomUUID(), randomUUID()];
      const claims = await Promise.all(Array.from({ length: 4 }, () => seats.claim(game, ann)));
      expect(new Set(claims).size).toBe(1);
      expect(await seats.of(game, ann)).toBe(claims[0]);
      const bobs = await seats.claim(game, bob);
      expect(bobs).not.toBe(claims[0]);
      await seats.release(game, ann);
      expect(await seats.of(game, ann)).toBeUndefined();
      expect(await seats.of(game, bob)).toBe(bobs);
    });

    it.each(['seat', 'organiser'] as const)('cannot be taken back once somebody acted as %s', async (as) => {
      const { seats } = world();
      const [game, ann] = [await open(), randomUUID()];
      const claim = await seats.claim(game, ann);
      await playAs(game, `${as}:${claim}`);
      await seats.release(game, ann);
      expect(await seats.of(game, ann)).toBe(claim);
    });

    it('last when they are kept, whatever was claimed meanwhile', async () => {
      const { seats } = world();
      const [game, ann] = [await open(), randomUUID()];
      const first = await seats.claim(game, ann);
      for (const meanwhile of [() => Promise.resolve(), () => seats.claim(game, ann)]) {
        await seats.release(game, ann);
        await meanwhile();
        await seats.keep(game, ann, first);
        expect(await seats.of(game, ann)).toBe(first);
      }
    });
  });
}
