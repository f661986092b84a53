import { randomUUID } from 'node:crypto';
import type { GameId } from '../../src/game/index.js';
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

  describe(`claims to seats in ${name}`, () => {
    it('are one for each person, from the first on', async () => {
      const { seats } = world();
      const [game, ann, bob] = [await open(), randomUUID(), randomUUID()];
      const claims = await Promise.all(Array.from({ length: 8 }, () => seats.claim(game, ann)));
      expect(new Set(claims).size).toBe(1);
      expect(await seats.of(game, ann)).toBe(claims[0]);
      expect(await seats.of(game, bob)).toBeUndefined();
      expect(await seats.claim(game, bob)).not.toBe(claims[0]);
      expect(await seats.of(game, ann)).toBe(claims[0]);
    });
  });
}
