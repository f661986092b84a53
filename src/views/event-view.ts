import { organiserIdOf, seatIdOf, type Actor, type SeatId } from '../game/index.js';

export const ACTOR_KINDS = ['seat', 'bot', 'autopilot', 'order', 'organiser', 'owner', 'server'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export type ActorView = Readonly<{ kind: ActorKind; seatId?: SeatId }>;

/** Who sent a command, taken apart. An organiser has an id like a seat's, by which their name is found. */
export function actorView(actor: Actor): ActorView {
  const seatId = seatIdOf(actor) ?? organiserIdOf(actor);
  const kind = (seatId === undefined ? actor : actor.slice(0, actor.indexOf(':'))) as ActorKind;
  return { kind, ...(seatId === undefined ? {} : { seatId }) };
}
