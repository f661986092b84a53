import { CURRENCIES, RESOURCES, type Currency, type GameCommand, type Goods } from '../../game/index.js';

/** What was filled in, as it came: names and texts. */
export type Filled = Readonly<Record<string, string>>;

const NUMBER = /^\d{1,3}$/;

/** The command that a filled form stands for; undefined if it is none of ours. The rules judge it like any other. */
export function commandIn(move: string, filled: Filled): GameCommand | undefined {
  const [what = '', where = '', ...rest] = move.split(' ');
  const read = rest.length === 0 && Object.hasOwn(READERS, what) ? READERS[what] : undefined;
  return read?.(where, filled);
}

/** A purchase is a payment, and a trade if anything was given or taken. */
function paid(filled: Filled) {
  const [give, take] = [goodsIn(filled, 'give', CURRENCIES), goodsIn(filled, 'take', CURRENCIES)];
  const trades = Object.keys({ ...give, ...take }).length > 0;
  return { pay: goodsIn(filled, 'pay', CURRENCIES), ...(trades ? { trade: { give, take } } : {}) };
}

type Reader = (where: string, filled: Filled) => GameCommand;

/** Places come as they are: whether there is such a place is for the rules to say. */
const READERS: Readonly<Record<string, Reader>> = {
  place: (place, filled) => ({ type: 'PlacePeople', place, people: numberIn(filled, 'people') }),
  use: (place) => ({ type: 'UsePlace', place }),
  roll: (place) => ({ type: 'Roll', place }),
  settle: (_where, filled) => ({
    type: 'Settle',
    tools: named(filled, 'tool').map(Number),
    oneUse: named(filled, 'oneUse'),
    ...('ornaments' in filled ? { ornaments: numberIn(filled, 'ornaments') } : {}),
  }),
  buyCard: (place, filled) =>
    ({
      type: 'BuyCard',
      place,
      ...paid(filled),
      ...('extra' in filled ? { extra: true } : {}),
    }) as GameCommand,
  declineCard: (place) => ({ type: 'DeclineCard', place }) as GameCommand,
  buyBuilding: (place, filled) => ({ type: 'BuyBuilding', place, ...paid(filled) }) as GameCommand,
  declineBuilding: (place) => ({ type: 'DeclineBuilding', place }) as GameCommand,
  pickDie: (face) => ({ type: 'PickDie', face: Number(face) }),
  takeAnyTwo: (_where, filled) => ({ type: 'TakeAnyTwo', goods: goodsIn(filled, 'goods', RESOURCES) }),
  feed: (_where, filled) => ({ type: 'Feed', pay: goodsIn(filled, 'pay', RESOURCES) }),
  goHungry: () => ({ type: 'Feed', pay: {} }),
};

/** What cannot be read as a number is none, which no rule accepts. */
function numberIn(filled: Filled, name: string): number {
  const text = filled[name] ?? '';
  return NUMBER.test(text) ? Number(text) : -1;
}

/** A command names no good of which there is none. */
function goodsIn<Kind extends Currency>(filled: Filled, of: string, kinds: readonly Kind[]): Goods<Kind> {
  const entries = kinds.flatMap((kind) => {
    const name = `${of}.${kind}`;
    const amount = name in filled ? numberIn(filled, name) : 0;
    return amount === 0 ? [] : [[kind, amount] as const];
  });
  return Object.fromEntries(entries) as Goods<Kind>;
}

/** The ends of all names that begin so: what was ticked. */
const named = (filled: Filled, of: string): readonly string[] =>
  Object.keys(filled).flatMap((name) => (name.startsWith(`${of}.`) ? [name.slice(of.length + 1)] : []));
