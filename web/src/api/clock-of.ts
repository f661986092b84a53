import type { Clock } from '../game/clock.js';
import type { WholeGameFragment } from '../gql/graphql.js';

/**
 * Whether a clock runs at this table, whether the table has stopped it, or nobody but bots waits for anybody. The server says so of
 * everybody who is asked: who decides by hand has a stretch, and a clock if somebody waits for them.
 */
export function clockOf(
  game: Pick<WholeGameFragment, 'settings' | 'clocksPaused' | 'status' | 'awaiting'>,
): Clock {
  const { settings, clocksPaused, status, awaiting } = game;
  if (settings.time === null || status !== 'RUNNING') return 'none';
  if (clocksPaused) return 'paused';
  const byHand = awaiting.filter(({ stretch }) => stretch !== null);
  if (byHand.some(({ secondsInAll }) => secondsInAll !== null)) return 'runs';
  return byHand.length > 0 ? 'bots' : 'none';
}
