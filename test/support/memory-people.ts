import { randomUUID } from 'node:crypto';
import type { GameId, SeatId } from '../../src/game/index.js';
import type { PeopleStores } from '../../src/play/accounts-port.js';
import type { LobbyStores } from '../../src/play/lobby-port.js';
import type { Account, GameRow, Games, Seats } from '../../src/play/people-port.js';
import type { Append, Journal, NewGame, Seeds } from '../../src/play/ports.js';
import { summaryFrom } from '../../src/views/summary.js';
import { memoryAccounts, publicly, type Persons } from './memory-accounts.js';
import { memoryGames, type Claim } from './memory-games.js';
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

function memorySeats(persons: Persons, claims: Map<string, Claim>): Seats {
  const key = (game: GameId, account: string): string => `${game} ${account}`;
  return {
    claim: async (game, account) => {
      const claim = claims.get(key(game, account)) ?? { game, account, seatId: randomUUID() as SeatId };
      claims.set(key(game, account), claim);
      return Promise.resolve(claim.seatId);
    },
    of: async (game, account) => Promise.resolve(claims.get(key(game, account))?.seatId),
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
    games: memoryGames(rows, claimsOf, inner),
    rows,
    closed: (hear) => void heard.push(hear),
    disown,
  };
}
