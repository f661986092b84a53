import type {
  ActPartsFragment,
  OfferPartsFragment,
  WholeGameFragment,
  WhyClosedFragment,
} from '../gql/graphql.js';
import type {
  ActDecision,
  Decision,
  Errand,
  Extra,
  MyDecision,
  Offer,
  SettleDecision,
  Trade,
} from '../game/decision/decision.js';
import type { CardPlace, Die, PlaceId, Refusal, StackPlace, Yields } from '../game/model.js';
import { camel, toBenefit, toBuilding, toCard, toGood, toGoods, toPrice } from './to-content.js';
import { playersOf } from './to-tribe.js';
import { dateOf, known, toWaiting } from './to-waiting.js';

type Open = NonNullable<NonNullable<WholeGameFragment['options']>['decision']>;
type Of<Name extends Open['__typename']> = Extract<Open, { __typename: Name }>;

/** Why the rules say no, as the page shows it. */
export const toRefusal = ({ message, rule }: WhyClosedFragment): Refusal => ({
  sentence: message,
  rule,
});

const openOf = ({ decision, until }: Open) => ({ id: decision, until: dateOf(until) });

const mine = ({ board, mySeat }: WholeGameFragment) =>
  board?.tribes.find(({ seat }) => seat === mySeat?.seat) ?? null;

const purseOf = (game: WholeGameFragment, anyTwo: Of<'ActDecision'>['anyTwo']) => ({
  stock: toGoods(mine(game)?.stock ?? null),
  anyTwo: anyTwo === null ? null : { count: anyTwo.count, goods: anyTwo.goods.map(toGood) },
});

const toOffer = ({ price, affordable, suggested, traded }: OfferPartsFragment): Offer => ({
  price: toPrice(price),
  terms: { min: price.min, max: price.max, kinds: price.kinds, payWith: price.payWith.map(toGood) },
  affordable: camel(affordable) as Offer['affordable'],
  suggested: suggested === null ? null : toGoods(suggested),
  traded:
    traded === null
      ? null
      : { pay: toGoods(traded.pay), give: toGoods(traded.give), take: toGoods(traded.take) },
});

type Choice = ActPartsFragment['acting'][number];

function toExtra(extra: Choice['extra']): Extra | null {
  if (extra === null) return null;
  if (extra.closed !== null) return { closed: toRefusal(extra.closed) };
  return extra.offer === null ? null : { offer: toOffer(extra.offer) };
}

/** What is rolled for at a place of the valley or on a worker tile. */
function yieldsAt({ board }: WholeGameFragment, place: string): Yields | null {
  const found = board?.places.find(({ id }) => id === place);
  const { good = null, divisor = null } = found ?? {};
  return good === null || divisor === null ? null : { good: toGood(good), divisor };
}

function toErrand(game: WholeGameFragment, choice: Choice): readonly Errand[] {
  const { place, benefit, dice, expected, card, building, offer } = choice;
  if (benefit !== null) return [{ action: 'use', place: place as PlaceId, benefit: toBenefit(benefit) }];
  if (dice !== null) {
    return [{ action: 'roll', place: place as PlaceId, dice, expected, yields: yieldsAt(game, place) }];
  }
  if (offer === null) return [];
  const cost = { offer: toOffer(offer) };
  if (building !== null) {
    return [{ action: 'buyBuilding', place: place as StackPlace, building: toBuilding(building), ...cost }];
  }
  if (card === null) return [];
  const extra = toExtra(choice.extra);
  return [{ action: 'buyCard', place: place as CardPlace, card: toCard(card), extra, ...cost }];
}

function toTrade(game: WholeGameFragment, trade: ActPartsFragment['trade']): Trade | null {
  const { closed, give, take, goods } = trade;
  if (game.settings.expansion === null) return null;
  if (closed !== null) return { closed: toRefusal(closed) };
  return give === null || take === null ? null : { give, take, goods: goods?.map(toGood) ?? [] };
}

const toAct = (game: WholeGameFragment, open: Of<'ActDecision'>): ActDecision => ({
  kind: 'act',
  ...openOf(open),
  ...purseOf(game, open.anyTwo),
  errands: open.acting.flatMap((choice) => toErrand(game, choice)),
  trade: toTrade(game, open.trade),
});

/** What a roll was made for: a place, or a card or building bought this very turn, so it lies before its tribe. */
function sourceOf(game: WholeGameFragment, id: string): SettleDecision['source'] {
  if (game.board?.places.some((place) => place.id === id) === true) return { place: id as PlaceId };
  const tribe = mine(game);
  const owned = tribe?.cards.find(({ card }) => card.id === id);
  if (owned !== undefined) return { card: toCard(owned.card) };
  const built = tribe?.buildings.find((building) => building.id === id);
  return { building: built === undefined ? null : toBuilding(built) };
}

const toSettle = (game: WholeGameFragment, open: Of<'SettleDecision'>): SettleDecision => ({
  kind: 'settle',
  ...openOf(open),
  source: sourceOf(game, open.source),
  dice: open.dice as readonly Die[],
  sum: open.sum,
  good: toGood(open.good),
  plain: open.plain,
  steps: open.steps,
  suggested: open.suggested.tools,
  tools: open.tools,
  oneUse: open.oneUse.filter(({ used }) => !used),
  split: open.split,
  feeding: mine(game)?.feeding ?? null,
});

function toMine(game: WholeGameFragment, open: Open): MyDecision {
  switch (open.__typename) {
    case 'PlaceDecision':
      return { kind: 'place', ...openOf(open), home: open.home };
    case 'ActDecision':
      return toAct(game, open);
    case 'SettleDecision':
      return toSettle(game, open);
    case 'PickDieDecision': {
      const faces = open.faces.map(({ face, works, benefit }) => ({
        face: face as Die,
        works,
        benefit: toBenefit(benefit),
      }));
      return { kind: 'pickDie', ...openOf(open), style: game.board?.market?.kind === 'STYLE', faces };
    }
    case 'FeedDecision': {
      const { owed, food, missing } = open;
      const choices = open.choices.map((choice) => ({ ...choice, suggested: toGoods(choice.suggested) }));
      const payWith = open.payWith.map(toGood);
      const purse = purseOf(game, open.anyTwo);
      return { kind: 'feed', ...openOf(open), ...purse, owed, food, missing, choices, payWith };
    }
  }
}

/** What the table waits for, from the reader's side. */
export function toDecision(game: WholeGameFragment): Decision {
  const players = playersOf(game);
  const cancelled = game.status === 'CANCELLED';
  if (game.result !== null || cancelled) {
    const { winners = [], ranking = [] } = game.result ?? {};
    const totals = ranking.flatMap(({ seat, total }) => {
      const player = players.get(seat);
      return player === undefined ? [] : [{ player, total }];
    });
    return { kind: 'over', winners: known(players, winners), cancelled, totals };
  }
  const open = game.options?.decision ?? null;
  if (open !== null) return toMine(game, open);
  const waiting = toWaiting(game, players);
  return game.mySeat === null ? { kind: 'look', waiting } : waiting;
}
