import {
  awaiting,
  seenBy,
  type Actor,
  type Awaited,
  type GameCommand,
  type GameId,
  type Table,
  type TableSeat,
} from '../game/index.js';
import { toHex } from '../fairness/bytes.js';
import { botMove, isBotName, type BotName } from '../bots/bots.js';
import type { Sent } from './sent.js';

/** Who plays for somebody who is away or has given up. */
const AUTOPILOT: BotName = 'steady';

/**
 * What the house itself has to do at this table now: start it, or play the seats of bots and of those who are away.
 * Ids and choices follow from the state, so that it does not matter which process takes a step, or how many try.
 */
export function serverSteps(game: GameId, table: Table): readonly Sent[] {
  if (mayStart(table)) return [{ game, actor: 'server', commandId: 'start', command: { type: 'StartGame' } }];
  return awaiting(table).flatMap((open) => {
    const seat = table.seats.find((each) => each.seat === open.seat);
    const player = seat === undefined ? undefined : playerOf(seat);
    return player === undefined ? [] : [stepOf(game, table, open, player)];
  });
}

/** Whether the table waits for the house and for nobody else's decision. */
export const waitsForServer = (table: Table): boolean =>
  owesSeed(table) ||
  mayStart(table) ||
  awaiting(table).some(({ seat }) =>
    table.seats.some((each) => each.seat === seat && playerOf(each) !== undefined),
  );

/** A closed game whose seed nobody has seen yet: until it is shown, its dice cannot be checked. */
export const owesSeed = ({ closed, seed }: Table): boolean => closed !== undefined && seed === undefined;

/** Shows the seed of a closed game. */
export const revealStep = (game: GameId, seed: Uint8Array): Sent => ({
  game,
  actor: 'server',
  commandId: 'reveal-seed',
  command: { type: 'RevealSeed', seed: toHex(seed) },
});

const mayStart = ({ settings, seats, game, closed }: Table): boolean =>
  game === undefined &&
  closed === undefined &&
  seats.length === settings?.seats &&
  seats.every(({ ready }) => ready);

type Player = Readonly<{ actor: Actor; bot: BotName }>;

function playerOf({ seatId, bot, kept, played, resigned }: TableSeat): Player | undefined {
  if (bot !== undefined) return { actor: `bot:${seatId}`, bot: isBotName(bot) ? bot : AUTOPILOT };
  const away = kept === true || played === true || resigned === true;
  return away ? { actor: `autopilot:${seatId}`, bot: AUTOPILOT } : undefined;
}

const stepOf = (game: GameId, table: Table, open: Awaited, { actor, bot }: Player): Sent => ({
  game,
  actor,
  commandId: `${open.kind}-${open.seat}-${open.since}`,
  command: choose(game, table, open, bot),
  decision: open.since,
});

/** The bot sees what its seat may see, nothing more. */
function choose(gameId: GameId, table: Table, { seat, since }: Awaited, bot: BotName): GameCommand {
  const { game } = seenBy(table, seat);
  if (game === undefined) throw new Error('nobody decides in a game that has not started');
  return botMove(bot, game, { gameId, seat, since });
}
