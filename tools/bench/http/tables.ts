import { randomBytes, randomUUID } from 'node:crypto';
import { DEFAULT_TIME, type Command, type GameId } from '../../../src/game/index.js';
import type { Stores } from '../../../src/journal/stores.js';
import { openGame } from '../../../src/play/lobby/open-game.js';
import { createLucks } from '../../../src/play/luck.js';
import { createPlay } from '../../../src/play/play.js';
import { noCalendars } from '../../../src/play/seat-calendars.js';
import type { Sent } from '../../../src/play/sent.js';
import { BARE_SHELF } from '../../../src/play/shelf.js';
import { createTables } from '../../../src/play/tables.js';
import { hashToken, newToken } from '../../../src/server/tokens.js';

/** Somebody who is signed in. */
export type Player = Readonly<{ account: string; token: string }>;
/** Everybody at one table, in the order in which they play. */
export type Company = readonly Player[];
/** A started game of a company. */
export type Started = Readonly<{ game: GameId; company: Company }>;

/** A move of one of the company. */
export type Placing = Readonly<{ player: Player; place: string }>;

export const SEATS = 4;
/** At each of them there is room for one person of everybody. */
const PLACES = ['hunt', 'forest', 'clayPit', 'quarry', 'river'] as const;

const SETTINGS = {
  edition: 'cs-2019',
  seats: SEATS,
  order: 'joined',
  entropy: 'open',
  time: DEFAULT_TIME,
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Four guests with a session each. */
export const company = (stores: Stores): Promise<Company> =>
  Promise.all(Array.from({ length: SEATS }, () => player(stores)));

async function player({ accounts, sessions }: Stores): Promise<Player> {
  const at = new Date();
  const { id: account } = await accounts.createGuest('Somebody', at);
  const token = newToken();
  const expires = new Date(at.getTime() + DAY_MS);
  await sessions.start({ account, tokenHash: hashToken(token), label: 'bench', at, expires });
  return { account, token };
}

/** Opens a public game of four and starts it. */
export async function startGame(stores: Stores, players: Company): Promise<Started> {
  const { journal, seeds, requests, seats } = stores;
  const parts = {
    ...{ journal, requests, shelf: BARE_SHELF, tables: createTables(journal), lucks: createLucks(seeds) },
    ...{ calendars: noCalendars, stored: () => undefined, newId: randomUUID, now: () => new Date() },
    random: (bytes: number) => new Uint8Array(randomBytes(bytes)),
  };
  const owner = players[0]?.account ?? '';
  const opening = { owner, title: 'A benchmark', visibility: 'public', settings: SETTINGS } as const;
  const { game } = await openGame(parts, { ...opening, commandId: randomUUID() });
  if (game === undefined) throw new Error('the game for the benchmark was refused');
  const play = createPlay(parts);
  const send = async (actor: Sent['actor'], command: Command): Promise<void> => {
    const played = await play({ game, actor, commandId: randomUUID(), command });
    if (played.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(played)}`);
  };
  for (const { account } of players)
    await send(`seat:${await seats.claim(game, account)}`, { type: 'JoinGame' });
  await send('owner', { type: 'StartGame' });
  return { game, company: players };
}

/** Every placing of the first round but the last, which would end it: one person of everybody at one place after the other. */
export const placings = (players: Company): readonly Placing[] =>
  PLACES.flatMap((place) => players.map((each) => ({ player: each, place }))).slice(0, -1);

/** Starts so many games, some at once. */
export async function startGames(
  stores: Stores,
  companies: readonly Company[],
  count: number,
): Promise<readonly Started[]> {
  const started: Started[] = [];
  let begun = 0;
  const work = async (): Promise<void> => {
    while (begun < count) {
      const players = companies[begun % companies.length] ?? [];
      begun += 1;
      started.push(await startGame(stores, players));
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return started;
}
