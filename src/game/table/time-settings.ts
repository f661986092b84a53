import type { TimeSystem } from '../../lib/time-system.js';
import { isObject } from '../model/hostile.js';
import type { TimeSettings, WhenOut } from '../model/time.js';
import { fields, oneOf, optional, whole, type Check, type Checks } from './fields.js';

const DAY = 24;

type Kind<Union extends { kind: string }> = {
  readonly [One in Union as One['kind']]: Checks<Required<One>>;
};

const grace = optional(whole(1, 7 * DAY));

const SYSTEMS: Kind<TimeSystem> = {
  perStretch: { kind: oneOf('perStretch'), hours: whole(1, 30 * DAY), grace },
  bank: {
    kind: oneOf('bank'),
    hours: whole(1, 90 * DAY),
    increment: (value, all) => whole(0, Number(all['hours']))(value, all),
    grace,
  },
};

const MOST_EXCUSES = 20;
const MOST_IN_A_ROW = 20;

const WHEN_OUT: Kind<WhenOut> = {
  remind: { kind: oneOf('remind') },
  ladder: {
    kind: oneOf('ladder'),
    excuses: whole(0, MOST_EXCUSES),
    keepAfter: whole(1, MOST_IN_A_ROW),
  },
};

const oneKind =
  (kinds: Readonly<Record<string, Readonly<Record<string, Check>>>>): Check =>
  (value, all) => {
    const kind = isObject(value) ? value['kind'] : undefined;
    const known = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return known === undefined ? { allowed: { oneOf: Object.keys(kinds) } } : fields(known)(value, all);
  };

const TIME: Checks<TimeSettings> = { system: oneKind(SYSTEMS), whenOut: oneKind(WHEN_OUT) };

/** Clocks that can be played by. */
export const time = fields(TIME);
