import { feedingOutlook, type FeedingOutlook, type SeenGame, type Stock, type Tribe } from '../game/index.js';
import { buildingView, cardView, type BuildingView, type CardView } from './content-view.js';
import type { Speech } from './sentences/told.js';

export type ToolView = Readonly<{ slot: number; value: number; used: boolean }>;
export type OneUseToolView = Readonly<{ card: string; value: number; used: boolean }>;
export type OwnedCardView = Readonly<{ card: CardView; spent: boolean }>;

/** One tribe as this viewer may see it. */
export type TribeView = Readonly<{
  seat: number;
  people: number;
  home: number;
  stock: Stock;
  score: number;
  agriculture: number;
  /** Absent where the game has no trade track. */
  trade?: number;
  tools: readonly ToolView[];
  oneUseTools: readonly OneUseToolView[];
  cards: readonly OwnedCardView[];
  extraCount: number;
  extraCards: readonly CardView[];
  buildings: readonly BuildingView[];
  traded: boolean;
  fed: boolean;
  resigned: boolean;
  /** Absent once it is fed. */
  feeding?: FeedingOutlook;
}>;

/** The tribe of one seat, everything resolved to what a client can draw. */
export function tribeView(game: SeenGame, tribe: Tribe, speech: Speech): TribeView {
  const { rules } = game;
  const feeding = feedingOutlook(game, tribe);
  const owned = known(tribe.cards, rules.cards).map((row) => ({ row, spent: tribe.spent.includes(row.id) }));
  return {
    seat: tribe.seat,
    people: tribe.people,
    home: tribe.home,
    stock: tribe.stock,
    score: tribe.score,
    agriculture: tribe.agriculture,
    ...(rules.tradeRatios.length === 0 ? {} : { trade: tribe.trade }),
    tools: toolsOf(tribe),
    oneUseTools: owned.flatMap(({ row, spent }) =>
      row.top.kind === 'oneUseTool' ? [{ card: row.id, value: row.top.value, used: spent }] : [],
    ),
    cards: owned.map(({ row, spent }) => ({ card: cardView(row, speech), spent })),
    extraCount: tribe.extras,
    extraCards: known(tribe.extraCards, rules.cards).map((row) => cardView(row, speech)),
    buildings: known(tribe.tiles, rules.tiles).map((row) => buildingView(row, speech)),
    traded: tribe.traded,
    fed: tribe.fed,
    resigned: tribe.resigned,
    ...(feeding === undefined ? {} : { feeding }),
  };
}

const toolsOf = ({ tools, used }: Tribe): readonly ToolView[] =>
  tools.flatMap((value, slot) => (value === 0 ? [] : [{ slot, value, used: used[slot] === true }]));

/** The rows of these ids; events name no others. */
const known = <Id, Row>(ids: readonly Id[], rows: ReadonlyMap<Id, Row>): readonly Row[] =>
  ids.flatMap((id) => rows.get(id) ?? []);
