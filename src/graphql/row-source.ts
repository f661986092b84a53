import { clockView } from '../play/clock-view.js';
import { expiryOf } from '../play/expiry.js';
import type { GameRow } from '../play/people-port.js';
import type { AwaitedRow } from '../play/ports.js';
import { nameOfTable } from '../views/sentences/names.js';
import { settingsView } from '../views/settings-view.js';
import { summaryFrom } from '../views/summary.js';
import type { RequestContext } from './context.js';
import { present } from './edge/defined.js';
import type { AwaitedType } from './types/game.type.js';
import type { GameRowType } from './types/game-row.type.js';

/** An open decision and its clock as they stand now. */
function awaitedIn({ stretch, ...open }: AwaitedRow, now: Date): AwaitedType {
  const stretches = stretch === undefined ? [] : [{ ...stretch, seat: open.seat }];
  return { ...open, ...clockView(stretches, open.seat, now) };
}

/** A game's row as lists show it. */
export function rowFor({ viewer, language, api }: RequestContext, row: GameRow): GameRowType {
  const { settings, taken, ...summary } = summaryFrom(row.summary);
  if (settings === undefined) throw new Error(`game ${row.id} has a summary without settings`);
  return {
    ...summary,
    winners: summary.winners ?? [],
    awaited: row.awaiting.map((open) => awaitedIn(open, api.now())),
    id: row.id,
    title: nameOfTable({ title: row.title, practice: settings.practice === true }, { language }),
    visibility: row.visibility,
    version: row.version,
    settings: settingsView(settings, language),
    taken: taken.map((seat) => ({ ...seat, game: row.id })),
    ownerId: row.owner,
    openedAt: row.openedAt,
    copied: row.copied === true,
    ...(summary.status === 'open' && row.copied !== true ? { expiresAt: expiryOf(row.openedAt) } : {}),
    ...present({ endedAt: row.endedAt }),
    updatedAt: row.updatedAt,
    mine: viewer !== undefined && row.owner === viewer.id,
  };
}
