import {
  awaitingOf,
  evolveGame,
  gameOptions,
  paymentsFor,
  playMove,
  CONTENTS,
} from '../../src/game/index.js';
import type {
  ActOption,
  Currency,
  DecisionOptions,
  Game,
  GameCommand,
  GameEvent,
  Luck,
  Payment,
  Resource,
  Seat,
  SeatId,
  SeenGame,
  Stock,
  Trade,
} from '../../src/game/index.js';
import { CURRENCIES, RESOURCES } from '../../src/game/index.js';
import { draftOf } from '../../src/game/rules/draft.js';
import { setUp } from '../../src/game/rules/setup.js';

export type Below = (limit: number) => number;
const anyOf = <Item>(items: readonly Item[], below: Below): Item => items[below(items.length)]!;

/** What a game is started with. */
export type Start = Readonly<{
  players: number;
  edition: 'cs-2019' | 'cs-classic' | 'sk-classic' | 'hr-2008';
  expansion?: 'style';
  olderTiles?: true;
}>;

/** The events that start such a game. */
export function startingEvents(start: Start, luck: Luck): readonly GameEvent[] {
  const { players, ...choice } = start;
  const name = start.expansion === undefined ? 'base' : start.olderTiles === true ? 'style-older' : 'style';
  const started: GameEvent = {
    type: 'GameStarted',
    rules: 1,
    ...choice,
    content: CONTENTS.find((each) => each.name === name)!.hash,
    seats: Array.from({ length: players }, (_, index) => `s${index + 1}` as SeatId),
  };
  const draft = draftOf(evolveGame(undefined, started, 1), luck);
  setUp(draft);
  return [started, ...draft.events];
}

export const after = (game: Game | undefined, events: readonly GameEvent[]): Game => {
  let next = game;
  let version = game?.since ?? 0;
  for (const event of events) next = evolveGame(next, event, ++version);
  return next!;
};

/** Plays to the end and calls back for every state on the way; stops after so many moves. */
export function randomGame(
  start: Start,
  luck: Luck & Readonly<{ below: Below }>,
  seen: (game: Game, events: readonly GameEvent[]) => void = () => undefined,
  moves = 5000,
): Game {
  const events = startingEvents(start, luck);
  let game = after(undefined, events);
  seen(game, events);
  for (let move = 0; move < moves; move += 1) {
    const next = randomMove(game, luck.below);
    if (next === undefined) break;
    const played = playMove(game, next.seat, next.command, luck);
    if (!played.ok) throw new Error(`${JSON.stringify(next)} refused: ${JSON.stringify(played.reason)}`);
    game = played.value.game;
    seen(game, played.value.events);
  }
  return game;
}

/** Some legal command for some seat that is awaited, found through the options alone; undefined once it is over. */
export function randomMove(
  game: SeenGame,
  below: Below,
): Readonly<{ seat: Seat; command: GameCommand }> | undefined {
  const open = awaitingOf(game);
  if (open.length === 0) return undefined;
  const { seat } = anyOf(open, below);
  const decision = gameOptions(game, seat);
  if (decision === undefined) throw new Error('awaited, but without options');
  return { seat, command: chosen(decision, game.tribes[seat - 1]!.stock, below) };
}

function chosen(decision: DecisionOptions, stock: Stock, below: Below): GameCommand {
  switch (decision.kind) {
    case 'place': {
      const open = decision.places.flatMap((each) => ('closed' in each ? [] : [each]));
      const { place, min, max } = anyOf(open, below);
      return { type: 'PlacePeople', place, people: min + below(max - min + 1) };
    }
    case 'act':
      return acting(decision, stock, below);
    case 'settle': {
      const all = below(2) === 0;
      const tools = all
        ? decision.best.tools
        : decision.tools.filter(({ used }) => !used && below(2) === 0).map(({ slot }) => slot);
      const oneUse = all ? decision.best.oneUse : [];
      return {
        type: 'Settle',
        tools,
        oneUse,
        ...(decision.split ? { ornaments: below(decision.plain + 1) } : {}),
      };
    }
    case 'pickDie':
      return { type: 'PickDie', face: anyOf(decision.faces, below).face };
    case 'feed': {
      if (decision.anyTwo !== undefined && below(2) === 0)
        return { type: 'TakeAnyTwo', goods: { wood: 1, gold: 1 } };
      return { type: 'Feed', pay: cheapest(stock, anyOf(decision.choices, below).count) };
    }
  }
}

function cheapest(stock: Stock, count: number): Readonly<Partial<Record<Resource, number>>> {
  const pay: Partial<Record<Resource, number>> = {};
  let left = count;
  for (const kind of RESOURCES) {
    const some = Math.min(left, stock[kind]);
    if (some > 0) pay[kind] = some;
    left -= some;
  }
  return pay;
}

function acting(
  decision: Extract<DecisionOptions, { kind: 'act' }>,
  stock: Stock,
  below: Below,
): GameCommand {
  if (decision.anyTwo !== undefined && below(4) === 0) return { type: 'TakeAnyTwo', goods: { stone: 2 } };
  const option = anyOf(decision.places, below);
  if (option.action === 'use') return { type: 'UsePlace', place: option.place };
  if (option.action === 'roll') return { type: 'Roll', place: option.place };
  return buying(option, decision, stock, below);
}

type Purchase = Extract<ActOption, { action: 'buyCard' | 'buyBuilding' }>;

function buying(
  option: Purchase,
  { trade }: Extract<DecisionOptions, { kind: 'act' }>,
  stock: Stock,
  below: Below,
): GameCommand {
  const { place } = option;
  const payments = paymentsFor(option.price).filter((pay) => covers(stock, pay));
  const traded = 'closed' in trade || below(3) > 0 ? undefined : tradeFor(option, trade, stock, below);
  const pay = payments.length === 0 ? undefined : anyOf(payments, below);
  if (option.action === 'buyBuilding') {
    if (traded !== undefined) return { type: 'BuyBuilding', place: option.place, ...traded };
    return pay === undefined || below(8) === 0
      ? { type: 'DeclineBuilding', place: option.place }
      : { type: 'BuyBuilding', place: option.place, pay };
  }
  const extra = option.extra;
  if (extra !== undefined && !('closed' in extra) && extra.suggested !== undefined)
    return { type: 'BuyCard', place: option.place, pay: extra.suggested, extra: true };
  if (traded !== undefined) return { type: 'BuyCard', place: option.place, ...traded };
  return pay === undefined || below(8) === 0
    ? { type: 'DeclineCard', place: place as 'card1' }
    : { type: 'BuyCard', place: option.place, pay };
}

const covers = (stock: Stock, pay: Payment): boolean =>
  CURRENCIES.every((kind) => stock[kind] >= (pay[kind] ?? 0));

/** Gives what it can spare and takes what the payment needs, if one exchange is enough. */
function tradeFor(
  { price }: Purchase,
  ratio: Readonly<{ give: number; take: number }>,
  stock: Stock,
  below: Below,
): Readonly<{ pay: Payment; trade: Trade }> | undefined {
  const pay = anyOf(paymentsFor(price), below);
  const missing = pieces((kind) => Math.max(0, (pay[kind] ?? 0) - stock[kind]));
  const spare = pieces((kind) => Math.max(0, stock[kind] - (pay[kind] ?? 0)));
  if (missing.length === 0 || missing.length > ratio.take || spare.length < ratio.give) return undefined;
  const take = [...missing, ...spare, ...missing].slice(0, ratio.take);
  return { pay, trade: { give: counted(spare.slice(0, ratio.give)), take: counted(take) } };
}

const pieces = (amountOf: (kind: Currency) => number): readonly Currency[] =>
  CURRENCIES.flatMap((kind) => Array.from({ length: amountOf(kind) }, () => kind));

function counted(kinds: readonly Currency[]): Payment {
  const goods: Partial<Record<Currency, number>> = {};
  for (const kind of kinds) goods[kind] = (goods[kind] ?? 0) + 1;
  return goods;
}
