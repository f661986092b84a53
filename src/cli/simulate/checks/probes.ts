import { RESOURCES } from '../../../game/index.js';
import type {
  ActOption,
  CairnEvent,
  DecisionOptions,
  FeedOptions,
  GameCommand,
  Offer,
  Payment,
  SettleOptions,
  Stock,
} from '../../../game/index.js';
import { somePayment, somePieces, someTwo } from '../../../bots/random-pieces.js';
import type { Chance } from '../../../bots/chance.js';

/** A command that the options offer, and what they say it brings. */
export type Probe = Readonly<{
  command: GameCommand;
  brings?: (events: readonly CairnEvent[]) => boolean;
}>;

type Eye = Readonly<{ stock: Stock; chance: Chance }>;

/** Commands made from nothing but the options: each must be accepted and bring what it promises. */
export function probesOf(options: DecisionOptions, eye: Eye): readonly Probe[] {
  switch (options.kind) {
    case 'place':
      return options.places.flatMap((each) => ('closed' in each ? [] : placings(each)));
    case 'act':
      return [...options.places.flatMap((each) => actions(each, eye)), ...anyTwo(options.anyTwo?.count, eye)];
    case 'settle':
      return settlings(options);
    case 'pickDie':
      return options.faces.map(({ face }) => ({ command: { type: 'PickDie', face } }));
    case 'feed':
      return [...feedings(options, eye), ...anyTwo(options.anyTwo?.count, eye)];
  }
}

const placings = ({
  place,
  min,
  max,
}: Readonly<{ place: string; min: number; max: number }>): readonly Probe[] =>
  Array.from({ length: max - min + 1 }, (_, more) => ({
    command: { type: 'PlacePeople', place, people: min + more },
  }));

const anyTwo = (count: number | undefined, { chance }: Eye): readonly Probe[] =>
  count === undefined ? [] : [{ command: { type: 'TakeAnyTwo', goods: someTwo(count, chance) } }];

function actions(option: ActOption, eye: Eye): readonly Probe[] {
  const { place } = option;
  switch (option.action) {
    case 'use':
      return [{ command: { type: 'UsePlace', place } }];
    case 'roll':
      return [
        {
          command: { type: 'Roll', place },
          brings: ([first]) => first?.type === 'DiceRolled' && first.dice.length === option.dice,
        },
      ];
    case 'buyCard':
      return [
        { command: { type: 'DeclineCard', place: option.place } },
        ...payments(option, eye).map((pay): Probe => ({
          command: { type: 'BuyCard', place: option.place, pay },
        })),
        ...extras(option),
      ];
    case 'buyBuilding':
      return [{ command: { type: 'DeclineBuilding', place: option.place } }, ...buildings(option, eye)];
  }
}

type Of<Action> = Extract<ActOption, { action: Action }>;

/** The payment that was suggested, and one of the others. */
function payments({ price, affordable, suggested }: Offer, { stock, chance }: Eye): readonly Payment[] {
  if (affordable !== 'now') return [];
  const other = somePayment(price, stock, chance);
  return [suggested ?? {}, ...(other === undefined ? [] : [other])];
}

function extras({ place, extra }: Of<'buyCard'>): readonly Probe[] {
  if (extra === undefined || !('price' in extra) || extra.affordable !== 'now') return [];
  const command: GameCommand = { type: 'BuyCard', place, pay: extra.suggested ?? {}, extra: true };
  return [{ command, brings: ([, second]) => second?.type === 'CardDrawn' }];
}

function buildings(option: Of<'buyBuilding'>, eye: Eye): readonly Probe[] {
  const { place, points } = option;
  const [suggested, ...others] = payments(option, eye);
  const buy = (pay: Payment): GameCommand => ({ type: 'BuyBuilding', place, pay });
  if (suggested === undefined) return [];
  return [
    {
      command: buy(suggested),
      brings: ([first]) => first?.type === 'BuildingBought' && first.points === points,
    },
    ...others.map((pay) => ({ command: buy(pay) })),
  ];
}

/** Without tools, with the best ones, and with all that are ready. */
function settlings({ tools, oneUse, plain, best, split }: SettleOptions): readonly Probe[] {
  const ready = tools.filter(({ used }) => !used).map(({ slot }) => slot);
  const cards = oneUse.filter(({ used }) => !used).map(({ card }) => card);
  const none: GameCommand = { type: 'Settle', tools: [], oneUse: [] };
  const chosen: GameCommand = { ...none, tools: best.tools, oneUse: best.oneUse };
  return [
    { command: none, brings: takes(plain) },
    { command: chosen, brings: takes(best.yield) },
    { command: { ...none, tools: ready, oneUse: cards }, brings: takes(best.yield) },
    ...(split ? [{ command: { ...chosen, ornaments: best.yield }, brings: takes(best.yield) }] : []),
  ];
}

const takes =
  (amount: number): NonNullable<Probe['brings']> =>
  ([first]) =>
    first?.type === 'GoodsTaken' &&
    Object.values(first.goods).reduce((sum, each) => sum + each, 0) === amount;

const feedings = ({ choices }: FeedOptions, { stock, chance }: Eye): readonly Probe[] =>
  choices.map(({ count, lost }) => ({
    command: { type: 'Feed', pay: somePieces(stock, RESOURCES, count, chance) },
    brings: ([first]) => (first?.type === 'TribeStarved' ? first.lost : 0) === lost,
  }));
