import type { TradeSteps } from '../model.js';

/** What a tribe gives for what it gets when it trades, as printed over its step; nothing where no ratio is. */
export function ratioAt(track: readonly TradeSteps[], step: number): string {
  const found = track.find(({ from, to }) => from <= step && step <= to);
  return found === undefined ? '' : `${found.give}:${found.take}`;
}
