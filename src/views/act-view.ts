import { CURRENCIES, likelyYieldAt, RESOURCES } from '../game/index.js';
import type {
  ActOption,
  ActOptions,
  Affordable,
  AnyTwoCard,
  ExtraOffer,
  Good,
  Offer,
  SeenGame,
  Stock,
} from '../game/index.js';
import {
  benefitView,
  buildingView,
  cardView,
  type BenefitView,
  type BuildingView,
  type CardView,
} from './content-view.js';
import { goodsView } from './goods-view.js';
import { priceView, type PriceView } from './price-view.js';
import { refusalView, type GameSpeech, type RefusalView } from './refusal-view.js';
import type { Speech } from './sentences/told.js';

export type OfferView = Readonly<{
  price: PriceView;
  affordable: Affordable;
  suggested?: Stock | undefined;
  points?: number | undefined;
  traded?: TradedView | undefined;
}>;
export type TradedView = Readonly<{ pay: Stock; give: Stock; take: Stock }>;
export type ExtraView = Readonly<{ offer?: OfferView; closed?: RefusalView }>;

/** One of the seat's own places, flat: `action` says which of the other fields are there. */
export type ActChoiceView = Readonly<{
  place: string;
  action: ActOption['action'];
  benefit?: BenefitView;
  dice?: number;
  expected?: number;
  card?: CardView;
  building?: BuildingView;
  offer?: OfferView;
  extra?: ExtraView;
}>;

export type TradeView = Readonly<{
  give?: number;
  take?: number;
  goods?: readonly Good[];
  closed?: RefusalView;
}>;
export type AnyTwoView = AnyTwoCard & Readonly<{ goods: readonly Good[] }>;

export type ActDecisionView = Readonly<{
  kind: 'act';
  decision: number;
  places: readonly ActChoiceView[];
  anyTwo?: AnyTwoView;
  trade: TradeView;
}>;

/** What can be done on each of one's places, prices described and not enumerated. */
export const actDecision = (
  { since, places, anyTwo, trade }: ActOptions,
  game: SeenGame,
  speech: GameSpeech,
): ActDecisionView => ({
  kind: 'act',
  decision: since,
  places: places.map((option) => ({
    place: option.place,
    action: option.action,
    ...choiceParts(option, game, speech),
  })),
  ...(anyTwo === undefined ? {} : { anyTwo: anyTwoView(anyTwo) }),
  trade: 'closed' in trade ? { closed: refusalView(trade.closed, speech) } : { ...trade, goods: CURRENCIES },
});

/** Resources of one's choice, and which those are. */
export const anyTwoView = (card: AnyTwoCard): AnyTwoView => ({ ...card, goods: RESOURCES });

function choiceParts(
  option: ActOption,
  game: SeenGame,
  speech: GameSpeech,
): Omit<ActChoiceView, 'place' | 'action'> {
  switch (option.action) {
    case 'use':
      return { benefit: benefitView(option.benefit, speech) };
    case 'roll': {
      const { dice, place } = option;
      const expected = likelyYieldAt(game, place, dice);
      return { dice, ...(expected === undefined ? {} : { expected }) };
    }
    case 'buyCard': {
      const card = game.rules.cards.get(option.card);
      return {
        ...(card === undefined ? {} : { card: cardView(card, speech) }),
        offer: offerView(option, speech),
        ...(option.extra === undefined ? {} : { extra: extraView(option.extra, speech) }),
      };
    }
    case 'buyBuilding': {
      const tile = game.rules.tiles.get(option.tile);
      return {
        ...(tile === undefined ? {} : { building: buildingView(tile, speech) }),
        offer: offerView(option, speech),
      };
    }
  }
}

/** How it could be paid is worked out for whoever asks. */
const offerView = (offer: Offer, speech: Speech): OfferView => ({
  price: priceView(offer.price, speech),
  affordable: offer.affordable,
  get suggested() {
    return offer.suggested && goodsView(offer.suggested);
  },
  get points() {
    return offer.points;
  },
  get traded() {
    return offer.traded && tradedView(offer.traded);
  },
});

const tradedView = ({ pay, trade: { give, take } }: NonNullable<Offer['traded']>): TradedView => ({
  pay: goodsView(pay),
  give: goodsView(give),
  take: goodsView(take),
});

const extraView = (extra: ExtraOffer, speech: GameSpeech): ExtraView =>
  'closed' in extra ? { closed: refusalView(extra.closed, speech) } : { offer: offerView(extra, speech) };
