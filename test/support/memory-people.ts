import { randomUUID } from 'node:crypto';
import type { GameId, SeatId } from '../../src/game/index.js';
import type { PeopleStores } from '../../src/play/accounts-port.js';
import type { LobbyStores } from '../../src/play/lobby-port.js';
import type { Account, GameList, GamePage, GameRow, Games, Page, Seats } from '../../src/play/people-port.js';
import type { Append, Journal, NewGame, Seeds } from '../../src/play/ports.js';
import { summaryFrom } from '../../src/views/summary.js';
import { memoryAccounts, publicly, type Persons } from './memory-accounts.js';
import { memoryLobby } from './memory-lobby.js';

/** The people and the lists of games around a journal, for as long as a test. */
export type People = LobbyStores &
  PeopleStores &
  Readonly<{ journal: Journal & Seeds; seats: Seats; games: Games }>;

const NOBODYS = '00000000-0000-0000-0000-000000000000';

/** Keeps persons in memory, and the rows that every append through the returned journal leaves behind. */
export function memoryPeople(inner: Journal & Seeds): People {
  const persons: Persons = new Map();
  const claims = new Map<string, Readonly<{ game: GameId; account: string; seatId: SeatId }>>();
  const claimsOf = (account: string) => [...claims.values()].filter((claim) => claim.account === account);
  const { journal, games, rows, closed, disown } = listing(inner, claimsOf);
  const lobby = memoryLobby({
    rows,
    closed,
    claims: () => [...claims.values()],
    personOf: (id) => {
      const person = persons.get(id);
      return person === undefined ? undefined : publicly(person);
    },
  });
  const forget = (account: string): void => {
    for (const [key, claim] of claims) if (claim.account === account) claims.delete(key);
    disown(account);
  };
  return {
    journal,
    games,
    seats: memorySeats(persons, claims),
    ...memoryAccounts(persons, forget),
    ...lobby,
  };
}

function memorySeats(
  persons: Persons,
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
      const found = held.flatMap(({ seatId, account }): readonly (readonly [SeatId, Account])[] => {
        const person = persons.get(account);
        return person === undefined ? [] : [[seatId, publicly(person)]];
      });
      return Promise.resolve(new Map(found));
    },
  };
}

type Claim = Readonly<{ game: GameId; account: string; seatId: SeatId }>;
/** Told once of every game that closes. */
type Closed = (row: GameRow) => void;

/** Writes a row beside every append, as the journal on Postgres does in one transaction. */
function listing(
  inner: Journal & Seeds,
  claimsOf: (account: string) => readonly Claim[],
): Readonly<{
  journal: Journal & Seeds;
  games: Games;
  rows: ReadonlyMap<GameId, GameRow>;
  closed: (heard: Closed) => void;
  disown: (owner: string) => void;
}> {
  const rows = new Map<GameId, GameRow>();
  const heard: Closed[] = [];
  const note = ({ game, events, head }: Append, opened: NewGame | undefined): void => {
    const at = new Date(events.at(-1)?.at ?? 0);
    const known = rows.get(game) ?? { id: game, openedAt: at, ...(opened as NewGame) };
    const { headHash, summary, awaiting } = head;
    const ends = !('endedAt' in known) && ['over', 'cancelled'].includes(summaryFrom(summary).status);
    const row: GameRow = {
      ...known,
      version: events.at(-1)?.version ?? 0,
      headHash,
      summary,
      awaiting,
      updatedAt: at,
      ...(ends ? { endedAt: at } : {}),
    };
    rows.set(game, row);
    if (ends) for (const hear of heard) hear(row);
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
  const disown = (owner: string): void => {
    for (const row of rows.values())
      if (row.owner === owner) rows.set(row.id, { ...row, owner: NOBODYS, title: '' });
  };
  return {
    journal,
    games: memoryGames(rows, claimsOf),
    rows,
    closed: (hear) => void heard.push(hear),
    disown,
  };
}

function memoryGames(rows: Map<GameId, GameRow>, claimsOf: (account: string) => readonly Claim[]): Games {
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
  };
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
