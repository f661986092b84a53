import { decisionOf } from '../game/index.js';
import type { DecisionKind, GameCommand, Seat, SeenGame, Tribe } from '../game/index.js';
import type { Chance } from './chance.js';

/**
 * A player made of rules. It sees what its seat may see, owes a decision, and always finds a legal command.
 * It remembers nothing: everything it does follows from its arguments.
 */
export type Bot = (game: SeenGame, seat: Seat, chance: Chance) => GameCommand;

/** One kind of decision, for the tribe that owes it. */
export type Decide = (game: SeenGame, tribe: Tribe, chance: Chance) => GameCommand;

/** A bot that has an answer to each kind of decision. */
export const botOf =
  (answers: Readonly<Record<DecisionKind, Decide>>): Bot =>
  (game, seat, chance) => {
    const kind = decisionOf(game, seat);
    const tribe = game.tribes[seat - 1];
    if (kind === undefined || tribe === undefined) throw new Error(`seat ${seat} owes no decision`);
    return answers[kind](game, tribe, chance);
  };

/** Some member of a list that has one. */
export function oneOf<Item>(items: readonly Item[], { below }: Chance): Item {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
