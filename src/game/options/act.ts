import type { Payment, Stock, Trade } from '../model/goods.js';
import type { Price } from '../model/buildings.js';
import type { Benefit } from '../model/cards.js';
import type { BuildingId, CardId, Seat } from '../model/ids.js';
import type { CardPlace, PlaceId, StackPlace } from '../model/places.js';
import type { PlaceRule } from '../model/rules.js';
import type { GameRejection } from '../rejection.js';
import { affordable } from '../rules/affordability.js';
import type { Affordable } from '../rules/affordability.js';
import { anyTwoOf } from '../rules/any-two.js';
import type { AnyTwoCard } from '../rules/any-two.js';
import { tileAt } from '../rules/building-purchase.js';
import { pointsFor } from '../rules/payment.js';
import { tradeRatio } from '../rules/trading.js';
import { tribeOf } from '../state.js';
import type { SeenGame, Standing } from '../state.js';
import { cheapest, dearest, valueOf } from './payments.js';
import { bestTrade } from './trades.js';

/** A price, whether it can be paid, and a payment that would be accepted as it stands. */
export type Offer = Readonly<{
  price: Price;
  affordable: Affordable;
  suggested?: Payment;
  /** Where it takes a trade: one that would be accepted, and the payment it makes possible. */
  traded?: Readonly<{ pay: Payment; trade: Trade }>;
}>;

/** Pay for the extra card too, or why not. */
export type ExtraOffer = Offer | Readonly<{ closed: GameRejection }>;

/** One of the seat's own places and what can be done there. Purchases can also be declined. */
export type ActOption = Readonly<
  | { action: 'use'; place: PlaceId; benefit: Benefit }
  | { action: 'roll'; place: PlaceId; dice: number }
  | ({ action: 'buyCard'; place: CardPlace; card: CardId; extra?: ExtraOffer } & Offer)
  | ({ action: 'buyBuilding'; place: StackPlace; tile: BuildingId; points?: number } & Offer)
>;

export type TradeOption = Readonly<{ give: number; take: number }> | Readonly<{ closed: GameRejection }>;

export type ActOptions = Readonly<{
  kind: 'act';
  since: number;
  places: readonly ActOption[];
  anyTwo?: AnyTwoCard;
  trade: TradeOption;
}>;

/** Every place of the seat whose action is still to come. */
export function actOptions(game: SeenGame, seat: Seat): ActOptions {
  const anyTwo = anyTwoOf(game, seat);
  const ratio = tradeRatio(game, seat);
  const open = game.standing.filter((each) => each.seat === seat && !each.done);
  return {
    kind: 'act',
    since: game.since,
    places: open.flatMap((standing) => placeOption(game, standing) ?? []),
    ...(anyTwo === undefined ? {} : { anyTwo }),
    trade: 'code' in ratio ? { closed: ratio } : { give: ratio.give, take: ratio.take },
  };
}

function placeOption(game: SeenGame, { seat, place, people }: Standing): ActOption | undefined {
  const rule = game.rules.places.get(place);
  switch (rule?.kind) {
    case 'village':
      return { action: 'use', place, benefit: rule.benefit };
    case 'hunt':
    case 'gather':
    case 'worker':
      return { action: 'roll', place, dice: people };
    case 'card':
      return cardOption(game, seat, rule);
    case 'building':
      return buildingOption(game, seat, rule.place);
    case undefined:
      return undefined;
  }
}

function cardOption(
  game: SeenGame,
  seat: Seat,
  rule: Extract<PlaceRule, { kind: 'card' }>,
): ActOption | undefined {
  const card = game.cards[rule.index];
  if (card === undefined) return undefined;
  const extra = rule.withExtra && extraOffer(game, seat, rule.withExtra);
  const offer = offerOf(game, seat, rule.price, cheapest);
  return { action: 'buyCard', place: rule.place, card, ...offer, ...(extra === undefined ? {} : { extra }) };
}

const extraOffer = (game: SeenGame, seat: Seat, price: Price): ExtraOffer =>
  game.deck === 0 ? { closed: { code: 'DECK_EMPTY' } } : offerOf(game, seat, price, cheapest);

/** A tile that pays by value turns what is spent into points: there the dearest payment is suggested. */
function buildingOption(game: SeenGame, seat: Seat, place: StackPlace): ActOption | undefined {
  const tile = tileAt(game, place);
  if (tile === undefined) return undefined;
  const offer = offerOf(game, seat, tile.price, dearest);
  const points = offer.suggested && pointsFor(tile.points, offer.suggested);
  return {
    action: 'buyBuilding',
    place,
    tile: tile.id,
    ...offer,
    ...(points === undefined ? {} : { points }),
  };
}

function offerOf(
  game: SeenGame,
  seat: Seat,
  price: Price,
  choose: (price: Price, stock: Stock) => Payment | undefined,
): Offer {
  const { stock } = tribeOf(game, seat);
  const suggested = choose(price, stock);
  const means = affordable(game, seat, price);
  const traded = means === 'withTrade' ? tradedOffer(game, seat, price) : undefined;
  return {
    price,
    affordable: means,
    ...(suggested === undefined ? {} : { suggested }),
    ...(traded === undefined ? {} : { traded }),
  };
}

function tradedOffer(game: SeenGame, seat: Seat, price: Price): Offer['traded'] {
  const ratio = tradeRatio(game, seat);
  const found = 'code' in ratio ? undefined : bestTrade(price, tribeOf(game, seat).stock, ratio, valueOf);
  return found && { pay: found.pay, trade: found.trade };
}
