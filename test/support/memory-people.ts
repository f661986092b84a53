import { randomUUID } from 'node:crypto';
import type { GameId, SeatId } from '../../src/game/index.js';
import type { Account, Accounts, GamePage, GameRow, Games, Page, Seats } from '../../src/play/people-port.js';
import type { Append, Journal, NewGame, Seeds } from '../../src/play/ports.js';

/** The people and the lists of games around a journal, for as long as a test. */
export type People = Readonly<{ journal: Journal & Seeds; accounts: Accounts; seats: Seats; games: Games }>;

type Session = Readonly<{ account: string; expires: Date }>;

/** Keeps persons in memory, and the rows that every append through the returned journal leaves behind. */
export function memoryPeople(inner: Journal & Seeds): People {
  const persons = new Map<string, Account>();
  const claims = new Map<string, Readonly<{ game: GameId; account: string; seatId: SeatId }>>();
  const { journal, games } = listing(inner, (account) =>
    [...claims.values()].filter((claim) => claim.account === account).map(({ game }) => game),
  );
  return { journal, games, accounts: memoryAccounts(persons), seats: memorySeats(persons, claims) };
}

function memoryAccounts(persons: Map<string, Account>): Accounts {
  const sessions = new Map<string, Session>();
  return {
    createGuest: async (name) => {
      const account = { id: randomUUID(), name, guest: true };
      persons.set(account.id, account);
      return Promise.resolve(account);
    },
    startSession: async ({ tokenHash, account, expires }) =>
      Promise.resolve(void sessions.set(tokenHash, { account, expires })),
    bySession: async (tokenHash, at) => {
      const session = sessions.get(tokenHash);
      const good = session !== undefined && session.expires > at;
      return Promise.resolve(good ? persons.get(session.account) : undefined);
    },
    endSession: async (tokenHash) => Promise.resolve(void sessions.delete(tokenHash)),
  };
}

function memorySeats(
  persons: Map<string, Account>,
  claims: Map<string, Readonly<{ game: GameId; account: string; seatId: SeatId }>>,
): Seats {
  const key = (game: GameId, account: string): string => `${game} ${account}`;
  return {
    claim: async (game, account) => {
      const claim = claims.get(key(game, account)) ?? { game, account, seatId: randomUUID() as SeatId };
      claims.set(key(game, account), claim);
      return Promise.resolve(claim.seatId);
    },
    of: async (game, account) => Promise.resolve(claims.get(key(game, account))?.seatId),
    release: async (game, account) => Promise.resolve(void claims.delete(key(game, account))),
    names: async (games) => {
      const held = [...claims.values()].filter(({ game }) => games.includes(game));
      const found = held.map(({ seatId, account }) => [seatId, persons.get(account)] as const);
      return Promise.resolve(
        new Map(found.filter((entry): entry is [SeatId, Account] => entry[1] !== undefined)),
      );
    },
  };
}

/** Writes a row beside every append, as the journal on Postgres does in one transaction. */
function listing(
  inner: Journal & Seeds,
  claimedBy: (account: string) => readonly GameId[],
): Readonly<{ journal: Journal & Seeds; games: Games }> {
  const rows = new Map<GameId, GameRow>();
  const note = ({ game, events, head }: Append, opened: NewGame | undefined): void => {
    const at = new Date(events.at(-1)?.at ?? 0);
    const known = rows.get(game) ?? { id: game, openedAt: at, ...(opened as NewGame) };
    const { headHash, summary, awaiting } = head;
    rows.set(game, {
      ...known,
      version: events.at(-1)?.version ?? 0,
      headHash,
      summary,
      awaiting,
      updatedAt: at,
    });
  };
  const journal: Journal & Seeds = {
    ...inner,
    open: async (append, seed, { owner, title, visibility }) => {
      const appended = await inner.open(append, seed, { owner, title, visibility });
      if (appended.kind === 'appended') note(append, { owner, title, visibility });
      return appended;
    },
    append: async (append) => {
      const appended = await inner.append(append);
      if (appended.kind === 'appended') note(append, undefined);
      return appended;
    },
  };
  const newestFirst = (): readonly GameRow[] => [...rows.values()].reverse();
  const games: Games = {
    row: async (game) => Promise.resolve(rows.get(game)),
    joinable: async (page) =>
      Promise.resolve(
        pageOf(
          newestFirst().filter(
            ({ visibility, summary }) => visibility === 'public' && summary['status'] === 'open',
          ),
          page,
        ),
      ),
    ofAccount: async (account, page) =>
      Promise.resolve(
        pageOf(
          newestFirst().filter(({ id, owner }) => owner === account || claimedBy(account).includes(id)),
          page,
        ),
      ),
    leftToHouse: async (before, limit) =>
      Promise.resolve(
        [...rows.values()]
          .filter(({ summary, updatedAt }) => summary['houseTurn'] === true && updatedAt < before)
          .slice(0, limit)
          .map(({ id }) => id),
      ),
  };
  return { journal, games };
}

function pageOf(rows: readonly GameRow[], { first, after }: Page): GamePage {
  const start = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  const shown = rows.slice(start, start + first).map((row) => ({ ...row, cursor: row.id }));
  const last = shown.at(-1);
  return { rows: shown, ...(last !== undefined && start + first < rows.length ? { next: last.cursor } : {}) };
}
