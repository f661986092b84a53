import { START } from '../content/boxes.js';
import type { GameEvent } from '../event.js';
import type { Seat } from '../model/ids.js';
import type { Contents, Rules } from '../model/rules.js';
import { rulesOf } from '../rules/editions.js';
import type { Game, Tribe } from '../state.js';

/** The table as it is laid out before the first card and tile are turned up. */
export function startedGame(
  event: Extract<GameEvent, { type: 'GameStarted' }>,
  version: number,
  contents: Contents,
): Game {
  const rules = rulesOf(event, event.seats.length, contents);
  return {
    rules,
    round: 0,
    start: 1,
    phase: 'placing',
    turn: 1,
    since: version,
    tribes: event.seats.map((_, index) => newTribe(index + 1, rules)),
    standing: [],
    skipped: [],
    cards: rules.cardPlaces.map(() => undefined),
    deck: rules.cards.size,
    stacks: rules.stackPlaces.map(() => ({ tile: undefined, left: rules.stackSize })),
    unseenTiles: [...rules.tiles.keys()].sort(),
    exhausted: false,
    roll: undefined,
    market: undefined,
    scores: [],
    result: undefined,
    undrawnCards: [...rules.cards.keys()].sort(),
  };
}

const newTribe = (seat: Seat, rules: Rules): Tribe => ({
  seat,
  people: START.people,
  home: START.people,
  stock: { food: START.food, wood: 0, brick: 0, stone: 0, gold: 0, ornaments: rules.startOrnaments },
  score: 0,
  agriculture: 0,
  trade: 0,
  tools: [0, 0, 0],
  used: [false, false, false],
  cards: [],
  spent: [],
  extras: 0,
  extraCards: [],
  tiles: [],
  traded: false,
  fed: false,
  feedSince: 0,
  resigned: false,
});
