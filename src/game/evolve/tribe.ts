import type { GameEvent } from '../event.js';
import { minus, plus } from '../model/goods.js';
import { indexOfPlace } from '../model/places.js';
import type { Game, Tribe } from '../state.js';
import { added, finishedIn, tribeIn } from './changes.js';
import type { Building } from './copies.js';
import type { Evolvers } from './evolvers.js';

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** What changed in one tribe. */
export const TRIBE: Evolvers<
  | 'GoodsTaken'
  | 'ToolGained'
  | 'PersonBorn'
  | 'AgricultureRaised'
  | 'TradeAdvanced'
  | 'IncomeTaken'
  | 'CardBought'
  | 'CardDrawn'
  | 'BuildingBought'
  | 'AnyTwoTaken'
  | 'FoodHarvested'
  | 'TribeFed'
  | 'TribeStarved'
  | 'CardsRevealed'
> = {
  GoodsTaken: goodsTaken,
  ToolGained: (next, { seat, slot, value, source }) => {
    const tribe = finishedIn(next, seat, source);
    if (slot !== undefined && value !== undefined) tribe.tools = tribe.tools.with(slot, value);
  },
  PersonBorn: (next, { seat, people, by, source }) => {
    const tribe = finishedIn(next, seat, source);
    tribe.people = people;
    tribe.home += by;
  },
  AgricultureRaised: (next, { seat, to, source }) => {
    finishedIn(next, seat, source).agriculture = to;
  },
  TradeAdvanced: (next, { seat, to, ornaments, source }) => {
    const tribe = finishedIn(next, seat, source);
    tribe.trade = to;
    tribe.stock = plus(tribe.stock, { ornaments });
  },
  IncomeTaken: (next, { seat, goods }) => {
    const tribe = tribeIn(next, seat);
    tribe.stock = plus(tribe.stock, goods);
  },
  CardBought: cardBought,
  CardDrawn: cardDrawn,
  BuildingBought: buildingBought,
  AnyTwoTaken: (next, { seat, card, goods }, version) => {
    const tribe = tribeIn(next, seat);
    tribe.stock = plus(tribe.stock, goods);
    tribe.spent = added(tribe.spent, card);
    // Feeding is another decision now: an answer to the one before must not pass for an answer to this one.
    tribe.feedSince = version;
  },
  FoodHarvested: (next, { seat, food }) => {
    const tribe = tribeIn(next, seat);
    tribe.stock = plus(tribe.stock, { food });
  },
  TribeFed: (next, event) => void fed(next, event),
  TribeStarved: (next, event) => {
    fed(next, event).score -= event.lost;
  },
  CardsRevealed: (next, { seat, cards }) => {
    tribeIn(next, seat).extraCards = cards;
  },
};

function goodsTaken(next: Building<Game>, event: Of<'GoodsTaken'>): void {
  const { seat, goods, tools, oneUse, source } = event;
  const tribe = finishedIn(next, seat, source);
  tribe.stock = plus(tribe.stock, goods);
  if (tools !== undefined) tribe.used = tribe.used.map((used, slot) => used || tools.includes(slot));
  if (oneUse !== undefined) tribe.spent = [...tribe.spent, ...oneUse];
  next.roll = undefined;
}

function cardBought(next: Building<Game>, event: Of<'CardBought'>): void {
  const tribe = finishedIn(next, event.seat, event.place);
  pay(tribe, event);
  tribe.score += event.points ?? 0;
  tribe.cards = added(tribe.cards, event.card);
  next.cards = next.cards.with(indexOfPlace(event.place), undefined);
}

function buildingBought(next: Building<Game>, event: Of<'BuildingBought'>): void {
  const tribe = finishedIn(next, event.seat, event.place);
  pay(tribe, event);
  tribe.score += event.points;
  tribe.tiles = added(tribe.tiles, event.tile);
  const index = indexOfPlace(event.place);
  next.stacks = next.stacks.with(index, { tile: undefined, left: next.stacks[index]?.left ?? 0 });
}

function pay(tribe: Building<Tribe>, { paid, trade }: Pick<Of<'CardBought'>, 'paid' | 'trade'>): void {
  if (trade !== undefined) {
    tribe.traded = true;
    tribe.stock = minus(plus(minus(tribe.stock, trade.give), trade.take), trade.lost ?? {});
  }
  tribe.stock = minus(tribe.stock, paid);
}

function fed(next: Building<Game>, { seat, food, paid }: Of<'TribeFed' | 'TribeStarved'>): Building<Tribe> {
  const tribe = tribeIn(next, seat);
  tribe.fed = true;
  tribe.stock = minus(minus(tribe.stock, { food }), paid);
  return tribe;
}

function cardDrawn(next: Building<Game>, { seat, sealed }: Of<'CardDrawn'>): void {
  const tribe = tribeIn(next, seat);
  tribe.extras += 1;
  next.deck -= 1;
  if (sealed === undefined) return;
  tribe.extraCards = added(tribe.extraCards, sealed.card);
  next.undrawnCards = next.undrawnCards.filter((id) => id !== sealed.card);
}
