import { randomBytes, randomUUID } from 'node:crypto';
import type { Command, GameId, Settings } from '../../src/game/index.js';
import { entropySeal } from '../../src/fairness/draws.js';
import { toHex } from '../../src/fairness/bytes.js';
import { openGame, type OpenParts } from '../../src/play/lobby/open-game.js';
import { createLucks } from '../../src/play/luck.js';
import { createPlay } from '../../src/play/play.js';
import type { ContentFiles } from '../../src/play/content-port.js';
import type { Requests } from '../../src/play/people-port.js';
import type { Journal, Seeds } from '../../src/play/ports.js';
import type { Play, Played } from '../../src/play/sent.js';
import { noCalendars } from '../../src/play/seat-calendars.js';
import { BARE_SHELF, createShelf } from '../../src/play/shelf.js';
import type { SeatCalendars } from '../../src/play/stretches.js';
import { createTables, type Tables } from '../../src/play/tables.js';

/** The stores a process of Cairn plays on. */
export type Stores = Readonly<{
  journal: Journal;
  seeds: Seeds;
  requests: Requests;
  contentFiles?: ContentFiles;
}>;

/** One process: it has a cache of its own and shares nothing but the stores. */
export type Node = Readonly<{
  play: Play;
  tables: Tables;
  open: (settings?: Partial<Settings>) => Promise<GameId>;
  announced: readonly number[];
  parts: OpenParts;
}>;

const TWO_PLAYERS: Settings = { edition: 'cs-2019', seats: 2, order: 'joined', entropy: 'sealed' };

/** What a test may want otherwise: the process's clock, and whose calendars there are. */
export type Times = Readonly<{ now?: () => Date; calendars?: SeatCalendars }>;

export function node({ journal, seeds, requests, contentFiles }: Stores, times: Times = {}): Node {
  const announced: number[] = [];
  const shelf = contentFiles === undefined ? BARE_SHELF : createShelf({ contentFiles });
  const tables = createTables(journal, shelf);
  const parts = {
    journal,
    tables,
    shelf,
    lucks: createLucks(seeds),
    requests,
    random: (count: number) => new Uint8Array(randomBytes(count)),
    now: times.now ?? (() => new Date()),
    calendars: times.calendars ?? noCalendars,
    newId: () => randomUUID(),
    stored: ({ table }: { readonly table: { readonly version: number } }) =>
      void announced.push(table.version),
  };
  const open = async (settings: Partial<Settings> = {}): Promise<GameId> => {
    const opening = {
      commandId: randomUUID(),
      owner: randomUUID(),
      title: 'Test',
      visibility: 'public' as const,
    };
    const { game, played } = await openGame(parts, { ...opening, settings: { ...TWO_PLAYERS, ...settings } });
    accepted(played);
    if (game === undefined) throw new Error('an opened game has no id');
    return game;
  };
  return { play: createPlay(parts), tables, open, announced, parts };
}

export type Accepted = Extract<Played, { kind: 'accepted' }>;

/** The outcome, which must be an acceptance. */
export function accepted(played: Played): Accepted {
  if (played.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(played)}`);
  return played;
}

/** Sends a command under a fresh id and expects it to be accepted. */
export async function send(
  at: Node,
  game: GameId,
  actor: Parameters<Play>[0]['actor'],
  command: Command,
): Promise<Accepted> {
  return accepted(await at.play({ game, actor, commandId: randomUUID(), command }));
}

/** A game in which Ann (seat 1) and Bob (seat 2) have joined, revealed their entropy and started. */
export async function startedGame(at: Node, settings: Partial<Settings> = {}): Promise<GameId> {
  const game = await at.open(settings);
  const people = [
    { actor: 'seat:ann', join: 1, entropy: new Uint8Array(32).fill(1) },
    { actor: 'seat:bob', join: 2, entropy: new Uint8Array(32).fill(2) },
  ] as const;
  for (const { actor, join, entropy } of people)
    await send(at, game, actor, { type: 'JoinGame', join, entropySeal: entropySeal(game, join, entropy) });
  for (const { actor, entropy } of people)
    await send(at, game, actor, { type: 'Ready', entropy: toHex(entropy) });
  await send(at, game, 'owner', { type: 'StartGame' });
  return game;
}
