import type { TimeSystem } from '../lib/time-system.js';
import type { WhenOut } from '../game/index.js';
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
