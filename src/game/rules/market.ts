/** The market: dice for everybody, picked in turn (000:658, 001:388). */

import { refuseMoment } from '../awaiting.js';
import type { GameCommand } from '../command.js';
import type { Die } from '../luck.js';
import { asNumber } from '../model/hostile.js';
import type { Seat } from '../model/ids.js';
import { must } from '../model/must.js';
import type { GameRejection } from '../rejection.js';
import type { OpenMarket, SeenGame } from '../state.js';
import { bestow } from './benefits.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';

type PickDie = Extract<GameCommand, { type: 'PickDie' }>;

/** Why this die cannot be taken. */
export function refusePick(game: SeenGame, seat: Seat, { face }: PickDie): GameRejection | undefined {
  const wrongMoment = refuseMoment(game, seat, 'pickDie');
  if (wrongMoment !== undefined) return wrongMoment;
  const dice = game.market?.dice ?? [];
  return dice.includes(face) ? undefined : { code: 'NO_SUCH_DIE', face: asNumber(face), dice };
}

/** Takes one die and what it gives, at once (R14). */
export const pickDie = (draft: Draft, seat: Seat, { face }: PickDie): void => take(draft, seat, face, {});

/** Picks for the next seat if all dice that are left show the same face (R15). */
export function pickAlone(draft: Draft, { dice, order }: OpenMarket): boolean {
  const [face] = dice;
  const [seat] = order;
  if (face === undefined || seat === undefined || dice.some((die) => die !== face)) return false;
  take(draft, seat, face, { auto: true });
  return true;
}

function take(draft: Draft, seat: Seat, face: Die, auto: Readonly<{ auto?: true }>): void {
  const { faces } = must(draft.game.market, 'no market is open');
  const benefit = must(draft.game.rules.faces[faces][face - 1], 'a die has six faces');
  emit(draft, { type: 'DieTaken', seat, face, ...auto });
  bestow(draft, seat, benefit, { source: 'market' });
}
