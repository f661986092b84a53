import type { Client } from 'urql';
import type { Move } from '../game/decision/move.js';
import {
  AnswerRequestDocument,
  AskCancelDocument,
  AskFinishDocument,
  AskPauseDocument,
  AskReplaceDocument,
  AskUndoDocument,
  BuyBuildingDocument,
  BuyCardDocument,
  ComeBackDocument,
  DeclineBuildingDocument,
  DeclineCardDocument,
  FeedTribeDocument,
  PickDieDocument,
  PlacePeopleDocument,
  ResignDocument,
  ResumeClocksDocument,
  RollDocument,
  SettleDocument,
  TakeAnyTwoDocument,
  UndoMoveDocument,
  UsePlaceDocument,
  type MovedFragment,
  type WholeGameFragment,
} from '../gql/graphql.js';
import { outcomeOf, type Outcome } from './outcome.js';

type Sent = Readonly<Record<string, MovedFragment>>;

/** Every mutation answers under its own name, which is the type of the move. */
const DOCUMENTS = {
  placePeople: PlacePeopleDocument,
  usePlace: UsePlaceDocument,
  roll: RollDocument,
  settle: SettleDocument,
  buyCard: BuyCardDocument,
  declineCard: DeclineCardDocument,
  buyBuilding: BuyBuildingDocument,
  declineBuilding: DeclineBuildingDocument,
  pickDie: PickDieDocument,
  takeAnyTwo: TakeAnyTwoDocument,
  feed: FeedTribeDocument,
  undoMove: UndoMoveDocument,
  askUndo: AskUndoDocument,
  askCancel: AskCancelDocument,
  askFinish: AskFinishDocument,
  askPause: AskPauseDocument,
  resumeClocks: ResumeClocksDocument,
  askReplace: AskReplaceDocument,
  answerRequest: AnswerRequestDocument,
  resign: ResignDocument,
  comeBack: ComeBackDocument,
} as const satisfies Readonly<Record<Move['type'], unknown>>;

/** Moves that answer an open decision and say which; the others are about the table. */
const ANSWERS: ReadonlySet<Move['type']> = new Set([
  'placePeople',
  'usePlace',
  'roll',
  'settle',
  'buyCard',
  'declineCard',
  'buyBuilding',
  'declineBuilding',
  'pickDie',
  'takeAnyTwo',
  'feed',
]);

/** To which game, under which name, and to which question. */
type Envelope = Readonly<{ gameId: string; commandId: string; decision: number | undefined }>;

/** Sends a move. An accepted one brings the game as it is after it. */
export async function sendMove(
  client: Client,
  { type, ...fields }: Move,
  { decision, ...envelope }: Envelope,
): Promise<Readonly<{ outcome: Outcome; game: WholeGameFragment | null }>> {
  const named = ANSWERS.has(type) && decision !== undefined ? { decision } : {};
  const input = { ...envelope, ...named, ...fields };
  const result = await client.mutation(DOCUMENTS[type], { input });
  const pick = (data: Sent): MovedFragment => data[type] as MovedFragment;
  const moved = result.data === undefined ? undefined : pick(result.data);
  const game = moved?.__typename === 'Accepted' ? moved.game : null;
  return { outcome: outcomeOf(result, pick), game };
}
