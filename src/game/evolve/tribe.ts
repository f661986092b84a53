import type { GameEvent } from '../event.js';
import { minus, plus } from '../model/goods.js';
import type { Payment, Stock } from '../model/goods.js';
import { indexOfPlace } from '../model/places.js';
import { tribeOf } from '../state.js';
import type { Game, Tribe } from '../state.js';
import { changed, sentHome, withTribe } from './changes.js';
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
  ToolGained: (game, { seat, slot, value, source }, version) => {
    const tribe = tribeOf(game, seat);
    const grown =
      slot === undefined || value === undefined ? tribe : { ...tribe, tools: tribe.tools.with(slot, value) };
    return sentHome(game, version, grown, source);
  },
  PersonBorn: (game, { seat, people, by, source }, version) => {
    const tribe = tribeOf(game, seat);
    return sentHome(game, version, { ...tribe, people, home: tribe.home + by }, source);
  },
  AgricultureRaised: (game, { seat, to, source }, version) =>
    sentHome(game, version, { ...tribeOf(game, seat), agriculture: to }, source),
  TradeAdvanced: (game, { seat, to, ornaments, source }, version) => {
    const tribe = tribeOf(game, seat);
    return sentHome(game, version, { ...tribe, trade: to, stock: plus(tribe.stock, { ornaments }) }, source);
  },
  IncomeTaken: (game, { seat, goods }, version) =>
    changed(game, version, seat, { stock: plus(tribeOf(game, seat).stock, goods) }),
  CardBought: cardBought,
  CardDrawn: cardDrawn,
  BuildingBought: buildingBought,
  AnyTwoTaken: (game, { seat, card, goods }, version) => {
    const tribe = tribeOf(game, seat);
    return changed(game, version, seat, { stock: plus(tribe.stock, goods), spent: [...tribe.spent, card] });
  },
  FoodHarvested: (game, { seat, food }, version) =>
    changed(game, version, seat, { stock: plus(tribeOf(game, seat).stock, { food }) }),
  TribeFed: (game, { seat, food, paid }, version) => {
    const tribe = tribeOf(game, seat);
    return changed(game, version, seat, { fed: true, stock: minus(minus(tribe.stock, { food }), paid) });
  },
  TribeStarved: (game, { seat, food, paid, lost }, version) => {
    const tribe = tribeOf(game, seat);
    const stock = minus(minus(tribe.stock, { food }), paid);
    return changed(game, version, seat, { fed: true, stock, score: tribe.score - lost });
  },
  CardsRevealed: (game, { seat, cards }, version) => changed(game, version, seat, { extraCards: cards }),
};

function goodsTaken(game: Game, event: Of<'GoodsTaken'>, version: number): Game {
  const { seat, goods, tools = [], oneUse = [], source } = event;
  const tribe = tribeOf(game, seat);
  const next: Tribe = {
    ...tribe,
    stock: plus(tribe.stock, goods),
    used: tools.length === 0 ? tribe.used : tribe.used.map((used, slot) => used || tools.includes(slot)),
    spent: oneUse.length === 0 ? tribe.spent : [...tribe.spent, ...oneUse],
  };
  const after = sentHome(game, version, next, source);
  return game.roll === undefined ? after : { ...after, roll: undefined };
}

function cardBought(game: Game, event: Of<'CardBought'>, version: number): Game {
  const { seat, place, card, points = 0 } = event;
  const tribe = tribeOf(game, seat);
  const next: Tribe = {
    ...tribe,
    stock: afterPaying(tribe.stock, event),
    traded: tribe.traded || event.trade !== undefined,
    score: tribe.score + points,
    cards: [...tribe.cards, card],
  };
  const after = sentHome(game, version, next, place);
  return { ...after, cards: game.cards.with(indexOfPlace(place), undefined) };
}

function buildingBought(game: Game, event: Of<'BuildingBought'>, version: number): Game {
  const { seat, place, tile, points } = event;
  const tribe = tribeOf(game, seat);
  const next: Tribe = {
    ...tribe,
    stock: afterPaying(tribe.stock, event),
    traded: tribe.traded || event.trade !== undefined,
    score: tribe.score + points,
    tiles: [...tribe.tiles, tile],
  };
  const index = indexOfPlace(place);
  const left = game.stacks[index]?.left ?? 0;
  const after = sentHome(game, version, next, place);
  return { ...after, stacks: game.stacks.with(index, { tile: undefined, left }) };
}

type Bought = Readonly<{ paid: Payment } & Pick<Of<'CardBought'>, 'trade'>>;

function afterPaying(stock: Stock, { paid, trade }: Bought): Stock {
  if (trade === undefined) return minus(stock, paid);
  const traded = plus(minus(stock, trade.give), trade.take);
  return minus(trade.lost === undefined ? traded : minus(traded, trade.lost), paid);
}

function cardDrawn(game: Game, { seat, sealed }: Of<'CardDrawn'>, version: number): Game {
  const tribe = tribeOf(game, seat);
  const known = sealed === undefined ? tribe.extraCards : [...tribe.extraCards, sealed.card];
  const after = withTribe(game, version, { ...tribe, extras: tribe.extras + 1, extraCards: known });
  const undrawnCards = game.undrawnCards.filter((id) => id !== sealed?.card);
  return { ...after, deck: game.deck - 1, undrawnCards };
}
