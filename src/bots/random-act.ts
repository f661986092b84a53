import { refuseMove, tradeRatio } from '../game/index.js';
import type {
  GameCommand,
  Payment,
  PlaceRule,
  Price,
  SeenGame,
  Standing,
  Trade,
  Tribe,
} from '../game/index.js';
import type { Chance } from './chance.js';
import { somePayment, someTrade, someTwo } from './random-pieces.js';

/** One time in so many it does the unusual thing: declines what it could buy, or takes its any-two card now. */
const RARELY = 8;

/** Goes to one of its places and does something there; what it cannot pay it declines when nothing else is left. */
export function act(game: SeenGame, tribe: Tribe, chance: Chance): GameCommand {
  const anyTwo = chance.below(RARELY) === 0 ? takeAnyTwo(game, tribe, chance) : undefined;
  if (anyTwo !== undefined) return anyTwo;
  const own = game.standing.filter(({ seat, done }) => seat === tribe.seat && !done);
  const first = chance.below(own.length);
  for (let nth = 0; nth < own.length; nth += 1) {
    const command = actAt(game, tribe, placeAt(game, own[(first + nth) % own.length]), chance);
    if (command !== undefined) return command;
  }
  return declining(placeAt(game, own[first]));
}

function placeAt({ rules }: SeenGame, standing: Standing | undefined): PlaceRule {
  const rule = rules.places.get(standing?.place ?? '');
  if (rule === undefined) throw new Error('nobody stands anywhere');
  return rule;
}

function actAt(game: SeenGame, tribe: Tribe, rule: PlaceRule, chance: Chance): GameCommand | undefined {
  switch (rule.kind) {
    case 'card':
      return card(game, tribe, rule, chance);
    case 'building':
      return building(game, tribe, rule, chance);
    case 'village':
      return { type: 'UsePlace', place: rule.place };
    case 'hunt':
    case 'gather':
    case 'worker':
      return { type: 'Roll', place: rule.place };
  }
}

function declining(rule: PlaceRule): GameCommand {
  if (rule.kind === 'card') return { type: 'DeclineCard', place: rule.place };
  if (rule.kind === 'building') return { type: 'DeclineBuilding', place: rule.place };
  throw new Error(`nothing can be declined at ${rule.place}`);
}

function takeAnyTwo(game: SeenGame, { seat }: Tribe, chance: Chance): GameCommand | undefined {
  const command: GameCommand = { type: 'TakeAnyTwo', goods: someTwo(2, chance) };
  return refuseMove(game, seat, command) === undefined ? command : undefined;
}

type RuleOf<Kind> = Extract<PlaceRule, { kind: Kind }>;

function card(game: SeenGame, tribe: Tribe, rule: RuleOf<'card'>, chance: Chance): GameCommand | undefined {
  const { place, price, withExtra } = rule;
  const extra = withExtra !== undefined && chance.below(2) === 0;
  const buy = (paid: Paid): GameCommand =>
    extra ? { type: 'BuyCard', place, ...paid, extra } : { type: 'BuyCard', place, ...paid };
  return purchase(game, tribe, { price: extra ? withExtra : price, buy, rule }, chance);
}

function building(
  game: SeenGame,
  tribe: Tribe,
  rule: RuleOf<'building'>,
  chance: Chance,
): GameCommand | undefined {
  const { place, index } = rule;
  const tile = game.rules.tiles.get(game.stacks[index]?.tile ?? '');
  const buy = (paid: Paid): GameCommand => ({ type: 'BuyBuilding', place, ...paid });
  return tile && purchase(game, tribe, { price: tile.price, buy, rule }, chance);
}

type Paid = Readonly<{ pay: Payment; trade?: Trade }>;
type Purchase = Readonly<{ price: Price; buy: (paid: Paid) => GameCommand; rule: PlaceRule }>;

function purchase(
  game: SeenGame,
  { seat, stock, trade }: Tribe,
  { price, buy, rule }: Purchase,
  chance: Chance,
): GameCommand | undefined {
  if (chance.below(RARELY) === 0) return declining(rule);
  if (trade > 0 && chance.below(2) === 0) {
    const ratio = tradeRatio(game, seat);
    const trading = 'code' in ratio ? undefined : buy(someTrade({ price, stock, ratio }, chance));
    if (trading !== undefined && refuseMove(game, seat, trading) === undefined) return trading;
  }
  const pay = somePayment(price, stock, chance);
  const plain = pay && buy({ pay });
  return plain !== undefined && refuseMove(game, seat, plain) === undefined ? plain : undefined;
}
