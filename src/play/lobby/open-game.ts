import {
  decide,
  type Command,
  type GameId,
  type Rejection,
  type Settings,
  type Table,
} from '../../game/index.js';
import { genesisHash, hashCommand } from '../../fairness/chain.js';
import { SECRET_BYTES, seedCommitment } from '../../fairness/draws.js';
import { loadedFrom, type Loaded } from '../loaded.js';
import { noLuck } from '../luck.js';
import type { PlayParts } from '../parts.js';
import type { Requests } from '../people-port.js';
import type { NewGame } from '../ports.js';
import { recordEvents } from '../record.js';
import type { Played, Sent } from '../sent.js';
import type { Shelf } from '../shelf.js';
import { appendOf, appendSurely } from '../store.js';

/** What somebody wants to open, and under which command id. */
export type Opening = Readonly<{ commandId: string; settings: Settings }> & NewGame;

/** As of any other command, and which game it is; a refused one is none. `link` is the secret of its link, if one was made. */
export type Opened = Readonly<{ game?: GameId; played: Played; link?: string }>;

export type OpenParts = PlayParts & Readonly<{ requests: Requests; newId: () => string; shelf: Shelf }>;

/**
 * Opens a game: draws its seed, commits to it, stores both with the first event.
 * The id is reserved under the command id first, so that a retry opens the same game and no second one; but only
 * for settings that will do, because a refused command spends nothing.
 */
export async function openGame(parts: OpenParts, opening: Opening): Promise<Opened> {
  const empty = await parts.shelf.emptyFor(opening.settings.contentFile);
  const refusal = refusalOf(opening, empty);
  if (refusal !== undefined) return { played: { kind: 'rejected', rejection: refusal, version: 0 } };
  const { commandId, owner, title, visibility, settings } = opening;
  const wanted = hashCommand({ settings, title, visibility });
  const first = await parts.requests.once({
    account: owner,
    commandId,
    commandHash: wanted,
    result: parts.newId(),
    at: parts.now(),
  });
  if (first.commandHash !== wanted)
    return { played: { kind: 'rejected', rejection: { code: 'COMMAND_ID_REUSED', first: 1 }, version: 0 } };
  const game = first.result as GameId;
  const known = await parts.tables.load(game);
  return {
    game,
    played: known === undefined ? await store(parts, opening, game, empty) : await replayed(parts, game),
  };
}

/** Whether settings will do depends on nothing but the content file: neither on the seed nor on the id. */
function refusalOf({ settings }: Opening, empty: Table): Rejection | undefined {
  const command: Command = { type: 'OpenGame', settings, commitment: '0'.repeat(2 * SECRET_BYTES) };
  const decided = decide(empty, 'owner', command, noLuck);
  return decided.ok ? undefined : decided.reason;
}

async function store(parts: OpenParts, opening: Opening, game: GameId, empty: Table): Promise<Played> {
  const seed = parts.random(SECRET_BYTES);
  const sent = sentOf(opening, game, seedCommitment(game, seed));
  const decided = decide(empty, sent.actor, sent.command, noLuck);
  if (!decided.ok) return { kind: 'rejected', rejection: decided.reason, version: 0 };
  const place = { ...sent, version: 0, headHash: genesisHash(game), at: parts.now().toISOString() };
  const stored = recordEvents(place, decided.value, parts);
  const next = loadedFrom(stored, empty);
  const append = appendOf(place, stored, next, parts.hash);
  const { appended, cut } = await appendSurely(() => parts.journal.open(append, seed, opening));
  if (appended.kind !== 'appended') {
    const first = await replayed(parts, game);
    const ours = cut && first.kind === 'accepted' && first.head === next.headHash;
    if (!ours) return first;
  }
  parts.stored(parts.tables.keep(next), sent.actor);
  return acceptedAt(next, false);
}

const sentOf = ({ commandId, settings }: Opening, game: GameId, commitment: string): Sent => ({
  game,
  actor: 'owner',
  commandId,
  command: { type: 'OpenGame', settings, commitment },
});

/** The game was opened before by this very command; its first event is the answer. */
async function replayed({ journal }: OpenParts, game: GameId): Promise<Played> {
  return acceptedAt(loadedFrom(await journal.read(game, 0, 1)), true);
}

const acceptedAt = ({ table, headHash }: Loaded, again: boolean): Played => ({
  kind: 'accepted',
  first: 1,
  version: table.version,
  head: headHash,
  replayed: again,
});
