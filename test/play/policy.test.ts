import {
  admit,
  mayOrganise,
  NOBODY,
  refusalBy,
  refusalOf,
  SPECTATOR,
  type Asker,
  type Closeness,
  type Rule,
  type Standing,
} from '../../src/play/policy.js';

const guest: Asker = { person: 'guest', organiser: false };
const holder: Asker = { person: 'holder', organiser: false };
const organiser: Asker = { person: 'holder', organiser: true };
const token = (...scopes: NonNullable<Asker['scopes']>): Asker => ({ ...organiser, scopes });

describe('who may ask', () => {
  const rules: Readonly<Record<string, Rule>> = {
    open: { asks: 'anybody', token: 'read' },
    own: { asks: 'signedIn', token: 'read' },
    plays: { asks: 'signedIn', token: 'play' },
    organises: { asks: 'holder', token: 'organise' },
    account: { asks: 'signedIn', token: 'never' },
    register: { asks: 'guest', token: 'never' },
  };
  const askers = [
    NOBODY,
    guest,
    holder,
    organiser,
    token('read'),
    token('play'),
    token('organise'),
    token('play', 'organise'),
  ];
  const marks = { UNAUTHENTICATED: 'U', FORBIDDEN: 'F', NOT_FOUND: 'N' };

  // nobody, guest, holder, organiser; tokens to read, to play, to organise, to play and organise
  it.each([
    ['open', '++++++++'],
    ['own', 'U+++++++'],
    ['plays', 'U+++F+F+'],
    ['organises', 'UF++FF++'],
    ['account', 'U+++FFFF'],
    ['register', 'U+FFFFFF'],
  ])('%s: %s', (name, expected) => {
    const found = askers.map((asker) => refusalOf(rules[name]!, asker));
    expect(found.map((refused) => (refused === undefined ? '+' : marks[refused])).join('')).toBe(expected);
  });

  it('is said in words that tell what is missing', () => {
    expect(() => admit(rules['own']!, NOBODY)).toThrow('Sign in first.');
    expect(() => admit(rules['organises']!, guest)).toThrow(/^Guests cannot/);
    expect(() => admit(rules['plays']!, token('read'))).toThrow(/lacks the scope PLAY/);
    expect(() => admit(rules['account']!, token('play'))).toThrow(/^Tokens cannot/);
    expect(() => admit(rules['register']!, holder)).toThrow('You have an account already.');
    expect(() => admit(rules['account']!, holder)).not.toThrow();
  });

  it('organises by role and, with a token, by scope: never by one of them alone', () => {
    const everywhere = [organiser, token('organise'), token('play'), holder];
    expect(everywhere.map((asker) => mayOrganise(asker, false))).toEqual([true, true, false, false]);
    const here: readonly Asker[] = [
      holder,
      { ...holder, scopes: ['organise'] },
      { ...holder, scopes: ['play'] },
    ];
    expect(here.map((asker) => mayOrganise(asker, true))).toEqual([true, true, false]);
    expect(here.map((asker) => mayOrganise(asker, false))).toEqual([false, false, false]);
  });
});

describe('how close one must be to a game', () => {
  const standings: Readonly<Record<string, Partial<Standing>>> = {
    spectator: {},
    visitor: { link: true },
    invited: { invited: true },
    player: { seated: true },
    owner: { owner: true },
    organiser: { organiser: true },
    judge: { organiser: true, seated: true },
  };
  const wanted: readonly Closeness[] = ['reader', 'joiner', 'player', 'owner', 'playerOrOwner', 'organiser'];
  const marks = { UNAUTHENTICATED: 'U', FORBIDDEN: 'F', NOT_FOUND: 'N' };
  const row = (name: string, visibility: Standing['visibility']): string =>
    wanted
      .map((close) => refusalBy(close, { ...SPECTATOR, visibility, ...standings[name] }))
      .map((refused) => (refused === undefined ? '+' : marks[refused]))
      .join('');

  // to read, to sit down, to play, to own, to play or own, to organise
  it.each([
    ['spectator', '++FFFF', 'NNNNNN', 'NNNNNN'],
    ['visitor', '++FFFF', '++FFFF', '+FFFFF'],
    ['invited', '++FFFF', '++FFFF', '++FFFF'],
    ['player', '+++F+F', '+++F+F', '+++F+F'],
    ['owner', '++F++F', '++F++F', '++F++F'],
    ['organiser', '++FFF+', '+FFFF+', '+FFFF+'],
    ['judge', '+++F+F', '+++F+F', '+++F+F'],
  ])('%s: open %s, unlisted %s, by invitation %s', (name, open, unlisted, closed) => {
    expect(row(name, 'public')).toBe(open);
    expect(row(name, 'unlisted')).toBe(unlisted);
    expect(row(name, 'invitation')).toBe(closed);
  });
});
