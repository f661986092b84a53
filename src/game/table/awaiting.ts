import { awaitingOf } from '../awaiting.js';
import type { SeenTable } from '../seen.js';
import type { Awaited } from '../table.js';

/** The open decisions of a table: none before the start and none once it is closed. */
export const awaiting = ({ game, closed }: SeenTable): readonly Awaited[] =>
  game === undefined || closed !== undefined ? [] : awaitingOf(game);
