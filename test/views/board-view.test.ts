import type { Game } from '../../src/game/index.js';
import { boardView } from '../../src/views/board-view.js';
import { ENGLISH } from '../../src/views/sentences/told.js';
import { acting, feeding, gameAfter, placed, table } from '../support/scenario.js';

const turns = (game: Game) => boardView(game, ENGLISH).turns;

describe('whose turn it is, and whose then', () => {
  it('goes round among those who have people at home', () => {
    const before = gameAfter(table({ players: 3 }));
    expect(turns(before)).toEqual([1, 2, 3]);
    const home = gameAfter(table({ players: 3 }), placed(3, 'hunt', 5), [{ type: 'TurnPassed', to: 2 }]);
    expect(turns(home)).toEqual([2, 1]);
  });

  it('is for those alone who still have something to do', () => {
    const round = [placed(1, 'hunt'), placed(3, 'hunt'), placed(4, 'field')];
    expect(turns(gameAfter(table(), ...round, acting(1)))).toEqual([1, 3, 4]);
    expect(turns(gameAfter(table(), ...round.slice(1), acting(3)))).toEqual([3, 4]);
  });

  it('is nobody’s while all feed', () => expect(turns(gameAfter(table(), feeding))).toEqual([]));
});

describe('what is printed', () => {
  it('over the trade track: each ratio and its steps', () => {
    expect(boardView(gameAfter(table({ expansion: 'style' })), ENGLISH).tradeTrack).toEqual([
      { from: 1, to: 3, give: 2, take: 1 },
      { from: 4, to: 8, give: 1, take: 1 },
      { from: 9, to: 10, give: 1, take: 2 },
    ]);
    expect(boardView(gameAfter(table()), ENGLISH).tradeTrack).toEqual([]);
  });

  it('on market dice: every face of every market there is', () => {
    const kinds = (game: Game) =>
      boardView(game, ENGLISH).markets.map(({ kind, faces }) => [kind, faces.length]);
    expect(kinds(gameAfter(table()))).toEqual([['market', 6]]);
    expect(kinds(gameAfter(table({ expansion: 'style' })))).toEqual([
      ['market', 6],
      ['style', 6],
    ]);
  });
});
