import { DEFAULT_TIME, EDITIONS, fold } from '../../src/game/index.js';
import type { Command, Settings } from '../../src/game/index.js';
import { loaded } from '../support/luck.js';
import { eventsOf, HEX, nobody, OPEN, play, refusal, seated } from '../support/table-play.js';

const open = (settings: unknown, commitment = HEX('0')): Command => ({
  type: 'OpenGame',
  settings: settings as Settings,
  commitment,
});

describe('opening', () => {
  it('stores settings and commitment', () =>
    expect(eventsOf(nobody, 'owner', open(OPEN))).toEqual([
      { type: 'GameOpened', settings: OPEN, commitment: HEX('0') },
    ]));

  it.each([
    ['settings', null],
    ['settings', []],
    ['edition', { ...OPEN, edition: 'en-1999' }],
    ['edition', { ...OPEN, edition: 'constructor' }],
    ['expansion', { ...OPEN, expansion: 'none' }],
    ['olderTiles', { ...OPEN, olderTiles: true }],
    ['seats', { ...OPEN, seats: 1 }],
    ['seats', { ...OPEN, seats: 5 }],
    ['seats', { ...OPEN, seats: 2.5 }],
    ['seats', { ...OPEN, expansion: 'style', seats: 6 }],
    ['order', { ...OPEN, order: 'shuffled' }],
    ['entropy', { ...OPEN, entropy: 'none' }],
    ['practice', { ...OPEN, practice: false }],
    ['fullView', { ...OPEN, fullView: false }],
    ['houseRules', { ...OPEN, houseRules: { starvation: 'never' } }],
    ['houseRules', { ...OPEN, houseRules: { huntAgain: 1 } }],
    ['houseRules', { ...OPEN, houseRules: { nickname: 'Ann' } }],
    ['title', { ...OPEN, title: 'Ann and friends' }],
    ['time', { ...OPEN, time: 'slow' }],
    ['time', { ...OPEN, time: {} }],
    ['time', { ...OPEN, time: { ...DEFAULT_TIME, zone: 'Europe/Prague' } }],
    ['time', { ...OPEN, time: { ...DEFAULT_TIME, system: { kind: 'perStretch', hours: 0 } } }],
    ['time', { ...OPEN, time: { ...DEFAULT_TIME, system: { kind: 'perStretch', hours: 1.5 } } }],
    ['time', { ...OPEN, time: { ...DEFAULT_TIME, system: { kind: 'perStretch', hours: 24, increment: 1 } } }],
    ['time', { ...OPEN, time: { ...DEFAULT_TIME, system: { kind: 'bank', hours: 24, increment: 25 } } }],
    [
      'time',
      { ...OPEN, time: { ...DEFAULT_TIME, system: { kind: 'bank', hours: 24, increment: 1, grace: 0 } } },
    ],
    ['time', { ...OPEN, time: { ...DEFAULT_TIME, system: { kind: 'toString' } } }],
    ['time', { ...OPEN, time: { ...DEFAULT_TIME, whenOut: { kind: 'remind', excuses: 1 } } }],
    ['time', { ...OPEN, time: { ...DEFAULT_TIME, whenOut: { kind: 'ladder', excuses: 1, keepAfter: 0 } } }],
  ])('refuses wrong settings: %s in %j', (field, settings) =>
    expect(refusal(nobody, 'owner', open(settings))).toMatchObject({ code: 'INVALID_SETTINGS', field }),
  );

  const perStretch = (more: object) => ({ ...DEFAULT_TIME.system, ...more });
  const bank = (more: object) => ({ kind: 'bank', hours: 24, increment: 1, ...more });
  const ladder = (more: object) => ({ ...DEFAULT_TIME.whenOut, ...more });
  const time = (more: object) => ({ time: { ...DEFAULT_TIME, ...more } });

  it.each<[object, object]>([
    [{ seats: 5 }, { field: 'seats', allowed: { min: 2, max: 4 } }],
    [
      { seats: 6, expansion: 'style' },
      { field: 'seats', allowed: { min: 2, max: 5 } },
    ],
    [{ edition: 'de-2008' }, { field: 'edition', allowed: { oneOf: EDITIONS } }],
    [{ expansion: 'other' }, { field: 'expansion', allowed: { oneOf: ['style'] } }],
    [{ olderTiles: true }, { field: 'olderTiles', allowed: { onlyWith: 'expansion' } }],
    [
      { olderTiles: 1, expansion: 'style' },
      { field: 'olderTiles', allowed: { oneOf: [true] } },
    ],
    [{ order: 'random' }, { field: 'order', allowed: { oneOf: ['drawn', 'joined'] } }],
    [{ entropy: 'none' }, { field: 'entropy', allowed: { oneOf: ['sealed', 'open'] } }],
    [{ practice: 1 }, { field: 'practice', allowed: { oneOf: [true] } }],
    [{ contentFile: 'x' }, { field: 'contentFile', allowed: { bytes: 32 } }],
    [{ houseRules: [] }, { field: 'houseRules' }],
    [
      { houseRules: { tie: 'dice' } },
      { field: 'houseRules', part: 'tie', allowed: { oneOf: ['sum', 'lexicographic'] } },
    ],
    [{ houseRules: { nickname: 1 } }, { field: 'houseRules', part: 'nickname' }],
    [{ title: 'x' }, { field: 'title' }],
    [{ time: 'slow' }, { field: 'time' }],
    [time({ system: 'fast' }), { field: 'time', part: 'system', allowed: { oneOf: ['perStretch', 'bank'] } }],
    [
      time({ system: perStretch({ hours: 0 }) }),
      { field: 'time', part: 'hours', allowed: { min: 1, max: 720 } },
    ],
    [
      time({ system: perStretch({ grace: 0 }) }),
      { field: 'time', part: 'grace', allowed: { min: 1, max: 168 } },
    ],
    [time({ system: bank({ hours: 0 }) }), { field: 'time', part: 'hours', allowed: { min: 1, max: 2160 } }],
    [
      time({ system: bank({ increment: 25 }) }),
      { field: 'time', part: 'increment', allowed: { min: 0, max: 24 } },
    ],
    [time({ whenOut: {} }), { field: 'time', part: 'whenOut', allowed: { oneOf: ['remind', 'ladder'] } }],
    [
      time({ whenOut: ladder({ excuses: 21 }) }),
      { field: 'time', part: 'excuses', allowed: { min: 0, max: 20 } },
    ],
    [
      time({ whenOut: ladder({ keepAfter: 0 }) }),
      { field: 'time', part: 'keepAfter', allowed: { min: 1, max: 20 } },
    ],
  ])('says what is allowed instead of %j', (wrong, told) =>
    expect(refusal(nobody, 'owner', open({ ...OPEN, ...wrong }))).toEqual({
      code: 'INVALID_SETTINGS',
      ...told,
    }),
  );

  it('refuses a commitment that is none', () =>
    expect(refusal(nobody, 'owner', open(OPEN, 'secret'))).toEqual({
      code: 'INVALID_SETTINGS',
      field: 'commitment',
      allowed: { bytes: 32 },
    }));

  it('takes every edition, with the expansion for five', () => {
    for (const edition of EDITIONS) {
      const settings = {
        ...OPEN,
        edition,
        expansion: 'style',
        olderTiles: true,
        seats: 5,
        houseRules: { tie: 'lexicographic' },
      };
      expect(refusal(nobody, 'owner', open(settings))).toBeUndefined();
    }
  });

  it.each([
    DEFAULT_TIME,
    { system: { kind: 'perStretch', hours: 1, grace: 12 }, whenOut: { kind: 'remind' } },
    {
      system: { kind: 'bank', hours: 240, increment: 0 },
      whenOut: { kind: 'ladder', excuses: 0, keepAfter: 1 },
    },
  ])('takes the clocks %j', (time) =>
    expect(refusal(nobody, 'owner', open({ ...OPEN, time }))).toBeUndefined(),
  );

  it('is not done twice, nor by a player', () => {
    expect(refusal(seated(''), 'owner', open(OPEN))).toEqual({ code: 'GAME_OPEN_ALREADY' });
    expect(refusal(nobody, 'seat:a', open(OPEN))).toEqual({ code: 'NOT_ALLOWED', to: 'owner' });
    expect(refusal(nobody, 'seat:a', { type: 'JoinGame' })).toEqual({ code: 'NO_SUCH_GAME' });
  });
});

describe('joining', () => {
  it('numbers every joining and never uses a number again', () => {
    const left = play(seated('ab'), 'seat:b', { type: 'LeaveGame' });
    expect(eventsOf(left, 'seat:c', { type: 'JoinGame' })).toEqual([
      { type: 'PlayerJoined', seatId: 'c', join: 3 },
    ]);
  });

  it('needs a free seat, once', () => {
    expect(refusal(seated('abcd'), 'seat:e', { type: 'JoinGame' })).toEqual({ code: 'TABLE_FULL', seats: 4 });
    expect(refusal(seated('ab'), 'seat:a', { type: 'JoinGame' })).toEqual({ code: 'SEATED_ALREADY' });
    expect(refusal(seated('ab'), 'owner', { type: 'JoinGame' })).toEqual({ code: 'NOT_ALLOWED', to: 'seat' });
  });

  it('lets the owner seat a bot, and nobody else', () => {
    expect(eventsOf(seated('a'), 'owner', { type: 'JoinGame', bot: 'calm' })).toEqual([
      { type: 'PlayerJoined', seatId: 'bot2', join: 2, bot: 'calm' },
    ]);
    expect(refusal(seated('a'), 'seat:b', { type: 'JoinGame', bot: 'calm' })).toEqual({
      code: 'NOT_ALLOWED',
      to: 'owner',
    });
    expect(refusal(seated('a'), 'owner', { type: 'JoinGame', bot: 'Ann <ann@example.org>' })).toEqual({
      code: 'NOT_ALLOWED',
      to: 'owner',
    });
  });

  it('fills every free seat with bots at once, and none at a full table', () => {
    const fill = { type: 'JoinGame', bot: 'calm', fill: true } as const;
    expect(eventsOf(seated('ab'), 'owner', fill)).toEqual([
      { type: 'PlayerJoined', seatId: 'bot3', join: 3, bot: 'calm' },
      { type: 'PlayerJoined', seatId: 'bot4', join: 4, bot: 'calm' },
    ]);
    expect(refusal(seated('abcd'), 'owner', fill)).toEqual({ code: 'TABLE_FULL', seats: 4 });
    expect(refusal(seated('ab'), 'seat:a', fill)).toEqual({ code: 'NOT_ALLOWED', to: 'owner' });
  });

  it('lets the owner free a seat, and nobody else', () => {
    expect(eventsOf(seated('ab'), 'owner', { type: 'LeaveGame', seatId: 'b' as never })).toEqual([
      { type: 'PlayerLeft', seatId: 'b', removed: true },
    ]);
    expect(refusal(seated('ab'), 'seat:a', { type: 'LeaveGame', seatId: 'b' as never })).toEqual({
      code: 'NOT_ALLOWED',
      to: 'owner',
    });
    expect(refusal(seated('ab'), 'seat:c', { type: 'LeaveGame' })).toEqual({ code: 'NOT_SEATED' });
  });
});

describe('sealed entropy', () => {
  const sealed = seated('', { entropy: 'sealed', seats: 2 });
  const one = play(sealed, 'seat:a', { type: 'JoinGame', join: 1, entropySeal: HEX('a') });
  const two = play(one, 'seat:b', { type: 'JoinGame', join: 2, entropySeal: HEX('b') });

  it('must be sealed when joining and shown before the start', () => {
    expect(refusal(sealed, 'seat:a', { type: 'JoinGame', join: 1 })).toEqual({
      code: 'BAD_ENTROPY',
      field: 'entropySeal',
    });
    expect(
      refusal(sealed, 'seat:a', { type: 'JoinGame', join: 1, entropySeal: HEX('a'), entropy: HEX('b') }),
    ).toEqual({
      code: 'BAD_ENTROPY',
      field: 'entropy',
    });
    expect(refusal(one, 'seat:b', { type: 'JoinGame', join: 1, entropySeal: HEX('b') })).toEqual({
      code: 'OTHER_JOIN_NUMBER',
      next: 2,
    });
    expect(refusal(two, 'owner', { type: 'StartGame' })).toEqual({ code: 'NOT_READY', seats: ['a', 'b'] });
    const shown = play(play(two, 'seat:a', { type: 'Ready', entropy: HEX('1') }), 'seat:b', {
      type: 'Ready',
      entropy: HEX('2'),
    });
    expect(shown.table.seats).toMatchObject([
      { entropy: HEX('1'), ready: true },
      { entropy: HEX('2'), ready: true },
    ]);
    expect(refusal(shown, 'seat:a', { type: 'Ready', entropy: HEX('3') })).toEqual({ code: 'READY_ALREADY' });
    expect(refusal(shown, 'owner', { type: 'StartGame' })).toBeUndefined();
  });

  it('is shown only once all have sat down, and then nobody comes or goes', () => {
    expect(refusal(one, 'seat:a', { type: 'Ready', entropy: HEX('1') })).toEqual({
      code: 'SEATS_FREE',
      free: 1,
    });
    const shown = play(two, 'seat:a', { type: 'Ready', entropy: HEX('1') });
    expect(refusal(shown, 'seat:b', { type: 'LeaveGame' })).toEqual({ code: 'SEATS_FIXED' });
    expect(refusal(two, 'seat:a', { type: 'Ready' })).toEqual({ code: 'BAD_ENTROPY', field: 'entropy' });
  });

  it('is not sealed in quick games', () => {
    expect(refusal(seated(''), 'seat:a', { type: 'JoinGame', join: 1, entropySeal: HEX('a') })).toEqual({
      code: 'BAD_ENTROPY',
      field: 'entropySeal',
    });
    expect(eventsOf(seated(''), 'seat:a', { type: 'JoinGame', entropy: HEX('a') })).toEqual([
      { type: 'PlayerJoined', seatId: 'a', join: 1, entropy: HEX('a') },
    ]);
  });
});

describe('starting', () => {
  it('R1 draws the seats first, then the cards, then a tile for each stack', () => {
    const luck = loaded({
      picks: [['3', '1', '2'], ['C36', 'C01', 'C18', 'C05'], ['B28'], ['B01'], ['B12']],
    });
    expect(eventsOf(seated('abc', { order: 'drawn' }), 'owner', { type: 'StartGame' }, luck)).toMatchObject([
      { type: 'GameStarted', rules: 1, edition: 'cs-2019', seats: ['c', 'a', 'b'], draw: 0 },
      { type: 'RoundStarted', round: 1, start: 1 },
      {
        type: 'CardsDealt',
        draw: 1,
        cards: [
          { place: 'card1', card: 'C36' },
          { card: 'C01' },
          { card: 'C18' },
          { place: 'card4', card: 'C05' },
        ],
      },
      { type: 'TileTurned', place: 'building1', tile: 'B28', draw: 2 },
      { type: 'TileTurned', place: 'building2', tile: 'B01', draw: 3 },
      { type: 'TileTurned', place: 'building3', tile: 'B12', draw: 4 },
      { type: 'PhaseStarted', phase: 'placing' },
    ]);
  });

  it('R1 seats clockwise in order of joining use no draw', () => {
    const begun = play(seated('abc'), 'server', { type: 'StartGame' });
    expect(begun.table).toMatchObject({
      draws: 4,
      seats: [
        { seatId: 'a', seat: 1 },
        { seatId: 'b', seat: 2 },
        { seatId: 'c', seat: 3 },
      ],
    });
    expect(begun.stored.find(({ event }) => event.type === 'GameStarted')?.event).not.toHaveProperty('draw');
    expect(fold(begun.stored)).toEqual(begun.table);
  });

  it('R1 as many stacks as players, seven tiles each', () => {
    const { game } = play(seated('ab'), 'owner', { type: 'StartGame' }).table;
    expect(game?.stacks).toEqual([
      { tile: 'B01', left: 6 },
      { tile: 'B02', left: 6 },
    ]);
  });

  it('needs two, and the owner', () => {
    expect(refusal(seated('a'), 'owner', { type: 'StartGame' })).toEqual({
      code: 'TOO_FEW_PLAYERS',
      needed: 2,
    });
    expect(refusal(seated('ab'), 'seat:a', { type: 'StartGame' })).toEqual({
      code: 'NOT_ALLOWED',
      to: 'owner',
    });
  });

  it('closes the lobby', () => {
    const begun = play(seated('ab'), 'owner', { type: 'StartGame' });
    expect(refusal(begun, 'owner', { type: 'StartGame' })).toEqual({ code: 'GAME_STARTED' });
    expect(refusal(begun, 'seat:c', { type: 'JoinGame' })).toEqual({ code: 'GAME_STARTED' });
    expect(refusal(begun, 'seat:a', { type: 'LeaveGame' })).toEqual({ code: 'GAME_STARTED' });
    expect(refusal(begun, 'seat:a', { type: 'Ready' })).toEqual({ code: 'GAME_STARTED' });
  });

  it('before it, nobody plays', () => {
    const place: Command = { type: 'PlacePeople', place: 'hunt', people: 1 };
    expect(refusal(seated('ab'), 'seat:a', place)).toEqual({ code: 'GAME_NOT_STARTED' });
    expect(refusal(seated('ab'), 'seat:z', place)).toEqual({ code: 'NOT_SEATED' });
    expect(refusal(seated('ab'), 'owner', place)).toEqual({ code: 'NOT_SEATED' });
  });
});

it('refuses what it does not know', () =>
  expect(refusal(seated('ab'), 'owner', { type: 'toString' } as unknown as Command)).toEqual({
    code: 'UNKNOWN_COMMAND',
  }));

describe('the seed', () => {
  it('is shown by the server, once, when the game is closed', () => {
    const reveal: Command = { type: 'RevealSeed', seed: HEX('5') };
    expect(refusal(seated('ab'), 'server', reveal)).toEqual({ code: 'GAME_NOT_CLOSED' });
    const closed = play(seated('ab'), 'owner', { type: 'AskCancel' });
    expect(refusal(closed, 'owner', reveal)).toEqual({ code: 'NOT_ALLOWED', to: 'server' });
    expect(refusal(closed, 'server', { type: 'RevealSeed', seed: 'x' })).toEqual({
      code: 'INVALID_SETTINGS',
      field: 'seed',
      allowed: { bytes: 32 },
    });
    const shown = play(closed, 'server', reveal);
    expect(shown.table.seed).toBe(HEX('5'));
    expect(refusal(shown, 'server', reveal)).toEqual({ code: 'SEED_REVEALED_ALREADY' });
    expect(refusal(closed, 'seat:a', { type: 'LeaveGame' })).toEqual({
      code: 'GAME_CLOSED',
      closed: 'cancelled',
    });
  });

  it('draws are passed over after a restored backup', () => {
    const begun = play(seated('ab'), 'owner', { type: 'StartGame' });
    const skipped = play(begun, 'server', { type: 'SkipDraws', draws: 1000 });
    expect(skipped.table.draws).toBe(begun.table.draws + 1000);
    expect(fold(skipped.stored)).toEqual(skipped.table);
    expect(refusal(begun, 'server', { type: 'SkipDraws', draws: -1 })).toEqual({
      code: 'BAD_NUMBER',
      field: 'draws',
    });
    expect(refusal(begun, 'owner', { type: 'SkipDraws', draws: 1 })).toEqual({
      code: 'NOT_ALLOWED',
      to: 'server',
    });
  });
});
