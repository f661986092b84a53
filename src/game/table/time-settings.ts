import type { TimeSystem } from '../../lib/time-system.js';
import { isObject, isWhole } from '../model/hostile.js';
import type { TimeSettings, WhenOut } from '../model/time.js';
import { hasFields, oneOf, type Check, type Checks } from './fields.js';

const DAY = 24;

type Kind<Union extends { kind: string }> = {
  readonly [One in Union as One['kind']]: Checks<Required<One>>;
};

const whole =
  (min: number, max: number): Check =>
  (value) =>
    isWhole(value, min, max);
const grace: Check = (value) => value === undefined || isWhole(value, 1, 7 * DAY);

const SYSTEMS: Kind<TimeSystem> = {
  perStretch: { kind: oneOf('perStretch'), hours: whole(1, 30 * DAY), grace },
  bank: {
    kind: oneOf('bank'),
    hours: whole(1, 90 * DAY),
    increment: (value, { hours }) => isWhole(value, 0, Number(hours)),
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

const TIME: Checks<TimeSettings> = {
  system: (value) => isOne(SYSTEMS, value),
  whenOut: (value) => isOne(WHEN_OUT, value),
};

const isOne = (kinds: Readonly<Record<string, Readonly<Record<string, Check>>>>, value: unknown): boolean => {
  const kind = isObject(value) ? value['kind'] : undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return false;
  return hasFields(kinds[kind] ?? {}, value);
};

/** Clocks that can be played by, or none at all. */
export const isTime: Check = (value) => value === undefined || hasFields(TIME, value);
