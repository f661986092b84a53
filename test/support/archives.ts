import {
  awaiting,
  seenBy,
  type Command,
  type GameId,
  type Settings,
  type StoredEvent,
} from '../../src/game/index.js';
import type { ArchiveView, DeliveryLine, DigestLine } from '../../src/fairness/archive/lines.js';
import { contentOf } from '../../src/fairness/archive/content.js';
import { scoresLine } from '../../src/fairness/archive/scores.js';
import { archiveText } from '../../src/fairness/archive/write.js';
import { fromHex, toHex } from '../../src/fairness/bytes.js';
import { genesisHash, hashEvent } from '../../src/fairness/chain.js';
import { digestLeaf, NO_ROOT, signDigest } from '../../src/fairness/digest.js';
import { entropySeal } from '../../src/fairness/draws.js';
import { treeOf } from '../../src/fairness/merkle.js';
import { createSigner, type Signer } from '../../src/fairness/signature.js';
import { nativeHash } from '../../src/cli/native-hash.js';
import { nativeSum } from '../../src/cli/native-sum.js';
import { createVerifier } from '../../src/fairness/verify/verify.js';
import type { Trust } from '../../src/fairness/verify/trust.js';
import type { Verdict } from '../../src/fairness/verify/verdict.js';
import { botMove, type BotName } from '../../src/bots/bots.js';
import { loadedFrom } from '../../src/play/loaded.js';
import { revealStep } from '../../src/play/server-steps.js';
import { redact } from '../../src/views/redact.js';
import { accepted, node, send, type Node } from './house.js';
import { memoryStores } from './memory-stores.js';

export const SIGNER = createSigner(fromHex('07'.repeat(32)));
export const OTHER_SIGNER = createSigner(fromHex('08'.repeat(32)));

/** A house in memory, and how to look behind its back. */
export type ArchiveHouse = Readonly<{
  at: Node;
  history: (game: GameId) => Promise<readonly StoredEvent[]>;
  reveal: (game: GameId) => Promise<void>;
}>;

export function archiveHouse(): ArchiveHouse {
  const stores = memoryStores();
  const at = node(stores);
  const reveal = async (game: GameId): Promise<void> => {
    accepted(await at.play(revealStep(game, (await stores.seeds.seedOf(game))!)));
  };
  return { at, history: (game) => stores.journal.read(game, 0), reveal };
}

/** People sit down, seal and show their entropy, and the game starts. */
export async function startedBy(
  { at }: ArchiveHouse,
  people: readonly string[],
  settings: Partial<Settings> = {},
): Promise<GameId> {
  const game = await at.open({ seats: people.length, order: 'drawn', ...settings });
  const entropies = people.map((_, index) => new Uint8Array(32).fill(index + 1));
  for (const [index, name] of people.entries()) {
    const entropySealed = entropySeal(game, index + 1, entropies[index]!);
    await send(at, game, `seat:${name}`, { type: 'JoinGame', join: index + 1, entropySeal: entropySealed });
  }
  for (const [index, name] of people.entries())
    await send(at, game, `seat:${name}`, { type: 'Ready', entropy: toHex(entropies[index]!) });
  await send(at, game, 'owner', { type: 'StartGame' });
  return game;
}

/** Everybody does what a bot would, by hand, until `enough`. */
export async function playOn(
  { at }: ArchiveHouse,
  game: GameId,
  bot: BotName = 'steady',
  enough: (version: number) => boolean = () => false,
): Promise<void> {
  for (;;) {
    const { table } = (await at.tables.fresh(game))!;
    const [open] = awaiting(table);
    if (open === undefined || enough(table.version)) return;
    const { game: seen } = seenBy(table, open.seat);
    const { seatId } = table.seats.find(({ seat }) => seat === open.seat)!;
    await send(at, game, `seat:${seatId}`, botMove(bot, seen!, { gameId: game, ...open }));
  }
}

/** A whole game with its seed shown. */
export async function finishedGame(
  people: readonly string[],
  settings: Partial<Settings> = {},
  bot: BotName = 'steady',
): Promise<readonly StoredEvent[]> {
  const house = archiveHouse();
  const game = await startedBy(house, people, settings);
  await playOn(house, game, bot);
  await house.reveal(game);
  return house.history(game);
}

/** The shortest game with draws, sealed entropy and a result: Ann sits down with a bot and resigns. */
export async function shortGame(): Promise<readonly StoredEvent[]> {
  const house = archiveHouse();
  const game = await house.at.open({ order: 'drawn' });
  const entropy = new Uint8Array(32).fill(7);
  const ann = (command: Command): Promise<unknown> => send(house.at, game, 'seat:a', command);
  await ann({ type: 'JoinGame', join: 1, entropySeal: entropySeal(game, 1, entropy) });
  await send(house.at, game, 'owner', { type: 'JoinGame', bot: 'steady' });
  await ann({ type: 'Ready', entropy: toHex(entropy) });
  await send(house.at, game, 'owner', { type: 'StartGame' });
  await ann({ type: 'Resign' });
  await house.reveal(game);
  return house.history(game);
}

/** A digest that has the head of this history beside those of some others. */
export function digestOf(events: readonly StoredEvent[], signer = SIGNER): DigestLine {
  const { game, version, hash } = events.at(-1)!;
  const others = Array.from({ length: 3 }, (_, nth) => digestLeaf(game, { version: nth, hash }));
  const position = 2;
  const tree = treeOf(others.with(position, digestLeaf(game, { version, hash })));
  const digest = { date: '2026-11-17', root: tree.root, previousRoot: NO_ROOT, count: others.length };
  const { keyId, publicKey } = signer;
  const signature = signDigest(signer, digest);
  const path = tree.pathOf(position);
  return { kind: 'digest', ...digest, keyId, publicKey, signature, version, position, path };
}

export type ArchiveWishes = Readonly<{
  view?: ArchiveView;
  signer?: Signer;
  deliveries?: readonly DeliveryLine[];
  digest?: DigestLine;
}>;

/** The archive of a history, as a server would write it. */
export async function archiveOf(
  events: readonly StoredEvent[],
  { view = 'full', signer = SIGNER, deliveries = [], digest }: ArchiveWishes = {},
): Promise<string> {
  const { table, game } = loadedFrom(events);
  const own = view.startsWith('seat:') ? Number(view.slice(5)) : undefined;
  const shown = view === 'full' ? events : events.map((event) => redact(event, own));
  const parts = {
    header: {
      kind: 'cairn/archive/1',
      game,
      entropy: table.settings!.entropy,
      view,
      content: contentOf(table),
    },
    events: each(shown),
    deliveries: each(deliveries),
    scores: scoresLine(table),
    digest,
  } as const;
  let text = '';
  for await (const line of archiveText(parts, signer, nativeSum)) text += line;
  return text;
}

/** The same events hashed anew, as somebody would who has changed one of them. */
export function rechained(events: readonly StoredEvent[]): readonly StoredEvent[] {
  let previous = genesisHash(events[0]!.game);
  return events.map((event) => {
    previous = hashEvent(previous, event, nativeHash);
    return { ...event, hash: previous };
  });
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const item of items) yield Promise.resolve(item);
}

const PIECE = 4096;

/** The verdict on a file, given in pieces of this many bytes. */
export function verify(archive: string | Uint8Array, trust: Trust = {}, piece = PIECE): Verdict {
  const bytes = typeof archive === 'string' ? new TextEncoder().encode(archive) : archive;
  const verifier = createVerifier(trust);
  for (let at = 0; at < bytes.length; at += piece) verifier.push(bytes.subarray(at, at + piece));
  return verifier.verdict();
}

/** Whether a file is refused, read no further than it takes: for very many of them, with hashes as terminals make them. */
export function isRefuted(archive: string | Uint8Array): boolean {
  const bytes = typeof archive === 'string' ? new TextEncoder().encode(archive) : archive;
  const verifier = createVerifier({}, { hash: nativeHash, newSum: nativeSum });
  for (let at = 0; at < bytes.length && !verifier.isSettled(); at += PIECE)
    verifier.push(bytes.subarray(at, at + PIECE));
  return verifier.verdict().outcome === 'refuted';
}
