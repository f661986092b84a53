import { verdictOn, type Situation } from '../../../src/play/reminding/truth-table.js';

const PLAIN: Situation = {
  open: true,
  kept: false,
  paused: false,
  moved: false,
  laterDue: false,
  quiet: false,
  together: 1,
  channel: 'on',
};

/** The rows of the table, from the first to the last. */
const ROWS: readonly (readonly [string, Partial<Situation>, string])[] = [
  ['the decision is not open, or the seat no longer this person’s', { open: false }, 'obsolete'],
  ['a bot or autopilot plays the seat', { kept: true }, 'none'],
  ['the clock is paused', { paused: true }, 'hold'],
  ['the deadline differs from the one meant', { moved: true }, 'drop'],
  ['it was sent', { before: 'sent' }, 'skip'],
  ['a later kind is due too', { laterDue: true }, 'superseded'],
  ['its reader sleeps', { quiet: true }, 'holdUntilAwake'],
  ['the channel is off', { channel: 'off' }, 'off'],
  ['the channel is not confirmed', { channel: 'unverified' }, 'unverified'],
  ['several decisions are due within ten minutes', { together: 2 }, 'digest'],
];

describe('the truth table of reminders', () => {
  it.each(ROWS)('%s: %j → %s', (_name, row, verdict) =>
    expect(verdictOn({ ...PLAIN, ...row })).toBe(verdict),
  );

  it('sends in every other case, also what may have been sent', () => {
    expect(verdictOn(PLAIN)).toBe('send');
    expect(verdictOn({ ...PLAIN, before: 'unknown' })).toBe('send');
  });

  it.each(ROWS.map(([name, row, verdict], index) => [name, row, verdict, index] as const))(
    '%s wins over every row below it',
    (_name, row, verdict, index) => {
      // The two reasons of a channel exclude each other.
      const below = ROWS.slice(index + 1).filter(([, other]) => !('channel' in row && 'channel' in other));
      const worst = below.reduce<Situation>((all, [, other]) => ({ ...all, ...other }), PLAIN);
      expect(verdictOn({ ...worst, ...row })).toBe(verdict);
    },
  );
});
