import type { GameId } from '../../src/game/index.js';
import { createLucks } from '../../src/play/luck.js';
import { newGame } from '../support/history.js';
import { HEX, play, seated, type Session } from '../support/table-play.js';

const seeds = { seedOf: () => Promise.resolve(new Uint8Array(32).fill(7)) };

/** Two people with these entropies, and the game has started. */
function startedWith(...entropies: readonly string[]): Session {
  const table = entropies.reduce(
    (session, entropy, index) =>
      play(session, `seat:${index}`, { type: 'JoinGame', join: index + 1, entropy: HEX(entropy) }),
    seated('', { seats: 2 }),
  );
  return play(table, 'owner', { type: 'StartGame' });
}

const rolled = async (lucks: ReturnType<typeof createLucks>, game: GameId, { table }: Session) =>
  (await lucks(game, table)).roll(10);

describe('the luck of a game', () => {
  it('is that of who sits there, also where a backup has brought other players', async () => {
    const game = newGame();
    const [lost, restored] = [startedWith('1', '2'), startedWith('1', '3')];
    const lucks = createLucks(seeds);
    const before = await rolled(lucks, game, lost);
    const expected = await rolled(createLucks(seeds), game, restored);
    expect(before).not.toEqual(expected);
    expect(await rolled(lucks, game, restored)).toEqual(expected);
  });
});
