/** How things stand when a notice is about to be sent. */
export type Situation = Readonly<{
  /** The decision is open, and the seat is still this person's. */
  open: boolean;
  /** A bot or autopilot plays the seat. */
  kept: boolean;
  paused: boolean;
  /** The deadline is another than the one the notice was meant for. */
  moved: boolean;
  /** What became of this very notice so far. */
  before?: 'sent' | 'unknown';
  /** Something more urgent about the same stretch is due as well. */
  laterDue: boolean;
  /** It says no more than "your turn", or that somebody waits, and its reader sleeps. */
  quiet: boolean;
  /** How many decisions of this person are due within ten minutes, this one included. */
  together: number;
  channel: 'on' | 'off' | 'unverified';
}>;

export type Verdict =
  | 'obsolete'
  | 'none'
  | 'hold'
  | 'drop'
  | 'skip'
  | 'superseded'
  | 'holdUntilAwake'
  | 'digest'
  | 'off'
  | 'unverified'
  | 'send';

type Row = readonly [matches: (situation: Situation) => boolean, verdict: (situation: Situation) => Verdict];

/** First matching row wins. Whether somebody is looking at the game right now is not asked. */
const ROWS: readonly Row[] = [
  [({ open }) => !open, () => 'obsolete'],
  [({ kept }) => kept, () => 'none'],
  [({ paused }) => paused, () => 'hold'],
  [({ moved }) => moved, () => 'drop'],
  [({ before }) => before === 'sent', () => 'skip'],
  [({ laterDue }) => laterDue, () => 'superseded'],
  [({ quiet }) => quiet, () => 'holdUntilAwake'],
  [({ channel }) => channel !== 'on', ({ channel }) => (channel === 'off' ? 'off' : 'unverified')],
  [({ together }) => together > 1, () => 'digest'],
];

/** What is done about a notice. An unknown outcome is sent again, as the same message. */
export function verdictOn(situation: Situation): Verdict {
  const row = ROWS.find(([matches]) => matches(situation));
  return row === undefined ? 'send' : row[1](situation);
}
