import { DEFAULT_TIME, type TimeSettings, type WhenOut } from '../../game/index.js';
import type { TimeSystem } from '../../lib/time-system.js';
import type { TimeSettingsInput } from '../inputs/time.input.js';
import { badInput } from './checks.js';
import { present } from './defined.js';

/** Who opens a table and says nothing gets two days for each stretch; who wants no clock says so. */
export function timeIn(
  input: TimeSettingsInput | null | undefined,
  clock: boolean,
  field: string,
): TimeSettings | undefined {
  if (!clock) {
    if (input !== null && input !== undefined) throw badInput(field, 'left out where no clock runs');
    return undefined;
  }
  return input === null || input === undefined
    ? DEFAULT_TIME
    : { system: systemIn(input, field), whenOut: whenOutIn(input, field) };
}

/** Whether the numbers will do is for the rules to say. */
function systemIn({ system: kind, hours, increment, grace }: TimeSettingsInput, field: string): TimeSystem {
  if (kind === 'bank') return { kind, hours, increment: increment ?? 0, ...present({ grace }) };
  if (increment !== null && increment !== undefined)
    throw badInput(`${field}.increment`, 'given with a bank only');
  return { kind, hours, ...present({ grace }) };
}

const LADDER = DEFAULT_TIME.whenOut as Extract<WhenOut, { kind: 'ladder' }>;

function whenOutIn({ whenOut: kind, excuses, keepAfter }: TimeSettingsInput, field: string): WhenOut {
  const steps = present({ excuses, keepAfter });
  if (kind === 'ladder') return { ...LADDER, ...steps };
  const [name] = Object.keys(steps);
  if (name !== undefined) throw badInput(`${field}.${name}`, 'given with a ladder only');
  return { kind };
}
