import type { Command, GameId, Rejection, Settings } from '../../game/index.js';
import type { BotKind } from '../bot-kinds.js';
import type { Played, Sent } from '../sent.js';
import type { Opened } from './open-game.js';
import type { LobbyParts } from './parts.js';

/** A practice game: who plays it, against which bots, by which rules. */
export type PlayingNow = Readonly<{
  account: string;
  commandId: string;
  title: string;
  bot: BotKind;
  rules: Pick<Settings, 'edition' | 'expansion' | 'olderTiles' | 'houseRules' | 'seats'>;
  entropy?: string;
}>;

/**
 * Opens a practice game against bots and starts it, in one go. Every step has an id of its own, so that whoever asks
 * again goes on where the first time ended. The newcomer sits in seat 1 and is asked at once.
 */
export async function playNow(parts: LobbyParts, wanted: PlayingNow): Promise<Opened> {
  const { account: owner, commandId, title, rules, bot, entropy } = wanted;
  const settings: Settings = { ...rules, order: 'joined', entropy: 'open', practice: true };
  const opened = await parts.openGame({ owner, commandId, title, visibility: 'unlisted', settings });
  const { game } = opened;
  if (game === undefined) return opened;
  const bots = [{ commandId: 'bots', command: { type: 'JoinGame', bot, fill: true } }] as const;
  const played = await practise(parts, {
    game,
    account: owner,
    bots,
    ...(entropy === undefined ? {} : { entropy }),
  });
  if (played === undefined) return { played: { kind: 'rejected', rejection: REUSED, version: 0 } };
  return {
    game,
    played: { ...played, replayed: opened.played.kind === 'accepted' && opened.played.replayed },
  };
}

/** Who practises at which table, and how the bots sit down there. */
export type Practising = Readonly<{
  game: GameId;
  account: string;
  bots: readonly Readonly<{ commandId: string; command: Command }>[];
  entropy?: string;
}>;

/** Seats somebody and their bots at a table that nobody else knows, and starts it. Undefined as by `step`. */
export async function practise(
  parts: LobbyParts,
  { game, account, bots, entropy }: Practising,
): Promise<Accepted | undefined> {
  const actor = `seat:${await parts.seats.claim(game, account)}` as const;
  const sit: Command = { type: 'JoinGame', ...(entropy === undefined ? {} : { entropy }) };
  if ((await step(parts, { game, actor, commandId: 'sit-down', command: sit })) === undefined)
    return undefined;
  return startWith(parts, game, bots);
}

/** Seats bots beside whoever sits at such a table, and starts it. Undefined as by `step`. */
export async function startWith(
  parts: LobbyParts,
  game: GameId,
  bots: Practising['bots'],
): Promise<Accepted | undefined> {
  for (const bot of bots)
    if ((await step(parts, { game, actor: 'owner', ...bot })) === undefined) return undefined;
  // The same id as the house's own: whichever of the two comes first starts the game.
  return step(parts, { game, actor: 'server', commandId: 'start', command: { type: 'StartGame' } });
}

type Accepted = Extract<Played, { kind: 'accepted' }>;

const REUSED: Rejection = { code: 'COMMAND_ID_REUSED', first: 1 };

/**
 * A step nobody else can have made impossible: the table is known to no one yet. Undefined: it was made before, and
 * otherwise, so that the same id stands for another wish.
 */
async function step({ play }: LobbyParts, sent: Sent): Promise<Accepted | undefined> {
  const played = await play(sent);
  if (played.kind === 'accepted') return played;
  if (played.kind === 'rejected' && played.rejection.code === 'COMMAND_ID_REUSED') return undefined;
  throw new Error(`${sent.command.type} was not accepted in a practice game`);
}
