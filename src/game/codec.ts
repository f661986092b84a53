import type { CairnEvent, EventType } from './event.js';
import type { JsonObject, Recorded, StoredEvent } from './recorded.js';

/** Lifts a payload from one shape to the next. */
type Upcaster = (payload: JsonObject) => JsonObject;

/** Every event there is, each with the upcasters from its first shape to the present one. Only ever append. */
const UPCASTERS: Readonly<Record<EventType, readonly Upcaster[]>> = {
  GameStarted: [],
  RoundStarted: [],
  CardsShifted: [],
  CardsDealt: [],
  TileTurned: [],
  StackExhausted: [],
  PhaseStarted: [],
  TurnPassed: [],
  PlayerSkipped: [],
  PeoplePlaced: [],
  DiceRolled: [],
  GoodsTaken: [],
  ToolGained: [],
  PersonBorn: [],
  AgricultureRaised: [],
  TradeAdvanced: [],
  IncomeTaken: [],
  CardBought: [],
  CardDeclined: [],
  CardDrawn: [],
  BuildingBought: [],
  BuildingDeclined: [],
  MarketOpened: [],
  DieTaken: [],
  AnyTwoTaken: [],
  FoodHarvested: [],
  TribeFed: [],
  TribeStarved: [],
  CardsRevealed: [],
  ScoresCounted: [],
  GameEnded: [],
  GameOpened: [],
  PlayerJoined: [],
  PlayerLeft: [],
  EntropyRevealed: [],
  MovesUndone: [],
  RequestMade: [],
  RequestAnswered: [],
  Resigned: [],
  TimedOut: [],
  SeatKept: [],
  SeatReturned: [],
  ClockPaused: [],
  ClockResumed: [],
  SeatReplaced: [],
  GameCancelled: [],
  SeedRevealed: [],
  DrawsSkipped: [],
  FullViewOpened: [],
};

/** An event in the form in which it is stored; its secret part stands apart, to be sealed. */
export type Encoded = Readonly<{
  type: EventType;
  shape: number;
  payload: JsonObject;
  sealedValue?: JsonObject;
}>;

/** The stored form of an event, always in the newest shape. */
export function encode(event: CairnEvent): Encoded {
  const shape = UPCASTERS[event.type].length + 1;
  if (event.type === 'CardDrawn') {
    const { type, sealed, ...payload } = event;
    return { type, shape, payload, ...(sealed === undefined ? {} : { sealedValue: sealed }) };
  }
  const { type, ...payload } = event;
  return { type, shape, payload };
}

/**
 * Whether an event is stored as `encode` would have it: what only some may see is sealed, everything else is not, and
 * nothing in the payload could be taken for either.
 */
export const isStoredForm = ({
  type,
  payload,
  sealed,
}: Pick<StoredEvent, 'type' | 'payload' | 'sealed'>): boolean =>
  (sealed !== undefined) === (type === 'CardDrawn') &&
  !Object.hasOwn(payload, 'type') &&
  !Object.hasOwn(payload, 'sealed');

/** The event that was stored, lifted to the present shape. A redacted one comes without its secret part. */
export function decode({
  type,
  shape,
  payload,
  sealed,
}: Pick<StoredEvent, 'type' | 'shape' | 'payload' | 'sealed'>): CairnEvent {
  if (!isEventType(type)) throw new Error(`unknown event ${type}`);
  const upcasters = UPCASTERS[type];
  // A newer program may have stored it: taking it for the present shape would fold it to something else.
  if (!(shape >= 1 && shape <= upcasters.length + 1)) throw new Error(`unknown shape ${shape} of ${type}`);
  const present = lifted(payload, upcasters, shape);
  const secret = sealed?.value === undefined ? {} : { sealed: sealed.value };
  return { ...present, ...secret, type } as unknown as CairnEvent;
}

function lifted(payload: JsonObject, upcasters: readonly Upcaster[], shape: number): JsonObject {
  if (shape > upcasters.length) return payload;
  return upcasters.slice(shape - 1).reduce((present, upcast) => upcast(present), payload);
}

/** The event with its place in the history: what the fold reads. */
export const recordedOf = (stored: StoredEvent): Recorded => ({
  version: stored.version,
  ordinal: stored.ordinal,
  actor: stored.actor,
  commandId: stored.commandId,
  event: decode(stored),
  at: stored.at,
  ...(stored.clock === undefined ? {} : { clock: stored.clock }),
});

/** Whether there is no such event, or not yet in this shape: a newer program may have stored it. */
export const isNewerForm = ({ type, shape }: Pick<StoredEvent, 'type' | 'shape'>): boolean =>
  !isEventType(type) || shape > UPCASTERS[type].length + 1;

const isEventType = (type: string): type is EventType => Object.hasOwn(UPCASTERS, type);
