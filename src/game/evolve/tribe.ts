import type { GameEvent } from '../event.js';
import { minus, plus } from '../model/goods.js';
import { indexOfPlace } from '../model/places.js';
import type { Game, Tribe } from '../state.js';
import { changedTribe, finished } from './changes.js';
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
  ToolGained: (game, { seat, slot, value, source }, version) =>
    finished(game, version, { seat, place: source }, (tribe) => {
      if (slot !== undefined && value !== undefined) tribe.tools = tribe.tools.with(slot, value);
    }),
  PersonBorn: (game, { seat, people, by, source }, version) =>
    finished(game, version, { seat, place: source }, (tribe) => {
      tribe.people = people;
      tribe.home += by;
    }),
  AgricultureRaised: (game, { seat, to, source }, version) =>
    finished(game, version, { seat, place: source }, (tribe) => {
      tribe.agriculture = to;
    }),
  TradeAdvanced: (game, { seat, to, ornaments, source }, version) =>
    finished(game, version, { seat, place: source }, (tribe) => {
      tribe.trade = to;
      tribe.stock = plus(tribe.stock, { ornaments });
    }),
  IncomeTaken: (game, { seat, goods }, version) =>
    changedTribe(game, version, seat, (tribe) => {
      tribe.stock = plus(tribe.stock, goods);
    }),
  CardBought: cardBought,
  CardDrawn: cardDrawn,
  BuildingBought: buildingBought,
  AnyTwoTaken: (game, { seat, card, goods }, version) =>
    changedTribe(game, version, seat, (tribe) => {
      tribe.stock = plus(tribe.stock, goods);
      tribe.spent = [...tribe.spent, card];
      // Feeding is another decision now: an answer to the one before must not pass for an answer to this one.
      tribe.feedSince = version;
    }),
  FoodHarvested: (game, { seat, food }, version) =>
    changedTribe(game, version, seat, (tribe) => {
      tribe.stock = plus(tribe.stock, { food });
    }),
  TribeFed: (game, { seat, food, paid }, version) =>
    changedTribe(game, version, seat, (tribe) => {
      tribe.fed = true;
      tribe.stock = minus(minus(tribe.stock, { food }), paid);
    }),
  TribeStarved: (game, { seat, food, paid, lost }, version) =>
    changedTribe(game, version, seat, (tribe) => {
      tribe.fed = true;
      tribe.stock = minus(minus(tribe.stock, { food }), paid);
      tribe.score -= lost;
    }),
  CardsRevealed: (game, { seat, cards }, version) =>
    changedTribe(game, version, seat, (tribe) => {
      tribe.extraCards = cards;
    }),
};

function goodsTaken(game: Game, event: Of<'GoodsTaken'>, version: number): Game {
  const { seat, goods, tools, oneUse, source } = event;
  return finished(game, version, { seat, place: source }, (tribe, next) => {
    tribe.stock = plus(tribe.stock, goods);
    if (tools !== undefined) tribe.used = tribe.used.map((used, slot) => used || tools.includes(slot));
    if (oneUse !== undefined) tribe.spent = [...tribe.spent, ...oneUse];
    next.roll = undefined;
  });
}

function cardBought(game: Game, event: Of<'CardBought'>, version: number): Game {
  return finished(game, version, event, (tribe, next) => {
    pay(tribe, event);
    tribe.score += event.points ?? 0;
    tribe.cards = [...tribe.cards, event.card];
    next.cards = game.cards.with(indexOfPlace(event.place), undefined);
  });
}

function buildingBought(game: Game, event: Of<'BuildingBought'>, version: number): Game {
  const index = indexOfPlace(event.place);
  return finished(game, version, event, (tribe, next) => {
    pay(tribe, event);
    tribe.score += event.points;
    tribe.tiles = [...tribe.tiles, event.tile];
    next.stacks = game.stacks.with(index, { tile: undefined, left: game.stacks[index]?.left ?? 0 });
  });
}

function pay(tribe: Building<Tribe>, { paid, trade }: Pick<Of<'CardBought'>, 'paid' | 'trade'>): void {
  if (trade !== undefined) {
    tribe.traded = true;
    tribe.stock = minus(plus(minus(tribe.stock, trade.give), trade.take), trade.lost ?? {});
  }
  tribe.stock = minus(tribe.stock, paid);
}

function cardDrawn(game: Game, { seat, sealed }: Of<'CardDrawn'>, version: number): Game {
  return changedTribe(game, version, seat, (tribe, next) => {
    tribe.extras += 1;
    next.deck = game.deck - 1;
    if (sealed === undefined) return;
    tribe.extraCards = [...tribe.extraCards, sealed.card];
    next.undrawnCards = game.undrawnCards.filter((id) => id !== sealed.card);
  });
}
