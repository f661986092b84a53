import { createHash, randomBytes } from 'node:crypto';
import type { Chance } from '../../../src/bots/chance.js';
import { random } from '../../../src/bots/random.js';
import { awaiting, seenGame, type Table } from '../../../src/game/index.js';
import type { Witness } from '../oracle/faces.js';
import type { Client } from './api.js';
import { follow } from './follower.js';
import { MUTATIONS } from './mutations.js';
import type { Notes, Order } from './notes.js';

/** Two who play together, and their notebook. */
export type Players = Readonly<{ pair: readonly [Client, Client]; notes: Notes; chance: Chance }>;

/** Opens a table, sits down and plays until the game is over or the run is; tells who could bear witness to it. */
export async function playTable(players: Players, isOver: () => boolean): Promise<Witness> {
  const [owner] = players.pair;
  const opened = await players.notes.send(owner, opening);
  if (opened === undefined) throw new Error('a table could not be opened');
  const { game } = opened;
  await startGame(players, game);
  const { at } = follow(owner, game);
  let table = await at(1);
  while (!isOver() && table.closed === undefined) {
    const promise = await move(players, game, table);
    table = await at(promise ?? table.version);
  }
  return { game, client: owner };
}

const opening: Order = {
  mutation: 'openGame',
  inputType: 'OpenGameInput',
  input: { title: 'In a storm', settings: { edition: 'CS_2019', seats: 2, order: 'JOINED' } },
};

/** Seals, sits down, reveals. The server starts a full table by itself, unless it dies first: so the owner asks, too. */
async function startGame({ pair, notes }: Players, gameId: string): Promise<void> {
  const secrets = pair.map((client, index) => ({ client, join: index + 1, entropy: randomBytes(32) }));
  for (const { client, join, entropy } of secrets) {
    const input = { gameId, join, entropySeal: sealOf(gameId, join, entropy) };
    await notes.send(client, { mutation: 'joinGame', inputType: 'JoinGameInput', input });
  }
  for (const { client, entropy } of secrets) {
    const input = { gameId, entropy: entropy.toString('hex') };
    await notes.send(client, { mutation: 'ready', inputType: 'ReadyInput', input });
  }
  await notes.send(pair[0], {
    mutation: 'startGame',
    inputType: 'StartGameInput',
    input: { gameId },
    mayBeRefused: 'GAME_STARTED',
  });
}

const sealOf = (game: string, join: number, entropy: Buffer): string =>
  createHash('sha256')
    .update('cairn/entropy/1\0')
    .update(Buffer.from(game.replaceAll('-', ''), 'hex'))
    .update(Uint8Array.of(join))
    .update(entropy)
    .digest('hex');

/** One move in so many is taken back, where that is free. */
const UNDO_IN = 8;

/** Makes any legal move; gives the version it led to. */
async function move(
  { pair, notes, chance }: Players,
  gameId: string,
  table: Table,
): Promise<number | undefined> {
  const undone = table.moves !== undefined && !table.moves.barrier && chance.below(UNDO_IN) === 0;
  const seat = undone ? table.moves.seat : awaiting(table)[0]?.seat;
  const client = pair[(seat ?? 0) - 1];
  if (client === undefined)
    throw new Error(`nobody is to move in game ${gameId} at version ${table.version}`);
  const order = undone ? undoing(gameId, table) : deciding(gameId, table, chance);
  return (await notes.send(client, order))?.version;
}

const undoing = (gameId: string, { version }: Table): Order => ({
  mutation: 'undoMove',
  inputType: 'UndoMoveInput',
  input: { gameId, expectedVersion: version },
});

function deciding(gameId: string, { game, ...table }: Table, chance: Chance): Order {
  const [open] = awaiting({ ...table, game });
  if (game === undefined || open === undefined) throw new Error(`nothing is to be decided in game ${gameId}`);
  const { type, ...facts } = random(seenGame(game, open.seat), open.seat, chance);
  const [mutation, inputType] = MUTATIONS[type];
  return { mutation, inputType, input: { gameId, decision: open.since, ...facts } };
}
