import { CURRENCIES, RESOURCES } from '../../../game/index.js';
import type { GameCommand, SeenGame } from '../../../game/index.js';
import { oneOf } from '../../../bots/bot.js';
import type { Chance } from '../../../bots/chance.js';

/** What no honest client would send. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  Number.NaN,
  Infinity,
  -1,
  0,
  0.5,
  2 ** 53,
  '',
  '1',
  'constructor',
  '__proto__',
  [],
  [[]],
  [0, 0],
  ['0'],
  [9],
  {},
  { wood: -1 },
  { wood: 0 },
  { wood: 1.5 },
  { wood: '1' },
  { food: 1 },
  { toString: 1 },
  { give: {}, take: {} },
  { give: { wood: 1 } },
];

type Made = Readonly<Record<string, unknown>>;
type Maker = (game: SeenGame, chance: Chance) => Made;

const somePlace = ({ rules }: SeenGame, chance: Chance): string => oneOf(rules.placeList, chance).place;

function someGoods(kinds: readonly string[], { below }: Chance): Made {
  const amounts = kinds.map((kind) => [kind, Math.max(0, below(8) - 4)] as const);
  return Object.fromEntries(amounts.filter(([, amount]) => amount > 0));
}

const somePurchase: Maker = (game, chance) => ({
  place: somePlace(game, chance),
  pay: someGoods(CURRENCIES, chance),
  ...(chance.below(3) === 0
    ? { trade: { give: someGoods(CURRENCIES, chance), take: someGoods(CURRENCIES, chance) } }
    : {}),
  ...(chance.below(4) === 0 ? { extra: true } : {}),
});
const atSomePlace: Maker = (game, chance) => ({ place: somePlace(game, chance) });

/** Commands that are well formed and as a rule make no sense here. */
const MAKERS: Readonly<Record<GameCommand['type'], Maker>> = {
  PlacePeople: (game, chance) => ({ place: somePlace(game, chance), people: chance.below(12) }),
  UsePlace: atSomePlace,
  Roll: atSomePlace,
  Settle: ({ rules }, chance) => ({
    tools: [0, 1, 2, 3].filter(() => chance.below(3) === 0),
    oneUse: chance.below(3) === 0 ? [oneOf([...rules.cards.keys()], chance)] : [],
    ...(chance.below(3) === 0 ? { ornaments: chance.below(12) } : {}),
  }),
  BuyCard: somePurchase,
  DeclineCard: atSomePlace,
  BuyBuilding: somePurchase,
  DeclineBuilding: atSomePlace,
  PickDie: (_, chance) => ({ face: chance.below(8) }),
  TakeAnyTwo: (_, chance) => ({ goods: someGoods(RESOURCES, chance) }),
  Feed: (_, chance) => ({ pay: someGoods(RESOURCES, chance) }),
};
export const GAME_COMMANDS = Object.keys(MAKERS) as readonly GameCommand['type'][];

/** A command that may be anything: made up, or a legal one with something changed. */
export function strangeCommand(game: SeenGame, legal: GameCommand, chance: Chance): GameCommand {
  const type = oneOf(GAME_COMMANDS, chance);
  const made = { type, ...MAKERS[type](game, chance) };
  const command = chance.below(3) === 0 ? made : mutated(legal, made, chance);
  return command as GameCommand;
}

function mutated(legal: Made, made: Made, chance: Chance): Made {
  const key = oneOf(Object.keys(legal), chance);
  switch (chance.below(4)) {
    case 0:
      return { ...legal, [key]: oneOf(HOSTILE, chance) };
    case 1:
      return Object.fromEntries(Object.entries(legal).filter(([name]) => name !== key));
    case 2:
      return { ...legal, ...made, type: legal['type'] };
    default:
      return { ...legal, [oneOf(Object.keys(made), chance)]: oneOf(Object.values(made), chance) };
  }
}
