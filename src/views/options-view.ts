import {
  options,
  type DecisionOptions,
  type PlaceOption,
  type SeatOptions,
  type SeenTable,
} from '../game/index.js';
import { refusalView, type RefusalView } from './refusal-view.js';

export type PlaceChoiceView = Readonly<{ place: string; min?: number; max?: number; closed?: RefusalView }>;

export type PlaceDecisionView = Readonly<{
  kind: 'place';
  decision: number;
  home: number;
  places: readonly PlaceChoiceView[];
}>;

export type UndoView = Readonly<{ free: boolean; toVersion: number }>;
export type OptionsView = Readonly<{ seat: number; decision?: PlaceDecisionView; undo?: UndoView }>;

/** What a seat may do now, each closed thing with its reason in words. */
export function optionsView(seen: SeenTable, seat: number): OptionsView {
  const { decision, undo } = options(seen, seat);
  return {
    seat,
    ...(decision === undefined ? {} : { decision: decisionView(decision, seen, seat) }),
    ...(undo === undefined ? {} : { undo: undoView(undo) }),
  };
}

const decisionView = (
  { kind, since, places }: DecisionOptions,
  { game }: SeenTable,
  seat: number,
): PlaceDecisionView => ({
  kind,
  decision: since,
  home: game?.tribes[seat - 1]?.home ?? 0,
  places: places.map(placeChoice),
});

const placeChoice = (option: PlaceOption): PlaceChoiceView =>
  'closed' in option ? { place: option.place, closed: refusalView(option.closed) } : option;

const undoView = (undo: NonNullable<SeatOptions['undo']>): UndoView =>
  'freeTo' in undo ? { free: true, toVersion: undo.freeTo } : { free: false, toVersion: undo.needsConsent };
