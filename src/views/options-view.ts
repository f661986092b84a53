import {
  affordable,
  feedingOutlook,
  leastResources,
  likelyYieldAt,
  options,
  priceAt,
  RESOURCES,
  settleSteps,
  suggestedSettling,
  type Affordable,
  type DecisionOptions,
  type FeedOptions,
  type Good,
  type PickOptions,
  type PlaceOption,
  type PlaceOptions,
  type SeatOptions,
  type SeenGame,
  type SeenTable,
  type SettleOptions,
  type SettleStep,
  type Settling,
  type Stock,
} from '../game/index.js';
import { actDecision, anyTwoView, type ActDecisionView, type AnyTwoView } from './act-view.js';
import { benefitView, type BenefitView } from './content-view.js';
import { goodsView } from './goods-view.js';
import { refusalView, type GameSpeech, type RefusalView } from './refusal-view.js';

export type PlaceChoiceView = Readonly<{
  place: string;
  min?: number;
  max?: number;
  /** About how many pieces `min` people would bring, then one more each; absent where nothing is rolled. */
  expected?: readonly number[] | undefined;
  /** Whether its price could be paid with what one has now; absent where nothing is sold. */
  affordable?: Affordable | undefined;
  closed?: RefusalView;
}>;
type OpenPlace = Extract<PlaceOption, { min: number }>;

export type PlaceDecisionView = Readonly<{
  kind: 'place';
  decision: number;
  home: number;
  places: readonly PlaceChoiceView[];
}>;
export type SettleDecisionView = Omit<SettleOptions, 'since'> &
  Readonly<{ decision: number; suggested: Settling; steps: readonly SettleStep[] }>;
export type FaceChoiceView = Readonly<{ face: number; benefit: BenefitView; works: boolean }>;
export type PickDecisionView = Omit<PickOptions, 'since' | 'faces'> &
  Readonly<{ decision: number; faces: readonly FaceChoiceView[] }>;
export type FeedChoiceView = Readonly<{ count: number; lost: number; suggested: Stock }>;
export type FeedDecisionView = Omit<FeedOptions, 'since' | 'choices' | 'anyTwo'> &
  Readonly<{
    decision: number;
    choices: readonly FeedChoiceView[];
    payWith: readonly Good[];
    anyTwo?: AnyTwoView;
  }>;

export type DecisionView = (
  PlaceDecisionView | ActDecisionView | SettleDecisionView | PickDecisionView | FeedDecisionView
) &
  /** Clocks are no part of the game: whoever knows the deadline adds it. */
  Readonly<{ until?: Date }>;

export type UndoView = Readonly<{ free: boolean; toVersion: number; asks: readonly number[] }>;
export type OptionsView = Readonly<{ seat: number; decision?: DecisionView; undo?: UndoView }>;

/** What a seat may do now, each closed thing with its reason in words. */
export function optionsView(seen: SeenTable, seat: number, speech: GameSpeech): OptionsView {
  const { decision, undo } = options(seen, seat);
  return {
    seat,
    ...(decision === undefined || seen.game === undefined
      ? {}
      : { decision: decisionView(decision, seen.game, seat, speech) }),
    ...(undo === undefined ? {} : { undo: undoView(undo) }),
  };
}

function decisionView(open: DecisionOptions, game: SeenGame, seat: number, speech: GameSpeech): DecisionView {
  switch (open.kind) {
    case 'place':
      return placeDecision(open, game, seat, speech);
    case 'act':
      return actDecision(open, game, speech);
    case 'pickDie':
      return pickDecision(open, speech);
    case 'settle':
      return settleDecision(open, game, seat);
    case 'feed':
      return feedDecision(open, game, seat);
  }
}

const placeDecision = (
  open: PlaceOptions,
  game: SeenGame,
  seat: number,
  speech: GameSpeech,
): PlaceDecisionView => ({
  kind: open.kind,
  decision: open.since,
  home: game.tribes[seat - 1]?.home ?? 0,
  places: open.places.map((option) =>
    'closed' in option
      ? { place: option.place, closed: refusalView(option.closed, speech) }
      : openPlace(option, game, seat),
  ),
});

/** What people would bring, and whether it could be paid, is worked out for whoever asks. */
const openPlace = (option: OpenPlace, game: SeenGame, seat: number): PlaceChoiceView => ({
  ...option,
  get expected() {
    return likelyYields(option, game);
  },
  get affordable() {
    const price = priceAt(game, option.place);
    return price && affordable(game, seat, price);
  },
});

function likelyYields({ place, min, max }: OpenPlace, game: SeenGame): readonly number[] | undefined {
  const yields = Array.from({ length: max - min + 1 }, (_, more) => likelyYieldAt(game, place, min + more));
  return yields.every((pieces) => pieces !== undefined) ? yields : undefined;
}

const settleDecision = (
  { since, ...open }: SettleOptions,
  game: SeenGame,
  seat: number,
): SettleDecisionView => ({
  ...open,
  decision: since,
  get suggested() {
    return suggestedSettling(open);
  },
  get steps() {
    const tribe = game.tribes[seat - 1];
    const feeding = tribe === undefined ? undefined : feedingOutlook(game, tribe);
    return settleSteps(open, feeding?.missing ?? 0);
  },
});

function feedDecision(open: FeedOptions, game: SeenGame, seat: number): FeedDecisionView {
  const { since, choices, anyTwo, ...rest } = open;
  const stock = game.tribes[seat - 1]?.stock ?? goodsView({});
  return {
    ...rest,
    decision: since,
    choices: choices.map((choice) => ({
      ...choice,
      get suggested() {
        return goodsView(leastResources(stock, choice.count));
      },
    })),
    payWith: RESOURCES,
    ...(anyTwo === undefined ? {} : { anyTwo: anyTwoView(anyTwo) }),
  };
}

const pickDecision = ({ since, faces, ...open }: PickOptions, speech: GameSpeech): PickDecisionView => ({
  ...open,
  decision: since,
  faces: faces.map(({ benefit, ...face }) => ({ ...face, benefit: benefitView(benefit, speech) })),
});

const undoView = (undo: NonNullable<SeatOptions['undo']>): UndoView =>
  'freeTo' in undo
    ? { free: true, toVersion: undo.freeTo, asks: [] }
    : { free: false, toVersion: undo.needsConsent, asks: undo.from };
