import { awaiting, seenBy, type Awaited, type GameId } from '../../game/index.js';
import type { Loaded } from '../loaded.js';
import type { Play, Played, Sent } from '../sent.js';
import type { Tables } from '../tables.js';
import { ordered } from './answer.js';
import type { KeptOrders, StandingOrders } from './orders-port.js';

export type ObeyingParts = Readonly<{
  orders: StandingOrders;
  tables: Tables;
  warn: (what: string, error: unknown) => void;
}>;

export type Obey = (games: readonly GameId[], play: Play) => Promise<void>;

/**
 * Plays what standing orders say in these games now. Any number of processes may: each command is named after what it
 * answers. What cannot be done is left to the person, once and for all.
 */
export function createObeying({ orders, tables, warn }: ObeyingParts): Obey {
  const obeyOne = async (loaded: Loaded, kept: KeptOrders, open: Awaited, play: Play): Promise<void> => {
    const { game } = loaded;
    const step = stepOf(loaded, kept, open);
    if (step === undefined) return orders.consider(game, kept, open.since);
    const played = await play(step);
    if (open.kind === 'place' && isUsedUp(played)) await orders.spend(game, kept);
    if (played.kind !== 'rejected') return;
    if (!isKnown(played)) warn(`playing for ${step.actor} in game ${game}`, played.rejection);
    await orders.consider(game, kept, open.since);
  };

  const obeyIn = async (game: GameId, known: readonly KeptOrders[], play: Play): Promise<void> => {
    const loaded = await tables.fresh(game);
    if (loaded === undefined || !known.some((kept) => openFor(loaded, kept) !== undefined)) return;
    // Looked up anew: while other games were played, somebody may have taken theirs back.
    for (const kept of (await orders.inGames([game])).get(game) ?? []) {
      const open = openFor(loaded, kept);
      if (open !== undefined) await obeyOne(loaded, kept, open, play);
    }
  };

  return async (games, play) => {
    for (const [game, all] of await orders.inGames(games))
      await obeyIn(game, all, play).catch((error: unknown) =>
        warn(`following orders in game ${game}`, error),
      );
  };
}

/** The decision that these orders have yet to be asked about. They say nothing about acting. */
function openFor({ table, stretches }: Loaded, { seatId, considered }: KeptOrders): Awaited | undefined {
  const seat = table.seats.find((each) => each.seatId === seatId)?.seat;
  // Without a stretch bots or autopilot play the seat.
  const byHand = stretches.some((each) => each.seat === seat);
  return awaiting(table).find(
    (open) => byHand && open.seat === seat && open.kind !== 'act' && open.since > considered,
  );
}

/** Orders get to know what their seat may see. What was taken back is decided by hand: else it would be done once more. */
function stepOf(
  { game, table, undos }: Loaded,
  { seatId, revision, orders }: KeptOrders,
  { seat, kind, since }: Awaited,
): Sent | undefined {
  const seen = undos.some(({ at }) => at === since) ? undefined : seenBy(table, seat).game;
  const found = seen && ordered(orders, seen, seat);
  if (found === undefined || 'none' in found) return undefined;
  return {
    game,
    actor: `order:${seatId}`,
    // A list of places has one name for ever, so that history itself sees to it that it is played once.
    commandId: kind === 'place' ? `order-${revision}` : `order-${kind}-${seat}-${since}`,
    command: found.command,
    decision: since,
  };
}

/** Another command of the same name: the list was played before, at another place. */
const isKnown = (played: Played): boolean =>
  played.kind === 'rejected' && played.rejection.code === 'COMMAND_ID_REUSED';

const isUsedUp = (played: Played): boolean => played.kind === 'accepted' || isKnown(played);
