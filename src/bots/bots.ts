import type { GameCommand, GameId, Seat, SeenGame } from '../game/index.js';
import type { Bot } from './bot.js';
import { chanceOf } from './chance.js';
import { random } from './random.js';
import { steady } from './steady.js';

/** Every bot there is, under the name by which it is seated. */
export const BOTS = { random, steady } as const satisfies Readonly<Record<string, Bot>>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

/** Whether a bot of this name can be seated. */
export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);

/**
 * What a bot does in a real game. Its choices grow from the game and the version that opened its decision: whichever
 * process asks, and however often, gets the same command.
 */
export function botMove(
  name: BotName,
  game: SeenGame,
  { gameId, seat, since }: Readonly<{ gameId: GameId; seat: Seat; since: number }>,
): GameCommand {
  return BOTS[name](game, seat, chanceOf('bot', gameId, seat, since));
}
