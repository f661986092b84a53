import { MOST, type Good, type MarketKind, type Rules } from '../game/index.js';
import { benefitView, facesView, type BenefitView, type FacesView } from './content-view.js';
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

/** A place as it is printed, whoever stands there: what it gives, to how many people. `room` is absent where any number may stand. */
export type PrintedPlaceView = Readonly<{
  id: string;
  kind: 'village' | 'hunt' | 'gather';
  people: number;
  room?: number;
  good?: Good;
  divisor?: number;
  benefit?: BenefitView;
}>;

/** The places of the board that are everybody's; cards and buildings have lists of their own. */
export const placesView = ({ placeList }: Rules, speech: Speech): readonly PrintedPlaceView[] =>
  placeList.flatMap((rule): readonly PrintedPlaceView[] => {
    switch (rule.kind) {
      case 'village': {
        const { place: id, kind, min: people, benefit } = rule;
        return [{ id, kind, people, room: people, benefit: benefitView(benefit, speech) }];
      }
      case 'hunt':
      case 'gather': {
        const { place: id, kind, min: people, room, good, divisor } = rule;
        return [{ id, kind, people, ...(Number.isFinite(room) ? { room } : {}), good, divisor }];
      }
      case 'worker':
      case 'card':
      case 'building':
        return [];
    }
  });

/** What the dice of one market give in this game. */
export const marketFacesView = (rules: Rules, kind: MarketKind, speech: Speech): FacesView =>
  facesView(kind, { ...rules.faceOrigins[kind], faces: rules.faces[kind] }, speech);

const MARKETS: readonly MarketKind[] = ['market', 'style'];

/** What the dice of every market of this game give. */
export const marketsView = (rules: Rules, speech: Speech): readonly FacesView[] =>
  MARKETS.filter((kind) => rules.faces[kind].length > 0).map((kind) => marketFacesView(rules, kind, speech));
