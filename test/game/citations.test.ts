import { citationOf, EDITIONS } from '../../src/game/index.js';

it.each([
  ['cs-2019', ['R4', '000:123']],
  ['cs-classic', ['R4', '002:98']],
  ['sk-classic', ['R4', '003:260']],
  ['hr-2008', ['R4', '004:101']],
] as const)('%s cites its own rulebook', (edition, lines) =>
  expect(citationOf({ code: 'ALREADY_PLACED_HERE', place: 'forest' }, edition)).toEqual(lines),
);

it('cites the expansion where it has the word', () => {
  expect(citationOf({ code: 'TRADED_ALREADY' }, 'hr-2008')).toEqual(['R32', '001:226']);
  expect(citationOf({ code: 'PLACE_OCCUPIED', place: 'card5' }, 'cs-2019')).toEqual([
    'R2',
    '000:119',
    '001:174',
  ]);
  expect(citationOf({ code: 'PLACE_OCCUPIED', place: 'card4' }, 'cs-2019')).toEqual(['R2', '000:119']);
  expect(citationOf({ code: 'NOT_PAYABLE', good: 'ornaments' }, 'cs-2019')).toEqual([
    'R18',
    '000:361',
    '001:140',
  ]);
});

it('has a rule for what happens around the table', () => {
  for (const edition of EDITIONS) expect(citationOf({ code: 'NOTHING_TO_UNDO' }, edition)).toEqual(['R38']);
});

it('cites the line about this kind of price and this number of players', () => {
  expect(citationOf({ code: 'WRONG_PRICE', price: { kind: 'range', min: 1, max: 7 } }, 'cs-classic')).toEqual(
    ['R18', '002:387'],
  );
  expect(citationOf({ code: 'WRONG_PRICE', price: { kind: 'any', count: 2 } }, 'cs-2019')).toEqual([
    'R18',
    '000:357',
  ]);
  const ornaments = { kind: 'fixed', goods: { ornaments: 3 } } as const;
  expect(citationOf({ code: 'WRONG_PRICE', price: ornaments }, 'cs-2019')).toEqual([
    'R18',
    '000:381',
    '001:283',
  ]);
  expect(citationOf({ code: 'TOO_MANY_TRIBES', place: 'forest', limit: 1 }, 'hr-2008')).toEqual([
    'R5',
    '004:480',
  ]);
  expect(citationOf({ code: 'TOO_MANY_TRIBES', place: 'forest', limit: 2 }, 'hr-2008')).toEqual([
    'R5',
    '004:482',
  ]);
});
