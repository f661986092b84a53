import { decide, emptyTable, evolveAll, fold } from '../../src/game/index.js';
import type {
  Actor,
  CairnEvent,
  ClockReading,
  Command,
  Luck,
  Recorded,
  Rejection,
  Settings,
  Table,
} from '../../src/game/index.js';
import { loaded } from './luck.js';

export const HEX = (digit: string): string => digit.repeat(64);
export const OPEN: Settings = { edition: 'cs-2019', seats: 4, order: 'joined', entropy: 'open' };

/** A table and everything that was stored about it, as a server would keep them. */
export type Session = Readonly<{ table: Table; stored: readonly Recorded[] }>;

export const nobody: Session = { table: emptyTable, stored: [] };

/** The session after these events of one command, which may have read a clock. */
export function record(
  session: Session,
  actor: Actor,
  events: readonly CairnEvent[],
  clock?: ClockReading,
): Session {
  const recordeds = events.map((event, ordinal): Recorded => {
    const version = session.table.version + ordinal + 1;
    const read = ordinal === 0 && clock !== undefined ? { clock } : {};
    return { version, ordinal, actor, commandId: 'test', event, ...read };
  });
  const stored = [...session.stored, ...recordeds];
  const next = evolveAll(session.table, recordeds);
  return { stored, table: next === 'refold' ? fold(stored) : next };
}

/** The session after a command that must be accepted. */
export function play(session: Session, actor: Actor, command: Command, luck?: Luck): Session {
  const decision = decide(session.table, actor, command, luck ?? loaded({ first: session.table.draws }));
  if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.reason)}`);
  return record(session, actor, decision.value);
}

/** Why a command is refused. */
export function refusal(session: Session, actor: Actor, command: Command): Rejection | undefined {
  const decision = decide(session.table, actor, command, loaded({ first: session.table.draws }));
  return decision.ok ? undefined : decision.reason;
}

/** The events of a command that is accepted. */
export function eventsOf(
  session: Session,
  actor: Actor,
  command: Command,
  luck?: Luck,
): readonly CairnEvent[] {
  return play(session, actor, command, luck)
    .stored.slice(session.stored.length)
    .map(({ event }) => event);
}

/** Somebody opened a game and these sat down: letters are people, names in capitals are bots. */
export function seated(players: string, settings: Partial<Settings> = {}): Session {
  const opened = play(nobody, 'owner', {
    type: 'OpenGame',
    settings: { ...OPEN, ...settings },
    commitment: HEX('0'),
  });
  return Array.from(players).reduce(
    (session, letter) =>
      letter === letter.toUpperCase()
        ? play(session, 'owner', { type: 'JoinGame', bot: 'calm' })
        : play(session, `seat:${letter}`, { type: 'JoinGame' }),
    opened,
  );
}

/** As `seated`, and the game has started: the first letter sits on seat 1. */
export const started = (players: string, settings: Partial<Settings> = {}): Session =>
  play(seated(players, { seats: players.length, ...settings }), 'owner', { type: 'StartGame' });
