import { EDITIONS } from '../../src/game/index.js';
import type { BotName } from '../../src/bots/bots.js';
import { newTally } from '../../src/cli/simulate/checks/moment.js';
import { GAME_COMMANDS } from '../../src/cli/simulate/checks/strange.js';
import { playGame } from '../../src/cli/simulate/play-game.js';
import { LONG } from '../support/long.js';

const GAMES = LONG ? 50 : 2;

const base = EDITIONS.flatMap((edition) => [2, 3, 4].map((players) => ({ players, choice: { edition } })));
const style = EDITIONS.flatMap((edition, nth) =>
  [2, 3, 4, 5].map((players) => ({
    players,
    choice: {
      edition,
      expansion: 'style',
      ...((players + nth) % 2 === 0 ? { olderTiles: true } : {}),
    },
  })),
);

describe('the laws of the game hold in random legal play', () => {
  const tally = newTally();

  it.each(
    [...base, ...style].map((each) => [JSON.stringify(each.choice), each.players, each.choice] as const),
  )('%s with %i players', (name, players, choice) => {
    for (let nth = 0; nth < GAMES; nth += 1) {
      // One seat that plays well now and then, so that rich tribes are seen too.
      const bots = Array.from({ length: players }, (_, seat): BotName =>
        seat < nth % 2 ? 'steady' : 'random',
      );
      const { violations, table } = playGame({ name: `${name} ${players} ${nth}`, choice, bots }, tally);
      expect(violations).toEqual([]);
      expect(table.closed).toBe('over');
    }
  });

  it.each(GAME_COMMANDS)('and saw %s accepted as listed, and refused', (type) => {
    expect(tally.accepted.get(type)).toBeGreaterThan(0);
    expect(tally.refused.get(type)).toBeGreaterThan(0);
  });
});
