import { randomBytes, randomUUID } from 'node:crypto';
import { awaiting, seenBy, type GameId, type Settings } from '../../../src/game/index.js';
import { botMove } from '../../../src/bots/bots.js';
import { nativeHash } from '../../../src/cli/native-hash.js';
import { contentOf } from '../../../src/fairness/archive/content.js';
import { ARCHIVE_KIND } from '../../../src/fairness/archive/lines.js';
import { scoresLine } from '../../../src/fairness/archive/scores.js';
import { archiveText } from '../../../src/fairness/archive/write.js';
import type { Hash } from '../../../src/fairness/hash.js';
import { createSigner } from '../../../src/fairness/signature.js';
import { openGame, type OpenParts } from '../../../src/play/lobby/open-game.js';
import { createLucks } from '../../../src/play/luck.js';
import { createMemoryJournal } from '../../../src/play/memory-journal.js';
import { createPlay } from '../../../src/play/play.js';
import type { Journal, Seeds } from '../../../src/play/ports.js';
import type { Sent } from '../../../src/play/sent.js';
import { revealStep } from '../../../src/play/server-steps.js';
import { noCalendars } from '../../../src/play/seat-calendars.js';
import { BARE_SHELF } from '../../../src/play/shelf.js';
import { createTables } from '../../../src/play/tables.js';

const SETTINGS: Settings = { edition: 'cs-2019', seats: 4, order: 'drawn', entropy: 'open' };
const SIGNER = createSigner(new Uint8Array(32).fill(7));

/** A table of four that can be played on this journal, move by move. */
export type Table = Readonly<{
  game: GameId;
  /** The next move that somebody owes; undefined once the game is over. */
  next: () => Promise<Sent | undefined>;
  play: (sent: Sent) => Promise<void>;
  parts: OpenParts;
}>;

/** Opens a game of four people and starts it. */
export async function startedTable(journal: Journal & Seeds, hash: Hash = nativeHash): Promise<Table> {
  const parts = partsOn(journal, hash);
  const opening = { commandId: randomUUID(), owner: randomUUID(), title: '', visibility: 'public' } as const;
  const { game } = await openGame(parts, { ...opening, settings: SETTINGS });
  if (game === undefined) throw new Error('no game was opened');
  const playOn = createPlay(parts);
  const play = async (sent: Sent): Promise<void> => {
    const played = await playOn(sent);
    if (played.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(played)}`);
  };
  const send = (sent: Pick<Sent, 'actor' | 'command'>): Sent => ({ game, commandId: randomUUID(), ...sent });
  for (const name of ['a', 'b', 'c', 'd']) {
    const entropy = randomBytes(32).toString('hex');
    await play(send({ actor: `seat:${name}`, command: { type: 'JoinGame', entropy } }));
  }
  await play(send({ actor: 'server', command: { type: 'StartGame' } }));
  const next = async (): Promise<Sent | undefined> => {
    const table = (await parts.tables.load(game))?.table;
    const [open] = table === undefined ? [] : awaiting(table);
    const seat = table?.seats.find((each) => each.seat === open?.seat);
    if (table === undefined || open === undefined || seat === undefined) return undefined;
    const seen = seenBy(table, open.seat).game;
    if (seen === undefined) return undefined;
    const command = botMove('steady', seen, { gameId: game, ...open });
    return send({ actor: `seat:${seat.seatId}`, command });
  };
  return { game, next, play, parts };
}

const partsOn = (journal: Journal & Seeds, hash: Hash): OpenParts => ({
  journal,
  hash,
  tables: createTables(journal),
  lucks: createLucks(journal),
  calendars: noCalendars,
  shelf: BARE_SHELF,
  random: (count) => new Uint8Array(randomBytes(count)),
  now: () => new Date(),
  newId: randomUUID,
  stored: () => undefined,
  requests: { once: ({ commandHash, result }) => Promise.resolve({ commandHash, result }) },
});

/** The archive of a whole game of four. */
export async function finishedArchive(): Promise<Uint8Array> {
  const journal = createMemoryJournal();
  const { game, next, play, parts } = await startedTable(journal);
  for (let sent = await next(); sent !== undefined; sent = await next()) await play(sent);
  const seed = await journal.seedOf(game);
  if (seed !== undefined) await play(revealStep(game, seed));
  const table = (await parts.tables.fresh(game))?.table;
  if (table === undefined) throw new Error('the game is gone');
  const header = {
    kind: ARCHIVE_KIND,
    game,
    entropy: 'open',
    view: 'full',
    content: contentOf(table),
  } as const;
  const events = each(await journal.read(game, 0));
  let text = '';
  for await (const line of archiveText(
    { header, events, deliveries: each([]), scores: scoresLine(table) },
    SIGNER,
  ))
    text += line;
  return new TextEncoder().encode(text);
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const item of items) yield Promise.resolve(item);
}
