import { BOT_NAMES, type BotName } from '../bots/bots.js';

/** The kinds of bot that can be seated. */
export type BotKind = BotName;
export const BOT_KINDS: readonly BotKind[] = BOT_NAMES;
