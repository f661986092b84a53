import { PROFESSIONS, SYMBOLS } from '../model/cards.js';
import type { Benefit, UnsurePart } from '../model/cards.js';
import { CURRENCIES, RESOURCES } from '../model/goods.js';
import type { TilePoints } from '../model/buildings.js';
import { isList, isObject } from '../model/hostile.js';
import type { Check, Fields } from './checks.js';
import { goods, list, oneOf, record, variant, whole } from './checks.js';
import type { Problem, Where } from './problem.js';
import { inField, problemAt } from './problem.js';

/** Bounds far beyond anything printed, within which every rule, every bot and every list of options stays quick. */
const MOST = { pieces: 12, points: 50, steps: 10, dice: 10, divisor: 12, value: 10, room: 10, figures: 10 };

const FACES_OF_A_DIE = 6;

/** An id begins with a capital letter, so that it is never taken for a place, and names nothing in JavaScript. */
const ID = /^[A-Z][A-Za-z0-9-]{0,15}$/;

/** The id of a card or a tile. */
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

const id: Check = (value, where) =>
  isId(value) ? [] : [problemAt(where, 'must be a capital letter and up to 15 letters, digits or "-"')];

const EVERYTHING = [...CURRENCIES, 'food'];
const resource = oneOf(...RESOURCES);
const payment = goods(CURRENCIES, MOST.pieces);

type BenefitFields = Readonly<Partial<Record<Benefit['kind'], Fields>>>;

/** What can be given at once, wherever it stands. */
const PLAIN: BenefitFields = {
  goods: { goods: goods(EVERYTHING, MOST.pieces) },
  tool: {},
  agriculture: {},
  person: {},
  trade: { steps: whole(1, MOST.steps) },
};
/** What a card and a tile can do besides. */
const SPECIAL: BenefitFields = {
  roll: { good: resource, dice: whole(1, MOST.dice), divisor: whole(1, MOST.divisor) },
  market: { faces: oneOf('market', 'style') },
  extraCard: {},
};

const cardTop = variant({
  ...PLAIN,
  ...SPECIAL,
  points: { points: whole(1, MOST.points) },
  oneUseTool: { value: whole(1, MOST.value) },
  anyTwo: { count: whole(2, 2) },
});

const tileEffect = variant({
  ...PLAIN,
  ...SPECIAL,
  income: { goods: goods(RESOURCES, MOST.pieces) },
  worker: { good: resource, divisor: whole(1, MOST.divisor), room: whole(1, MOST.room) },
});

const legacy = variant({
  culture: { symbol: oneOf(...SYMBOLS) },
  people: { profession: oneOf(...PROFESSIONS), count: whole(1, MOST.figures) },
});

const pieces = whole(1, MOST.pieces);
const span: Fields = { min: pieces, max: pieces };
const price = variant({
  fixed: { goods: payment },
  any: { count: pieces },
  exactKinds: { count: pieces, kinds: whole(1, RESOURCES.length) },
  range: span,
  ornamentRange: span,
});
const points = variant({
  printed: { points: whole(0, MOST.points) },
  value: {},
  perOrnament: { points: whole(1, MOST.points) },
});

/** Where values come from; what was made up must be said part by part. */
const origin = (...parts: readonly UnsurePart[]): Fields => ({
  source: oneOf('printed', 'reconstructed'),
  unsure: { optional: list(oneOf(...parts), 1, parts.length) },
});

/** A row of cards as it stands in a file. */
export const cardCheck: Check = all(
  record({
    id,
    replaces: { optional: id },
    top: cardTop,
    bottom: legacy,
    ...origin('top', 'bottom', 'pairing'),
  }),
  originFits,
);

/** A row of tiles as it stands in a file. */
export const tileCheck: Check = all(
  record({
    id,
    replaces: { optional: id },
    price,
    points,
    effect: { optional: tileEffect },
    ...origin('price', 'points', 'copies'),
  }),
  originFits,
  priceFits,
  pointsFit,
);

/** The six faces of a market die as they stand in a file. */
export const facesCheck: Check = all(
  record({ faces: list(variant(PLAIN), FACES_OF_A_DIE, FACES_OF_A_DIE), ...origin('top') }),
  originFits,
);

/** What the later checks look at has been found sound by the earlier ones. */
function all(...checks: readonly Check[]): Check {
  return (value, where) => {
    for (const check of checks) {
      const problems = check(value, where);
      if (problems.length > 0) return problems;
    }
    return [];
  };
}

const only = (fits: boolean, where: Where, problem: string): readonly Problem[] =>
  fits ? [] : [problemAt(where, problem)];

function originFits(value: unknown, where: Where): readonly Problem[] {
  const { source, unsure } = isObject(value) ? value : {};
  const printed = source === 'printed';
  const parts = isList(unsure) ? unsure : [];
  return [
    ...only(printed === (unsure === undefined), inField(where, 'unsure'), ORIGIN),
    ...only(new Set(parts).size === parts.length, inField(where, 'unsure'), 'names a part twice'),
  ];
}

const ORIGIN = 'must say what was made up where the source is "reconstructed", and only there';

type Loose = Readonly<Record<string, unknown>>;
const part = (value: unknown, name: string): Loose => {
  const found = isObject(value) ? value[name] : undefined;
  return isObject(found) ? found : {};
};

/** Ranges go up, and so many pieces can be of so many kinds. */
function priceFits(value: unknown, where: Where): readonly Problem[] {
  const { min, max, count, kinds } = part(value, 'price');
  const at = inField(where, 'price');
  return [
    ...only(min === undefined || Number(min) < Number(max), at, 'must have a "min" below its "max"'),
    ...only(kinds === undefined || Number(kinds) <= Number(count), at, 'asks for more kinds than pieces'),
  ];
}

const PRICES_FOR: Readonly<Record<TilePoints['kind'], readonly string[]>> = {
  printed: ['fixed', 'any', 'exactKinds', 'range', 'ornamentRange'],
  value: ['any', 'exactKinds', 'range'],
  perOrnament: ['ornamentRange'],
};

/** Points that depend on what is paid need a price that leaves a choice. */
function pointsFit(value: unknown, where: Where): readonly Problem[] {
  const kind = part(value, 'points')['kind'] as TilePoints['kind'];
  const allowed = PRICES_FOR[kind];
  const fits = allowed.includes(String(part(value, 'price')['kind']));
  const problem = `"${kind}" needs a price of the kind ${allowed.join(' or ')}`;
  return only(fits, inField(where, 'points'), problem);
}
