import { parseRoute, pathOf } from '../../web/src/app/routes.js';

describe('addresses of the page', () => {
  it.each([
    { page: 'home' },
    { page: 'game', id: 'a b/c' },
    { page: 'gameAt', id: 'x', version: 120 },
    { page: 'score', id: 'x' },
    { page: 'audit', id: 'x' },
    { page: 'tables' },
    { page: 'newTable' },
    { page: 'table', id: 'x' },
    { page: 'settings' },
    { page: 'profile', name: 'ema.k' },
    { page: 'learn' },
    { page: 'help', rule: null },
    { page: 'help', rule: 'R4' },
    { page: 'signIn' },
    { page: 'register' },
    { page: 'forgotten' },
  ] as const)('leads back to %j', (route) => {
    expect(parseRoute(pathOf(route))).toEqual(route);
  });

  it.each([
    '/g',
    '/g/x/at',
    '/g/x/at/last',
    '/g/x/score/1',
    '/g/x/audit/1',
    '/tables/old',
    '/t',
    '/settings/all',
    '/help/R4/more',
    '/learn/more',
    '/u',
    '/u/ema/games',
    '/%E0%A4%A',
  ])('%s leads nowhere', (path) => {
    expect(parseRoute(path)).toEqual({ page: 'nowhere' });
  });
});
