import { MOST, type MarketKind, type Rules } from '../game/index.js';
import { facesView, type FacesView } from './content-view.js';
import type { Speech } from './sentences/told.js';

/** Steps of the trade track on which one ratio holds. */
export type TradeStepsView = Readonly<{ from: number; to: number; give: number; take: number }>;

/** The ratios over the trade track, from its beginning; none without the expansion. */
export const tradeTrackView = ({ tradeRatios }: Rules): readonly TradeStepsView[] =>
  [...tradeRatios]
    .sort((one, other) => one.from - other.from)
    .map(({ from, give, take }, index, sorted) => ({
      from,
      to: (sorted[index + 1]?.from ?? MOST.trade + 1) - 1,
      give,
      take,
    }));

/** What the dice of one market give in this game. */
export const marketFacesView = (rules: Rules, kind: MarketKind, speech: Speech): FacesView =>
  facesView(kind, { ...rules.faceOrigins[kind], faces: rules.faces[kind] }, speech);

const MARKETS: readonly MarketKind[] = ['market', 'style'];

/** What the dice of every market of this game give. */
export const marketsView = (rules: Rules, speech: Speech): readonly FacesView[] =>
  MARKETS.filter((kind) => rules.faces[kind].length > 0).map((kind) => marketFacesView(rules, kind, speech));
