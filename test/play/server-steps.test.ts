import type { GameId } from '../../src/game/index.js';
import { serverSteps } from '../../src/play/server-steps.js';
import { botTurns } from '../support/bot-games.js';

const GAME = '00112233-4455-4677-8899-aabbccddeeff' as GameId;

describe('the steps of the house', () => {
  it('are never two under one id: the second would be taken for a retry, and its bot would stand still for ever', () => {
    let anyTwoAtFeeding = 0;
    for (let game = 0; game < 12; game += 1) {
      const done = new Set<string>();
      for (const { table, open, taken } of botTurns(
        { edition: 'cs-classic' },
        ['random', 'random'],
        `ids ${game}`,
      )) {
        const step = serverSteps(GAME, table).find(({ actor }) => actor === open.actor);
        const id = `${step?.actor} ${step?.commandId}`;
        expect(done).not.toContain(id);
        done.add(id);
        if (open.kind === 'feed' && taken.command.type === 'TakeAnyTwo') anyTwoAtFeeding += 1;
      }
    }
    expect(anyTwoAtFeeding).toBeGreaterThan(0);
  });
});
