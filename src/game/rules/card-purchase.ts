/** Civilisation cards: buying and declining them (000:355, 001:283). */

import type { GameCommand } from '../command.js';
import type { Price } from '../model/buildings.js';
import type { Seat } from '../model/ids.js';
import { must } from '../model/must.js';
import { indexOfPlace } from '../model/places.js';
import type { PlaceRule } from '../model/rules.js';
import type { GameRejection } from '../rejection.js';
import type { SeenGame } from '../state.js';
import { placeOfKind, refuseAction } from './acting.js';
import { bestow, drawExtra } from './benefits.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';
import { refusePrice } from './payment.js';
import { refusePaying, tradeMade } from './trading.js';

type BuyCard = Extract<GameCommand, { type: 'BuyCard' }>;
type DeclineCard = Extract<GameCommand, { type: 'DeclineCard' }>;
type CardRule = Extract<PlaceRule, { kind: 'card' }>;

/** Why this card cannot be bought so. */
export function refuseCard(game: SeenGame, seat: Seat, command: BuyCard): GameRejection | undefined {
  const refusal = refuseAction(game, seat, command.place, 'BuyCard');
  if (refusal !== undefined) return refusal;
  const rule = placeOfKind(game, command.place, 'card');
  if (rule === undefined) return { code: 'NO_SUCH_PLACE', place: command.place };
  const noExtra = command.extra === undefined ? undefined : refuseExtra(game, rule, command);
  return noExtra ?? refusePrice(priceOf(rule, command), command.pay) ?? refusePaying(game, seat, command);
}

/** The extra card is bought together with the card of its place, while there is one to draw (R19, R33). */
function refuseExtra(
  game: SeenGame,
  { place, withExtra }: CardRule,
  { extra }: BuyCard,
): GameRejection | undefined {
  if (withExtra === undefined || !Object.is(extra, true)) return { code: 'NO_EXTRA_HERE', place };
  return game.deck === 0 ? { code: 'DECK_EMPTY' } : undefined;
}

/** A card costs what its place says this round (R12). */
const priceOf = ({ price, withExtra }: CardRule, { extra }: BuyCard): Price =>
  extra === undefined ? price : (withExtra ?? price);

/** Pays, takes the card and what its upper half gives at once (000:367). */
export function buyCard(draft: Draft, seat: Seat, { place, pay, trade, extra }: BuyCard): void {
  const card = must(draft.game.cards[indexOfPlace(place)], 'no card lies here');
  const { top } = must(draft.game.rules.cards.get(card), 'there is no such card');
  emit(draft, {
    type: 'CardBought',
    seat,
    place,
    card,
    paid: pay,
    ...(trade === undefined ? {} : { trade: tradeMade(trade, pay) }),
    ...(extra === undefined ? {} : { extra }),
    ...(top.kind === 'points' ? { points: top.points } : {}),
  });
  if (extra !== undefined) drawExtra(draft, seat, { source: place });
  bestow(draft, seat, top, { source: card });
}

/** Why there is no card to decline here. */
export const refuseCardDecline = (
  game: SeenGame,
  seat: Seat,
  { place }: DeclineCard,
): GameRejection | undefined => refuseAction(game, seat, place, 'BuyCard');

/** The card stays for the next round (000:369). */
export const declineCard = (draft: Draft, seat: Seat, { place }: DeclineCard): void =>
  emit(draft, { type: 'CardDeclined', seat, place });
