import { toBuilding, toCard, toGood } from '../api/to-content.js';
import type { BoardPlace, Building, Card, Goods, Price, TradeSteps, Yields } from '../game/model.js';
import type { LearnQuery } from '../gql/graphql.js';

/** A place as it is printed; `room` is null where any number may stand, `yields` where nothing is rolled. */
export type PrintedPlace = Readonly<{
  id: BoardPlace;
  people: number;
  room: number | null;
  yields: Yields | null;
}>;

/** Everything of the lesson that the server knows and the page does not. */
export type Lesson = Readonly<{
  /** Of the rules, by their codes. */
  headings: ReadonlyMap<string, string>;
  places: readonly PrintedPlace[];
  cards: readonly Card[];
  buildings: readonly Building[];
  /** What each piece brings where the payment is chosen; null where no building is like that. */
  worth: Goods | null;
  /** What hunger costs, and by which rulebooks. */
  hunger: readonly Readonly<{ words: string; editions: readonly string[] }>[];
  tradeTrack: readonly TradeSteps[];
}>;

/** Goods over a symbol of culture, and something else that needs no explaining over people. */
export function sampleCards(cards: readonly Card[]): readonly Card[] {
  const first = (top: Card['benefit']['kind'], bottom: Card['legacy']['kind']): readonly Card[] =>
    cards.filter(({ benefit, legacy }) => benefit.kind === top && legacy.kind === bottom).slice(0, 1);
  return [...first('goods', 'culture'), ...first('counted', 'people')];
}

/** The first building of each kind of price. */
export const sampleBuildings = (buildings: readonly Building[]): readonly Building[] =>
  (['fixed', 'kinds', 'upTo'] satisfies readonly Price['kind'][]).flatMap(
    (kind) => buildings.find(({ price }) => price.kind === kind) ?? [],
  );

/** Rulebooks that say the same are named together. */
export function sayingTheSame(editions: LearnQuery['editions'], point: string): Lesson['hunger'] {
  const said = new Map<string, readonly string[]>();
  for (const { name, switches } of editions) {
    const words = switches.find((each) => each.name === point)?.words;
    if (words !== undefined) said.set(words, [...(said.get(words) ?? []), name]);
  }
  return [...said].map(([words, names]) => ({ words, editions: names }));
}

const toPlace = ({
  id,
  people,
  room,
  good,
  divisor,
}: LearnQuery['base']['places'][number]): PrintedPlace => ({
  id: id as BoardPlace,
  people,
  room,
  yields: good === null || divisor === null ? null : { good: toGood(good), divisor },
});

/** The lesson as the server's answer has it. */
export function toLesson({ rules, editions, base, style }: LearnQuery): Lesson {
  const buildings = base.buildings.map(toBuilding);
  return {
    headings: new Map(rules.map(({ code, heading }) => [code, heading])),
    places: base.places.map(toPlace),
    cards: sampleCards(base.cards.map(toCard)),
    buildings: sampleBuildings(buildings),
    worth: buildings.find(({ points }) => points.each !== null)?.points.each ?? null,
    hunger: sayingTheSame(editions, 'starvation'),
    tradeTrack: style.tradeTrack,
  };
}
