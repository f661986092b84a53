import { run } from '../../tools/chaos/reminders.js';
import { isFine, verdictOn } from '../../tools/chaos/reminders/verdict.js';

const EXPECTED = [
  { to: 'ann', due: 1_000 },
  { to: 'bob', due: 2_000 },
];
const TO_ANN = { id: 'a', to: 'ann', at: 1_000 };
const TO_BOB = { id: 'b', to: 'bob', at: 2_500 };
const FINE = { due: 2, distinct: 2, missing: 0, early: 0, duplicates: 0, needless: 0 };

describe('the verdict on reminders', () => {
  it('is fine when everybody was told once, in time', () => {
    expect(verdictOn(EXPECTED, [TO_ANN, TO_BOB])).toEqual(FINE);
    expect(isFine(FINE, 0)).toBe(true);
  });

  it('allows a letter twice under its name for each kill, and no more', () => {
    const verdict = verdictOn(EXPECTED, [TO_ANN, TO_BOB, { ...TO_BOB, at: 9_000 }]);
    expect(verdict).toEqual({ ...FINE, duplicates: 1 });
    expect([isFine(verdict, 1), isFine(verdict, 0)]).toEqual([true, false]);
  });

  it.each([
    ['nobody told bob', [TO_ANN], { distinct: 1, missing: 1 }],
    ['bob was told early', [TO_ANN, { ...TO_BOB, at: 1_999 }], { early: 1 }],
    ['ann was told two things', [TO_ANN, TO_BOB, { ...TO_ANN, id: 'c' }], { distinct: 3, needless: 1 }],
    [
      'a stranger was told',
      [TO_ANN, TO_BOB, { ...TO_ANN, id: 'c', to: 'eve' }],
      { distinct: 3, needless: 1 },
    ],
  ])('is bad when %s', (_, mails, wrong) => {
    const verdict = verdictOn(EXPECTED, mails);
    expect(verdict).toEqual({ ...FINE, ...wrong });
    expect(isFine(verdict, 100)).toBe(false);
  });
});

describe('the options of a chaos run over reminders', () => {
  const shown: string[] = [];
  beforeAll(() => {
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((text) => {
        shown.push(String(text));
        return true;
      });
  });
  beforeEach(() => void shown.splice(0));
  afterAll(() => void jest.restoreAllMocks());

  it.each([
    [['--stretches', '0'], /--stretches must be a whole number from 10 to 100000\./],
    [['--kills', 'many'], /--kills must be a whole number/],
    [['--tables', '3'], /Unknown option '--tables'/],
  ])('%j is refused with a sentence and the usage', async (args, sentence) => {
    expect(await run(args)).toBe(2);
    expect(shown.join('')).toMatch(sentence);
    expect(shown.join('')).toMatch(/Usage: npm run chaos -- --reminders/);
  });

  it('--help explains and succeeds', async () => {
    expect(await run(['--help'])).toBe(0);
    expect(shown.join('')).toMatch(
      /--stretches <10…100000> +that are open at the beginning \(1000 unless given\)/,
    );
  });
});
