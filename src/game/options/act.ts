import type { Payment, Trade } from '../model/goods.js';
import type { Price, TilePoints } from '../model/buildings.js';
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
import { consideratePayment } from './considerate.js';
import { cheapest, dearest, valueOf } from './payments.js';
import type { Worth } from './payments.js';
import { bestTrade } from './trades.js';

/** A price, whether it can be paid, and ways to pay it, which are worked out for whoever asks. */
export type Offer = Readonly<{
  price: Price;
  affordable: Affordable;
  /** A payment that would be accepted as it stands, and leaves what the tribe's other purchases need where that can be. */
  suggested?: Payment | undefined;
  /** The points of a tile that is paid so. */
  points?: number | undefined;
  /** Where it takes a trade: one that would be accepted, and the payment it makes possible. */
  traded?: Readonly<{ pay: Payment; trade: Trade }> | undefined;
}>;

/** Pay for the extra card too, or why not. */
export type ExtraOffer = Offer | Readonly<{ closed: GameRejection }>;

/** One of the seat's own places and what can be done there. Purchases can also be declined. */
export type ActOption = Readonly<
  | { action: 'use'; place: PlaceId; benefit: Benefit }
  | { action: 'roll'; place: PlaceId; dice: number }
  | ({ action: 'buyCard'; place: CardPlace; card: CardId; extra?: ExtraOffer } & Offer)
  | ({ action: 'buyBuilding'; place: StackPlace; tile: BuildingId } & Offer)
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
    places: open.flatMap((standing) => placeOption({ game, seat, open }, standing) ?? []),
    ...(anyTwo === undefined ? {} : { anyTwo }),
    trade: 'code' in ratio ? { closed: ratio } : { give: ratio.give, take: ratio.take },
  };
}

/** A seat that acts, and where its people stand whose action is still to come. */
type Turn = Readonly<{ game: SeenGame; seat: Seat; open: readonly Standing[] }>;

function placeOption(turn: Turn, { place, people }: Standing): ActOption | undefined {
  const rule = turn.game.rules.places.get(place);
  switch (rule?.kind) {
    case 'village':
      return { action: 'use', place, benefit: rule.benefit };
    case 'hunt':
    case 'gather':
    case 'worker':
      return { action: 'roll', place, dice: people };
    case 'card':
      return cardOption(turn, rule);
    case 'building':
      return buildingOption(turn, rule.place);
    case undefined:
      return undefined;
  }
}

function cardOption(turn: Turn, rule: Extract<PlaceRule, { kind: 'card' }>): ActOption | undefined {
  const { place, price, withExtra } = rule;
  const card = turn.game.cards[rule.index];
  if (card === undefined) return undefined;
  const what = { action: 'buyCard', place, card } as const;
  const bought = { place, price, worth: cheapest };
  if (withExtra === undefined) return offered(turn, bought, what);
  const extra: ExtraOffer =
    turn.game.deck === 0
      ? { closed: { code: 'DECK_EMPTY' } }
      : offered(turn, { ...bought, price: withExtra }, {});
  return offered(turn, bought, { ...what, extra });
}

/** A tile that pays by value turns what is spent into points: there the dearest payment is suggested. */
function buildingOption(turn: Turn, place: StackPlace): ActOption | undefined {
  const tile = tileAt(turn.game, place);
  if (tile === undefined) return undefined;
  const { id, price, points } = tile;
  return offered(turn, { place, price, worth: dearest, points }, {
    action: 'buyBuilding',
    place,
    tile: id,
  } as const);
}

type Wish = Readonly<{ place: PlaceId; price: Price; worth: Worth; points?: TilePoints }>;

/** What is sold, and on which terms. */
function offered<What extends object>(turn: Turn, wish: Wish, what: What): What & Offer {
  const { game, seat } = turn;
  const { price, points } = wish;
  const means = affordable(game, seat, price);
  return {
    ...what,
    price,
    affordable: means,
    get suggested() {
      return means === 'now' ? suggestedPayment(turn, wish) : undefined;
    },
    get points() {
      return points && this.suggested && pointsFor(points, this.suggested);
    },
    get traded() {
      return means === 'withTrade' ? tradedOffer(game, seat, price) : undefined;
    },
  };
}

function suggestedPayment({ game, seat, open }: Turn, { place, price, worth }: Wish): Payment | undefined {
  const others = open.filter((each) => each.place !== place);
  return consideratePayment(price, tribeOf(game, seat).stock, worth, {
    prices: others.flatMap((each) => priceAt(game, each.place) ?? []),
    reachable: (other, left) => affordable(game, seat, other, left) !== 'no',
  });
}

/** What is asked for the card or the tile that lies there. */
export function priceAt(game: SeenGame, place: PlaceId): Price | undefined {
  const rule = game.rules.places.get(place);
  if (rule?.kind === 'card') return game.cards[rule.index] === undefined ? undefined : rule.price;
  return rule?.kind === 'building' ? tileAt(game, rule.place)?.price : undefined;
}

function tradedOffer(game: SeenGame, seat: Seat, price: Price): Offer['traded'] {
  const ratio = tradeRatio(game, seat);
  const found = 'code' in ratio ? undefined : bestTrade(price, tribeOf(game, seat).stock, ratio, valueOf);
  return found && { pay: found.pay, trade: found.trade };
}
