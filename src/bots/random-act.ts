import { refuseMove } from '../game/index.js';
import type { GameCommand, Payment, PlaceRule, Price, SeenGame, Trade, Tribe } from '../game/index.js';
import { oneOf } from './bot.js';
import type { Chance } from './chance.js';
import { somePayment, someTrade, someTwo } from './random-pieces.js';

/** One time in so many it does the unusual thing: declines what it could buy, or takes its any-two card now. */
const RARELY = 8;

/** Goes to one of its places and does something there. */
export function act(game: SeenGame, tribe: Tribe, chance: Chance): GameCommand {
  const anyTwo = chance.below(RARELY) === 0 ? takeAnyTwo(game, tribe, chance) : undefined;
  if (anyTwo !== undefined) return anyTwo;
  const own = game.standing.filter(({ seat, done }) => seat === tribe.seat && !done);
  const { place } = oneOf(own, chance);
  const rule = game.rules.places.get(place);
  if (rule === undefined) throw new Error(`no place ${place}`);
  if (rule.kind === 'card') return card(game, tribe, rule, chance);
  if (rule.kind === 'building') return building(game, tribe, rule, chance);
  return { type: rule.kind === 'village' ? 'UsePlace' : 'Roll', place };
}

function takeAnyTwo(game: SeenGame, { seat }: Tribe, chance: Chance): GameCommand | undefined {
  const command: GameCommand = { type: 'TakeAnyTwo', goods: someTwo(2, chance) };
  return refuseMove(game, seat, command) === undefined ? command : undefined;
}

type RuleOf<Kind> = Extract<PlaceRule, { kind: Kind }>;

function card(game: SeenGame, tribe: Tribe, rule: RuleOf<'card'>, chance: Chance): GameCommand {
  const { place, price, withExtra } = rule;
  const extra = withExtra !== undefined && chance.below(2) === 0 ? { extra: true as const } : {};
  const asked = 'extra' in extra && withExtra !== undefined ? withExtra : price;
  const decline: GameCommand = { type: 'DeclineCard', place };
  const buy = (paid: Paid): GameCommand => ({ type: 'BuyCard', place, ...paid, ...extra });
  return purchase(game, tribe, { price: asked, buy, decline }, chance);
}

function building(game: SeenGame, tribe: Tribe, rule: RuleOf<'building'>, chance: Chance): GameCommand {
  const { place, index } = rule;
  const decline: GameCommand = { type: 'DeclineBuilding', place };
  const tile = game.rules.tiles.get(game.stacks[index]?.tile ?? '');
  if (tile === undefined) return decline;
  const buy = (paid: Paid): GameCommand => ({ type: 'BuyBuilding', place, ...paid });
  return purchase(game, tribe, { price: tile.price, buy, decline }, chance);
}

type Paid = Readonly<{ pay: Payment; trade?: Trade }>;
type Purchase = Readonly<{ price: Price; buy: (paid: Paid) => GameCommand; decline: GameCommand }>;

function purchase(
  game: SeenGame,
  { seat, stock, trade }: Tribe,
  { price, buy, decline }: Purchase,
  chance: Chance,
): GameCommand {
  if (chance.below(RARELY) === 0) return decline;
  if (trade > 0 && chance.below(2) === 0) {
    const traded = someTrade(game.rules, { price, trade, stock }, chance);
    const trading = traded && buy(traded);
    if (trading !== undefined && refuseMove(game, seat, trading) === undefined) return trading;
  }
  const pay = somePayment(price, stock, chance);
  if (pay === undefined) return decline;
  const plain = buy({ pay });
  return refuseMove(game, seat, plain) === undefined ? plain : decline;
}
