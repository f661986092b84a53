import type { Seat } from './model/ids.js';
import type { Game, SeenGame } from './state.js';
import type { Table } from './table.js';

/** The table as one viewer may see it. */
export type SeenTable = Omit<Table, 'game'> & Readonly<{ game: SeenGame | undefined }>;

/** What a seat, or a spectator, may see: everything but others' extra cards and what they could be told from (R20). */
export const seenBy = (table: Table, seat: Seat | undefined): SeenTable => ({
  ...table,
  game: table.game === undefined ? undefined : seenGame(table.game, seat),
});

/** The game without what this seat may not know. */
export function seenGame(game: Game, seat: Seat | undefined): SeenGame {
  const tribes =
    game.result === undefined
      ? game.tribes.map((tribe) =>
          tribe.seat === seat || tribe.extras === 0 ? tribe : { ...tribe, extraCards: [] },
        )
      : game.tribes;
  const seen: Game = { ...game, tribes, undrawnCards: [] };
  return seen;
}
