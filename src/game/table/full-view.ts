import { fail, ok } from '../../lib/result.js';
import { organiserIdOf } from '../model/ids.js';
import type { Asked, Decision } from './checks.js';

/**
 * Somebody who sees to a game wants to see hidden cards too. Only where everybody was told when they sat down, never
 * from a seat, and so that all can read it.
 */
export function openFullView({ table, actor }: Asked<'OpenFullView'>): Decision {
  const viewer = organiserIdOf(actor);
  if (viewer === undefined && actor !== 'server') return fail({ code: 'NOT_ALLOWED', to: 'organiser' });
  if (table.settings?.fullView !== true) return fail({ code: 'FULL_VIEW_OFF' });
  if (viewer === undefined) return ok([{ type: 'FullViewOpened' }]);
  if (table.seats.some(({ seatId }) => seatId === viewer)) return fail({ code: 'SEATED_ALREADY' });
  if (table.viewers.includes(viewer)) return fail({ code: 'FULL_VIEW_OPEN_ALREADY' });
  return ok([{ type: 'FullViewOpened', viewer }]);
}
