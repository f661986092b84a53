import { fail, ok } from '../lib/result.js';
import type { Result } from '../lib/result.js';
import type { GameCommand } from './command.js';
import type { GameEvent } from './event.js';
import type { Luck } from './luck.js';
import type { Seat } from './model/ids.js';
import type { Rejection } from './rejection.js';
import { draftOf } from './rules/draft.js';
import type { Draft } from './rules/draft.js';
import { advance } from './rules/flow.js';
import { refuseAnyTwo, takeAnyTwo } from './rules/any-two.js';
import {
  buyBuilding,
  declineBuilding,
  refuseBuilding,
  refuseBuildingDecline,
} from './rules/building-purchase.js';
import { buyCard, declineCard, refuseCard, refuseCardDecline } from './rules/card-purchase.js';
import { feed, refuseFeeding } from './rules/feeding.js';
import { refuseRoll, refuseSettling, roll, settle } from './rules/gathering.js';
import { pickDie, refusePick } from './rules/market.js';
import { placePeople, refusePlacing } from './rules/placement.js';
import { refuseUse, usePlace } from './rules/village.js';
import type { Game, SeenGame } from './state.js';

/** A rule of the game: when its command is refused, and what it does otherwise. */
type Rule<Command> = Readonly<{
  refuse: (game: SeenGame, seat: Seat, command: Command) => Rejection | undefined;
  play: (draft: Draft, seat: Seat, command: Command) => void;
}>;
type RuleBook = { readonly [Command in GameCommand as Command['type']]: Rule<Command> };

const RULES: RuleBook = {
  PlacePeople: { refuse: refusePlacing, play: placePeople },
  UsePlace: { refuse: refuseUse, play: usePlace },
  Roll: { refuse: refuseRoll, play: roll },
  Settle: { refuse: refuseSettling, play: settle },
  BuyCard: { refuse: refuseCard, play: buyCard },
  DeclineCard: { refuse: refuseCardDecline, play: declineCard },
  BuyBuilding: { refuse: refuseBuilding, play: buyBuilding },
  DeclineBuilding: { refuse: refuseBuildingDecline, play: declineBuilding },
  PickDie: { refuse: refusePick, play: pickDie },
  TakeAnyTwo: { refuse: refuseAnyTwo, play: takeAnyTwo },
  Feed: { refuse: refuseFeeding, play: feed },
};

const RULE_BY_TYPE: ReadonlyMap<string, Rule<GameCommand>> = new Map(
  Object.entries(RULES as Readonly<Record<string, Rule<GameCommand>>>),
);

/** Whether this is a command of the game itself. */
export const isGameCommand = (command: Readonly<{ type: string }>): command is GameCommand =>
  RULE_BY_TYPE.has(command.type);

/** Why the rules refuse this command, or undefined. Asks only what a viewer of this seat can see. */
export function refuseMove(game: SeenGame, seat: Seat, command: GameCommand): Rejection | undefined {
  const rule = RULE_BY_TYPE.get(command.type);
  return rule === undefined ? { code: 'UNKNOWN_COMMAND' } : rule.refuse(game, seat, command);
}

/** A move and where it leads, its events counted on from the game's last version. */
export type Played = Readonly<{ events: readonly GameEvent[]; game: Game }>;

/** What a player's command brings about: his event and its consequences until somebody must choose again. */
export function playMove(
  game: Game,
  seat: Seat,
  command: GameCommand,
  luck: Luck,
): Result<Played, Rejection> {
  const rule = RULE_BY_TYPE.get(command.type);
  if (rule === undefined) return fail({ code: 'UNKNOWN_COMMAND' });
  const refusal = rule.refuse(game, seat, command);
  if (refusal !== undefined) return fail(refusal);
  const draft = draftOf(game, luck);
  rule.play(draft, seat, command);
  advance(draft);
  return ok(draft);
}

/** As `playMove`, the events alone. */
export function decideMove(
  game: Game,
  seat: Seat,
  command: GameCommand,
  luck: Luck,
): Result<readonly GameEvent[], Rejection> {
  const played = playMove(game, seat, command, luck);
  return played.ok ? ok(played.value.events) : played;
}
