import { decode, isGameEvent, type GameId, type StoredEvent } from '../game/index.js';
import { createLru } from '../lib/lru.js';
import type { Head, Journal } from './ports.js';

/** Whether this event, which is stored for ever, has been taken back by a later one. */
export type Undone = (event: StoredEvent) => boolean;

type Taken = Readonly<{ at: number; toVersion: number }>;
/** What is known of a history up to an event. */
type Known = Readonly<{ version: number; hash: string; taken: readonly Taken[] }>;

const NOTHING: Known = { version: 0, hash: '', taken: [] };

/** Finds the undos of a game, reading only what is new since it was last asked. */
export function createUndone(
  journal: Journal,
  headOf: (game: GameId) => Promise<Pick<Head, 'headHash'>>,
  capacity: number,
): (game: GameId) => Promise<Undone> {
  const kept = createLru<GameId, Known>(capacity);

  const catchUp = async (game: GameId, known: Known): Promise<Known> => {
    const tail = await journal.read(game, Math.max(0, known.version - 1));
    const news = tail.filter(({ version }) => version > known.version);
    // Another hash under a known version: the history was replaced by a backup, and what is known is void.
    if (known.version > 0 && tail[0]?.hash !== known.hash) return catchUp(game, NOTHING);
    const last = news.at(-1);
    return last === undefined
      ? known
      : { version: last.version, hash: last.hash, taken: [...known.taken, ...news.flatMap(takenBack)] };
  };

  return async (game) => {
    const known = kept.get(game) ?? NOTHING;
    const now = (await headOf(game)).headHash === known.hash ? known : await catchUp(game, known);
    kept.set(game, now);
    return (event) => isUndone(event, now.taken);
  };
}

/** As `createUndone` tells, for the end of a history: whatever took these back is among them. */
export function undoneIn(events: readonly StoredEvent[]): Undone {
  const taken = events.flatMap(takenBack);
  return (event) => isUndone(event, taken);
}

const takenBack = ({ version, type, payload }: StoredEvent): readonly Taken[] =>
  type === 'MovesUndone' ? [{ at: version, toVersion: Number(payload['toVersion']) }] : [];

/** Moves and their consequences are taken back; what happened around the table stays. */
const isUndone = (event: StoredEvent, taken: readonly Taken[]): boolean =>
  taken.some(({ at, toVersion }) => toVersion < event.version && event.version < at) &&
  isGameEvent(decode(event));
