import { createSecrets } from '../../web/src/api/secrets.js';
import { remembering } from '../../web/src/lib/remembering.js';
import { opensFor } from '../../web/src/live/opens-for.js';

describe('the link to a moment', () => {
  const SECRET = '0123456789abcdef0123456789abcdef';
  type Game = Parameters<typeof opensFor>[0];
  const mine = [{ bot: null }, { bot: 'steady' }];
  const game = (practice: boolean, more: object = {}): Game =>
    ({ visibility: 'PRIVATE', seats: mine, settings: { practice }, ...more }) as unknown as Game;

  it('opens for me alone only in a practice game', () => {
    expect(opensFor(game(true), null)).toBe('me');
    expect(opensFor(game(false), null)).toBe('table');
    expect(opensFor(game(true, { seats: [{ bot: null }, { bot: null }] }), null)).toBe('table');
  });

  it('opens for whoever has it where it holds the secret, and for everybody in a public game', () => {
    expect(opensFor(game(false), SECRET)).toBe('holders');
    expect(opensFor(game(false, { visibility: 'PUBLIC' }), null)).toBe('everybody');
  });
});

describe('the secret of a link', () => {
  const GAME = '0192f0c4-7d1e-7aaa-8bbb-0123456789ab';
  const SECRET = '0123456789abcdef0123456789abcdef';
  const refuse = (): never => {
    throw new Error('refused');
  };

  it('is known for as long as the page is open, also where nothing can be stored', () => {
    let address = { pathname: `/g/${GAME}`, hash: `#link=${SECRET}` };
    const secrets = createSecrets(() => address, remembering(refuse));
    expect(secrets.of(GAME)).toBe(SECRET);
    // One step into the history.
    address = { pathname: `/g/${GAME}/at/11`, hash: '' };
    expect(secrets.of(GAME)).toBe(SECRET);
    expect(secrets.of('another')).toBeNull();
  });

  it('is new when its link is opened, not when one comes back to it from elsewhere on the page', () => {
    let address = { pathname: `/t/${GAME}`, hash: '' };
    const secrets = createSecrets(() => address, remembering(refuse));
    expect([secrets.of(GAME), secrets.isNew()]).toEqual([null, false]);
    address = { ...address, hash: `#link=${SECRET}` };
    // Another tab may have been faster; this page has asked without it.
    secrets.keep(GAME, SECRET);
    expect(secrets.isNew()).toBe(true);
    expect(secrets.of(GAME)).toBe(SECRET);
    address = { ...address, hash: '#decision-title' };
    expect(secrets.isNew()).toBe(false);
    address = { ...address, hash: `#link=${SECRET}` };
    expect(secrets.isNew()).toBe(false);
    address = { ...address, hash: `#link=${SECRET.replace('0', '1')}` };
    expect(secrets.isNew()).toBe(true);
  });
});
