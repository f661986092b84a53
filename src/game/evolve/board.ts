import type { GameEvent } from '../event.js';
import type { CardId } from '../model/ids.js';
import { indexOfPlace } from '../model/places.js';
import { tribeOf } from '../state.js';
import type { Game, Tribe } from '../state.js';
import { indexOfStanding, sentHome } from './changes.js';
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
  RoundStarted: (game, { round, start }, version) => ({
    ...game,
    since: version,
    round,
    start,
    standing: [],
    skipped: [],
    tribes: game.tribes.map(rested),
  }),
  CardsShifted: (game, { cards }, version) => ({
    ...game,
    since: version,
    cards: game.cards.map((_, index) => cards.find(({ place }) => indexOfPlace(place) === index)?.card),
  }),
  CardsDealt: (game, { cards }, version) => ({
    ...game,
    since: version,
    cards: cards.reduce<readonly (CardId | undefined)[]>(
      (row, { place, card }) => row.with(indexOfPlace(place), card),
      game.cards,
    ),
    deck: game.deck - cards.length,
    undrawnCards: game.undrawnCards.filter((id) => !cards.some(({ card }) => card === id)),
  }),
  TileTurned: (game, { place, tile }, version) => {
    const index = indexOfPlace(place);
    const left = (game.stacks[index]?.left ?? 0) - 1;
    return {
      ...game,
      since: version,
      stacks: game.stacks.with(index, { tile, left }),
      unseenTiles: game.unseenTiles.filter((id) => id !== tile),
    };
  },
  StackExhausted: (game, _event, version) => ({ ...game, since: version, exhausted: true }),
  PhaseStarted: (game, { phase }, version) => ({
    ...game,
    since: version,
    phase,
    tribes:
      phase === 'feeding' ? game.tribes.map((tribe) => ({ ...tribe, feedSince: version })) : game.tribes,
  }),
  TurnPassed: (game, { to }, version) => ({ ...game, since: version, turn: to }),
  PlayerSkipped: (game, { seat }, version) => ({ ...game, since: version, skipped: [...game.skipped, seat] }),
  PeoplePlaced: placed,
  DiceRolled: (game, { seat, source, dice, good, divisor }, version) => ({
    ...game,
    since: version,
    roll: { seat, source, dice, good, divisor },
  }),
  MarketOpened: (game, { seat, source, faces, dice, order }, version) => ({
    ...game,
    since: version,
    market: { buyer: seat, source, faces, dice, order },
  }),
  DieTaken: dieTaken,
  CardDeclined: (game, { seat, place }, version) => sentHome(game, version, tribeOf(game, seat), place),
  BuildingDeclined: (game, { seat, place }, version) => sentHome(game, version, tribeOf(game, seat), place),
  ScoresCounted: (game, { scores }, version) => ({ ...game, since: version, scores }),
  GameEnded: (game, { reason, ranking, winners }, version) => ({
    ...game,
    since: version,
    result: { reason, ranking, winners },
  }),
};

const READY = [false, false, false] as const;

/** A new round: tools are ready, a trade is free again, nobody has been fed. */
const rested = (tribe: Tribe): Tribe => ({ ...tribe, used: READY, traded: false, fed: false });

function placed(game: Game, { seat, place, people }: Of<'PeoplePlaced'>, version: number): Game {
  const tribe = tribeOf(game, seat);
  const index = indexOfStanding(game.standing, seat, place);
  const there = game.standing[index];
  return {
    ...game,
    since: version,
    tribes: game.tribes.with(seat - 1, { ...tribe, home: tribe.home - people }),
    standing:
      there === undefined
        ? [...game.standing, { seat, place, people, done: false }]
        : game.standing.with(index, { ...there, people: there.people + people }),
  };
}

function dieTaken(game: Game, { face }: Of<'DieTaken'>, version: number): Game {
  const { market } = game;
  if (market === undefined) throw new Error('no market is open');
  const order = market.order.slice(1);
  const dice = market.dice.toSpliced(market.dice.indexOf(face), 1);
  return { ...game, since: version, market: order.length === 0 ? undefined : { ...market, dice, order } };
}
