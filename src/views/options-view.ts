import {
  options,
  type DecisionOptions,
  type FeedOptions,
  type PickOptions,
  type PlaceOption,
  type PlaceOptions,
  type SeatOptions,
  type SeenGame,
  type SeenTable,
  type SettleOptions,
} from '../game/index.js';
import { actDecision, type ActDecisionView } from './act-view.js';
import { benefitView, type BenefitView } from './content-view.js';
import { refusalView, type GameSpeech, type RefusalView } from './refusal-view.js';

export type PlaceChoiceView = Readonly<{ place: string; min?: number; max?: number; closed?: RefusalView }>;
export type PlaceDecisionView = Readonly<{
  kind: 'place';
  decision: number;
  home: number;
  places: readonly PlaceChoiceView[];
}>;
export type SettleDecisionView = Omit<SettleOptions, 'since'> & Readonly<{ decision: number }>;
export type FaceChoiceView = Readonly<{ face: number; benefit: BenefitView; works: boolean }>;
export type PickDecisionView = Omit<PickOptions, 'since' | 'faces'> &
  Readonly<{ decision: number; faces: readonly FaceChoiceView[] }>;
export type FeedDecisionView = Omit<FeedOptions, 'since'> & Readonly<{ decision: number }>;

export type DecisionView = (
  PlaceDecisionView | ActDecisionView | SettleDecisionView | PickDecisionView | FeedDecisionView
) &
  /** Clocks are no part of the game: whoever knows the deadline adds it. */
  Readonly<{ until?: Date }>;

export type UndoView = Readonly<{ free: boolean; toVersion: number }>;
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
      return placeDecision(open, game.tribes[seat - 1]?.home ?? 0, speech);
    case 'act':
      return actDecision(open, game, speech);
    case 'pickDie':
      return pickDecision(open, speech);
    case 'settle':
    case 'feed': {
      const { since, ...rest } = open;
      return { ...rest, decision: since };
    }
  }
}

const placeDecision = (open: PlaceOptions, home: number, speech: GameSpeech): PlaceDecisionView => ({
  kind: open.kind,
  decision: open.since,
  home,
  places: open.places.map((option) => placeChoice(option, speech)),
});

const placeChoice = (option: PlaceOption, speech: GameSpeech): PlaceChoiceView =>
  'closed' in option ? { place: option.place, closed: refusalView(option.closed, speech) } : option;

const pickDecision = ({ since, faces, ...open }: PickOptions, speech: GameSpeech): PickDecisionView => ({
  ...open,
  decision: since,
  faces: faces.map(({ benefit, ...face }) => ({ ...face, benefit: benefitView(benefit, speech) })),
});

const undoView = (undo: NonNullable<SeatOptions['undo']>): UndoView =>
  'freeTo' in undo ? { free: true, toVersion: undo.freeTo } : { free: false, toVersion: undo.needsConsent };
