import { RESOURCES, gameOptions, refuseMove } from '../game/index.js';
import type { GameCommand, SeenGame, Tribe } from '../game/index.js';
import { botOf, oneOf } from './bot.js';
import type { Chance } from './chance.js';
import { act } from './random-act.js';
import { somePieces, someTwo } from './random-pieces.js';

/** Proposals before it looks up what is open: on a crowded board most places are closed. */
const TRIES = 20;

const SLOTS = [0, 1, 2] as const;

/** Any legal move. It proposes something and asks the rules, which is much faster than listing everything first. */
export const random = botOf({ place, act, settle, pickDie, feed });

function place(game: SeenGame, { seat, home }: Tribe, chance: Chance): GameCommand {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const rule = oneOf(game.rules.placeList, chance);
    const people = isForGroups(rule.kind) ? 1 + chance.below(home) : rule.min;
    const command: GameCommand = { type: 'PlacePeople', place: rule.place, people };
    if (refuseMove(game, seat, command) === undefined) return command;
  }
  return placeWhereOpen(game, seat, chance);
}

const isForGroups = (kind: string): boolean => kind === 'hunt' || kind === 'gather' || kind === 'worker';

function placeWhereOpen(game: SeenGame, seat: number, chance: Chance): GameCommand {
  const options = gameOptions(game, seat);
  const places = options?.kind === 'place' ? options.places : [];
  const open = places.flatMap((each) => ('closed' in each ? [] : [each]));
  const { place: found, min, max } = oneOf(open, chance);
  return { type: 'PlacePeople', place: found, people: min + chance.below(max - min + 1) };
}

function settle(game: SeenGame, { seat, tools, used, cards }: Tribe, chance: Chance): GameCommand {
  const slots = SLOTS.filter(
    (slot) => (tools[slot] ?? 0) > 0 && used[slot] === false && chance.below(2) === 0,
  );
  const oneUse = cards.filter((card) => game.rules.oneUse.has(card) && chance.below(4) === 0);
  const ornaments = someOrnaments(game, chance);
  const proposed: GameCommand =
    ornaments === undefined
      ? { type: 'Settle', tools: slots, oneUse }
      : { type: 'Settle', tools: slots, oneUse, ornaments };
  if (refuseMove(game, seat, proposed) === undefined) return proposed;
  return { type: 'Settle', tools: slots, oneUse: [] };
}

/** A part of a hunt taken as ornaments, where the box has any; perhaps more than there is, which the rules refuse. */
function someOrnaments({ roll, rules }: SeenGame, { below }: Chance): number | undefined {
  const rule = rules.places.get(roll?.source ?? '');
  if (roll === undefined || rule?.kind !== 'hunt' || !rule.splits) return undefined;
  return below(2 * roll.dice.length + 1);
}

function pickDie({ market }: SeenGame, _tribe: Tribe, chance: Chance): GameCommand {
  return { type: 'PickDie', face: oneOf(market?.dice ?? [], chance) };
}

function feed(game: SeenGame, { seat, stock }: Tribe, chance: Chance): GameCommand {
  const options = gameOptions(game, seat);
  if (options?.kind !== 'feed') throw new Error(`seat ${seat} need not feed`);
  if (options.anyTwo !== undefined && chance.below(2) === 0)
    return { type: 'TakeAnyTwo', goods: someTwo(options.anyTwo.count, chance) };
  return { type: 'Feed', pay: somePieces(stock, RESOURCES, oneOf(options.choices, chance).count, chance) };
}
