import { turnsAhead } from '../game/index.js';
import type { Good, OpenMarket, OpenRoll, Phase, PlaceRule, SeenGame } from '../game/index.js';
import {
  benefitView,
  buildingView,
  cardView,
  type BenefitView,
  type BuildingView,
  type CardView,
  type FacesView,
} from './content-view.js';
import { priceView, type PriceView } from './price-view.js';
import { marketFacesView, marketsView, tradeTrackView, type TradeStepsView } from './printed-view.js';
import type { Speech } from './sentences/told.js';
import { tribeView, type TribeView } from './tribe-view.js';

/** One tribe's people on a place; `done` have finished there and walked home this round. */
export type CrowdView = Readonly<{ seat: number; people: number; done: boolean }>;

/** A place of the valley, the village or a worker tile. `room` is absent where any number may stand. */
export type PlaceView = Readonly<{
  id: string;
  kind: 'village' | 'hunt' | 'gather' | 'worker';
  room?: number;
  free?: number;
  good?: Good;
  divisor?: number;
  benefit?: BenefitView;
  owner?: number;
  crowds: readonly CrowdView[];
}>;

export type CardPlaceView = Readonly<{
  id: string;
  position: number;
  price: PriceView;
  withExtra?: PriceView;
  card?: CardView;
  boughtBy?: number;
  crowds: readonly CrowdView[];
}>;

export type StackView = Readonly<{
  id: string;
  position: number;
  building?: BuildingView;
  left: number;
  crowds: readonly CrowdView[];
}>;

export type RollView = Omit<OpenRoll, 'source'> & Readonly<{ source: string; sum: number }>;
export type MarketView = Omit<OpenMarket, 'faces' | 'source'> & Readonly<{ source: string }> & FacesView;

/** Everything that lies on the table, as one viewer may see it. */
export type BoardView = Readonly<{
  round: number;
  phase: Phase;
  start: number;
  /** Who is on turn and who follows in this phase. */
  turns: readonly number[];
  deck: number;
  lastRound: boolean;
  tribes: readonly TribeView[];
  places: readonly PlaceView[];
  cardPlaces: readonly CardPlaceView[];
  stacks: readonly StackView[];
  roll?: RollView;
  market?: MarketView;
  tradeTrack: readonly TradeStepsView[];
  markets: readonly FacesView[];
  /** The address of the tables of cards and buildings. */
  tables: string;
}>;

/** The board of a started game. */
export function boardView(game: SeenGame, speech: Speech): BoardView {
  return {
    round: game.round,
    phase: game.phase,
    start: game.start,
    get turns() {
      return turnsAhead(game);
    },
    deck: game.deck,
    lastRound: game.exhausted,
    tables: game.rules.content,
    tribes: game.tribes.map((tribe) => tribeView(game, tribe, speech)),
    places: game.rules.placeList.flatMap((rule) => placeView(game, rule, speech) ?? []),
    cardPlaces: game.rules.cardPlaces.map((rule) => cardPlaceView(game, rule, speech)),
    stacks: game.rules.stackPlaces.map((id, index) => stackView(game, { id, index }, speech)),
    ...(game.roll === undefined ? {} : { roll: rollView(game.roll) }),
    ...(game.market === undefined ? {} : { market: marketView(game, game.market, speech) }),
    get tradeTrack() {
      return tradeTrackView(game.rules);
    },
    get markets() {
      return marketsView(game.rules, speech);
    },
  };
}

/** Undefined for cards and stacks, which have lists of their own, and for worker tiles nobody owns. */
function placeView(game: SeenGame, rule: PlaceRule, speech: Speech): PlaceView | undefined {
  const crowds = crowdsAt(game, rule.place);
  switch (rule.kind) {
    case 'village':
      return {
        id: rule.place,
        kind: rule.kind,
        ...roomOf(rule.min, crowds),
        benefit: benefitView(rule.benefit, speech),
        crowds,
      };
    case 'hunt':
      return { id: rule.place, kind: rule.kind, good: rule.good, divisor: rule.divisor, crowds };
    case 'gather':
      return {
        id: rule.place,
        kind: rule.kind,
        ...roomOf(rule.room, crowds),
        good: rule.good,
        divisor: rule.divisor,
        crowds,
      };
    case 'worker': {
      const owner = game.tribes.find(({ tiles }) => tiles.includes(rule.place))?.seat;
      if (owner === undefined) return undefined;
      const { place: id, kind, good, divisor } = rule;
      return { id, kind, ...roomOf(rule.room, crowds), good, divisor, owner, crowds };
    }
    case 'card':
    case 'building':
      return undefined;
  }
}

/** Rings stay taken for the whole round, also after their people have walked home. */
const roomOf = (room: number, crowds: readonly CrowdView[]): Readonly<{ room: number; free: number }> => ({
  room,
  free: room - crowds.reduce((sum, { people }) => sum + people, 0),
});

const crowdsAt = ({ standing }: SeenGame, place: string): readonly CrowdView[] =>
  standing.filter((each) => each.place === place).map(({ seat, people, done }) => ({ seat, people, done }));

function cardPlaceView(
  game: SeenGame,
  { place, index, price, withExtra }: SeenGame['rules']['cardPlaces'][number],
  speech: Speech,
): CardPlaceView {
  const crowds = crowdsAt(game, place);
  const id = game.cards[index];
  const row = id === undefined ? undefined : game.rules.cards.get(id);
  const buyer = row === undefined ? crowds.find(({ done }) => done)?.seat : undefined;
  return {
    id: place,
    position: index + 1,
    price: priceView(price, speech),
    ...(withExtra === undefined ? {} : { withExtra: priceView(withExtra, speech) }),
    ...(row === undefined ? {} : { card: cardView(row, speech) }),
    ...(buyer === undefined ? {} : { boughtBy: buyer }),
    crowds,
  };
}

function stackView(
  game: SeenGame,
  { id, index }: Readonly<{ id: string; index: number }>,
  speech: Speech,
): StackView {
  const { tile, left } = game.stacks[index] ?? { tile: undefined, left: 0 };
  const row = tile === undefined ? undefined : game.rules.tiles.get(tile);
  return {
    id,
    position: index + 1,
    ...(row === undefined ? {} : { building: buildingView(row, speech) }),
    left: left + (row === undefined ? 0 : 1),
    crowds: crowdsAt(game, id),
  };
}

const rollView = (roll: OpenRoll): RollView => ({
  ...roll,
  sum: roll.dice.reduce((sum, die) => sum + die, 0),
});

/** The six faces with what each gives, beside the dice that are left. */
const marketView = ({ rules }: SeenGame, { faces, ...market }: OpenMarket, speech: Speech): MarketView => ({
  ...market,
  ...marketFacesView(rules, faces, speech),
});
