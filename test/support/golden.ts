import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { decode, emptyTable, emptyTableWith } from '../../src/game/index.js';
import type {
  Actor,
  CairnEvent,
  Command,
  ContentFile,
  JsonObject,
  Luck,
  ScoreSheet,
  SeatId,
  Table,
} from '../../src/game/index.js';
import { soundContent } from './content-example.js';

/** An event as it stands in a file: flat, its shape named unless it is the first. */
type FlatEvent = Readonly<{ type: string; shape?: number; sealed?: JsonObject }> & JsonObject;

/** A recorded game: commands and the events they brought. */
export type Golden = Readonly<{
  about: string;
  /** The content file it was played with. */
  content?: ContentFile;
  /** How the results were worked out on paper, for games that were written by hand. */
  worked?: readonly string[];
  steps: readonly Readonly<{ by: Actor; do: Command; then: readonly FlatEvent[] }>[];
  /** What is expected of the tribes at the end, beside the events. */
  tribes?: readonly JsonObject[];
  scores: readonly ScoreSheet[];
}>;

const FOLDER = join(import.meta.dirname, '..', 'golden');

/** Every recorded game, by the name of its file. */
export const goldenFiles = (): readonly (readonly [string, Golden])[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Golden] as const);

/** The table a recorded game begins with: with its content file at hand, if it has one. */
export const beginningOf = ({ content }: Golden): Table =>
  content === undefined ? emptyTable : emptyTableWith(soundContent(JSON.stringify(content)).tables);

/** The event that was recorded, lifted to the present shape. */
export function eventOf({ type, shape = 1, sealed, ...payload }: FlatEvent): CairnEvent {
  const secret = sealed === undefined ? {} : { sealed: { hash: '', value: sealed } };
  return decode({ type, shape, payload, ...secret });
}

/** Luck that gives again what was recorded, in the same order, and fails on anything else. */
export function replaying(
  events: readonly CairnEvent[],
  joined: readonly SeatId[],
): Luck & Readonly<{ left: () => number }> {
  const draws = events.flatMap((event) => drawOf(event, joined) ?? []);
  const next = (kind: 'dice' | 'picked', count: number): Drawn => {
    const drawn = draws.shift();
    if (drawn?.results.length !== count || drawn.kind !== kind)
      throw new Error(`the rules want ${count} ${kind}, recorded was ${JSON.stringify(drawn)}`);
    return drawn;
  };
  return {
    roll: (count) => {
      const { draw, results } = next('dice', count);
      return { draw, dice: results.map(Number) };
    },
    pick: (from, count) => {
      const { draw, results } = next('picked', count);
      const picked = results.map(String);
      if (picked.some((each) => !from.includes(each)))
        throw new Error(`recorded was ${picked.join()}, to be had were ${from.join()}`);
      return { draw, picked };
    },
    left: () => draws.length,
  };
}

type Drawn = Readonly<{ kind: 'dice' | 'picked'; draw: number; results: readonly (string | number)[] }>;

function drawOf(event: CairnEvent, joined: readonly SeatId[]): Drawn | undefined {
  if (!('draw' in event)) return undefined;
  if ('dice' in event) return { kind: 'dice', draw: event.draw, results: event.dice };
  return { kind: 'picked', draw: event.draw ?? 0, results: pickedIn(event, joined) };
}

type Picking = Extract<CairnEvent, { type: 'GameStarted' | 'CardsDealt' | 'TileTurned' | 'CardDrawn' }>;

function pickedIn(event: Picking, joined: readonly SeatId[]): readonly string[] {
  switch (event.type) {
    case 'GameStarted':
      return event.seats.map((seatId) => String(joined.indexOf(seatId) + 1));
    case 'CardsDealt':
      return event.cards.map(({ card }) => card);
    case 'TileTurned':
      return [event.tile];
    case 'CardDrawn':
      return [event.sealed?.card ?? ''];
  }
}
