import { seenBy } from '../../src/game/index.js';
import type { Session } from '../support/table-play.js';
import { play, record, started } from '../support/table-play.js';

/** Seat 2 has drawn C11 face down. */
const drawn = (): Session =>
  record(started('abc'), 'seat:b', [
    { type: 'CardDrawn', seat: 2, source: 'C32', sealed: { card: 'C11' }, draw: 9 },
  ]);

describe('what a seat may see', () => {
  it('R20 its own extra cards and how many others have, nothing more', () => {
    const { table } = drawn();
    expect(seenBy(table, 2).game?.tribes[1]).toMatchObject({ extras: 1, extraCards: ['C11'] });
    for (const seat of [1, 3, undefined])
      expect(seenBy(table, seat).game?.tribes[1]).toMatchObject({ extras: 1, extraCards: [] });
  });

  it('R20 nor anything from which they could be told', () => {
    for (const seat of [1, 3, undefined])
      expect(JSON.stringify(seenBy(drawn().table, seat).game?.tribes)).not.toContain('C11');
    for (const seat of [1, 2, 3, undefined]) {
      const { game } = seenBy(drawn().table, seat);
      expect(game).toMatchObject({ deck: 36 - 4 - 1, undrawnCards: [] });
    }
  });

  it('R20 everything else is public', () => {
    const { table } = drawn();
    const { game, ...around } = seenBy(table, 1);
    const { game: whole, ...wholeAround } = table;
    expect(around).toEqual(wholeAround);
    expect({ ...game, tribes: [], undrawnCards: [] }).toEqual({ ...whole, tribes: [], undrawnCards: [] });
    expect(game?.tribes[0]).toEqual(whole?.tribes[0]);
  });

  it('R26 at the end all is shown', () => {
    const over = play(
      play(play(drawn(), 'seat:a', { type: 'AskFinish' }), 'seat:b', {
        type: 'Answer',
        request: 1,
        agree: true,
      }),
      'seat:c',
      {
        type: 'Answer',
        request: 1,
        agree: true,
      },
    );
    expect(seenBy(over.table, undefined).game?.tribes[1]?.extraCards).toEqual(['C11']);
    expect(over.table.game?.scores[1]?.parts.culture).toBe(1);
  });

  it('a table before its start has nothing to hide', () =>
    expect(seenBy(started('ab').table, 1).commitment).toBeDefined());
});
