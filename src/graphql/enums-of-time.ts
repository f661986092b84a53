import type { TimeSystem } from '../lib/time-system.js';
import type { TimeOutStep, WhenOut } from '../game/index.js';
import { describeEnum } from './describe-enum.js';

export const TimeSystemEnum = describeEnum(
  'TimeSystem',
  'How thinking time is measured.',
  { PER_STRETCH: 'perStretch', BANK: 'bank' } satisfies Record<string, TimeSystem['kind']>,
  {
    PER_STRETCH: 'The same time whenever somebody is awaited.',
    BANK: 'A bank for the whole game, to which every stretch adds; never more than at the start.',
  },
);

export const WhenOutEnum = describeEnum(
  'WhenOut',
  'What happens when somebody’s time runs out.',
  { REMIND: 'remind', LADDER: 'ladder' } satisfies Record<string, WhenOut['kind']>,
  {
    REMIND: 'Nothing but reminders; late moves are shown as late.',
    LADDER:
      'First so many time-outs are excused, then autopilot plays the stretch, and after so many in a row it keeps the seat until its player returns; the others may then agree to finish or to cancel.',
  },
);

export const TimeOutStepEnum = describeEnum(
  'TimeOutStep',
  'What a time-out led to.',
  { EXTENDED: 'extended', EXCUSED: 'excused', PLAYED: 'played', KEPT: 'kept' } satisfies Record<
    string,
    TimeOutStep
  >,
  {
    EXTENDED: 'The player could not be reached and got the time again, once in a game.',
    EXCUSED: 'The player was excused and got the time again.',
    PLAYED: 'Autopilot played the stretch.',
    KEPT: 'Autopilot kept the seat until its player returned.',
  },
);
