import { PIPS_PER_DIE } from '../../game/index.js';
import type { Good, Legacy, Price, SeenGame, Stock, Tribe } from '../../game/index.js';

/** What the tribe can count on: how long the game may last, and what it will own when its rolls are made. */
export type Outlook = Readonly<{
  game: SeenGame;
  tribe: Tribe;
  /** Rounds that are still to be played, this one included. */
  rounds: number;
  /** The stock with what its people on the board are likely to bring. */
  expected: Stock;
  /** Prices of the cards and tiles it stands on. */
  promised: readonly Price[];
  /** The lower halves of its cards. */
  legacies: readonly Legacy[];
  /** Food that will be missing when the tribe eats; negative = to spare. */
  missing: number;
}>;

/** How many cards a round takes for each card place, and tiles from the stack that will be gone first. */
const CARDS_PER_ROUND = 0.65;
const TILES_PER_ROUND = 0.6;

/** Looks ahead from what this tribe sees. */
export function outlookOf(game: SeenGame, tribe: Tribe): Outlook {
  const own = game.standing.filter(({ seat, done }) => seat === tribe.seat && !done);
  const standsOn = (place: string): number => (own.some((each) => each.place === place) ? 1 : 0);
  const expected = expectedStock(game, tribe, own);
  const eaters = tribe.people + standsOn('hut');
  return {
    game,
    tribe,
    rounds: roundsLeft(game),
    expected,
    promised: own.flatMap(({ place }) => priceAt(game, place) ?? []),
    legacies: legaciesOf(game, tribe),
    missing: eaters - tribe.agriculture - standsOn('field') - expected.food,
  };
}

/** The game ends when the deck cannot fill the card places or a stack is gone, whichever comes first. */
function roundsLeft({ deck, rules, stacks, exhausted }: SeenGame): number {
  if (exhausted) return 1;
  const byCards = 1 + deck / (rules.cardPlaces.length * CARDS_PER_ROUND);
  const byTiles = (1 + Math.min(...stacks.map(({ left }) => left))) / TILES_PER_ROUND;
  return Math.max(1, Math.min(byCards, byTiles));
}

const legaciesOf = ({ rules }: SeenGame, { cards, extraCards }: Tribe): readonly Legacy[] =>
  [...cards, ...extraCards].flatMap((card) => rules.cards.get(card)?.bottom ?? []);

function expectedStock(game: SeenGame, { stock }: Tribe, own: SeenGame['standing']): Stock {
  const expected: Record<Good, number> = { ...stock };
  for (const { place, people } of own) {
    const rule = game.rules.places.get(place);
    if (rule !== undefined && 'divisor' in rule) expected[rule.good] += likelyYield(people, rule.divisor);
  }
  return expected;
}

/** What so many people are likely to bring; on average half a piece less one pip is left over. */
export const likelyYield = (people: number, divisor: number): number =>
  Math.max(0, (people * PIPS_PER_DIE - (divisor - 1) / 2) / divisor);

/** The price of the card or tile that lies there now. */
export function priceAt(game: SeenGame, place: string): Price | undefined {
  const rule = game.rules.places.get(place);
  if (rule?.kind === 'card') return rule.price;
  return rule?.kind === 'building'
    ? game.rules.tiles.get(game.stacks[rule.index]?.tile ?? '')?.price
    : undefined;
}
