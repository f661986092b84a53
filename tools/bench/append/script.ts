import { randomBytes, randomUUID } from 'node:crypto';
import { chanceOf, type Chance } from '../../../src/bots/chance.js';
import { random } from '../../../src/bots/random.js';
import {
  awaiting,
  DEFAULT_TIME,
  seenGame,
  type Command,
  type GameId,
  type Table,
} from '../../../src/game/index.js';
import { openGame } from '../../../src/play/lobby/open-game.js';
import { createSigner, KEY_BYTES } from '../../../src/fairness/signature.js';
import { createLucks } from '../../../src/play/luck.js';
import type { Requests } from '../../../src/play/people-port.js';
import { createPlay } from '../../../src/play/play.js';
import type { Append, Journal, Seeds } from '../../../src/play/ports.js';
import type { Play, Sent } from '../../../src/play/sent.js';
import { BARE_SHELF } from '../../../src/play/shelf.js';
import { noCalendars } from '../../../src/play/seat-calendars.js';
import { createTables } from '../../../src/play/tables.js';

/** Where a script is written from, and whether anything of it is stored. */
export type Paper = Readonly<{ journal: Journal & Seeds; requests: Requests }>;

/** A started game, the commands that will be sent to it, and the appends to which they lead. */
export type Script = Readonly<{ game: GameId; sent: readonly Sent[]; appends: readonly Append[] }>;

/** The machine's own clock and chance. */
export const platform = {
  random: (count: number) => new Uint8Array(randomBytes(count)),
  now: () => new Date(),
  newId: () => randomUUID(),
  signer: createSigner(new Uint8Array(randomBytes(KEY_BYTES))),
};

/**
 * Opens and starts a game of four and plays its next `length` commands without storing them: any legal moves, as a
 * bot makes them. What was rehearsed can be sent afterwards, because draws are numbered and fall the same way again.
 */
export async function writeScript(paper: Paper, length: number): Promise<Script> {
  const game = await startGame(paper);
  const appends: Append[] = [];
  const rehearsed: Journal = {
    ...paper.journal,
    append: (append) => {
      appends.push(append);
      return Promise.resolve({ kind: 'appended' });
    },
  };
  const tables = createTables(rehearsed);
  const play = createPlay({
    ...platform,
    journal: rehearsed,
    tables,
    lucks: createLucks(paper.journal),
    calendars: noCalendars,
    stored,
  });
  const chance = chanceOf(game);
  const sent: Sent[] = [];
  while (sent.length < length) {
    const loaded = await tables.load(game);
    if (loaded === undefined) throw new Error(`game ${game} was not stored`);
    const next = nextMove(game, loaded.table, chance);
    await accept(play, next);
    sent.push(next);
  }
  return { game, sent, appends };
}

const stored = (): void => undefined;

/** The first seat that owes a decision, and some answer to it. */
function nextMove(game: GameId, table: Table, chance: Chance): Sent {
  const [open] = awaiting(table);
  const seatId = table.seats.find(({ seat }) => seat === open?.seat)?.seatId;
  if (open === undefined || seatId === undefined || table.game === undefined) {
    throw new Error(`game ${game} is over: ask for fewer commands`);
  }
  const command = random(seenGame(table.game, open.seat), open.seat, chance);
  return { game, actor: `seat:${seatId}`, commandId: randomUUID(), command, decision: open.since };
}

const SEATS = ['ann', 'bob', 'cyd', 'dan'] as const;
const SETTINGS = {
  edition: 'cs-2019',
  seats: SEATS.length,
  order: 'drawn',
  entropy: 'open',
  // Clocks run as they do at most tables: every move stops one, starts another and moves a deadline.
  time: DEFAULT_TIME,
} as const;

async function startGame({ journal, requests }: Paper): Promise<GameId> {
  const parts = {
    ...platform,
    journal,
    requests,
    tables: createTables(journal),
    shelf: BARE_SHELF,
    lucks: createLucks(journal),
    calendars: noCalendars,
    stored,
  };
  const opening = {
    owner: randomUUID(),
    title: 'A benchmark',
    visibility: 'public',
    settings: SETTINGS,
  } as const;
  const { game } = await openGame(parts, { ...opening, commandId: randomUUID() });
  if (game === undefined) throw new Error('the game for the benchmark was refused');
  const play = createPlay(parts);
  const send = (actor: Sent['actor'], command: Command): Promise<void> =>
    accept(play, { game, actor, commandId: randomUUID(), command });
  for (const seat of SEATS) await send(`seat:${seat}`, { type: 'JoinGame' });
  await send('owner', { type: 'StartGame' });
  return game;
}

/** Sends a command that must be accepted, and stored now and not earlier. */
export async function accept(play: Play, sent: Sent): Promise<void> {
  const played = await play(sent);
  if (played.kind !== 'accepted' || played.replayed)
    throw new Error(`not accepted: ${JSON.stringify(played)}`);
}
