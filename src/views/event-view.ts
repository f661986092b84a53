import { seatIdOf, type Actor, type SeatId } from '../game/index.js';

export const ACTOR_KINDS = ['seat', 'bot', 'autopilot', 'order', 'owner', 'server'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export type ActorView = Readonly<{ kind: ActorKind; seatId?: SeatId }>;

/** Who sent a command, taken apart. */
export function actorView(actor: Actor): ActorView {
  const seatId = seatIdOf(actor);
  const kind = (seatId === undefined ? actor : actor.slice(0, actor.indexOf(':'))) as ActorKind;
  return { kind, ...(seatId === undefined ? {} : { seatId }) };
}
