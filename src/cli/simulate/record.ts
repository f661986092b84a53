import { encode } from '../../game/index.js';
import type { CairnEvent, ScoreSheet, Table } from '../../game/index.js';
import type { Taken } from '../../bots/self-play.js';

/** A game as a text that can be replayed: every command with the events it brought, one line each. */
export type GameRecord = Readonly<{
  about: string;
  taken: readonly Taken[];
  scores: readonly ScoreSheet[];
  /** What else is to be said, each under its own name. */
  notes?: Readonly<Record<string, unknown>>;
}>;

/** The record of a game among bots. */
export const recordOf = (about: string, taken: readonly Taken[], { game }: Table): GameRecord => ({
  about,
  taken,
  scores: game?.scores ?? [],
});

/** The text of a record. An event is flat; its shape is named unless it is the first. */
export function recordText({ about, taken, scores, notes = {} }: GameRecord): string {
  const steps = taken.map(({ actor, command, recorded }) =>
    JSON.stringify({ by: actor, do: command, then: recorded.map(({ event }) => flat(event)) }),
  );
  const others = Object.entries(notes).map(
    ([name, note]) => `${JSON.stringify(name)}: ${JSON.stringify(note)},\n`,
  );
  return [
    '{\n',
    `"about": ${JSON.stringify(about)},\n`,
    ...others,
    `"steps": [\n${steps.join(',\n')}\n],\n`,
    `"scores": [\n${scores.map((sheet) => JSON.stringify(sheet)).join(',\n')}\n]\n`,
    '}\n',
  ].join('');
}

function flat(event: CairnEvent): object {
  const { type, shape, payload, sealedValue } = encode(event);
  return {
    type,
    ...(shape === 1 ? {} : { shape }),
    ...payload,
    ...(sealedValue === undefined ? {} : { sealed: sealedValue }),
  };
}
