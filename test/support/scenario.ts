import { CONTENTS, decideMove, evolveGame } from '../../src/game/index.js';
import type {
  BuildingId,
  CardId,
  CardPlace,
  EditionId,
  Game,
  GameCommand,
  GameEvent,
  Goods,
  HouseRules,
  Luck,
  PlaceId,
  Rejection,
  Seat,
  SeatId,
  StackPlace,
  Tribe,
} from '../../src/game/index.js';
import { loaded } from './luck.js';

export type Facts = readonly GameEvent[];

/** What a test says about the table; the rest is as in a box freshly opened. */
export type Setting = Readonly<{
  players?: number;
  edition?: EditionId;
  expansion?: 'style';
  olderTiles?: true;
  houseRules?: HouseRules;
  /** By card place, cheapest first. */
  cards?: readonly CardId[];
  /** On top of stack 1, 2, … */
  tiles?: readonly BuildingId[];
  start?: Seat;
  round?: number;
  /** What happened before this round. */
  before?: readonly Facts[];
}>;

/** A game at the start of a placing phase. Every given is history. */
export function table(setting: Setting = {}): Facts {
  const { players = 4, start = 1, round = 1, before = [] } = setting;
  const { edition = 'cs-2019', expansion, olderTiles, houseRules } = setting;
  const name = expansion === undefined ? 'base' : olderTiles === true ? 'style-older' : 'style';
  const cards =
    setting.cards ?? ['C16', 'C22', 'C30', 'C01', 'C02'].slice(0, expansion === undefined ? 4 : 5);
  const tiles = setting.tiles ?? ['B12', 'B01', 'B19', 'B26', 'B27'].slice(0, players);
  return [
    {
      type: 'GameStarted',
      rules: 1,
      edition,
      ...(expansion === undefined ? {} : { expansion }),
      ...(olderTiles === undefined ? {} : { olderTiles }),
      ...(houseRules === undefined ? {} : { houseRules }),
      content: CONTENTS.find((each) => each.name === name)!.hash,
      seats: Array.from({ length: players }, (_, index) => `s${index + 1}` as SeatId),
    },
    ...before.flat(),
    { type: 'RoundStarted', round, start },
    {
      type: 'CardsDealt',
      cards: cards.map((card, index) => ({ place: `card${index + 1}` as CardPlace, card })),
      draw: 0,
    },
    ...tiles.map((tile, index): GameEvent => {
      return { type: 'TileTurned', place: `building${index + 1}` as StackPlace, tile, draw: index + 1 };
    }),
    { type: 'PhaseStarted', phase: 'placing' },
    { type: 'TurnPassed', to: start },
  ];
}

/** The tribe gets these goods from somewhere. */
export const owns = (seat: Seat, goods: Goods): Facts => [
  { type: 'GoodsTaken', seat, goods, source: 'given' },
];

/** The tribe throws away all its food, so that a test can say how much it has. */
export const hasFood = (seat: Seat, food: number): Facts => owns(seat, { food: food - 12 });

export const hasTools = (seat: Seat, ...values: readonly number[]): Facts =>
  values.map((value, slot) => ({ type: 'ToolGained', seat, slot, value, source: 'given' }));

/** These tools were used already this round. */
export const hasUsed = (seat: Seat, ...tools: readonly number[]): Facts => [
  { type: 'GoodsTaken', seat, goods: {}, tools, source: 'given' },
];

export const hasPeople = (seat: Seat, people: number): Facts => [
  { type: 'PersonBorn', seat, people, by: people - 5, source: 'given' },
];

export const hasAgriculture = (seat: Seat, to: number): Facts => [
  { type: 'AgricultureRaised', seat, to, by: to, source: 'given' },
];

export const hasTrade = (seat: Seat, to: number): Facts => [
  { type: 'TradeAdvanced', seat, to, by: to, ornaments: 0, source: 'given' },
];

/** Bought in earlier rounds; say it in `before`. */
export const hasCards = (seat: Seat, ...cards: readonly CardId[]): Facts =>
  cards.flatMap((card) => [
    { type: 'CardsDealt', cards: [{ place: 'card1', card }], draw: 0 },
    { type: 'CardBought', seat, place: 'card1', card, paid: {} },
  ]);

/** Drawn face down in earlier rounds. */
export const hasExtra = (seat: Seat, ...cards: readonly CardId[]): Facts =>
  cards.map((card) => ({ type: 'CardDrawn', seat, source: 'given', sealed: { card }, draw: 0 }));

/** Bought in earlier rounds, worth nothing here; say it in `before`. */
export const hasTiles = (seat: Seat, ...tiles: readonly BuildingId[]): Facts =>
  tiles.flatMap((tile) => [
    { type: 'TileTurned', place: 'building1', tile, draw: 0 },
    { type: 'BuildingBought', seat, place: 'building1', tile, paid: {}, points: 0 },
  ]);

/** A score from earlier rounds; say it in `before`. */
export const hasScore = (seat: Seat, score: number): Facts => [
  { type: 'TribeStarved', seat, food: 0, paid: {}, missing: 0, lost: -score },
];

export const placed = (seat: Seat, place: PlaceId, people = 1): Facts => [
  { type: 'PeoplePlaced', seat, place, people },
];

/** It is this seat's turn to act. */
export const acting = (seat: Seat): Facts => [
  { type: 'PhaseStarted', phase: 'acting' },
  { type: 'TurnPassed', to: seat },
];

export const feeding: Facts = [{ type: 'PhaseStarted', phase: 'feeding' }];

/** Fed already, so that a test can look at the others. */
export const fed = (...seats: readonly Seat[]): Facts =>
  seats.map((seat) => ({ type: 'TribeFed', seat, food: 0, paid: {} }));

/** The game after this history. */
export function gameAfter(...history: readonly Facts[]): Game {
  let game: Game | undefined;
  let version = 0;
  for (const event of history.flat()) game = evolveGame(game, event, ++version);
  if (game === undefined) throw new Error('nothing happened');
  return game;
}

const after = (game: Game, events: Facts): Game =>
  events.reduce((next, event, index) => evolveGame(next, event, game.since + index + 1), game);

/** given what happened, when a seat commands, then these events, or this refusal. */
export function given(...history: readonly Facts[]) {
  const game = gameAfter(...history);
  return {
    game,
    when: (seat: Seat, command: GameCommand, luck: Luck = loaded()) => {
      const decision = decideMove(game, seat, command, luck);
      const events = (): Facts => {
        if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.reason)}`);
        return decision.value;
      };
      return {
        /** Exactly these events. */
        then: (...expected: Facts): void => expect(decision).toStrictEqual({ ok: true, value: expected }),
        /** These events first, whatever follows. */
        begins: (...expected: Facts): void =>
          expect(events().slice(0, expected.length)).toStrictEqual(expected),
        /** This event somewhere among them. */
        brings: (expected: GameEvent): void => expect(events()).toContainEqual(expected),
        /** No event of this type. */
        bringsNo: (type: GameEvent['type']): void =>
          expect(events().map((event) => event.type)).not.toContain(type),
        refuses: (reason: Rejection): void => expect(decision).toStrictEqual({ ok: false, reason }),
        /** The game that these events lead to. */
        game: (): Game => after(game, events()),
        tribe: (of: Seat): Tribe => after(game, events()).tribes[of - 1]!,
        events,
      };
    },
  };
}
