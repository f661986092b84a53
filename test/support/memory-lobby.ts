import type { GameId, SeatId } from '../../src/game/index.js';
import type {
  Inboxes,
  Invitations,
  Keepsake,
  Keepsakes,
  LobbyStores,
  News,
  NewsKind,
  OwnGame,
  Profiles,
  Rematches,
  Results,
  Talk,
  TalkLine,
} from '../../src/play/lobby-port.js';
import { HALF_LIFE_MS, reliabilityOf, type Reliability } from '../../src/play/reliability.js';
import type { Account, GameRow } from '../../src/play/people-port.js';
import { without } from '../../src/lib/without.js';
import { summaryFrom } from '../../src/views/summary.js';

type Claim = Readonly<{ game: GameId; account: string; seatId: SeatId }>;

/** What a lobby in memory is built around. */
export type Around = Readonly<{
  rows: ReadonlyMap<GameId, GameRow>;
  closed: (heard: (row: GameRow) => void) => void;
  claims: () => readonly Claim[];
  personOf: (id: string) => Account | undefined;
}>;

type Asked = { readonly game: GameId; readonly account: string; at: Date; declined: boolean };
type Heard = {
  readonly game: GameId;
  readonly account: string;
  readonly kind: NewsKind;
  at: Date;
  read: boolean;
};

/** Everything that Postgres keeps around games, for as long as a test. */
export function memoryLobby(around: Around): LobbyStores {
  const asked: Asked[] = [];
  const heard: Heard[] = [];
  around.closed((row) => heard.push(...newsOf(row, around.claims(), asked)));
  return {
    invitations: memoryInvitations(asked, around),
    news: memoryNews(heard),
    rematches: memoryRematches(),
    talk: memoryTalk(),
    keepsakes: memoryKeepsakes(),
    profiles: memoryProfiles(around),
    inboxes: memoryInboxes(around, asked, heard),
  };
}

/** Whoever did not close the game should hear of it. */
function newsOf(row: GameRow, claims: readonly Claim[], asked: readonly Asked[]): readonly Heard[] {
  const { cancelled, taken } = summaryFrom(row.summary);
  const kind = ({ idle: 'expired', beforeStart: 'cancelled', byConsent: undefined } as const)[
    cancelled ?? 'byConsent'
  ];
  if (kind === undefined) return [];
  const concerned = new Set([
    ...claims
      .filter(({ game, seatId }) => game === row.id && taken.some((seat) => seat.seatId === seatId))
      .map(({ account }) => account),
    ...asked.filter(({ game, declined }) => game === row.id && !declined).map(({ account }) => account),
    row.owner,
  ]);
  if (kind === 'cancelled') concerned.delete(row.owner);
  return [...concerned].map((account) => ({ game: row.id, account, kind, at: row.updatedAt, read: false }));
}

function memoryInvitations(asked: Asked[], { personOf }: Around): Invitations {
  const find = (game: GameId, account: string): Asked | undefined =>
    asked.find((each) => each.game === game && each.account === account);
  return {
    invite: async (game, accounts, at) => {
      for (const account of accounts) {
        const known = find(game, account);
        if (known === undefined && personOf(account) !== undefined)
          asked.push({ game, account, at, declined: false });
        else if (known?.declined === true) Object.assign(known, { at, declined: false });
      }
      return Promise.resolve();
    },
    decline: async (game, account) => {
      const known = find(game, account);
      if (known === undefined || known.declined) return Promise.resolve(false);
      known.declined = true;
      return Promise.resolve(true);
    },
    remove: async (game, account) => {
      const known = find(game, account);
      if (known !== undefined) asked.splice(asked.indexOf(known), 1);
      return Promise.resolve(known !== undefined);
    },
    isInvited: async (game, account) => Promise.resolve(find(game, account)?.declined === false),
    to: async (game) =>
      Promise.resolve(
        asked.flatMap(({ account, at, declined, ...one }) => {
          const person = one.game === game ? personOf(account) : undefined;
          return person === undefined ? [] : [{ person, at, declined }];
        }),
      ),
  };
}

const memoryNews = (heard: Heard[]): News => ({
  tell: async (game, account, kind, at) => {
    const known = heard.find((each) => each.game === game && each.account === account && each.kind === kind);
    if (known === undefined) heard.push({ game, account, kind, at, read: false });
    else Object.assign(known, { at, read: false });
    return Promise.resolve();
  },
  read: async (game, account) => {
    for (const each of heard) if (each.game === game && each.account === account) each.read = true;
    return Promise.resolve();
  },
});

function memoryRematches(): Rematches {
  const next = new Map<GameId, GameId>();
  return {
    of: async (game) => Promise.resolve(next.get(game)),
    name: async (game, named, instead) => {
      const known = next.get(game);
      const stays = known !== undefined && known !== instead;
      if (!stays) next.set(game, named);
      return Promise.resolve(stays ? known : named);
    },
  };
}

type Line = { -readonly [Key in keyof TalkLine]: TalkLine[Key] } & {
  readonly game: GameId;
  readonly commandId: string;
};

function memoryTalk(): Talk {
  const all: Line[] = [];
  const changes = new Map<GameId, number>();
  const of = (game: GameId): readonly Line[] => all.filter((line) => line.game === game);
  const nextChange = (game: GameId): number => {
    changes.set(game, (changes.get(game) ?? 0) + 1);
    return changes.get(game) ?? 0;
  };
  return {
    say: async ({ game, account, seatId, commandId, text, at }, most, since) => {
      const own = of(game).filter((line) => line.account === account);
      const known = own.find((line) => line.commandId === commandId);
      if (known !== undefined) return Promise.resolve(shown(known));
      if (own.filter((line) => line.at > since).length >= most) return Promise.resolve(undefined);
      const line: Line = {
        game,
        line: of(game).length + 1,
        change: nextChange(game),
        account,
        seatId,
        commandId,
        at,
        text,
      };
      all.push(line);
      return Promise.resolve(shown(line));
    },
    erase: async (game, account, number) => {
      const line = of(game).find(
        (each) => each.line === number && each.account === account && 'text' in each,
      );
      if (line === undefined) return Promise.resolve(false);
      delete line.text;
      line.change = nextChange(game);
      return Promise.resolve(true);
    },
    lines: async (game, before = Infinity, count) =>
      Promise.resolve(
        of(game)
          .filter(({ line }) => line < before)
          .slice(-count)
          .map(shown),
      ),
    changes: async (game, after, count) =>
      Promise.resolve(
        [...of(game)]
          .filter(({ change }) => change > after)
          .sort((a, b) => a.change - b.change)
          .slice(0, count)
          .map(shown),
      ),
    lastChange: async (game) => Promise.resolve(changes.get(game) ?? 0),
  };
}

const shown = (line: Line): TalkLine => without(line, 'game', 'commandId');

function memoryKeepsakes(): Keepsakes {
  const kept = new Map<string, Keepsake>();
  const of = (game: GameId, account: string): Keepsake =>
    kept.get(`${game} ${account}`) ?? { note: '', seenVersion: 0, seenLine: 0 };
  const change = async (game: GameId, account: string, more: Partial<Keepsake>): Promise<void> =>
    Promise.resolve(void kept.set(`${game} ${account}`, { ...of(game, account), ...more }));
  return {
    of: async (game, account) => Promise.resolve(of(game, account)),
    writeNote: (game, account, note) => change(game, account, { note }),
    see: (game, account, { version, line }) => {
      const { seenVersion, seenLine } = of(game, account);
      return change(game, account, {
        seenVersion: Math.max(seenVersion, version),
        seenLine: Math.max(seenLine, line),
      });
    },
  };
}

const memoryProfiles = ({ rows, claims, personOf }: Around): Profiles => ({
  persons: async (ids) =>
    Promise.resolve(
      new Map(
        ids.flatMap((id) => {
          const person = personOf(id);
          return person === undefined ? [] : [[id, person]];
        }),
      ),
    ),
  results: async (ids) =>
    Promise.resolve(
      new Map(
        ids.map((id) => [
          id,
          resultsOf(
            rows,
            claims().filter(({ account }) => account === id),
          ),
        ]),
      ),
    ),
  reliability: async (ids, at) =>
    Promise.resolve(
      new Map(
        ids.map((id) => {
          const own = claims().filter(({ account }) => account === id);
          return [id, reliabilityIn(rows, own, at)];
        }),
      ),
    ),
});

function reliabilityIn(rows: ReadonlyMap<GameId, GameRow>, claims: readonly Claim[], at: Date): Reliability {
  const counted = claims.flatMap(({ game, seatId }) => {
    const row = rows.get(game);
    const summary = row && summaryFrom(row.summary);
    return [...(summary?.taken ?? []), ...(summary?.former ?? [])].flatMap((seat) => {
      const { stretches, inTime } = seat;
      if (row === undefined || seat.seatId !== seatId || stretches === undefined || inTime === undefined)
        return [];
      const age = at.getTime() - row.updatedAt.getTime();
      return [{ stretches, inTime, weight: 0.5 ** (Math.max(0, age) / HALF_LIFE_MS) }];
    });
  });
  const sum = (of: (one: (typeof counted)[number]) => number): number =>
    counted.reduce((total, one) => total + of(one), 0);
  const all = sum(({ stretches, weight }) => stretches * weight);
  return reliabilityOf(
    sum(({ stretches }) => stretches),
    all === 0 ? 0 : sum(({ inTime, weight }) => inTime * weight) / all,
  );
}

function resultsOf(rows: ReadonlyMap<GameId, GameRow>, claims: readonly Claim[]): Results {
  const ended = claims.flatMap(({ game, seatId }) => {
    const row = rows.get(game);
    const summary = row && summaryFrom(row.summary);
    const seat = summary?.taken.find((taken) => taken.seatId === seatId);
    if (
      summary === undefined ||
      seat === undefined ||
      row?.endedAt === undefined ||
      summary.round === undefined
    )
      return [];
    return [{ status: summary.status, place: seat.place, practice: summary.settings?.practice === true }];
  });
  const serious = ended.filter(({ practice }) => !practice);
  const places = serious.flatMap(({ status, place }) =>
    status === 'over' && place !== undefined ? [place] : [],
  );
  return {
    games: places.length,
    wins: places.filter((place) => place === 1).length,
    places: [...new Set(places)]
      .sort()
      .map((place) => ({ place, count: places.filter((one) => one === place).length })),
    cancelled: serious.filter(({ status }) => status === 'cancelled').length,
    practice: ended.filter(({ practice, status }) => practice && status === 'over').length,
  };
}

const memoryInboxes = (
  { rows, claims }: Around,
  asked: readonly Asked[],
  heard: readonly Heard[],
): Inboxes => ({
  of: async (account) => {
    const own = claims().filter((claim) => claim.account === account);
    const games = own.flatMap(({ game, seatId }): readonly OwnGame[] => {
      const row = rows.get(game);
      return row === undefined || row.endedAt !== undefined ? [] : [{ game: row, seatId }];
    });
    const rowsOf = <One extends { readonly game: GameId }>(ones: readonly One[]) =>
      ones.flatMap((one) => {
        const row = rows.get(one.game);
        return row === undefined ? [] : [{ ...one, game: row }];
      });
    return Promise.resolve({
      games,
      invitations: rowsOf(asked.filter((one) => one.account === account && !one.declined))
        .filter(({ game }) => game.summary['status'] === 'open')
        .map(({ game, at }) => ({ game, at })),
      news: rowsOf(heard.filter((one) => one.account === account && !one.read)).map(({ game, kind, at }) => ({
        game,
        kind,
        at,
      })),
      brokenChannels: [],
    });
  },
});
