import type { GameEvent } from '../event.js';
import type { Die } from '../luck.js';
import { indexOfPlace } from '../model/places.js';
import type { Game, OpenMarket, Tribe } from '../state.js';
import { added, finishedIn, indexOfStanding, tribeIn } from './changes.js';
import { copyOfTribe } from './copies.js';
import type { Building } from './copies.js';
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
  RoundStarted: (next, { round, start }) => {
    next.round = round;
    next.start = start;
    next.standing = [];
    next.skipped = [];
    next.tribes = next.tribes.map(rested);
  },
  CardsShifted: (next, { cards }) => {
    next.cards = next.cards.map((_, index) => cards.find(({ place }) => indexOfPlace(place) === index)?.card);
  },
  CardsDealt: (next, { cards }) => {
    const row = [...next.cards];
    for (const { place, card } of cards) row[indexOfPlace(place)] = card;
    next.cards = row;
    next.deck -= cards.length;
    next.undrawnCards = next.undrawnCards.filter((id) => !row.includes(id));
  },
  TileTurned: (next, { place, tile }) => {
    const index = indexOfPlace(place);
    next.stacks = next.stacks.with(index, { tile, left: (next.stacks[index]?.left ?? 0) - 1 });
    next.unseenTiles = next.unseenTiles.filter((id) => id !== tile);
  },
  StackExhausted: (next) => {
    next.exhausted = true;
  },
  PhaseStarted: (next, { phase }, version) => {
    next.phase = phase;
    if (phase === 'feeding') next.tribes = next.tribes.map((tribe) => hungry(tribe, version));
  },
  TurnPassed: (next, { to }) => {
    next.turn = to;
  },
  PlayerSkipped: (next, { seat }) => {
    next.skipped = added(next.skipped, seat);
  },
  PeoplePlaced: placed,
  DiceRolled: (next, { seat, source, dice, good, divisor }) => {
    next.roll = { seat, source, dice, good, divisor };
  },
  MarketOpened: (next, { seat, source, faces, dice, order }) => {
    next.market = { buyer: seat, source, faces, dice, order };
  },
  DieTaken: (next, { face }) => {
    next.market = marketAfter(next.market, face);
  },
  CardDeclined: (next, { seat, place }) => void finishedIn(next, seat, place),
  BuildingDeclined: (next, { seat, place }) => void finishedIn(next, seat, place),
  ScoresCounted: (next, { scores }) => {
    next.scores = scores;
  },
  GameEnded: (next, { reason, ranking, winners }) => {
    next.result = { reason, ranking, winners };
  },
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

function placed(next: Building<Game>, { seat, place, people }: Of<'PeoplePlaced'>): void {
  tribeIn(next, seat).home -= people;
  const index = indexOfStanding(next.standing, seat, place);
  const before = next.standing[index]?.people ?? 0;
  const there = { seat, place, people: before + people, done: false };
  next.standing = index < 0 ? added(next.standing, there) : next.standing.with(index, there);
}

function marketAfter(market: OpenMarket | undefined, face: Die): OpenMarket | undefined {
  if (market === undefined) throw new Error('no market is open');
  const order = market.order.slice(1);
  const dice = market.dice.toSpliced(market.dice.indexOf(face), 1);
  const { buyer, source, faces } = market;
  return order.length === 0 ? undefined : { buyer, source, faces, dice, order };
}
