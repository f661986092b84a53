import type {
  ActOption,
  ActOptions,
  ExtraOffer,
  Offer,
  PlaceId,
  SeenGame,
  TradeOption,
} from '../../game/index.js';
import { capital, goodsList } from '../sentences/grammar.js';
import { buildingNamed, cardQuoted, placeNamed, priceNamed } from '../sentences/naming.js';
import type { Asking } from './asking.js';
import type { AnswerForm, FormField } from './form.js';
import { goodsFields, ofEach } from './goods-fields.js';

/** What can be done on each of one's places. */
export const actForms = (
  { places, trade }: ActOptions,
  game: SeenGame,
  asking: Asking,
): readonly AnswerForm[] => places.flatMap((option) => formsAt(option, game, asking, trade));

function formsAt(
  option: ActOption,
  game: SeenGame,
  asking: Asking,
  trade: TradeOption,
): readonly AnswerForm[] {
  const { told, say } = asking;
  const { place } = option;
  const name = capital(placeNamed(told, place)?.name ?? place);
  switch (option.action) {
    case 'use':
      return [{ move: `use ${place}`, label: say.use(name), fields: [] }];
    case 'roll':
      return [{ move: `roll ${place}`, label: say.roll(name, option.dice, told.words), fields: [] }];
    case 'buyCard': {
      const label = say.buyCard(cardQuoted(told, option.card));
      const extra = extraField(option.extra, asking);
      return purchase({ of: 'Card', place, label, offer: option, extra }, asking, trade);
    }
    case 'buyBuilding': {
      const tile = game.rules.tiles.get(option.tile);
      const label = say.build(tile === undefined ? name : buildingNamed(told, tile));
      return purchase({ of: 'Building', place, label, offer: option, extra: [] }, asking, trade);
    }
  }
}

type Purchase = Readonly<{
  of: 'Card' | 'Building';
  place: PlaceId;
  label: string;
  offer: Offer;
  extra: readonly FormField[];
}>;

/** Buying it, where it can be paid somehow, and leaving it. */
function purchase(
  { of, place, label, offer, extra }: Purchase,
  asking: Asking,
  trade: TradeOption,
): readonly AnswerForm[] {
  const { told, say } = asking;
  const leave: AnswerForm = { move: `decline${of} ${place}`, label: `${say.leaveIt}: ${label}`, fields: [] };
  if (offer.affordable === 'no') return [leave];
  const buy: AnswerForm = {
    move: `buy${of} ${place}`,
    label,
    hint: say.price(priceNamed(told, offer.price)),
    fields: [...payFields(offer, asking, trade), ...extra],
    ...tradeFields(asking, trade),
  };
  return [buy, leave];
}

/** What a trade brings can be paid with too. */
function payFields(
  { suggested }: Offer,
  { told: { words }, say, stock }: Asking,
  trade: TradeOption,
): readonly FormField[] {
  const traded = 'closed' in trade ? 0 : trade.take;
  const most = Object.fromEntries(Object.entries(stock).map(([good, have]) => [good, have + traded]));
  return goodsFields('pay', words, say.youPay, {
    most,
    ...(suggested === undefined ? {} : { value: suggested }),
  });
}

function tradeFields({ told: { words }, say, stock }: Asking, trade: TradeOption): Pick<AnswerForm, 'more'> {
  if ('closed' in trade) return {};
  const give = goodsFields('give', words, say.youGive, { most: stock });
  const take = goodsFields('take', words, say.youGet, { most: ofEach(trade.take, TRADED) });
  return { more: { label: `${trade.give}:${trade.take}`, fields: [...give, ...take] } };
}

const TRADED = ['wood', 'brick', 'stone', 'gold', 'ornaments'] as const;

function extraField(extra: ExtraOffer | undefined, { told: { words }, say }: Asking): readonly FormField[] {
  if (extra === undefined || 'closed' in extra || extra.affordable === 'no') return [];
  const cost = extra.suggested === undefined ? '' : ` (${goodsList(words, extra.suggested)})`;
  return [{ kind: 'check', name: 'extra', label: `${say.withTopCard}${cost}`, checked: false }];
}
