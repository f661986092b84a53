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
  Waiting,
} from '../game/decision/decision.js';
import type { CardPlace, Die, Good, PlaceId, Player, Refusal, StackPlace, Yields } from '../game/model.js';
import { camel, toBenefit, toBuilding, toCard, toGoods, toPrice } from './to-content.js';
import { playersOf } from './to-tribe.js';

type Open = NonNullable<NonNullable<WholeGameFragment['options']>['decision']>;
type Of<Name extends Open['__typename']> = Extract<Open, { __typename: Name }>;

/** Why the rules say no, as the page shows it. */
export const toRefusal = ({ message, rule, citations }: WhyClosedFragment): Refusal => ({
  sentence: message,
  rule,
  citations,
});

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const openOf = ({ decision, until }: Open) => ({ id: decision, until: dateOf(until) });

const mine = ({ board, mySeat }: WholeGameFragment) =>
  board?.tribes.find(({ seat }) => seat === mySeat?.seat) ?? null;

const purseOf = (game: WholeGameFragment, anyTwo: Of<'ActDecision'>['anyTwo']) => ({
  stock: toGoods(mine(game)?.stock ?? null),
  anyTwo: anyTwo?.count ?? null,
});

const toOffer = ({ price, affordable, suggested, traded }: OfferPartsFragment): Offer => ({
  price: toPrice(price),
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
  return good === null || divisor === null ? null : { good: camel(good) as Good, divisor };
}

function toErrand(game: WholeGameFragment, choice: Choice): readonly Errand[] {
  const { place, benefit, dice, card, building, offer } = choice;
  if (benefit !== null) return [{ action: 'use', place: place as PlaceId, benefit: toBenefit(benefit) }];
  if (dice !== null) {
    return [{ action: 'roll', place: place as PlaceId, dice, yields: yieldsAt(game, place) }];
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

function toTrade(game: WholeGameFragment, { closed, give, take }: ActPartsFragment['trade']): Trade | null {
  if (game.settings.expansion === null) return null;
  if (closed !== null) return { closed: toRefusal(closed) };
  return give === null || take === null ? null : { give, take };
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
  divisor: open.divisor,
  good: camel(open.good) as Good,
  tools: open.tools,
  oneUse: open.oneUse,
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
      const { owed, food, missing, choices } = open;
      return { kind: 'feed', ...openOf(open), ...purseOf(game, open.anyTwo), owed, food, missing, choices };
    }
  }
}

const known = (players: ReadonlyMap<number, Player>, seats: readonly number[]): readonly Player[] =>
  seats.flatMap((seat) => players.get(seat) ?? []);

/** Who will be asked after the one who is asked now: the next seat clockwise; nobody when all feed at once. */
function nextAfter(
  { board, awaiting }: WholeGameFragment,
  players: ReadonlyMap<number, Player>,
): Player | null {
  const [only, ...others] = awaiting;
  if (only === undefined || others.length > 0 || board?.phase === 'FEEDING') return null;
  const next = (only.seat % players.size) + 1;
  return board?.phase === 'ACTING' && next === board.start ? null : (players.get(next) ?? null);
}

function toWaiting(game: WholeGameFragment, players: ReadonlyMap<number, Player>): Waiting {
  const seats = game.awaiting.map(({ seat }) => seat);
  const [first, ...others] = new Set(game.awaiting.map(({ kind }) => camel(kind) as MyDecision['kind']));
  const asked = others.length > 0 ? null : (first ?? null);
  const [until] = game.awaiting.flatMap((awaited) => dateOf(awaited.until) ?? []).sort((a, b) => +a - +b);
  return {
    kind: 'wait',
    players: known(players, seats),
    asked,
    next: nextAfter(game, players),
    until: until ?? null,
  };
}

/** What the table waits for, from the reader's side. */
export function toDecision(game: WholeGameFragment): Decision {
  const players = playersOf(game);
  const cancelled = game.status === 'CANCELLED';
  if (game.result !== null || cancelled) {
    return { kind: 'over', winners: known(players, game.result?.winners ?? []), cancelled };
  }
  const open = game.options?.decision ?? null;
  if (open !== null) return toMine(game, open);
  return game.mySeat === null ? { kind: 'look' } : toWaiting(game, players);
}
