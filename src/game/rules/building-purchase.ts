/** Buildings: buying and declining them (000:379, 596). */

import type { GameCommand } from '../command.js';
import type { TileRow } from '../model/buildings.js';
import type { Seat } from '../model/ids.js';
import { must } from '../model/must.js';
import type { StackPlace } from '../model/places.js';
import type { GameRejection } from '../rejection.js';
import type { SeenGame } from '../state.js';
import { placeOfKind, refuseAction } from './acting.js';
import { bestow } from './benefits.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';
import { pointsFor, refusePrice } from './payment.js';
import { turnTile } from './setup.js';
import { refusePaying, tradeMade } from './trading.js';

type BuyBuilding = Extract<GameCommand, { type: 'BuyBuilding' }>;
type DeclineBuilding = Extract<GameCommand, { type: 'DeclineBuilding' }>;

/** The tile on top of a stack. */
export function tileAt(game: SeenGame, place: StackPlace): TileRow | undefined {
  const rule = placeOfKind(game, place, 'building');
  return rule && game.rules.tiles.get(game.stacks[rule.index]?.tile ?? '');
}

/** Why this tile cannot be bought so. */
export function refuseBuilding(game: SeenGame, seat: Seat, command: BuyBuilding): GameRejection | undefined {
  const refusal = refuseAction(game, seat, command.place, 'BuyBuilding');
  if (refusal !== undefined) return refusal;
  const tile = tileAt(game, command.place);
  if (tile === undefined) return { code: 'NO_SUCH_PLACE', place: command.place };
  return refusePrice(tile.price, command.pay) ?? refusePaying(game, seat, command);
}

/** Pays, takes tile and points; the next tile is turned up before the tile's own effect (R16). */
export function buyBuilding(draft: Draft, seat: Seat, { place, pay, trade }: BuyBuilding): void {
  const tile = must(tileAt(draft.game, place), 'no tile lies here');
  emit(draft, {
    type: 'BuildingBought',
    seat,
    place,
    tile: tile.id,
    paid: pay,
    points: pointsFor(tile.points, pay),
    ...(trade === undefined ? {} : { trade: tradeMade(trade, pay) }),
  });
  turnTile(draft, place);
  if (tile.effect !== undefined) bestow(draft, seat, tile.effect, { source: tile.id });
}

/** Why there is no tile to decline here. */
export const refuseBuildingDecline = (
  game: SeenGame,
  seat: Seat,
  { place }: DeclineBuilding,
): GameRejection | undefined => refuseAction(game, seat, place, 'BuyBuilding');

/** The tile stays, and a stack that was not bought from is not exhausted (000:557). */
export const declineBuilding = (draft: Draft, seat: Seat, { place }: DeclineBuilding): void =>
  emit(draft, { type: 'BuildingDeclined', seat, place });
