import type { GameEvent } from '../event.js';
import type { Die } from '../luck.js';
import { indexOfPlace } from '../model/places.js';
import { tribeOf } from '../state.js';
import type { Game, OpenMarket, Tribe } from '../state.js';
import { changedGame, finished, indexOfStanding } from './changes.js';
import { copyOfGame, copyOfTribe } from './copies.js';
import type { Evolvers } from './evolvers.js';

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** What the table did: rounds, turns, cards and tiles, dice that lie open, the end. */
export const BOARD: Evolvers<
  | 'RoundStarted'
  | 'CardsShifted'
  | 'CardsDealt'
  | 'TileTurned'
  | 'StackExhausted'
  | 'PhaseStarted'
  | 'TurnPassed'
  | 'PlayerSkipped'
  | 'PeoplePlaced'
  | 'DiceRolled'
  | 'MarketOpened'
  | 'DieTaken'
  | 'CardDeclined'
  | 'BuildingDeclined'
  | 'ScoresCounted'
  | 'GameEnded'
> = {
  RoundStarted: (game, { round, start }, version) =>
    changedGame(game, version, (next) => {
      next.round = round;
      next.start = start;
      next.standing = [];
      next.skipped = [];
      next.tribes = game.tribes.map(rested);
    }),
  CardsShifted: (game, { cards }, version) =>
    changedGame(game, version, (next) => {
      next.cards = game.cards.map(
        (_, index) => cards.find(({ place }) => indexOfPlace(place) === index)?.card,
      );
    }),
  CardsDealt: (game, { cards }, version) =>
    changedGame(game, version, (next) => {
      const row = [...game.cards];
      for (const { place, card } of cards) row[indexOfPlace(place)] = card;
      next.cards = row;
      next.deck = game.deck - cards.length;
      next.undrawnCards = game.undrawnCards.filter((id) => !row.includes(id));
    }),
  TileTurned: (game, { place, tile }, version) =>
    changedGame(game, version, (next) => {
      const index = indexOfPlace(place);
      next.stacks = game.stacks.with(index, { tile, left: (game.stacks[index]?.left ?? 0) - 1 });
      next.unseenTiles = game.unseenTiles.filter((id) => id !== tile);
    }),
  StackExhausted: (game, _event, version) =>
    changedGame(game, version, (next) => {
      next.exhausted = true;
    }),
  PhaseStarted: (game, { phase }, version) =>
    changedGame(game, version, (next) => {
      next.phase = phase;
      if (phase === 'feeding') next.tribes = game.tribes.map((tribe) => hungry(tribe, version));
    }),
  TurnPassed: (game, { to }, version) =>
    changedGame(game, version, (next) => {
      next.turn = to;
    }),
  PlayerSkipped: (game, { seat }, version) =>
    changedGame(game, version, (next) => {
      next.skipped = [...game.skipped, seat];
    }),
  PeoplePlaced: placed,
  DiceRolled: (game, { seat, source, dice, good, divisor }, version) =>
    changedGame(game, version, (next) => {
      next.roll = { seat, source, dice, good, divisor };
    }),
  MarketOpened: (game, { seat, source, faces, dice, order }, version) =>
    changedGame(game, version, (next) => {
      next.market = { buyer: seat, source, faces, dice, order };
    }),
  DieTaken: (game, { face }, version) =>
    changedGame(game, version, (next) => {
      next.market = marketAfter(game.market, face);
    }),
  CardDeclined: (game, event, version) => finished(game, version, event, () => undefined),
  BuildingDeclined: (game, event, version) => finished(game, version, event, () => undefined),
  ScoresCounted: (game, { scores }, version) =>
    changedGame(game, version, (next) => {
      next.scores = scores;
    }),
  GameEnded: (game, { reason, ranking, winners }, version) =>
    changedGame(game, version, (next) => {
      next.result = { reason, ranking, winners };
    }),
};

const READY = [false, false, false] as const;

/** A new round: tools are ready, a trade is free again, nobody has been fed. */
function rested(tribe: Tribe): Tribe {
  const next = copyOfTribe(tribe);
  next.used = READY;
  next.traded = false;
  next.fed = false;
  next.feedSince = 0;
  return next;
}

function hungry(tribe: Tribe, version: number): Tribe {
  const next = copyOfTribe(tribe);
  next.feedSince = version;
  return next;
}

function placed(game: Game, { seat, place, people }: Of<'PeoplePlaced'>, version: number): Game {
  const next = copyOfGame(game, version);
  const tribe = copyOfTribe(tribeOf(game, seat));
  tribe.home -= people;
  next.tribes = game.tribes.with(seat - 1, tribe);
  const index = indexOfStanding(game.standing, seat, place);
  const before = game.standing[index]?.people ?? 0;
  const there = { seat, place, people: before + people, done: false };
  next.standing = index < 0 ? [...game.standing, there] : game.standing.with(index, there);
  return next;
}

function marketAfter(market: OpenMarket | undefined, face: Die): OpenMarket | undefined {
  if (market === undefined) throw new Error('no market is open');
  const order = market.order.slice(1);
  const dice = market.dice.toSpliced(market.dice.indexOf(face), 1);
  const { buyer, source, faces } = market;
  return order.length === 0 ? undefined : { buyer, source, faces, dice, order };
}
