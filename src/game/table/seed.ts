import { fail, ok } from '../../lib/result.js';
import { isWhole } from '../model/hostile.js';
import type { Asked, Decision } from './checks.js';
import { refuseHex } from './settings.js';

const MOST_SKIPPED = 1_000_000;

/** Once a game is closed its seed is shown, so that everybody can check the dice. */
export function revealSeed({ table, actor, command }: Asked<'RevealSeed'>): Decision {
  if (actor !== 'server') return fail({ code: 'NOT_ALLOWED', to: 'server' });
  if (table.closed === undefined) return fail({ code: 'GAME_NOT_CLOSED' });
  if (table.seed !== undefined) return fail({ code: 'SEED_REVEALED_ALREADY' });
  const refusal = refuseHex('seed', command.seed);
  if (refusal !== undefined) return fail(refusal);
  return ok([{ type: 'SeedRevealed', seed: command.seed }]);
}

/** After a restored backup, draws that somebody may have seen are passed over. */
export function skipDraws({ actor, command }: Asked<'SkipDraws'>): Decision {
  if (actor !== 'server') return fail({ code: 'NOT_ALLOWED', to: 'server' });
  if (!isWhole(command.draws, 1, MOST_SKIPPED)) return fail({ code: 'BAD_NUMBER', field: 'draws' });
  return ok([{ type: 'DrawsSkipped', draws: command.draws }]);
}
