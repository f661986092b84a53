import type { GameId, SeatId } from '../../src/game/index.js';
import type { GameList, GamePage, GameRow, Games, OpenRequest, Page } from '../../src/play/people-port.js';
import type { Journal } from '../../src/play/ports.js';
import { summaryFrom } from '../../src/views/summary.js';

/** A person's claim on a seat of a game. */
export type Claim = Readonly<{ game: GameId; account: string; seatId: SeatId }>;

/** Lists of games over the rows that appends have left behind. */
export function memoryGames(
  rows: Map<GameId, GameRow>,
  claimsOf: (account: string) => readonly Claim[],
  journal: Pick<Journal, 'read'>,
): Games {
  const all = (): readonly GameRow[] => [...rows.values()];
  return {
    row: async (game) => Promise.resolve(rows.get(game)),
    rows: async (games) =>
      Promise.resolve(new Map(all().flatMap((row) => (games.includes(row.id) ? [[row.id, row]] : [])))),
    list: async (which, page) =>
      Promise.resolve(
        pageOf(
          all()
            .filter((row) => isIn(which, row, claimsOf))
            .reverse(),
          page,
        ),
      ),
    setLink: async (game, linkHash) => {
      const row = rows.get(game);
      if (row !== undefined) rows.set(game, { ...row, linkHash });
      return Promise.resolve();
    },
    leftToHouse: async (before, limit) =>
      Promise.resolve(
        all()
          .filter(({ summary, updatedAt }) => summary['houseTurn'] === true && updatedAt < before)
          .slice(0, limit)
          .map(({ id }) => id),
      ),
    unstarted: async (before, limit) =>
      Promise.resolve(
        all()
          .filter(({ summary, openedAt }) => summary['status'] === 'open' && openedAt < before)
          .slice(0, limit),
      ),
    lapsedRequests: async (before, limit) => {
      const open = await Promise.all(all().map((row) => openRequests(journal, row)));
      return open
        .flat()
        .filter(({ at }) => at < before)
        .sort((one, other) => one.at.getTime() - other.at.getTime())
        .slice(0, limit)
        .map(({ game, request }) => ({ game, request }));
    },
  };
}

type Made = OpenRequest & Readonly<{ at: Date }>;

/** What a running game is asked, with the time that stands in its history. */
async function openRequests(journal: Pick<Journal, 'read'>, row: GameRow): Promise<readonly Made[]> {
  const { status, requests = [] } = summaryFrom(row.summary);
  if (status !== 'running' || requests.length === 0) return [];
  const made = (await journal.read(row.id, 0)).filter(({ type }) => type === 'RequestMade');
  return requests.flatMap(({ request }) =>
    made
      .filter(({ payload }) => payload['request'] === request)
      .map(({ at }) => ({ game: row.id, request, at: new Date(at) })),
  );
}

/** Whether somebody sits in a game now: a claim alone is kept by whoever has left. */
const sitsIn = (claims: readonly Claim[], { id, summary }: GameRow): boolean =>
  claims.some(
    ({ game, seatId }) => game === id && summaryFrom(summary).taken.some((taken) => taken.seatId === seatId),
  );

function isIn(which: GameList, row: GameRow, claimsOf: (account: string) => readonly Claim[]): boolean {
  const { status, taken, seats, settings } = summaryFrom(row.summary);
  const isPublic = row.visibility === 'public';
  const has = (account: string): boolean => row.owner === account || sitsIn(claimsOf(account), row);
  switch (which.kind) {
    case 'joinable':
      return isPublic && status === 'open' && taken.length < seats;
    case 'running':
      return isPublic && status === 'running';
    case 'finished':
      return isPublic && status === 'over';
    case 'mine':
      return has(which.account);
    case 'playedBy':
      return (
        status === 'over' &&
        settings?.practice !== true &&
        sitsIn(claimsOf(which.account), row) &&
        (isPublic || (which.viewer !== undefined && has(which.viewer)))
      );
  }
}

function pageOf(rows: readonly GameRow[], { first, after }: Page): GamePage {
  const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  const shown = rows.slice(start, start + first).map((row) => ({ ...row, cursor: row.id }));
  const last = shown.at(-1);
  return { rows: shown, ...(last !== undefined && start + first < rows.length ? { next: last.cursor } : {}) };
}
