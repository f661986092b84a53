import { without } from '../../src/lib/without.js';
import {
  channelOffLetter,
  digestLetter,
  linkLetter,
  testLetter,
} from '../../src/views/letters/house-letters.js';
import { reminderLetter, type Reader, type Reminder } from '../../src/views/letters/reminder-letter.js';
import { instantIn } from '../../src/views/sentences/instant.js';
import { LANGUAGES, type Language } from '../../src/views/sentences/languages.js';
import { lettersIn } from '../../src/views/sentences/letters.js';

const HEAD = 'c0ffee'.repeat(10);
const THURSDAY = new Date('2026-11-19T17:00:00.000Z');

const reminder = (more: Partial<Reminder> = {}): Reminder => ({
  kind: 'turn',
  title: 'A long winter',
  question: 'Place your people',
  happened: ['Bob sends 2 people to the forest', 'Bob rolls 3, 4'],
  earlier: 0,
  moved: true,
  deadline: THURSDAY,
  version: 120,
  head: HEAD,
  decideUrl: 'https://cairn.example/decide?x=1',
  ...more,
});

const reader = (more: Partial<Reader> = {}): Reader => ({
  language: 'en',
  zone: 'Europe/Prague',
  now: new Date('2026-11-17T12:00:00.000Z'),
  settingsUrl: 'https://cairn.example/settings',
  unsubscribeUrl: 'https://cairn.example/unsubscribe?x=2',
  ...more,
});

/** All that can be read. */
const textOf = ({ subject, parts }: ReturnType<typeof reminderLetter>): string =>
  [subject, ...parts.flatMap((part) => ('text' in part ? [part.text] : Object.values(part).flat()))].join(
    '\n',
  );

describe('an instant in words', () => {
  it.each([
    ['en', 'Europe/Prague', 'Thu 19 Nov, 18:00 CET'],
    ['cs', 'Europe/Prague', 'čt 19. 11. 18:00 SEČ'],
    ['sk', 'Europe/Bratislava', 'št 19. 11. 18:00 SEČ'],
    ['hr', 'Europe/Zagreb', 'čet, 19. 11. 18:00 CET'],
    ['en', 'Asia/Kolkata', 'Thu 19 Nov, 22:30 GMT+5:30'],
    ['en', 'Pacific/Auckland', 'Fri 20 Nov, 06:00 GMT+13'],
  ] as const)('%s in %s: %s', (language, zone, words) =>
    expect(instantIn(language, zone, THURSDAY)).toBe(words),
  );

  it('names the zone, so that the hour that comes twice is told apart', () => {
    const [first, second] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((instant) =>
      instantIn('en', 'Europe/Prague', new Date(instant)),
    );
    expect([first, second]).toEqual(['Sun 25 Oct, 02:30 CEST', 'Sun 25 Oct, 02:30 CET']);
  });

  it('begins the day at 00:00', () =>
    expect(instantIn('en', 'UTC', new Date('2026-11-19T00:05:00Z'))).toBe('Thu 19 Nov, 00:05 UTC'));
});

describe('a reminder', () => {
  it.each([
    ['turn', 'Your turn: A long winter'],
    ['share', 'Still your turn, until Thu 19 Nov, 18:00 CET: A long winter'],
    ['last', 'Your time is nearly up (Thu 19 Nov, 18:00 CET): A long winter'],
    ['kept', 'Autopilot plays for you: A long winter'],
  ] as const)('%s: %s', (kind, subject) =>
    expect(reminderLetter([reminder({ kind })], reader()).subject).toBe(subject),
  );

  it('says what is asked, until when, what happened, where to decide, and what proves a rewrite', () => {
    expect(reminderLetter([reminder()], reader()).parts).toEqual([
      { kind: 'text', text: 'Place your people' },
      { kind: 'text', text: 'You have time until Thu 19 Nov, 18:00 CET.' },
      {
        kind: 'list',
        title: 'Since your last move',
        items: ['Bob sends 2 people to the forest', 'Bob rolls 3, 4'],
      },
      { kind: 'link', label: 'Decide', url: 'https://cairn.example/decide?x=1' },
      {
        kind: 'smallPrint',
        text: `This is move 120, fingerprint ${HEAD}. Keep this message: with it you can prove it if history is ever changed.`,
      },
      {
        kind: 'smallPrint',
        text: 'You get this because you play here. Which reminders you get, and when: https://cairn.example/settings',
      },
      {
        kind: 'smallPrint',
        text: 'No more such mails to this address: https://cairn.example/unsubscribe?x=2',
      },
    ]);
  });

  it('says so when the time is up already, and nothing of time where no clock runs', () => {
    const late = reminderLetter([reminder({ kind: 'last' })], reader({ now: THURSDAY }));
    expect(late.subject).toBe('Your time is up: A long winter');
    expect(textOf(late)).toContain('Your time was up Thu 19 Nov, 18:00 CET. The table still waits for you.');
    const timeless = without(reminder({ kind: 'share' }), 'deadline');
    const calm = reminderLetter([timeless], reader());
    expect(calm.subject).toBe('Your turn: A long winter');
    expect(textOf(calm)).not.toMatch(/time/);
  });

  it('cuts a long story short, and begins one who has not moved yet', () => {
    const long = reminderLetter([reminder({ earlier: 22, moved: false })], reader());
    expect(long.parts).toContainEqual({
      kind: 'list',
      title: 'What has happened so far',
      items: ['22 earlier moves are left out', 'Bob sends 2 people to the forest', 'Bob rolls 3, 4'],
    });
    expect(
      reminderLetter([reminder({ happened: [] })], reader()).parts.map(({ kind }) => kind),
    ).not.toContain('list');
  });

  it('of several games is one letter, each game with its own name, question and link', () => {
    const others = [
      reminder(),
      reminder({ title: 'Valley', kind: 'last', decideUrl: 'https://cairn.example/2' }),
    ];
    const { subject, parts } = reminderLetter(others, reader());
    expect(subject).toBe('2 games wait for you');
    expect(parts.flatMap((part) => (part.kind === 'heading' ? [part.text] : []))).toEqual([
      'Your turn: A long winter',
      'Your time is nearly up (Thu 19 Nov, 18:00 CET): Valley',
    ]);
    expect(parts.flatMap((part) => (part.kind === 'link' ? [part.url] : []))).toEqual([
      'https://cairn.example/decide?x=1',
      'https://cairn.example/2',
    ]);
    expect(parts.filter((part) => 'text' in part && part.text.includes('settings'))).toHaveLength(1);
  });

  it('gives the seat back with one press', () => {
    const { parts } = reminderLetter([reminder({ kind: 'kept' })], reader());
    expect(parts).toContainEqual({
      kind: 'link',
      label: 'I am back',
      url: 'https://cairn.example/decide?x=1',
    });
    expect(parts[0]).toMatchObject({ text: expect.stringContaining('autopilot plays for you') as string });
  });
});

describe('the plurals of letters', () => {
  it.each([
    ['en', ['1 game waits for you', '2 games wait for you', '5 games wait for you', '22 games wait for you']],
    ['cs', ['1 hra na tebe čeká', '2 hry na tebe čekají', '5 her na tebe čeká', '22 her na tebe čeká']],
    ['sk', ['1 hra na teba čaká', '2 hry na teba čakajú', '5 hier na teba čaká', '22 hier na teba čaká']],
    [
      'hr',
      ['1 igra čeka na tebe', '2 igre čekaju na tebe', '5 igara čeka na tebe', '22 igre čekaju na tebe'],
    ],
  ] as const)('%s: games', (language, expected) =>
    expect([1, 2, 5, 22].map(lettersIn(language).several)).toEqual(expected),
  );

  it.each([
    ['en', ['1 earlier move is left out', '2 earlier moves are left out', '5 earlier moves are left out']],
    [
      'cs',
      ['1 dřívější tah je vynechán', '2 dřívější tahy jsou vynechány', '5 dřívějších tahů je vynecháno'],
    ],
    ['sk', ['1 skorší ťah je vynechaný', '2 skoršie ťahy sú vynechané', '5 skorších ťahov je vynechaných']],
    [
      'hr',
      [
        '1 raniji potez je izostavljen',
        '2 ranija poteza su izostavljena',
        '5 ranijih poteza je izostavljeno',
      ],
    ],
  ] as const)('%s: moves', (language, expected) =>
    expect([1, 2, 5].map(lettersIn(language).earlier)).toEqual(expected),
  );
});

describe('every letter', () => {
  const letters = (language: Language) => {
    const manner = { language, zone: 'Europe/Prague' };
    const off = { host: 'hooks.example', error: 'HTTP 500', settingsUrl: 'https://cairn.example/settings' };
    return [
      ...(['turn', 'share', 'last', 'kept'] as const).map((kind) =>
        reminderLetter([reminder({ kind })], reader({ language })),
      ),
      reminderLetter([reminder({ kind: 'last' })], reader({ language, now: THURSDAY })),
      testLetter(manner),
      linkLetter('verifyEmail', manner, 'https://cairn.example/v', THURSDAY),
      linkLetter('resetPassword', manner, 'https://cairn.example/r', THURSDAY),
      channelOffLetter(manner, { kind: 'webhook', ...off }),
      channelOffLetter(manner, { kind: 'email', ...off }),
    ];
  };

  it('has its own words in each language', () => {
    const subjects = LANGUAGES.map((language) => letters(language).map(({ subject }) => subject));
    for (const index of letters('en').keys())
      expect(new Set(subjects.map((each) => each[index])).size).toBeGreaterThanOrEqual(3);
    const texts = LANGUAGES.map((language) => letters(language).map(textOf));
    for (const index of letters('en').keys())
      expect(new Set(texts.map((each) => each[index])).size).toBe(LANGUAGES.length);
  });

  it('carries what it must: the link, the time, the error', () => {
    for (const language of LANGUAGES) {
      const [, share, , , , , verify, reset, off] = letters(language).map(textOf);
      const when = instantIn(language, 'Europe/Prague', THURSDAY);
      for (const text of [share, verify, reset]) expect(text).toContain(when);
      expect(verify).toContain('https://cairn.example/v');
      expect(reset).toContain('https://cairn.example/r');
      expect(off).toMatch(/hooks\.example.*\(HTTP 500\)/);
    }
  });
});

describe('the digest of a day', () => {
  it.each(LANGUAGES)('is told with everything that binds the server to it, in %s', (language) => {
    const digest = {
      date: '2026-11-18',
      count: 12,
      root: 'a1'.repeat(32),
      previousRoot: 'b2'.repeat(32),
      keyId: 'c3'.repeat(8),
      signature: 'd4'.repeat(64),
    };
    const text = textOf(digestLetter({ language, zone: 'UTC' }, digest, 'https://cairn.example/digest'));
    for (const fact of Object.values(digest)) expect(text).toContain(String(fact));
    expect(text).toContain('https://cairn.example/digest');
  });
});
