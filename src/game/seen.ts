import type { Seat } from './model/ids.js';
import type { Game, SeenGame } from './state.js';
import type { Table } from './table.js';

/** The table as one viewer may see it. */
export type SeenTable = Omit<Table, 'game'> & Readonly<{ game: SeenGame | undefined }>;

/** Who looks: a seat, a spectator, or somebody who may see everything. */
export type Eyes = Seat | 'all' | undefined;

/** What a seat, or a spectator, may see: everything but others' extra cards and what they could be told from (R20). */
export const seenBy = (table: Table, eyes: Eyes): SeenTable => ({
  ...table,
  game: table.game === undefined ? undefined : seenGame(table.game, eyes),
});

/** The game without what this one may not know. What is still to be drawn is nobody's to know. */
export function seenGame(game: Game, eyes: Eyes): SeenGame {
  const tribes =
    game.result === undefined && eyes !== 'all'
      ? game.tribes.map((tribe) =>
          tribe.seat === eyes || tribe.extras === 0 ? tribe : { ...tribe, extraCards: [] },
        )
      : game.tribes;
  const seen: Game = { ...game, tribes, undrawnCards: [] };
  return seen;
}
