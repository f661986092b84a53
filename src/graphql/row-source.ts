import { expiryOf } from '../play/expiry.js';
import type { GameRow } from '../play/people-port.js';
import { nameOfTable } from '../views/sentences/names.js';
import { settingsView } from '../views/settings-view.js';
import { summaryFrom } from '../views/summary.js';
import type { RequestContext } from './context.js';
import { present } from './edge/defined.js';
import type { GameRowType } from './types/game-row.type.js';

/** A game's row as lists show it. */
export function rowFor({ viewer, language }: RequestContext, row: GameRow): GameRowType {
  const { settings, taken, ...summary } = summaryFrom(row.summary);
  if (settings === undefined) throw new Error(`game ${row.id} has a summary without settings`);
  return {
    ...summary,
    winners: summary.winners ?? [],
    id: row.id,
    title: nameOfTable(row.title, { language }),
    visibility: row.visibility,
    version: row.version,
    settings: settingsView(settings, language),
    taken: taken.map((seat) => ({ ...seat, game: row.id })),
    ownerId: row.owner,
    openedAt: row.openedAt,
    ...(summary.status === 'open' ? { expiresAt: expiryOf(row.openedAt) } : {}),
    ...present({ endedAt: row.endedAt }),
    updatedAt: row.updatedAt,
    mine: viewer !== undefined && row.owner === viewer.id,
  };
}
