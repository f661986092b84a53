import type { DecisionRight } from '../../src/play/house-links-port.js';
import type { GameId, SeatId } from '../../src/game/index.js';
import { createHouseLinks } from '../../src/notices/house-links.js';

const KEY = new Uint8Array(32).fill(1);
const links = createHouseLinks(KEY, () => 'https://cairn.example');
const RIGHT: DecisionRight = { game: 'g' as GameId, seat: 1, seatId: 's' as SeatId, since: 9 };
const keyIn = (link: string): string => new URL(link).searchParams.get('key') ?? '';

describe('the link to a decision', () => {
  const key = keyIn(links.decide(RIGHT));

  it('is good for what it was written for', () => expect(links.mayDecide(RIGHT, key)).toBe(true));

  it.each<[string, Partial<DecisionRight>]>([
    ['another game', { game: 'h' as GameId }],
    ['another seat', { seat: 2 }],
    ['whoever sits there after', { seatId: 't' as SeatId }],
    ['another stretch', { since: 10 }],
  ])('is not good for %s', (_what, other) =>
    expect(links.mayDecide({ ...RIGHT, ...other }, key)).toBe(false),
  );

  it('tells nobody the secret name of the seat', () =>
    expect([...new URL(links.decide(RIGHT)).searchParams.keys()]).toEqual(['game', 'seat', 'since', 'key']));

  it.each(['', 'x', key.slice(1), `${key}=`])('is not good with another key', (other) =>
    expect(links.mayDecide(RIGHT, other)).toBe(false),
  );
});

describe('the link to unsubscribe', () => {
  const key = keyIn(links.unsubscribe('one'));

  it('is good for one channel, and for nothing else', () => {
    expect(links.mayUnsubscribe('one', key)).toBe(true);
    expect(links.mayUnsubscribe('two', key)).toBe(false);
    expect(links.mayDecide(RIGHT, key)).toBe(false);
  });

  it('of another house is not good', () => {
    const other = createHouseLinks(new Uint8Array(32).fill(2), () => 'https://cairn.example');
    expect(links.mayUnsubscribe('one', keyIn(other.unsubscribe('one')))).toBe(false);
  });
});
