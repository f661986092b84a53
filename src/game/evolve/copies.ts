import type { Game, Tribe } from '../state.js';
import type { Table } from '../table.js';

/** A state being built; it is handed out as readonly once its event is in. */
export type Building<State> = { -readonly [Field in keyof State]: State[Field] };

/** Field by field, because this runs for every move: the engine takes thirty times as long to spread so many. */
export const copyOfGame = (game: Game): Building<Game> => ({
  rules: game.rules,
  round: game.round,
  start: game.start,
  phase: game.phase,
  turn: game.turn,
  since: game.since,
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

/** As above; the game in it is a copy too. */
export const copyOfTable = (table: Table): Building<Table> => ({
  version: table.version,
  draws: table.draws,
  settings: table.settings,
  commitment: table.commitment,
  joins: table.joins,
  seats: table.seats,
  requests: table.requests,
  requestCount: table.requestCount,
  moves: table.moves,
  game: table.game && copyOfGame(table.game),
  closed: table.closed,
  paused: table.paused,
  extended: table.extended,
  former: table.former,
  cancelled: table.cancelled,
  seed: table.seed,
  viewers: table.viewers,
  contents: table.contents,
});
