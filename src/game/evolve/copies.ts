import type { Game, Tribe } from '../state.js';

/** A state being built; it is handed out as readonly once its event is in. */
export type Building<State> = { -readonly [Field in keyof State]: State[Field] };

/** Field by field, because this runs for every event: the engine takes thirty times as long to spread so many. */
export const copyOfGame = (game: Game, version: number): Building<Game> => ({
  rules: game.rules,
  round: game.round,
  start: game.start,
  phase: game.phase,
  turn: game.turn,
  since: version,
  tribes: game.tribes,
  standing: game.standing,
  skipped: game.skipped,
  cards: game.cards,
  deck: game.deck,
  stacks: game.stacks,
  unseenTiles: game.unseenTiles,
  exhausted: game.exhausted,
  roll: game.roll,
  market: game.market,
  scores: game.scores,
  result: game.result,
  undrawnCards: game.undrawnCards,
});

/** As above. */
export const copyOfTribe = (tribe: Tribe): Building<Tribe> => ({
  seat: tribe.seat,
  people: tribe.people,
  home: tribe.home,
  stock: tribe.stock,
  score: tribe.score,
  agriculture: tribe.agriculture,
  trade: tribe.trade,
  tools: tribe.tools,
  used: tribe.used,
  cards: tribe.cards,
  spent: tribe.spent,
  extras: tribe.extras,
  extraCards: tribe.extraCards,
  tiles: tribe.tiles,
  traded: tribe.traded,
  fed: tribe.fed,
  feedSince: tribe.feedSince,
  resigned: tribe.resigned,
});
