import { awaitingOf, RESOURCES } from '../../src/game/index.js';
import type { GameCommand, Payment, PlaceId, Price, SeenGame, Tribe } from '../../src/game/index.js';

type Below = (limit: number) => number;

/** Some legal command for the first seat that is awaited; undefined once the game is over. */
export function randomCommand(
  game: SeenGame,
  below: Below,
): Readonly<{ seat: number; command: GameCommand }> | undefined {
  const [open] = awaitingOf(game);
  if (open === undefined) return undefined;
  const tribe = game.tribes[open.seat - 1]!;
  switch (open.kind) {
    case 'place':
      return { seat: open.seat, command: placing(game, tribe, below) };
    case 'act':
      return { seat: open.seat, command: acting(game, tribe, below) };
    case 'settle':
      return { seat: open.seat, command: settling(game, tribe, below) };
    case 'pickDie':
      return {
        seat: open.seat,
        command: { type: 'PickDie', face: game.market!.dice[below(game.market!.dice.length)]! },
      };
    case 'feed':
      return { seat: open.seat, command: { type: 'Feed', pay: feeding(game, tribe) } };
  }
}

function placing(game: SeenGame, tribe: Tribe, below: Below): GameCommand {
  const { placeList, villageLimit, gathererLimit } = game.rules;
  for (let tries = 0; ; tries += 1) {
    const rule = placeList[below(placeList.length)]!;
    const { place } = rule;
    const there = game.standing.filter((each) => each.place === place);
    if (rule.min > tribe.home) continue;
    if (rule.kind === 'hunt') {
      if (rule.again || there.every(({ seat }) => seat !== tribe.seat))
        return { type: 'PlacePeople', place, people: 1 + below(tribe.home) };
      continue;
    }
    if (there.some(({ seat }) => seat === tribe.seat)) continue;
    if (rule.kind === 'gather') {
      const free = rule.room - there.reduce((sum, { people }) => sum + people, 0);
      if (free > 0 && there.length < gathererLimit)
        return { type: 'PlacePeople', place, people: 1 + below(Math.min(free, tribe.home)) };
      continue;
    }
    if (there.length > 0) continue;
    if (rule.kind === 'worker') {
      if (tribe.tiles.includes(place))
        return { type: 'PlacePeople', place, people: 1 + below(Math.min(rule.room, tribe.home)) };
      continue;
    }
    if (rule.kind === 'village') {
      const taken = game.standing.filter(
        (each) => game.rules.places.get(each.place)?.kind === 'village',
      ).length;
      if (taken >= villageLimit) continue;
    }
    return { type: 'PlacePeople', place, people: rule.min };
  }
}

function acting(game: SeenGame, tribe: Tribe, below: Below): GameCommand {
  const own = game.standing.filter(({ seat, done }) => seat === tribe.seat && !done);
  const { place } = own[below(own.length)]!;
  const rule = game.rules.places.get(place)!;
  if (rule.kind === 'village') return { type: 'UsePlace', place };
  if (rule.kind === 'card') {
    const pay = paymentFor(rule.price, tribe, below);
    return pay === undefined
      ? { type: 'DeclineCard', place: rule.place }
      : { type: 'BuyCard', place: rule.place, pay };
  }
  if (rule.kind === 'building') {
    const tile = game.rules.tiles.get(game.stacks[rule.index]!.tile!)!;
    const pay = paymentFor(tile.price, tribe, below);
    return pay === undefined
      ? { type: 'DeclineBuilding', place: rule.place }
      : { type: 'BuyBuilding', place: rule.place, pay };
  }
  return { type: 'Roll', place: place as PlaceId };
}

/** A payment this tribe can make, cheapest kinds first; undefined if it finds none. */
export function paymentFor(price: Price, { stock }: Tribe, below: Below): Payment | undefined {
  switch (price.kind) {
    case 'fixed': {
      const short = Object.entries(price.goods).some(([good, amount]) => stock[good as 'wood'] < amount);
      return short ? undefined : price.goods;
    }
    case 'any':
      return pieces(stock, price.count, 4);
    case 'range':
      return pieces(stock, price.min + below(price.max), 4) ?? pieces(stock, price.min, 4);
    case 'ornamentRange':
      return stock.ornaments < price.min ? undefined : { ornaments: Math.min(stock.ornaments, price.max) };
    case 'exactKinds':
      return pieces(stock, price.count, price.kinds, price.kinds);
  }
}

function pieces(stock: Tribe['stock'], count: number, most: number, fewest = 1): Payment | undefined {
  const kinds = RESOURCES.filter((kind) => stock[kind] > 0)
    .sort((one, other) => stock[other] - stock[one])
    .slice(0, Math.min(most, count));
  if (kinds.length < fewest) return undefined;
  const pay: Partial<Record<(typeof RESOURCES)[number], number>> = {};
  let left = count - kinds.length;
  for (const kind of kinds) {
    const more = Math.min(left, stock[kind] - 1);
    pay[kind] = 1 + more;
    left -= more;
  }
  return left === 0 ? pay : undefined;
}

function settling(game: SeenGame, tribe: Tribe, below: Below): GameCommand {
  const tools = [0, 1, 2].filter((slot) => tribe.tools[slot]! > 0 && !tribe.used[slot] && below(2) === 0);
  const sum = game.roll!.dice.reduce((total, die) => total + die, 0);
  const amount = Math.floor(sum / game.roll!.divisor);
  const hunt = game.rules.places.get(game.roll!.source);
  const splits = hunt?.kind === 'hunt' && hunt.splits;
  return { type: 'Settle', tools, oneUse: [], ...(splits ? { ornaments: below(amount + 1) } : {}) };
}

function feeding(
  { rules }: SeenGame,
  { people, stock }: Tribe,
): Readonly<Partial<Record<(typeof RESOURCES)[number], number>>> {
  const missing = people - stock.food;
  const pay: Partial<Record<(typeof RESOURCES)[number], number>> = {};
  let left = missing;
  for (const kind of RESOURCES) {
    const some = Math.min(left, stock[kind]);
    if (some > 0) pay[kind] = some;
    left -= some;
  }
  return left > 0 && rules.starvation.kind === 'flat' ? {} : pay;
}
